/** @file An answer that came is written down, even if another process saves the import in the same moment. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../../main/imports/decide.ts";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import { record } from "../../../../main/imports/state/record.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeWorld, pdf } from "../../../fakes/fake-world.ts";
import { overtaking, writing } from "../../../fakes/journal-writes.ts";

/** The events that record how a call ended. */
const outcomes = new Set(["accepted", "rejected-by-service", "not-sent", "outcome-unknown"]);

/**
 * A queue that sends one document, beside a process that saves the import between the answer and its record.
 *
 * @param interfere what that process saves, each of the first `times` times that an outcome is about to be recorded
 */
async function sendBeside(
  interfere: (world: ReturnType<typeof createFakeWorld>, id: string, time: number) => void,
  times = 1,
) {
  const world = createFakeWorld();
  const { disk, folder, journal, clock, service } = world;
  let interfered = 0;
  const ports = {
    ...world.ports,
    journal: overtaking(
      journal,
      (_, event) => outcomes.has(event?.what ?? "") && interfered < times,
      (id) => {
        interfered += 1;
        interfere(world, id, interfered);
      },
    ),
  };
  const bugs: unknown[] = [];
  let isPaused = false;
  const queue = createImportQueue(
    ports,
    () => !isPaused,
    (bug) => bugs.push(bug),
  );
  disk.drop("10023.pdf", pdf("one"));
  const inspected = await folder.inspect("payables", "10023.pdf");
  if (inspected.ok) await takeIn(ports, inspected.value.drop);
  const events = () =>
    [...journal.trail({ importId: "1" })].map(({ what }) => what).filter((what) => outcomes.has(what));
  return { ...world, service, clock, queue, bugs, events, pause: () => (isPaused = true), now: () => journal.get("1") };
}

const cancel = ({ ports }: ReturnType<typeof createFakeWorld>, id: string) =>
  void decide(ports, id, { type: "reject", reason: "A draft." }, "Ada");

/** Saves the import without deciding anything, as another process that files it does. */
const save = ({ journal }: ReturnType<typeof createFakeWorld>, id: string) => {
  const import_ = journal.get(id);
  if (import_) writing(journal).save({ ...import_, version: import_.version + 1 }, null);
};

describe("where another process saves the import between the answer and its record", () => {
  test.each([
    ["accepted", "accept", "accepted", { at: "done" }],
    ["rejected", "refuse", "rejected-by-service", { at: "failed", why: { kind: "refused", status: 400 } }],
    ["not sent", "busy", "not-sent", { at: "failed", why: { kind: "rejected", reason: "A draft." } }],
    ["unknown", "lost-reply", "outcome-unknown", { at: "unknown", why: { kind: "no-answer", evidence: "silence" } }],
  ] as const)("what was %s is recorded so, beside the decision that came with it", async (_, answer, event, state) => {
    const { queue, clock, service, bugs, events, now } = await sendBeside(cancel);
    service.answerWith([answer]);
    await clock.during(queue.run());
    expect(now()).toMatchObject({ state });
    expect(events()).toEqual([event]);
    expect([service.calls, bugs]).toEqual([1, []]);
  });

  test("once more each time it is tried, the answer is still recorded", async () => {
    const { queue, clock, service, events, now } = await sendBeside(save, 20);
    service.answerWith(["accept"]);
    await clock.during(queue.run());
    expect(now()).toMatchObject({ state: { at: "done" }, parts: [{ status: 200 }] });
    expect([events(), service.calls]).toEqual([["accepted"], 1]);
  });

  test("the answer is recorded even while sending is paused", async () => {
    const { queue, clock, service, now, pause } = await sendBeside(cancel);
    service.answerWith(["accept"], 1_000);
    const running = queue.run();
    await clock.advance(500);
    pause();
    await clock.during(running);
    expect(now()).toMatchObject({ state: { at: "done" } });
  });

  test("an answer is not taken for that of a later try, which another computer has begun", async () => {
    const sendAgain = ({ ports, journal }: ReturnType<typeof createFakeWorld>, id: string) => {
      const why = { kind: "no-answer", evidence: "died", detail: { say: "stopped-while-sending" } } as const;
      void journal.commit((draft) => {
        const next = (event: Parameters<typeof record>[2]) => {
          const import_ = draft.get(id);
          if (import_) record({ ...ports, journal: draft }, import_, event, "agent");
        };
        next({ type: "outcome-unknown", why, lastEvidenceAt: 0 });
        next({ type: "settle", answer: "send-again" });
        next({ type: "begin-sending", part: 0 });
      });
    };
    const { queue, clock, service, events, now } = await sendBeside(sendAgain);
    // It says that nothing was sent, of the first try. Whether the second one was sent nobody knows here.
    service.answerWith(["busy"], 1_000);
    await clock.during(queue.run());
    expect(now()).toMatchObject({ state: { at: "unknown" } });
    expect([events(), service.calls]).toEqual([["outcome-unknown", "outcome-unknown"], 1]);
  });

  test("without end, the answer is kept and recorded later", async () => {
    const { queue, clock, service, events, now } = await sendBeside(save, 150);
    service.answerWith(["accept"]);
    await clock.during(queue.run());
    await clock.advance(60_000);
    await clock.during(queue.run());
    expect(now()).toMatchObject({ state: { at: "done" } });
    expect([events(), service.calls]).toEqual([["accepted"], 1]);
  });
});
