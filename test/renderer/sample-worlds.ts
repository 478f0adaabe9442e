/** @file What the window may have to show: empty, busy, in trouble, a first run, signed out, offline. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";
import { rowProblems, sentRows } from "../shared/sample-failures.ts";
import { arrivedPart, minutes, morning, sampleBatch, sampleDocument, samplePart } from "../shared/sample-imports.ts";
import type { FakeWorld } from "./fake-agent.ts";

const idleStatus: AgentStatus = {
  state: "idle",
  since: morning - minutes(30),
  counts: { underWay: 0, done: 0, failed: 0, needsYou: 0, duplicate: 0 },
  needPerson: 0,
  exceptions: [],
  unconfirmed: null,
  connections: [
    {
      id: "head-office",
      name: "Head office",
      office: null,
      isTest: false,
      flow: "browser",
      signedIn: true,
      account: "anna.brown@example.com",
      register: null,
      expiresAt: null,
      canRefresh: true,
    },
  ],
  inboxes: [
    {
      id: "payables",
      path: "/home/anna/Finance inbox",
      connection: "head-office",
      unreachable: null,
      notImported: null,
    },
  ],
  overdue: null,
  missingDocuments: null,
  uploads: [],
  pausedUntil: null,
  closed: [],
  settingsProblems: [],
  keychainProblem: null,
  tonight: null,
  report: null,
  offlineCause: null,
};

const night = morning - minutes(7 * 60 + 16);

const arrived: readonly Import[] = [
  sampleBatch(
    "Suppliers week 47.xlsx",
    { at: "done" },
    { seenAt: night, since: night + 1_000, parts: [arrivedPart(night)] },
  ),
  sampleDocument("10023 delivery note.pdf", { at: "done" }, { seenAt: night + 5_000, since: night + 6_000 }),
  sampleDocument(
    "10024/scan 0001.jpg",
    { at: "done" },
    { seenAt: night + 7_000, since: night + 8_000, purchaseInvoiceId: "10024" },
  ),
  sampleBatch(
    "Group invoices, all currencies.xlsx",
    { at: "done" },
    {
      seenAt: night + 9_000,
      since: night + 70_000,
      parts: [
        arrivedPart(night + 58_000, {
          invoices: 200,
          net: { GBP: "184203.10", EUR: "20910.00", JPY: "1290000" },
          vat: { GBP: "36840.62", EUR: "3972.90", JPY: "129000" },
        }),
        arrivedPart(night + 65_000, { invoices: 47, net: { GBP: "9120.07" }, vat: { GBP: "1824.01" } }),
      ],
    },
  ),
  sampleBatch(
    "Suppliers week 47 (copy).xlsx",
    { at: "duplicate", of: "Suppliers-week-47-xlsx" },
    { seenAt: night + 10_000, since: night + 11_000 },
  ),
  sampleDocument(
    "10025.pdf",
    { at: "failed", why: { kind: "withdrawn", was: null } },
    { seenAt: night - minutes(1_500), since: night - minutes(1_500) },
  ),
];

const underWay: readonly Import[] = [
  sampleBatch(
    "Utilities November.csv",
    { at: "sending", part: 1, attempts: 1 },
    {
      seenAt: morning - 60_000,
      since: morning - 3_000,
      parts: [
        arrivedPart(morning - 9_000, { invoices: 200, net: { GBP: "50210.22" }, vat: { GBP: "10042.04" } }),
        samplePart({
          state: "sending",
          sentAt: morning - 3_000,
          invoices: 200,
          net: { GBP: "31987.00" },
          vat: { GBP: "6397.40" },
        }),
        samplePart({ invoices: 14, net: { GBP: "881.12" }, vat: { GBP: "176.22" } }),
      ],
    },
  ),
  sampleDocument(
    "10031 invoice from a supplier with a rather long name, as scanners and people write them.pdf",
    { at: "sending", part: 0, attempts: 1 },
    { seenAt: morning - 50_000 },
  ),
  sampleDocument("10032.pdf", { at: "queued", why: null, attempts: 0, notBefore: 0 }, { seenAt: morning - 40_000 }),
  sampleBatch("Petty cash.xls", { at: "reading" }, { seenAt: morning - 30_000, parts: [] }),
];

const needPerson: readonly Import[] = [
  sampleBatch(
    "Suppliers week 48.xlsx",
    { at: "unknown", part: 0, why: { kind: "no-answer", evidence: "silence", detail: "" } },
    {
      since: night + 300_000,
      parts: [
        samplePart({
          state: "unknown",
          sentAt: night + 290_000,
          endedAt: night + 320_000,
          invoices: 86,
          net: { GBP: "22410.80" },
          vat: { GBP: "4482.16" },
        }),
      ],
    },
  ),
  sampleBatch(
    "Building works.xlsx",
    { at: "waiting", why: { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 } },
    { parts: [] },
  ),
  sampleBatch(
    "Suppliers week 47, corrected.xlsx",
    { at: "waiting", why: { kind: "already-sent", rows: sentRows } },
    { parts: [] },
  ),
  sampleDocument(
    "scan 2026-11-19.pdf",
    { at: "waiting", why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] } },
    { purchaseInvoiceId: null, since: morning - minutes(3) },
  ),
  sampleBatch(
    "Year end accruals.xlsx",
    { at: "held", doubts: [] },
    { since: morning - minutes(2), parts: [samplePart({ invoices: 31, net: { GBP: "60000.00" }, vat: { GBP: "0" } })] },
  ),
  sampleDocument(
    "10040 contract.docx",
    {
      at: "failed",
      why: {
        kind: "refused",
        status: 403,
        body: "The calling user needs Full Control permission for this purchase invoice.",
      },
    },
    { since: morning - minutes(1) },
  ),
  sampleDocument(
    "10041 photos.zip",
    { at: "failed", why: { kind: "type-not-permitted", extension: ".zip" } },
    { since: morning },
  ),
];

const many: readonly Import[] = Array.from({ length: 400 }, (_, index) =>
  sampleDocument(
    `${11_000 + index} invoice.pdf`,
    { at: "done" },
    { seenAt: night - minutes(index), since: night - minutes(index) },
  ),
);

const signedOut = idleStatus.connections.map((connection) => ({
  ...connection,
  signedIn: false,
  account: null,
  register: null,
  expiresAt: null,
  canRefresh: true,
}));

export const sampleWorlds = {
  empty: { status: idleStatus, imports: [], unsettled: [] },
  calm: {
    status: { ...idleStatus, counts: { underWay: 0, done: 1_284, failed: 1, needsYou: 0, duplicate: 1 } },
    imports: arrived,
    unsettled: [],
  },
  busy: {
    status: {
      ...idleStatus,
      state: "working",
      counts: { underWay: 4, done: 1_284, failed: 1, needsYou: 0, duplicate: 1 },
    },
    imports: [...underWay, ...arrived],
    unsettled: [
      { inbox: "payables", file: "scanner/SCN_0042.pdf", since: morning - 8_000, why: "still-changing" },
      { inbox: "payables", file: "Stationery.xlsx", since: morning - minutes(12), why: "in-use" },
    ],
  },
  trouble: {
    status: {
      ...idleStatus,
      state: "needs-you",
      needPerson: 7,
      counts: { underWay: 4, done: 1_284, failed: 3, needsYou: 5, duplicate: 1 },
    },
    imports: [...needPerson, ...underWay, ...arrived],
    unsettled: [],
    failing: { "imports.retry": "The file is no longer in Failed. Put it into the inbox again." },
  },
  "signed-out": {
    status: {
      ...idleStatus,
      state: "signed-out",
      connections: signedOut,
      counts: { underWay: 1, done: 1_284, failed: 1, needsYou: 0, duplicate: 1 },
    },
    imports: [
      sampleDocument("10050.pdf", {
        at: "queued",
        why: { kind: "signed-out", connection: "head-office", detail: "" },
        attempts: 1,
        notBefore: 0,
      }),
      ...arrived,
    ],
    unsettled: [],
  },
  house: {
    status: {
      ...idleStatus,
      state: "offline",
      inboxes: [
        {
          id: "payables",
          path: "/mnt/finance/inbox",
          connection: "head-office",
          unreachable: "the network folder does not answer",
          notImported: null,
        },
        {
          id: "projects",
          path: "/home/anna/Projects inbox",
          connection: "head-office",
          unreachable: null,
          notImported: null,
        },
      ],
      settingsProblems: [
        'inboxes[2].decimalSign is ";"; it must be "." or "," or null',
        "connections[1].baseUrl is nothing; it must be an https address",
      ],
      keychainProblem: "No Secret Service answers on this desktop. Install and unlock a keyring, then sign in again.",
    },
    imports: arrived,
    unsettled: [],
  },
  "first-run": {
    status: { ...idleStatus, state: "not-set-up", connections: [], inboxes: [] },
    imports: [],
    unsettled: [],
    failing: {
      "connection.save": "The settings can't be saved: the disk is full.",
    },
  },
  many: {
    status: { ...idleStatus, counts: { underWay: 0, done: 406, failed: 0, needsYou: 0, duplicate: 0 } },
    imports: [...arrived, ...many],
    unsettled: [],
  },
} as const satisfies Record<string, FakeWorld>;
