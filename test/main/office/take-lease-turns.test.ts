/** @file A computer of an office looks every few seconds and after each change, and says when it begins and stops to drive. */

import { expect, test } from "vitest";
import { createLeaseKeeper } from "../../../main/office/keep-lease.ts";
import { takeLeaseTurns } from "../../../main/office/take-lease-turns.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";

/** @param travelMs what a request takes, and its reply */
function makeOffice(travelMs = 0) {
  const clock = createFakeClock();
  const never = new AbortController().signal;
  const travel = () => clock.wait(travelMs, never);
  const office = createMemoryOffice({ now: clock.now, ...(travelMs > 0 && { travel }) });
  return {
    clock,
    office,
    async start(id: string) {
      const clocks = { monotonic: clock.now, wall: clock.now };
      const ledger = office.open({ id, name: id }, clocks);
      const found = await clock.during(ledger.find());
      if (found.is !== "office") throw new Error("there is no office");
      const keeper = createLeaseKeeper({
        ...{ ledger, clocks, computer: id },
        known: () => found.start,
        catchUp: async () => true,
        isReady: () => true,
      });
      const told: string[] = [];
      let looks = 0;
      const call = { isUnderWay: false };
      const turns = takeLeaseTurns({
        ...{ keeper, ledger },
        ...{ wait: clock.wait, now: clock.now, isSending: () => call.isUnderWay },
        async afterTurn() {
          looks += 1;
        },
        onDrive: async (term) => void told.push(`drives in ${term}`),
        onLose: async () => void told.push("stops"),
      });
      return { turns, told, call, ledger, looks: () => looks };
    },
  };
}

test("It begins to drive once, and looks every 5 s", async () => {
  const { clock, start } = makeOffice();
  const one = await start("pc-1");
  await clock.advance(60_000);
  expect(one.told).toEqual(["drives in 1"]);
  expect(one.looks()).toBeGreaterThanOrEqual(12);
  expect(one.turns.standing()).toEqual({ is: "driving", term: 1 });
  await clock.during(one.turns.stop());
});

test("Another takes over at once where the driver stops, because the ledger tells of it", async () => {
  const { clock, start } = makeOffice();
  const [one, two] = [await start("pc-1"), await start("pc-2")];
  await clock.advance(12_000);
  await clock.during(one.turns.stop());
  await clock.advance(200);
  expect([one.told, two.told]).toEqual([["drives in 1", "stops"], ["drives in 2"]]);
  await clock.during(two.turns.stop());
});

test("Another takes over within a minute where the driver is cut off, and the first stops when it is back", async () => {
  const { clock, office, start } = makeOffice();
  const [one, two] = [await start("pc-1"), await start("pc-2")];
  await clock.advance(12_000);
  office.cut("away", "pc-1");
  await clock.advance(60_000);
  // It cannot know yet; its gate is shut meanwhile.
  expect([one.told, two.told]).toEqual([["drives in 1"], ["drives in 2"]]);
  expect(one.turns.standing()).toMatchObject({ is: "away" });
  office.cut(null, "pc-1");
  await clock.advance(5_000);
  expect(one.told).toEqual(["drives in 1", "stops"]);
  await clock.during(Promise.all([one.turns.stop(), two.turns.stop()]));
});

test("A database that was away for a moment changes nobody's part", async () => {
  const { clock, office, start } = makeOffice();
  const one = await start("pc-1");
  await clock.advance(12_000);
  office.cut("away");
  await clock.advance(600_000);
  office.cut(null);
  await clock.advance(10_000);
  expect(one.told).toEqual(["drives in 1"]);
  expect(one.turns.standing()).toEqual({ is: "driving", term: 1 });
  await clock.during(one.turns.stop());
});

test("A driver that writes without a pause looks ten times a second at most", async () => {
  const { clock, office, start } = makeOffice();
  const one = await start("pc-1");
  const busy = office.open({ id: "pc-2", name: "pc-2" }, { monotonic: clock.now, wall: clock.now });
  const found = await busy.find();
  if (found.is !== "office") throw new Error("there is no office");
  let known = found.start;
  await clock.advance(1_000);
  const before = one.looks();
  for (let n = 0; n < 500; n += 1) {
    const said = await busy.append({ known, term: null, body: "{}", nonce: `${n}` });
    if (said.is === "appended") known = said.entry;
    await clock.advance(2);
  }
  expect(one.looks() - before).toBeGreaterThanOrEqual(5);
  expect(one.looks() - before).toBeLessThanOrEqual(11);
  await clock.during(one.turns.stop());
});

test("One that falls asleep hands over at once, and is asked for nothing until it wakes", async () => {
  const { clock, start } = makeOffice();
  const [one, two] = [await start("pc-1"), await start("pc-2")];
  await clock.advance(12_000);
  one.turns.fallAsleep();
  await clock.advance(200);
  expect([one.told, two.told]).toEqual([["drives in 1", "stops"], ["drives in 2"]]);
  // The other one stops: nobody waits for the one that sleeps, and it takes nothing.
  await clock.during(two.turns.stop());
  await clock.advance(20_000);
  expect(one.turns.standing()).toEqual({ is: "following", driver: null });
  one.turns.wakeUp();
  await clock.advance(200);
  expect(one.told).toEqual(["drives in 1", "stops", "drives in 3"]);
  await clock.during(one.turns.stop());
});

test("Nobody hands over to one that has just fallen asleep", async () => {
  const { clock, start } = makeOffice();
  const [one, two, three] = [await start("pc-1"), await start("pc-2"), await start("pc-3")];
  await clock.advance(12_000);
  two.turns.fallAsleep();
  await clock.advance(200);
  one.turns.fallAsleep();
  await clock.advance(200);
  expect([two.told, three.told]).toEqual([[], ["drives in 2"]]);
  await clock.during(Promise.all([one, two, three].map(({ turns }) => turns.stop())));
});

test("One that falls asleep while it sends hands over when the call is over", async () => {
  const { clock, start } = makeOffice();
  const [one, two] = [await start("pc-1"), await start("pc-2")];
  await clock.advance(12_000);
  one.call.isUnderWay = true;
  one.turns.fallAsleep();
  await clock.advance(1_000);
  expect([one.told, two.told]).toEqual([["drives in 1"], []]);
  one.call.isUnderWay = false;
  await clock.advance(5_200);
  expect([one.told, two.told]).toEqual([["drives in 1", "stops"], ["drives in 2"]]);
  await clock.during(Promise.all([one.turns.stop(), two.turns.stop()]));
});

test("One that is not told that it is awake takes part again after a minute", async () => {
  const { clock, start } = makeOffice();
  const one = await start("pc-1");
  await clock.advance(12_000);
  one.turns.fallAsleep();
  await clock.advance(55_000);
  expect(one.told).toEqual(["drives in 1", "stops"]);
  await clock.advance(15_000);
  expect(one.told).toEqual(["drives in 1", "stops", "drives in 2"]);
  await clock.during(one.turns.stop());
});

test("One that fell asleep before the lease was granted gives it back", async () => {
  const { clock, start } = makeOffice(20);
  const one = await start("pc-1");
  // The look has come back, and the lease is asked for.
  await clock.advance(50);
  one.turns.fallAsleep();
  await clock.advance(2_000);
  expect([one.told, one.turns.standing()]).toEqual([[], { is: "following", driver: null }]);
  expect(await clock.during(one.ledger.find())).toMatchObject({ holder: { remainingMs: 0 } });
  await clock.during(one.turns.stop());
});
