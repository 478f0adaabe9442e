/** @file Imports in every state, and every step that there is. */

import type { Import, ImportState, Part, StateName } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import { textAsMessage } from "../../shared/in-words.ts";

const noAnswer = { kind: "no-answer", evidence: "silence", detail: "no answer" } as const;
const refused = { kind: "refused", status: 400, body: "no such supplier" } as const;
const first = { importId: "3", file: "first.csv", row: 2, sentAt: 500, endedAt: 600 };
const alreadySent = {
  kind: "already-sent",
  rows: [{ row: 4, invoiceNumber: "INV-7", is: "other-row", first }],
} as const;
const problem = {
  row: 3,
  column: null,
  header: null,
  value: null,
  reason: textAsMessage("No supplier."),
  fix: textAsMessage(""),
};

const rowsWithProblems = { kind: "rows-have-problems", problems: [problem], rowsSent: 0, rowsReady: 2 } as const;

const states: Readonly<Record<StateName, ImportState>> = {
  reading: { at: "reading" },
  held: { at: "held", doubts: [] },
  queued: { at: "queued", why: null, attempts: 0, notBefore: 0 },
  sending: { at: "sending", part: 0, attempts: 0 },
  unknown: { at: "unknown", part: 0, why: noAnswer },
  waiting: { at: "waiting", why: { kind: "no-invoices" } },
  done: { at: "done" },
  failed: { at: "failed", why: refused },
  duplicate: { at: "duplicate", of: "1" },
};

export const stateNames = Object.keys(states) as readonly StateName[];

const partStates: Readonly<Record<StateName, readonly Part["state"][]>> = {
  reading: [],
  held: ["planned", "planned"],
  queued: ["planned", "planned"],
  sending: ["sending", "planned"],
  unknown: ["unknown", "planned"],
  waiting: [],
  done: ["done", "done"],
  failed: ["refused", "planned"],
  duplicate: [],
};

const part = (state: Part["state"]): Part => ({
  state,
  invoices: 2,
  net: { GBP: "20.00" },
  vat: { GBP: "4.00" },
  sentAt: state === "planned" ? null : 3_000,
  endedAt: null,
  status: null,
});

export const sampleImport = (at: StateName, changes: Partial<Import> = {}): Import => ({
  id: "7",
  version: 4,
  inbox: "payables",
  connection: "office",
  kind: "batch",
  sha256: "ab",
  sizeBytes: 10,
  seenAt: 1_000,
  since: 2_000,
  state: states[at],
  parts: partStates[at].map(part),
  place: { dropped: "a.csv", path: "a.csv", movingTo: null },
  purchaseInvoiceId: null,
  documentId: null,
  leftOut: [],
  sentBefore: [],
  anyway: null,
  answers: null,
  pendingTemplate: null,
  enclosures: [],
  plannedBy: null,
  ...changes,
});

/** An import in this state, and others that may go another way from there: one part, rows left out, a document. */
const settledRows = {
  ...{ arrived: [2], missing: [], later: [] },
  listed: [{ list: { id: "9", file: "list.csv" }, rows: [2] }],
};

/** The states that a decision of a moment ago may have led here from. */
const undoneFrom: Partial<Record<StateName, readonly StateName[]>> = {
  queued: ["held", "waiting"],
  reading: ["waiting", "failed", "duplicate"],
  failed: ["held", "waiting", "failed"],
};

export const importAt = (at: StateName): readonly Import[] => [
  sampleImport(at),
  sampleImport(at, { parts: partStates[at].slice(0, 1).map(part) }),
  sampleImport(at, { parts: partStates[at].slice(0, 1).map(part), leftOut: [problem] }),
  sampleImport(at, { parts: ["done" as const, ...partStates[at].slice(0, 1)].map(part) }),
  sampleImport(at, { kind: "document", parts: partStates[at].slice(0, 1).map(part), purchaseInvoiceId: "10023" }),
  sampleImport(at, { kind: "document", parts: [] }),
  ...(at === "waiting" ? [sampleImport(at, { state: { at, why: rowsWithProblems }, parts: [] })] : []),
  // An invoice list has settled it.
  ...(at === "done" ? [sampleImport(at, { parts: [{ ...part("done"), answers: settledRows }] })] : []),
  // Its rows were sent in its corrected file.
  ...(at === "done"
    ? [
        { at: "waiting", why: rowsWithProblems } as const,
        { at: "failed", why: { kind: "refused", status: 400, body: "" } } as const,
      ].map((was) => sampleImport(at, { state: { at, correctedIn: { id: "9", file: "fixed.xlsx" }, was }, parts: [] }))
    : []),
  // Decided a moment ago, and not yet too late to undo.
  ...(undoneFrom[at] ?? []).map((was) => sampleImport(at, { undo: { until: 13_000, to: { state: states[was] } } })),
  // Asked about rows that went before: before anything of it has gone, and after the rest has.
  ...(at === "waiting" ? [[], [part("done"), part("planned")]] : []).map((parts) =>
    sampleImport(at, { state: { at: "waiting", why: alreadySent }, parts }),
  ),
];

const plan = (hold: readonly RowProblem[] | null): ImportEvent => ({
  type: "plan",
  parts: [{ invoices: 1, net: {}, vat: {} }],
  leftOut: [],
  sentBefore: [],
  purchaseInvoiceId: null,
  hold,
  by: { connection: "office", rules: "" },
});

export const allSteps: readonly ImportEvent[] = [
  plan(null),
  plan([]),
  { type: "store-register", entries: 3 },
  {
    type: "wait-for-original",
    original: "1",
    repeats: { file: "a.csv", rows: 1, first: { row: 2, invoiceNumber: "A1" } },
  },
  { type: "ask", why: { kind: "no-invoices" } },
  { type: "invalid-file", why: { kind: "empty-file" } },
  { type: "mark-duplicate", of: "1" },
  { type: "mark-corrected", in: { id: "9", file: "a - to correct.xlsx" } },
  { type: "take-inside", files: ["a.pdf"] },
  { type: "not-corrected", in: { id: "9", file: "fixed.xlsx" } },
  { type: "mark-correction", of: { id: "8", file: "a.csv" } },
  { type: "replace-rows", in: { id: "9", file: "fixed.xlsx" }, rows: [], left: 1 },
  { type: "begin-sending", part: 0 },
  { type: "begin-sending", part: 1 },
  { type: "accepted", status: 200, answer: "ok", documentId: "5" },
  { type: "rejected-by-service", why: refused },
  { type: "not-sent", why: { kind: "not-sent", why: "unreachable", detail: "" }, notBefore: 9_000 },
  { type: "outcome-unknown", why: noAnswer, lastEvidenceAt: 4_000 },
  { type: "hold" },
  { type: "hold", why: { kind: "connection-changed", from: "office", to: "branch" } },
  { type: "read-again", connection: "office", wantsApproval: true },
  { type: "approve" },
  { type: "take-back" },
  { type: "answer", change: { dateOrder: "dmy" }, remember: true },
  { type: "reject", reason: null },
  { type: "retry" },
  { type: "look-again" },
  { type: "send-anyway", reason: "The first one was cancelled." },
  { type: "attach", purchaseInvoiceId: "10023" },
  { type: "settle", answer: "arrived" },
  { type: "settle", answer: "send-again" },
  { type: "settle-rows", part: 0, answer: "arrived", rows: [2] },
  { type: "settle-rows", part: 0, answer: "later", rows: [2] },
  { type: "withdraw", was: null },
  { type: "return-to-inbox", at: "back.csv" },
  { type: "put-back", is: "copy", to: "a - to correct.xlsx" },
  { type: "put-back", is: "file", to: "a - to correct.xlsx" },
  { type: "start-move", to: "Done/a.csv" },
  { type: "set-location", at: null },
];

/** What happens to an import only while a journal is restored, or right after. */
export const restoreSteps: readonly ImportEvent[] = [
  { type: "outcome-unknown-after-restore", why: noAnswer, from: 1_500, lastEvidenceAt: 4_500 },
  { type: "hold-after-restore", why: { kind: "may-have-gone", from: 1_500, until: 4_500 } },
  { type: "sent-before-restore", at: "Done/a.csv" },
  { type: "take-as-sent", at: "Done/a.csv", purchaseInvoiceId: null },
];
