/** @file One example of every expected failure and more of those with many faces. A new kind does not compile without one. */

import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { SentRow } from "../../shared/imports/row-fingerprint.ts";
import type { RowProblem } from "../../shared/spreadsheet/sheet-reading.ts";
import { textAsMessage } from "./in-words.ts";
import { questionOf } from "./sample-readings.ts";

const first = { importId: "12", file: "november.xlsx", row: 3, sentAt: Date.UTC(2026, 10, 20, 2, 14), endedAt: null };
const resemblances = [
  "other-row",
  "no-number",
  "read-otherwise",
  "more-often",
  "same",
  "spelled-otherwise",
  "supplier-otherwise",
  "number-missing",
  "in-invoice-list",
] as const;
const looksAlike = {
  here: { InvoiceNumber: "INV 12", AccountName: "Acme Ltd", Date: "2026-11-20", Net: "10.00", Currency: "GBP" },
  there: { InvoiceNumber: "INV-12", AccountName: "Acme Ltd", Date: "2026-11-20", Net: "10.00", Currency: "GBP" },
};

export const sentRows: readonly SentRow[] = resemblances.map((is, index) => ({
  row: index + 4,
  invoiceNumber: is === "no-number" ? null : `INV-${index + 7}`,
  is,
  first: is === "same" ? { ...first, sentAt: null } : first,
  ...(["spelled-otherwise", "supplier-otherwise", "number-missing", "in-invoice-list"].includes(is)
    ? { both: looksAlike }
    : {}),
  ...(is === "in-invoice-list" ? { purchaseInvoiceId: "10023" } : {}),
}));

export const rowProblems: readonly RowProblem[] = [
  {
    row: 7,
    column: "A",
    header: "Invoice date",
    value: "31/02/2026",
    reason: textAsMessage("there is no such day"),
    fix: textAsMessage("write the date as yyyy-mm-dd, for example 2026-02-28"),
  },
  {
    row: 9,
    column: "F",
    header: "Net",
    value: "1.204,5O",
    reason: textAsMessage("this is not a number (it holds the letter O)"),
    fix: textAsMessage("type the amount again"),
  },
  {
    row: 12,
    column: null,
    header: null,
    value: null,
    reason: textAsMessage("no supplier is given"),
    fix: textAsMessage("fill in AccountId or AccountName"),
  },
  {
    row: 12,
    column: "D",
    header: "Currency",
    value: "",
    reason: textAsMessage("the currency is missing"),
    fix: textAsMessage("write its three letters, for example GBP"),
  },
];

type ByKind = { readonly [K in Failure["kind"]]: readonly Extract<Failure, { readonly kind: K }>[] };

const byKind: ByKind = {
  "spreadsheet-or-document": [
    { kind: "spreadsheet-or-document", candidates: [] },
    {
      kind: "spreadsheet-or-document",
      candidates: [{ purchaseInvoiceId: "10023", invoiceNumber: "", supplier: null }],
    },
  ],
  "cannot-reverse": [
    { kind: "cannot-reverse", why: "reversed-already", in: { id: "12", file: "invoices - reversal.csv" } },
    { kind: "cannot-reverse", why: "reversed-already" },
    { kind: "cannot-reverse", why: "not-settled" },
    { kind: "cannot-reverse", why: "other-office" },
  ],
  "empty-file": [{ kind: "empty-file" }],
  "may-have-gone": [
    { kind: "may-have-gone", from: Date.UTC(2026, 10, 20, 2, 14), until: Date.UTC(2026, 10, 21, 9, 0) },
    { kind: "may-have-gone", from: 0, until: Date.UTC(2026, 10, 21, 9, 0) },
  ],
  "connection-changed": [{ kind: "connection-changed", from: "head-office", to: "branch" }],
  "incomplete-file": [{ kind: "incomplete-file", expected: "the end of the PDF" }],
  "too-large": [
    { kind: "too-large", as: "document", sizeBytes: 162_400_000, limitBytes: 150_000_000 },
    { kind: "too-large", as: "document", sizeBytes: 157_286_401, limitBytes: 157_286_400 },
    { kind: "too-large", as: "spreadsheet", sizeBytes: 223_346_688, limitBytes: 104_857_600 },
  ],
  "type-not-permitted": [
    { kind: "type-not-permitted", extension: ".zip" },
    { kind: "type-not-permitted", extension: "heic" },
    { kind: "type-not-permitted", extension: "" },
  ],
  "name-not-permitted": (
    [
      "control-character",
      "forbidden-character",
      "too-long",
      "no-extension",
      "ends-in-dot-or-space",
      "not-encodable",
    ] as const
  ).map((rule) => ({ kind: "name-not-permitted", rule })),
  "content-differs-from-extension": [
    { kind: "content-differs-from-extension", extension: ".pdf", found: textAsMessage("a PNG image") },
  ],
  "unreadable-e-invoice": [
    { kind: "unreadable-e-invoice", detail: textAsMessage("it declares a document type") },
    { kind: "unreadable-e-invoice", detail: textAsMessage("") },
    ...(["order", "reminder", "response", "ebinterface", "excel-2003"] as const).map(
      (is) => ({ kind: "unreadable-e-invoice", detail: { say: "is-other-document", is } }) as const,
    ),
  ],
  "unreadable-spreadsheet": [
    { kind: "unreadable-spreadsheet", detail: textAsMessage("it is protected by a password") },
    { kind: "unreadable-spreadsheet", detail: textAsMessage("") },
  ],
  "parser-stopped": (["time", "memory", "crash"] as const).flatMap((why) =>
    [true, false].map(
      (isWorkbook) => ({ kind: "parser-stopped", why, isWorkbook, detail: textAsMessage("") }) as const,
    ),
  ),
  "leads-outside-inbox": [{ kind: "leads-outside-inbox" }],
  "rows-have-problems": [
    { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 },
    { kind: "rows-have-problems", problems: rowProblems.slice(0, 1), rowsSent: 0, rowsReady: 0 },
    { kind: "rows-have-problems", problems: rowProblems.slice(2), rowsSent: 118, rowsReady: 0 },
    { kind: "rows-have-problems", problems: [], rowsSent: 0, rowsReady: 0 },
  ],
  "cannot-tell": [
    {
      kind: "cannot-tell",
      questions: [
        questionOf("date-order", "is 03/04/2026 in A2 the 3rd of April or the 4th of March? No row settles it"),
        questionOf("decimal-sign", "Is 1.204 in F2 one or one thousand?"),
      ],
      problems: [],
    },
    {
      kind: "cannot-tell",
      questions: [questionOf("column", "Two columns are headed “Net”: F and H.")],
      problems: rowProblems,
    },
    { kind: "cannot-tell", questions: [questionOf("sheet", "“May” and “June” both hold invoices.")], problems: [] },
  ],
  "already-sent": [
    { kind: "already-sent", rows: sentRows },
    { kind: "already-sent", rows: sentRows.slice(0, 1) },
    { kind: "already-sent", rows: sentRows.map((row) => ({ ...row, openAs: "unknown" as const })) },
    {
      kind: "already-sent",
      rows: [
        ...sentRows.slice(0, 1),
        ...sentRows.slice(1).map((row) => ({
          ...row,
          first: { ...row.first, sentAt: null, endedAt: null },
          openAs: "held" as const,
        })),
      ],
    },
    { kind: "already-sent", rows: [], copyOf: { id: "7", file: "10023 scan.pdf" } },
    { kind: "already-sent", rows: [], copyOf: { id: "7", file: "10023 scan.pdf", mayHaveArrived: true } },
  ],
  "sync-conflict": [{ kind: "sync-conflict", original: "invoices.xlsx" }],
  "no-invoices": [{ kind: "no-invoices" }],
  "no-purchase-invoice-id": (
    [
      "none",
      "looks-like-a-date",
      "not-an-id",
      "two-ids",
      "may-be-something-else",
      "several-numbers",
      "several-suppliers",
      "entered-twice",
      "renamed-while-sent",
      "changed-while-sent",
    ] as const
  ).map((why) => ({
    kind: "no-purchase-invoice-id",
    why,
    ...(why.endsWith("-while-sent") && { sentTo: "10022" }),
    candidates: [{ purchaseInvoiceId: "10023", invoiceNumber: "INV-1", supplier: "Acme Ltd" }],
  })),
  "not-sent": [
    { kind: "not-sent", why: "unreachable", detail: "getaddrinfo ENOTFOUND finance.example.com" },
    { kind: "not-sent", why: "cut-off", detail: "" },
  ],
  barred: (
    [
      "proxy-away",
      "proxy-password",
      "proxy-sign-in",
      "proxy-kind",
      "proxy-refuses",
      "certificate-unknown",
      "certificate-date",
      "certificate-name",
      "settings",
    ] as const
  ).map((by) => ({ kind: "barred", by, at: "proxy.office:3128", detail: "the words of a machine" })),
  busy: [
    { kind: "busy", status: 429, retryAfterMs: 30_000 },
    { kind: "busy", status: 503, retryAfterMs: null },
  ],
  "after-unknown": [
    { kind: "after-unknown", calls: 1 },
    { kind: "after-unknown", calls: 3 },
  ],
  "signed-out": [{ kind: "signed-out", connection: "head-office", detail: "the sign-in has expired" }],
  "no-keychain": [{ kind: "no-keychain", detail: "no Secret Service answers" }],
  "no-connection": [{ kind: "no-connection", connection: "head-office" }],
  "file-changed": [{ kind: "file-changed" }],
  "file-unreadable": [{ kind: "file-unreadable", detail: "permission denied" }],
  refused: [
    { kind: "refused", status: 400, body: '{"message":"No supplier matches AccountName “Acme Ltd”"}' },
    { kind: "refused", status: 401, body: "" },
    { kind: "refused", status: 403, body: "Full Control permission is needed." },
    { kind: "refused", status: 404, body: "<!DOCTYPE html><html><style>b{}</style><h1>Not\n found</h1></html>" },
    { kind: "refused", status: 422, body: "x".repeat(5_000) },
  ],
  "no-answer": (
    ["silence", "cut-off-answer", "unreadable-answer", "contradictory-answer", "died", "answer-differs"] as const
  ).map((evidence) => ({ kind: "no-answer", evidence, detail: evidence === "unreadable-answer" ? "answer 502" : "" })),
  rejected: [
    { kind: "rejected", reason: null },
    { kind: "rejected", reason: "These are last year's" },
    { kind: "rejected", reason: null, mayHaveArrived: true },
    { kind: "rejected", reason: "It is there after all", mayHaveArrived: true },
  ],
  withdrawn: [
    { kind: "withdrawn", was: null },
    { kind: "withdrawn", was: "queued" },
    { kind: "withdrawn", was: "taken away", mayHaveArrived: true },
  ],
};

export const sampleFailures: readonly Failure[] = Object.values(byKind).flat();
