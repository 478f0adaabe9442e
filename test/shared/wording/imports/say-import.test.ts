/** @file Every failure, state and standing has its words, and none of them shows its machinery. */

import { describe, expect, test } from "vitest";
import type { AgentState, AgentStatus } from "../../../../shared/agent/agent-status.ts";
import type { UnsettledReason } from "../../../../shared/imports/unsettled-reason.ts";
import { sayAgent, sayAgentState, sayCounts, sayRegister } from "../../../../shared/wording/agent/say-agent.ts";
import { sayRowProblem } from "../../../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { sayFailure, sayFailureInCheck } from "../../../../shared/wording/imports/say-failure.ts";
import {
  sayBatchNames,
  sayContents,
  sayImport,
  sayKind,
  sayState,
  sayUnsettled,
} from "../../../../shared/wording/imports/say-import.ts";
import { sayInShort } from "../../../../shared/wording/imports/say-in-short.ts";
import { rowProblems, sampleFailures } from "../../sample-failures.ts";
import { arrivedPart, morning, sampleBatch, sampleDocument, samplePart, sampleStates } from "../../sample-imports.ts";

const machinery = /undefined|null|NaN|\[object|\bkind\b|-not-|\.\.|,,| {2}|\s[,;]|\(\)|\n/;

describe("failures", () => {
  test.each(sampleFailures.map((failure) => [JSON.stringify(failure).slice(0, 90), failure] as const))(
    "%s is worded in whole sentences",
    (_, failure) => {
      const words = sayFailure(failure);
      expect(words).not.toMatch(machinery);
      expect(words).toMatch(/^[A-Z0-9].*[.!?…]$/su);
      expect(words.length).toBeLessThan(900);
      const short = sayInShort(failure);
      expect(short).not.toMatch(machinery);
      expect(short.length).toBeLessThan(45);
    },
  );

  test("a row problem names the row, heading, column, value and remedy", () => {
    const [first] = rowProblems;
    if (first === undefined) throw new Error("no sample");
    expect(sayRowProblem(first)).toBe(
      "Row 7, Invoice date (column A), “31/02/2026”: There is no such day. Write the date as yyyy-mm-dd, for example 2026-02-28.",
    );
  });

  test("a check doesn't say that nothing was sent, because it never sends, nor to add the file again", () => {
    const questions = sampleFailures.filter(({ kind }) => kind === "rows-have-problems" || kind === "cannot-tell");
    for (const failure of questions) {
      const words = sayFailureInCheck(failure);
      expect(words).not.toMatch(/was sent|again/);
      expect(words).toMatch(/^[A-Z0-9].*Nothing of this file would be sent until .*\.$/su);
    }
  });

  test("an answer that the finance system is unavailable isn't called one that couldn't be read", () => {
    const answered = (status: number) =>
      sayFailure({ kind: "no-answer", evidence: "unreadable-answer", detail: { say: "answered-status", status } });
    for (const status of [500, 502, 503, 504]) {
      expect(answered(status)).toContain("the finance system answered that it had a problem or was unavailable");
      expect(answered(status)).toContain(`status ${status}`);
    }
    expect(answered(302)).toMatch(/another address.*status 302/);
    expect(answered(408)).toMatch(/took too long.*status 408/);
    expect(answered(200)).toContain("couldn't be read");
  });

  test("the text does not ask for sent rows again", () => {
    const words = sayFailure({ kind: "rows-have-problems", problems: rowProblems, rowsSent: 118, rowsReady: 0 });
    expect(words).toContain("The other 118 rows were sent.");
    expect(words).toContain("Add only the corrected rows to the inbox");
    expect(words).not.toContain("put it back");
  });

  test("a file just over the limit does not show the permitted size", () => {
    const limitBytes = 157_286_400;
    const words = sayFailure({ kind: "too-large", as: "document", sizeBytes: limitBytes + 1, limitBytes });
    expect(words).toContain("is 150.1 MB, but the finance system only accepts files under 150 MB");
  });

  test("a spreadsheet that is too large breaks our own limit, and is not told to be scanned again", () => {
    const words = sayFailure({ kind: "too-large", as: "spreadsheet", sizeBytes: 223_346_688, limitBytes: 104_857_600 });
    expect(words).toContain("is 213 MB, but Pigeonhole reads spreadsheets of up to 100 MB. Split it");
    expect(words).not.toMatch(/finance system|scan/);
  });

  test.each(["time", "memory", "crash"] as const)(
    "a text file that stopped the reader (%s) is not told to be one",
    (why) => {
      const words = (isWorkbook: boolean) =>
        sayFailure({ kind: "parser-stopped", why, isWorkbook, detail: { say: "needs-too-much-memory" } });
      expect(words(true)).toContain("or save it as .csv");
      expect(words(false)).toMatch(/[Ss]plit it into smaller files(?:, then add those to the inbox)?\.$/);
    },
  );

  test("an error page shows its text without its markup, and a long answer is cut", () => {
    const body = "<!DOCTYPE html><style>b{}</style><h1>Not\n found</h1>";
    expect(sayFailure({ kind: "refused", status: 404, body })).toContain("“Not found”");
    expect(sayFailure({ kind: "refused", status: 400, body: "x".repeat(9_000) })).toContain("x…”");
    for (const nothing of ["{}", "[]", "null"])
      expect(sayFailure({ kind: "refused", status: 408, body: nothing })).toContain("It gave no reason.");
    // A person's reason is kept for an audit, as it was typed.
    expect(sayFailure({ kind: "rejected", reason: "wrong supplier list" })).toContain("“wrong supplier list”");
  });
});

test("an e-invoice with two VAT rates is said to be one invoice, sent as two", () => {
  const parts = [samplePart({ invoices: 2, net: { EUR: "320.00" }, vat: { EUR: "31.00" } })];
  const said = (dropped: string) => sayContents(sampleBatch(dropped, { at: "done" }, { parts }));
  const two = "2 purchase invoices (EUR 320.00 net, EUR 31.00 VAT)";
  expect(said("invoice.xml")).toBe(`1 e-invoice as ${two}, one for each VAT line`);
  expect(said("invoices.csv")).toBe(two);
});

test.each([400, 409])("that a call was rejected (%i) isn't said to prove that nothing of it is there", (status) => {
  const said = sayFailure({ kind: "refused", status, body: "" });
  expect(said).toContain("so it should have entered nothing of it");
  // A conflict is what a service answers that has it already.
  expect(said.includes("First check in the finance system whether it's there already")).toBe(status === 409);
});

describe("imports", () => {
  test.each(sampleStates.map((state) => [state.at, state] as const))("%s has a label and a line", (_, state) => {
    for (const import_ of [sampleBatch("a.xlsx", state), sampleDocument("10023.pdf", state)]) {
      expect(sayState(import_)).not.toMatch(machinery);
      const { title, detail } = sayImport(import_, morning);
      expect(title).toBe(import_.place.dropped);
      expect(detail).not.toMatch(machinery);
      expect(detail).toMatch(/^[A-Z].*\.$/u);
    }
  });

  test.each(sampleStates.map((state) => [state.at, state] as const))(
    "%s is not under way where no agent runs",
    (_, state) => {
      const said = sayImport(sampleDocument("10023.pdf", state), morning, "not-running").detail;
      expect(said).not.toMatch(/^Being (?:sent|read)/);
      if (state.at === "sending") expect(said).toContain("so it may have been sent: a document");
    },
  );

  test("what the finance system said ends with one full stop", () => {
    for (const said of ["There is no purchase invoice 50001.", "no such invoice"]) {
      const why = { kind: "refused", status: 404, body: JSON.stringify({ detail: said }) } as const;
      const failed = { ...sampleDocument("50001.pdf", { at: "failed", why }), purchaseInvoiceId: "50001" };
      const { detail } = sayImport(failed, morning);
      expect(detail).toContain(said);
      expect(detail).not.toMatch(/\.”\./);
    }
  });

  test("a done import is worded with its count and money", () => {
    const done = sampleBatch("a.xlsx", { at: "done" }, { parts: [arrivedPart(morning), arrivedPart(morning)] });
    expect(sayImport(done, morning).detail).toBe(
      "Done 4 minutes ago: 24 purchase invoices in 2 batches (GBP 2,409.00 net, GBP 481.80 VAT).",
    );
  });

  test("a waiting document says for how long, from the second day on", () => {
    const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
    const waiting = (hours: number) =>
      sayImport(sampleDocument("scan.pdf", { at: "waiting", why }, { seenAt: morning - hours * 3_600_000 }), morning);
    expect(waiting(100).detail).toMatch(/ Waiting for 4 days\.$/);
    expect(waiting(20).detail).not.toContain("waited");
  });

  test("an import that waits for a retry says why and when", () => {
    const why = { kind: "not-sent", why: "unreachable", detail: "" } as const;
    const queued = sampleBatch("a.xlsx", { at: "queued", why, attempts: 2, notBefore: morning + 180_000 });
    expect(sayState(queued)).toBe("Waiting: the finance system can't be reached");
    expect(sayImport(queued, morning).detail).toMatch(/can't be reached.* will try again in 3 minutes\.$/);
  });

  test.each([
    { kind: "signed-out", connection: "office", detail: { say: "no-client-secret" } },
    { kind: "no-keychain", detail: "locked" },
    { kind: "no-connection", connection: "office" },
  ] as const)("an import that waits for a person ($kind) promises no try before that", (why) => {
    const said = sayImport(
      sampleBatch("a.xlsx", { at: "queued", why, attempts: 1, notBefore: morning + 29_000 }),
      morning,
    );
    expect(said.detail).not.toMatch(/try again in|try again automatically/);
    expect(said.detail).toMatch(/ It will then be sent automatically\.$/);
  });

  test("a sign-in that the finance system itself turned down is tried again, and says when", () => {
    const why = { kind: "signed-out", connection: "office", detail: "401", by: "service" } as const;
    const queued = sampleBatch("a.xlsx", { at: "queued", why, attempts: 1, notBefore: morning + 180_000 });
    expect(sayImport(queued, morning).detail).toMatch(/ will try again in 3 minutes\.$/);
  });

  test("a partly sent file says that its sent batches must not be sent again", () => {
    const why = { kind: "refused", status: 400, body: "No" } as const;
    const parts = [arrivedPart(morning), samplePart({ state: "refused" })];
    const failed = sampleBatch("a.xlsx", { at: "failed", why }, { parts });
    expect(sayImport(failed, morning).detail).toContain("1 of its 2 batches (12 purchase invoices) was already sent");
  });

  test("a file that a person removed is not called failed", () => {
    const why = { kind: "withdrawn", was: "renamed" } as const;
    expect(sayState(sampleBatch("a.xlsx", { at: "failed", why }))).toBe("Renamed before it was sent");
  });

  test("kinds and reasons for waiting have texts", () => {
    const kinds = (["batch", "document", "register"] as const).map((kind) =>
      sayKind({ kind, place: { dropped: "suppliers.csv", path: null, movingTo: null } }),
    );
    expect(sayKind({ kind: "register", place: { dropped: "may/attachments.csv", path: null, movingTo: null } })).toBe(
      "Document list",
    );
    const reasons: Record<UnsettledReason, true> = {
      "still-changing": true,
      "in-use": true,
      incomplete: true,
      "last-line-open": true,
      unreadable: true,
      "in-cloud": true,
      "not-a-file": true,
      "not-noted": true,
      "journal-unchecked": true,
      new: true,
    };
    const because = (Object.keys(reasons) as UnsettledReason[]).map(sayUnsettled);
    expect(new Set(kinds).size).toBe(3);
    expect(new Set(because).size).toBe(because.length);
  });

  test("of many batch names the first and the last are shown", () => {
    expect(sayBatchNames(["a"])).toBe("a");
    expect(sayBatchNames(["a", "b"])).toBe("a or b");
    expect(sayBatchNames(["a", "b", "c"])).toBe("a to c, or any minute between");
  });
});

describe("the agent", () => {
  const status: AgentStatus = {
    state: "idle",
    since: morning,
    counts: { underWay: 2, done: 1_284, failed: 1, needsYou: 1, duplicate: 1 },
    needPerson: 2,
    connections: [
      {
        id: "a",
        name: "Head office",
        office: null,
        isTest: false,
        flow: "browser",
        signedIn: false,
        account: null,
        register: null,
        expiresAt: null,
        canRefresh: true,
      },
    ],
    inboxes: [{ id: "i", path: "/inbox", connection: "a", unreachable: null, notImported: null }],
    overdue: null,
    missingDocuments: null,
    exceptions: [],
    unconfirmed: null,
    uploads: [],
    pausedUntil: null,
    closed: [],
    settingsProblems: [],
    keychainProblem: null,
    tonight: null,
    report: null,
    offlineCause: null,
  };
  const sentences: Readonly<Record<AgentState, string>> = {
    idle: "Everything's up to date.",
    working: "2 files need you · working on 2.",
    waiting: "2 files waiting to be sent. They'll be sent automatically.",
    "needs-you": "2 files need you.",
    offline:
      "Offline. The finance system can't be reached. Files are safe in their folders, and Pigeonhole keeps trying.",
    "signed-out": "Signed out of “Head office”. Sign in to carry on.",
    paused: "Paused. Nothing is sent until you resume; 2 files are held back. 2 files need you.",
    "not-set-up": "Not set up yet. Sign in, and choose a folder to watch.",
    "not-running": "Pigeonhole isn't running. Start it to carry on.",
  };

  test.each(Object.entries(sentences))("%s has its sentence", (state, sentence) => {
    expect(sayAgent({ ...status, state: state as AgentState }, "Europe/London")).toBe(sentence);
    expect(sayAgentState(state as AgentState)).toMatch(/^[A-Z][a-z ]+$/);
  });

  test("only what is ready to be sent is said to go by itself", () => {
    const say = (unsettled: number, others: number) =>
      sayAgent({ ...status, state: "waiting", notReady: { unsettled, others } }, "Europe/London");
    expect(say(2, 0)).toBe("Waiting for 2 files to finish saving. Then Pigeonhole checks them.");
    expect(say(1, 1)).toBe("2 files aren't ready to be sent yet.");
    expect(say(1, 0)).toBe("1 file waiting to be sent. It'll be sent automatically.");
  });

  test("while it works, what needs people comes first, and nothing is said of it where nothing does", () => {
    const working: AgentStatus = { ...status, state: "working" };
    expect(sayAgent({ ...working, needPerson: 1 }, "Europe/London")).toBe("1 file needs you · working on 2.");
    expect(sayAgent({ ...working, needPerson: 0 }, "Europe/London")).toBe("Working on 2 files.");
  });

  test("files that wait for posting hours do not count as being worked on", () => {
    const closed = [{ inbox: "i", opensAt: Date.parse("2026-11-20T18:00Z"), files: 2 }];
    const working: AgentStatus = {
      ...status,
      state: "working",
      needPerson: 0,
      since: Date.parse("2026-11-20T14:00Z"),
      closed,
    };
    const say = (underWay: number) => sayAgent({ ...working, counts: { ...status.counts, underWay } }, "Europe/London");
    expect(say(5)).toBe("Working on 3 files. 2 files waiting to be sent from 18:00.");
    expect(say(2)).toBe("Working. 2 files waiting to be sent from 18:00.");
  });

  test("the agent does not say that all is well while a listed document is missing", () => {
    const first = {
      inbox: "i",
      list: "attachments.csv",
      row: 2,
      path: "late.pdf",
      purchaseInvoiceId: "1",
      listedAt: 0,
    };
    const idle: AgentStatus = { ...status, state: "idle", missingDocuments: { documents: 1, first } };
    expect(sayAgent(idle, "Europe/London")).toBe(
      "A document in your document lists is still missing: “late.pdf” (row 2 of “attachments.csv”). Add it to the inbox of the list.",
    );
  });

  test("one file needs you, two need you", () => {
    expect(sayAgent({ ...status, state: "needs-you", needPerson: 1 }, "Europe/London")).toBe("1 file needs you.");
  });

  test("overdue documents are mentioned too", () => {
    const needs: AgentStatus = { ...status, state: "needs-you" };
    expect(sayAgent({ ...needs, overdue: { documents: 1, daysOfOldest: 3, newestSeenAt: 0 } }, "Europe/London")).toBe(
      "2 files need you. For one document, choose the invoice: it has waited 3 days.",
    );
    expect(sayAgent({ ...needs, overdue: { documents: 2, daysOfOldest: 5, newestSeenAt: 0 } }, "Europe/London")).toBe(
      "2 files need you. They're documents. Choose their invoices: the oldest has waited 5 days.",
    );
  });

  test("the newest register is named with its age", () => {
    const register = { file: "exports/invoices.xlsx", seenAt: morning - 3 * 24 * 3_600_000 };
    expect(sayRegister({ register }, morning)).toBe(
      "Your finance system's invoice list: invoices.xlsx, updated 3 days ago; nothing of it is sent",
    );
    expect(sayRegister({ register: null }, morning)).toBeNull();
  });

  test("whose sign-in the finance system turns down does not say that nobody is signed in", () => {
    const connections = status.connections.map((connection) => ({ ...connection, signedIn: true }));
    const turnedDown = ["Head office"];
    expect(sayAgent({ ...status, state: "signed-out", connections, turnedDown }, "Europe/London")).toBe(
      "“Head office” doesn't accept your sign-in. Sign in again, or ask your IT team about the account's permissions.",
    );
  });

  test("that is kept from sending by a busy finance system alone does not say that it can't be reached", () => {
    expect(sayAgent({ ...status, state: "offline", offlineCause: { kind: "busy" } }, "Europe/London")).toBe(
      "The finance system is busy and asked Pigeonhole to wait. Files are safe in their folders, and Pigeonhole tries again.",
    );
  });

  test("an unreachable folder is named, and that other inboxes don't wait for it", () => {
    const away = status.inboxes.map((inbox) => ({ ...inbox, unreachable: "gone" }));
    const say = (inboxes: typeof status.inboxes) => sayAgent({ ...status, state: "offline", inboxes }, "Europe/London");
    expect(say(away)).toBe("The folder “/inbox” can't be reached. Pigeonhole will carry on once it's back.");
    expect(say([...away, { ...status.inboxes[0], id: "other", path: "/other" } as (typeof status.inboxes)[0]])).toBe(
      "2 files need you. The folder “/inbox” can't be reached. This holds up only the files in it. Pigeonhole will carry on once it's back.",
    );
  });

  test("counts of zero are left out", () => {
    expect(sayCounts(status.counts)).toBe("1,284 done, 2 under way, 1 needs you, 1 failed, 1 duplicate");
    expect(sayCounts({ underWay: 0, done: 0, failed: 0, needsYou: 0, duplicate: 0 })).toBe("");
  });
});

test("a file that was removed is said to have sent nothing itself: its rows may have gone in a corrected copy", () => {
  const removed = sampleBatch("november.csv", { at: "failed", why: { kind: "withdrawn", was: null } });
  expect(sayImport(removed, morning).detail).toContain("Nothing was sent from here.");
});

test("a document whose text contains an invoice number shows what was found", () => {
  const candidate = {
    purchaseInvoiceId: "10025",
    invoiceNumber: "PEW 771204",
    supplier: "Pennine",
    supplierNamed: true,
  };
  const say = (...candidates: readonly (typeof candidate)[]) =>
    sayFailure({ kind: "no-purchase-invoice-id", why: "none", candidates });
  expect(say(candidate)).toContain(
    "It may be for invoice PEW 771204 from Pennine (invoice ID 10025): number and supplier found in the PDF.",
  );
  expect(say({ ...candidate, supplierNamed: false })).toContain("(invoice ID 10025): number found in the PDF.");
  expect(say(candidate, candidate)).toContain("): numbers found in the PDF.");
});

test("a file that was sent in part and is cancelled doesn't say that nothing was sent", () => {
  const failed = sampleBatch(
    "a.xlsx",
    { at: "failed", why: { kind: "rejected", reason: "Not now." } },
    { parts: [arrivedPart(morning), samplePart()] },
  );
  expect(sayImport(failed, morning).detail).toMatch(/the rest of it wasn't sent\. Reason: “Not now\.”/);
});

test("a list that is known by its headings alone is called what it is, whatever its name", () => {
  const list = sampleBatch("Steuer.csv", { at: "done", listOf: "vat-codes" }, { kind: "register", parts: [] });
  expect(sayImport(list, morning).detail).toContain("a VAT code list");
  expect(sayKind(list)).toBe("VAT code list");
});

test("of two reversals of one batch, only the later one is called its reversal", () => {
  const reversal = { parts: [0], date: null, mark: "REV", name: "a - reversal.csv" };
  const to = (id: string) => ({ ...reversal, to: { id, file: "a - reversal.csv" } });
  const sent = sampleBatch("a.csv", { at: "done" }, { parts: [arrivedPart(morning)], reversals: [to("9"), to("10")] });
  expect(sayImport(sent, morning).detail).toContain(
    "An earlier reversal, “a - reversal.csv” (file 9), wasn't sent. Its reversal is “a - reversal.csv” (file 10).",
  );
});
