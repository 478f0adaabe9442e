/** @file A finance system that takes each call and doesn't answer: few files are left in doubt, and the others go once it is back. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../../main/imports/decide.ts";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeWorld, invoicesCsv, pdf, sampleSettings } from "../../../fakes/fake-world.ts";

const hourMs = 60 * 60_000;

async function start(files: Readonly<Record<string, string>>) {
  const world = createFakeWorld(sampleSettings({}, { id: "sales", connection: "branch" }));
  const { disk, folder, clock, journal, ports, service } = world;
  const bugs: unknown[] = [];
  const newQueue = () =>
    createImportQueue(
      ports,
      () => true,
      (bug) => bugs.push(bug),
    );
  let queue = newQueue();
  const add = async (path: string, content: string, inbox = "payables") => {
    disk.drop(path, content, inbox);
    const looked = await folder.inspect(inbox, path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  };
  for (const [path, content] of Object.entries(files)) await add(path, content);
  service.answerWith(["gateway-503"]);
  const run = () => clock.during(queue.run());
  const inState = (at: string) => journal.list(100).filter(({ state }) => state.at === at);
  return {
    ...world,
    run,
    add,
    inState,
    bugs,
    queue: () => queue,
    /** A new process, which knows what the journal says. */
    startAgain() {
      queue = newQueue();
    },
    /** Looks for work every minute. */
    async pass(ms: number) {
      for (const until = clock.now() + ms; clock.now() < until; await clock.advance(60_000)) await run();
    },
  };
}

const spreadsheets = (howMany: number) =>
  Object.fromEntries(Array.from({ length: howMany }, (_, n) => [`${n + 10}.csv`, invoicesCsv(`A${n}`)]));

describe("while a gateway takes every call and gives no clear answer", () => {
  test("a night of eight hours leaves seven of twenty spreadsheets in doubt, and the others go once it is over", async () => {
    const { pass, service, inState, bugs } = await start(spreadsheets(20));
    await pass(8 * hourMs);
    expect([inState("unknown").length, inState("queued").length]).toEqual([7, 13]);
    service.answerWith(["accept"]);
    await pass(2 * hourMs);
    expect([inState("unknown").length, inState("done").length, bugs]).toEqual([7, 13, []]);
  });

  test("those that were on their way together are in doubt, and then as few as otherwise", async () => {
    const { pass, service, inState } = await start(spreadsheets(20));
    service.answerWith(["gateway-503"], 30_000);
    await pass(8 * hourMs);
    expect(inState("unknown").length).toBeLessThanOrEqual(9);
  });

  test("passes that a timetable starts leave no more in doubt than an agent that goes on", async () => {
    const { run, clock, inState, startAgain } = await start(spreadsheets(20));
    for (let minutes = 0; minutes < 8 * 60; minutes += 5) {
      startAgain();
      await run();
      await clock.advance(5 * 60_000);
    }
    expect(inState("unknown")).toHaveLength(7);
  });

  test("documents that were on their way together are in doubt, and then one at a time", async () => {
    const documents = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`${n + 1}.pdf`, pdf(String(n))]));
    const { run, pass, service, inState } = await start(documents);
    service.answerWith(["gateway-503"], 1_000);
    await run();
    // Six in one outage, and the one that was tried after them.
    expect(inState("unknown")).toHaveLength(7);
    await pass(8 * hourMs);
    expect(inState("unknown").length).toBeLessThanOrEqual(12);
  });

  test("one short outage that took several together is followed by one rest of ten minutes at most", async () => {
    const { run, pass, service, inState } = await start(
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`${n + 1}.pdf`, pdf(String(n))])),
    );
    service.answerWith(["gateway-503"], 1_000);
    await run();
    service.answerWith(["accept"]);
    await pass(11 * 60_000);
    expect([inState("unknown").length, inState("done").length]).toEqual([7, 13]);
  });

  test("the file that waits says why, and until when", async () => {
    const { run, add, inState, clock } = await start({ "1.csv": invoicesCsv("A1"), "2.csv": invoicesCsv("A2") });
    await run();
    expect(inState("unknown")).toHaveLength(2);
    await add("3.csv", invoicesCsv("A3"));
    await run();
    expect(inState("queued").map(({ state }) => state)).toMatchObject([
      { why: { kind: "after-unknown", calls: 2 }, notBefore: clock.now() + 10 * 60_000 },
    ]);
  });

  test("another connection goes on", async () => {
    const { run, service, add, inState } = await start(spreadsheets(2));
    await run();
    service.answerWith(["accept"]);
    await add("77.csv", invoicesCsv("A77"), "sales");
    await run();
    expect(inState("done").map(({ place }) => place.dropped)).toEqual(["77.csv"]);
  });

  test("a person who has everything tried puts one more file in doubt, not all", async () => {
    const { run, clock, queue, inState } = await start(spreadsheets(20));
    await run();
    await clock.advance(1_000);
    queue().endRestAfterUnknown();
    queue().hurry();
    await run();
    expect(inState("unknown")).toHaveLength(3);
  });

  test("a person who tries the file that waits has it sent, and the others with it", async () => {
    const { run, clock, service, ports, inState } = await start(spreadsheets(5));
    await run();
    service.answerWith(["accept"]);
    await clock.advance(1_000);
    const [waiting] = inState("queued").filter(({ state }) => state.at === "queued" && state.why !== null);
    expect(await decide(ports, waiting?.id ?? "", { type: "retry" }, "jo")).toMatchObject({ ok: true });
    await run();
    expect([inState("unknown").length, inState("done").length]).toEqual([2, 3]);
  });

  test.each(["arrived", "send-again"] as const)(
    "once a person says what became of one of the files (%s), the others go at once",
    async (answer) => {
      const { run, clock, service, ports, inState } = await start(spreadsheets(5));
      await run();
      service.answerWith(["accept"]);
      await clock.advance(1_000);
      const [inDoubt] = inState("unknown");
      expect(await decide(ports, inDoubt?.id ?? "", { type: "settle", answer }, "jo")).toMatchObject({ ok: true });
      await run();
      expect([inState("unknown").length, inState("done").length]).toEqual([1, 4]);
    },
  );

  test("a clock that is set back by a minute doesn't end the rest", async () => {
    const { run, clock, inState } = await start(spreadsheets(9));
    await run();
    clock.jump(-60_000);
    for (let minutes = 0; minutes < 9; minutes += 1) {
      await run();
      await clock.advance(60_000);
    }
    expect(inState("unknown")).toHaveLength(2);
    await clock.advance(3 * 60_000);
    await run();
    expect(inState("unknown")).toHaveLength(3);
  });

  test("a “Found it” that is taken back is no lost call", async () => {
    const { run, clock, service, ports, add, inState } = await start({ "1.csv": invoicesCsv("A1") });
    await run();
    const id = inState("unknown")[0]?.id ?? "";
    expect(await decide(ports, id, { type: "settle", answer: "arrived" }, "jo")).toMatchObject({ ok: true });
    const later = { type: "settle-rows", part: 0, answer: "later", rows: [2] } as const;
    expect(await decide(ports, id, later, "jo")).toMatchObject({ ok: true });
    await clock.advance(1_000);
    service.answerWith(["lost-reply", "accept"]);
    await add("2.csv", invoicesCsv("A2"));
    await add("3.csv", invoicesCsv("A3"));
    await run();
    expect([inState("unknown").length, inState("done").length]).toEqual([2, 1]);
  });

  test("a clock that is set back by a day holds nothing up for a day", async () => {
    const { run, clock, service, inState } = await start(spreadsheets(3));
    await run();
    service.answerWith(["accept"]);
    clock.jump(-24 * hourMs);
    await clock.advance(60_000);
    await run();
    expect(inState("done")).toHaveLength(1);
  });
});

test("a call that was lost by chance holds up nothing", async () => {
  const { run, service, inState } = await start(spreadsheets(5));
  service.answerWith(["accept", "lost-reply", "accept"]);
  await run();
  expect([inState("unknown").length, inState("done").length]).toEqual([1, 4]);
});
