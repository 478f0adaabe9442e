/** @file Only buttons that help are offered. */

import { expect, test } from "vitest";
import { actionsFor } from "../../../renderer/import/acts/acts.ts";
import { markOfAgent, markOfImport } from "../../../renderer/parts/marks.ts";
import type { AgentState } from "../../../shared/agent/agent-status.ts";
import { canReject, canStop } from "../../../shared/imports/can-reject.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { rowProblems, sampleFailures, sentRows } from "../../shared/sample-failures.ts";
import { arrivedPart, morning, sampleBatch, sampleDocument, sampleStates } from "../../shared/sample-imports.ts";

test("an import that is running or done offers no actions", () => {
  for (const at of ["reading", "done"] as const) expect(actionsFor(sampleBatch("a.xlsx", { at }))).toEqual([]);
});

test("an unknown outcome can be settled but never simply retried", () => {
  const why = { kind: "no-answer", evidence: "died", detail: "" } as const;
  expect(actionsFor(sampleBatch("a.xlsx", { at: "unknown", part: 0, why }))).toEqual(["settle"]);
});

test("a queued import can be stopped, and a document also during its first upload", () => {
  const queued = { at: "queued", why: null, attempts: 0, notBefore: 0 } as const;
  const sending = { at: "sending", part: 0, attempts: 0 } as const;
  expect(canStop(sampleBatch("a.xlsx", queued, { parts: [] }))).toBe(true);
  expect(canStop(sampleBatch("a.xlsx", queued, { parts: [arrivedPart(morning)] }))).toBe(false);
  expect(canStop(sampleDocument("10023.pdf", sending))).toBe(true);
  expect(canStop(sampleDocument("10023.pdf", { ...sending, rejected: { reason: null } }))).toBe(false);
  expect(canStop(sampleBatch("a.xlsx", sending, { parts: [] }))).toBe(false);
  expect(canStop(sampleDocument("10023.pdf", { at: "held", doubts: [] }))).toBe(false);
});

test("a waiting document asks for its id", () => {
  const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
  expect(actionsFor(sampleDocument("scan.pdf", { at: "waiting", why }))).toEqual(["attach", "reject"]);
});

test("a file that may be a spreadsheet or a document offers exactly these two answers", () => {
  const why = { kind: "spreadsheet-or-document", candidates: [] } as const;
  expect(actionsFor(sampleBatch("10023.csv", { at: "waiting", why }, { parts: [] }))).toEqual([
    "import",
    "attach",
    "reject",
  ]);
});

test("rows with problems are corrected, and a partly sent spreadsheet only in its copy", () => {
  const why = { kind: "rows-have-problems", problems: rowProblems, rowsSent: 12, rowsReady: 0 } as const;
  expect(actionsFor(sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [] }))).toEqual([
    "correct",
    "look",
    "reject",
  ]);
  const partly = sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [arrivedPart(morning)] });
  expect(actionsFor(partly)).toEqual(["reject"]);
  const copy = { path: "Needs you/a - to correct.xlsx", sha256: "ab" };
  expect(actionsFor({ ...partly, place: { ...partly.place, copy } })).toEqual(["correct", "reject"]);
});

test("a question about a spreadsheet is answered, and not tried again: that would only ask it again", () => {
  const why = { kind: "cannot-tell", questions: [], problems: [] } as const;
  expect(actionsFor(sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [] }))).toEqual(["look", "reject"]);
});

test("a file that waits for a person can be cancelled on its card wherever the command line takes it", () => {
  for (const why of sampleFailures)
    for (const make of [sampleBatch, sampleDocument]) {
      const waiting = make("a.xlsx", { at: "waiting", why });
      const untouched = { ...waiting, parts: [] };
      expect(canReject(untouched), why.kind).toBe(true);
      for (const import_ of [waiting, untouched])
        expect(actionsFor(import_).includes("reject"), why.kind).toBe(canReject(import_));
    }
});

test("a held spreadsheet can be reviewed, first of all if a row is unusual; a document cannot", () => {
  const doubtful = { at: "held", doubts: rowProblems } as const;
  const held = { at: "held", doubts: [] } as const;
  expect(actionsFor(sampleBatch("a.xlsx", held))).toEqual(["approve", "look", "reject"]);
  expect(actionsFor(sampleBatch("a.xlsx", doubtful))).toEqual(["look", "approve", "reject"]);
  expect(actionsFor(sampleDocument("10023.pdf", held))).toEqual(["approve", "reject"]);
});

test("a duplicate can be sent anyway with a reason, as long as its file exists", () => {
  const why = { kind: "already-sent", rows: sentRows } as const;
  expect(actionsFor(sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [] }))).toEqual([
    "retry",
    "send-anyway",
    "reject",
  ]);
  expect(actionsFor(sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [arrivedPart(morning)] }))).toEqual([
    "send-anyway",
    "reject",
  ]);
  const toGoAgain = { ...arrivedPart(morning), state: "planned", status: null } as const;
  expect(
    actionsFor(sampleBatch("a.xlsx", { at: "waiting", why }, { parts: [arrivedPart(morning), toGoAgain] })),
    "its file isn't read again, so a person says what is there",
  ).toEqual(["found", "send-anyway", "reject"]);
  const place = { dropped: "a.xlsx", path: null, movingTo: null };
  expect(actionsFor(sampleBatch("a.xlsx", { at: "duplicate", of: "1" }))).toEqual(["send-anyway"]);
  expect(actionsFor(sampleBatch("a.xlsx", { at: "duplicate", of: "1" }, { place }))).toEqual([]);
});

test("a file that can never be sent has no retry, but a rejected one does, and neither may be needed", () => {
  const actsOn = (kind: string) =>
    sampleFailures
      .filter((why) => why.kind === kind)
      .map((why) => actionsFor(sampleDocument("10023.pdf", { at: "failed", why })).join());
  expect(new Set(actsOn("type-not-permitted"))).toEqual(new Set(["reject"]));
  expect(new Set(actsOn("refused")), "the id may have been wrong").toEqual(new Set(["attach,retry,reject"]));
});

test("an import whose file was removed offers no actions, except for an unknown outcome", () => {
  const place = { dropped: "a.xlsx", path: null, movingTo: null };
  const asking = sampleStates.filter((state) => needsPerson(sampleBatch("a.xlsx", state, { place })));
  expect(asking.map(({ at }) => at)).toEqual(["unknown"]);
});

test("each state has its own mark", () => {
  const agentStates: readonly AgentState[] = [
    "idle",
    "working",
    "waiting",
    "needs-you",
    "offline",
    "signed-out",
    "paused",
  ];
  const marks = agentStates.map((state) =>
    markOfAgent({ state, missingDocuments: null, needPerson: 0, exceptions: [], inboxes: [] }),
  );
  expect(new Set(marks).size).toBe(agentStates.length);
  expect(new Set(sampleStates.map((state) => markOfImport({ state, kind: "batch" })))).toEqual(
    new Set(["working", "needs-you", "waiting", "question", "done", "failed", "duplicate"]),
  );
});

test("work under way never hides that something needs a person", () => {
  expect(markOfAgent({ state: "working", missingDocuments: null, needPerson: 1, exceptions: [], inboxes: [] })).toBe(
    "needs-you",
  );
});

test("a saved list has no tick, because nothing is entered from it", () => {
  expect(markOfImport({ state: { at: "done" }, kind: "register" })).toBe("list");
  expect(markOfImport({ state: { at: "done" }, kind: "document" })).toBe("done");
});
