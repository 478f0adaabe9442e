/** @file An answer that comes after another computer of the office took over counts until somebody has decided. */

import { expect, test } from "vitest";
import { decide } from "../../../../main/imports/decide.ts";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import type { Outcome } from "../../../../main/imports/ports/api-port.ts";
import { record } from "../../../../main/imports/state/record.ts";
import { recordLate, type UnwrittenOutcomes } from "../../../../main/imports/steps/send-import.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv } from "../../../fakes/fake-world.ts";

const accepted: Outcome = { type: "accepted", status: 200, answer: "", documentId: null };
const rejected: Outcome = { type: "rejected-by-service", failure: { kind: "refused", status: 400, body: "No." } };
const notSent: Outcome = { type: "not-sent", failure: { kind: "not-sent", why: "cut-off", detail: "cut off" } };
const unknown: Outcome = {
  type: "outcome-unknown",
  failure: { kind: "no-answer", evidence: "silence", detail: "" },
};

/** A batch whose outcome the computer that took over does not know, and what the one before has heard. */
async function takenOver(outcome: Outcome) {
  const world = createFakeWorld();
  const { clock, disk, folder, journal, ports, service } = world;
  service.answerWith(["lost-reply"]);
  disk.drop("a.csv", invoicesCsv("A"));
  const inspected = await folder.inspect("payables", "a.csv");
  if (inspected.ok) await takeIn(ports, inspected.value.drop);
  const queue = createImportQueue(
    ports,
    () => true,
    () => {},
  );
  await clock.during(queue.run());
  const import_ = journal.get("1");
  if (import_?.state.at !== "unknown") throw new Error(`it is ${import_?.state.at}`);
  const unwritten: UnwrittenOutcomes = new Map([["1", { sentAt: import_.parts[0]?.sentAt ?? null, outcome }]]);
  return { ...world, unwritten, now: () => journal.get("1")?.state.at };
}

test.each([
  ["accepted", accepted, "done"],
  ["rejected", rejected, "failed"],
] as const)("what was %s is no longer unknown", async (_, outcome, state) => {
  const { ports, unwritten, now } = await takenOver(outcome);
  expect(await recordLate(ports, "1", unwritten)).toBe(true);
  expect([now(), unwritten.size]).toEqual([state, 0]);
});

test.each([
  ["was not sent", notSent],
  ["is unknown here too", unknown],
] as const)("what %s stays unknown: it is never sent again without a person", async (_, outcome) => {
  const { ports, unwritten, now } = await takenOver(outcome);
  expect(await recordLate(ports, "1", unwritten)).toBe(true);
  expect([now(), unwritten.size]).toEqual(["unknown", 0]);
});

test.each(["arrived", "send-again"] as const)("what a person has decided (%s) stays", async (answer) => {
  const { ports, unwritten, now } = await takenOver(answer === "arrived" ? rejected : accepted);
  await decide(ports, "1", { type: "settle", answer }, "Ada");
  const decided = now();
  await recordLate(ports, "1", unwritten);
  expect([now(), unwritten.size]).toEqual([decided, 0]);
});

test("a later try that is unknown too is not settled by the answer to the first", async () => {
  const { clock, journal, ports, unwritten, now } = await takenOver(accepted);
  await decide(ports, "1", { type: "settle", answer: "send-again" }, "Ada");
  await clock.advance(1_000);
  await journal.commit((draft) => {
    const next = (event: Parameters<typeof record>[2]) => {
      const import_ = draft.get("1");
      if (import_) record({ ...ports, journal: draft }, import_, event);
    };
    next({ type: "begin-sending", part: 0 });
    const why = { kind: "no-answer", evidence: "died", detail: "" } as const;
    next({ type: "outcome-unknown", why, lastEvidenceAt: 0 });
  });
  await recordLate(ports, "1", unwritten);
  expect([now(), unwritten.size]).toEqual(["unknown", 0]);
});

test("while the computer that took over has not said that it is unknown, the answer is kept", async () => {
  const { ports, journal, unwritten, now } = await takenOver(accepted);
  await decide(ports, "1", { type: "settle", answer: "send-again" }, "Ada");
  await journal.commit((draft) => {
    const import_ = draft.get("1");
    if (import_) record({ ...ports, journal: draft }, import_, { type: "begin-sending", part: 0 });
  });
  unwritten.set("1", { sentAt: journal.get("1")?.parts[0]?.sentAt ?? null, outcome: accepted });
  expect(await recordLate(ports, "1", unwritten)).toBe(false);
  expect([now(), unwritten.size]).toEqual(["sending", 1]);
});
