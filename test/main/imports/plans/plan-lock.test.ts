/** @file Plans are made one at a time, with pauses, and made again where what they rest on has changed. */

import { describe, expect, test } from "vitest";
import { createImportQueue } from "../../../../main/imports/import-queue.ts";
import { createPlanLock } from "../../../../main/imports/plans/plan-lock.ts";
import type { Ports } from "../../../../main/imports/ports/ports.ts";
import { takeIn } from "../../../../main/imports/take-in.ts";
import { createFakeClock } from "../../../fakes/fake-clock.ts";
import { createFakeWorld, invoicesCsv } from "../../../fakes/fake-world.ts";

/** A clock on which every look takes long, so that work pauses wherever it can. */
function createSlowClock() {
  const clock = createFakeClock();
  let looks = 0;
  return { clock, slow: { ...clock, now: () => clock.now() + 100 * looks++ } };
}

const never = new AbortController().signal;

function* countTo(last: number, told: string[], name: string) {
  for (let n = 1; n <= last; n++) {
    told.push(`${name}${n}`);
    yield;
  }
  return last;
}

const resultOf = (made: Awaited<ReturnType<ReturnType<typeof createPlanLock>["run"]>>) =>
  made === "stopped" ? made : made.result;

describe("a plan", () => {
  test("begins when the one before has ended, even where that one failed", async () => {
    const { clock, slow } = createSlowClock();
    const planLock = createPlanLock(slow);
    const told: string[] = [];
    const plan = (name: string) =>
      planLock.exclusively(async () => resultOf(await planLock.run(() => countTo(2, told, name), never)));
    const failed = planLock.exclusively(() => Promise.reject(new Error("a bug"))).catch(String);
    const all = Promise.all([failed, plan("a"), plan("b")]);
    expect(await clock.during(all)).toEqual(["Error: a bug", 2, 2]);
    expect(told).toEqual(["a1", "a2", "b1", "b2"]);
  });

  test("is made again where an import goes on that had stopped half-way", async () => {
    const { clock, slow } = createSlowClock();
    const planLock = createPlanLock(slow);
    const told: string[] = [];
    const planned = planLock.run(() => countTo(3, told, "a"), never);
    planLock.invalidate();
    expect(resultOf(await clock.during(planned))).toBe(3);
    expect(told).toEqual(["a1", "a1", "a2", "a3"]);
  });

  test("is stale where an import goes on while its commit waits for its turn", async () => {
    const { clock, slow } = createSlowClock();
    const planLock = createPlanLock(slow);
    const made = await clock.during(planLock.run(() => countTo(3, [], "a"), never));
    if (made === "stopped") throw new Error("it was stopped");
    expect(made.isStale()).toBe(false);
    planLock.invalidate();
    expect(made.isStale()).toBe(true);
  });

  test("that is stopped says so instead of a result", async () => {
    const { clock, slow } = createSlowClock();
    const stopping = new AbortController();
    const planned = createPlanLock(slow).run(() => countTo(3, [], "a"), stopping.signal);
    stopping.abort();
    expect(await clock.during(planned)).toBe("stopped");
  });
});

test("two large files with the same rows, planned at the same time: the rows go once", async () => {
  const world = createFakeWorld();
  const { disk, folder, clock, journal, service } = world;
  let looks = 0;
  const ports: Ports = { ...world.ports, clock: { ...clock, now: () => clock.now() + looks++ } };
  const rows = Array.from({ length: 900 }, (_, n) => `INV-${n}`);
  for (const [name, numbers] of [
    ["a.csv", rows],
    ["b.csv", rows.toReversed()],
  ] as const) {
    disk.drop(name, invoicesCsv(...numbers), "payables");
    const looked = await folder.inspect("payables", name);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  }
  const bugs: unknown[] = [];
  const queue = createImportQueue(
    ports,
    () => true,
    (bug) => bugs.push(bug),
  );
  await clock.during(queue.run());
  expect(bugs).toEqual([]);
  expect(journal.list(2).map(({ state }) => state.at)).toEqual(["duplicate", "done"]);
  expect(service.arrived).toHaveLength(1);
});
