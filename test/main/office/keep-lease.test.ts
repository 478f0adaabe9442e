/** @file One computer of an office drives; when it dies, sleeps, is cut off or gives up, another one does, and the first sends nothing more. */

import { describe, expect, test } from "vitest";
import { createLeaseKeeper, type LeaseKeeper, type Standing } from "../../../main/office/keep-lease.ts";
import type { Ledger, LogPosition } from "../../../main/office/ledger.ts";
import { createMemoryOffice, type MemoryOffice } from "../../fakes/memory-ledger.ts";

interface Computer {
  readonly keeper: LeaseKeeper;
  readonly ledger: Ledger;
  turn(): Promise<Standing>;
  /** Its own clocks, ahead of the true time. */
  skewMs: { monotonic: number; wall: number };
  isReady: boolean;
  known(): LogPosition;
}

interface Bench {
  readonly office: MemoryOffice;
  pass(ms: number): void;
  add(id: string, skew?: { monotonic: number; wall: number }): Promise<Computer>;
}

function makeBench(): Bench {
  let now = Date.UTC(2026, 10, 23, 2);
  const office = createMemoryOffice({ now: () => now });
  return {
    office,
    pass(ms) {
      now += ms;
    },
    async add(id, skewMs = { monotonic: 0, wall: 0 }) {
      const clocks = { monotonic: () => now + computer.skewMs.monotonic, wall: () => now + computer.skewMs.wall };
      const ledger = office.open({ id, name: id.toUpperCase() }, clocks);
      const found = await ledger.find();
      if (found.is !== "office") throw new Error("there is no office");
      let known = found.start;
      const keeper = createLeaseKeeper({
        ledger,
        computer: id,
        clocks,
        known: () => known,
        async catchUp() {
          const read = await ledger.read(known);
          if (read.is !== "entries") return false;
          known = read.end;
          return true;
        },
        isReady: () => computer.isReady,
      });
      const computer: Computer = { keeper, ledger, turn: keeper.turn, skewMs, isReady: true, known: () => known };
      return computer;
    },
  };
}

/** The gate, as a call asks it: before its last byte, and once more right before that leaves. */
const mayLeave = async ({ keeper }: Computer) => (await keeper.ask()) && keeper.isOpen();

async function append(computer: Computer, by = computer): Promise<void> {
  const known = computer.known();
  await by.ledger.append({ known, term: null, body: "{}", nonce: `${known.pos}` });
}

describe("of the computers of an office", () => {
  test("the first one drives, and the others follow and know who does", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    expect(await one.turn()).toEqual({ is: "driving", term: 1 });
    expect(await two.turn()).toMatchObject({ is: "following", driver: { id: "pc-1", name: "PC-1" } });
    expect([one.keeper.term(), two.keeper.term()]).toEqual([1, null]);
    expect([await mayLeave(one), await mayLeave(two)]).toEqual([true, false]);
    expect(two.keeper.computers().map(({ id }) => id)).toEqual(["pc-1", "pc-2"]);
  });

  test("one drives for hours, and looks every 5 s", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    for (let turn = 0; turn < 2_000; turn += 1) {
      expect(await one.turn()).toEqual({ is: "driving", term: 1 });
      expect(await two.turn()).toMatchObject({ is: "following" });
      bench.pass(5_000);
    }
  });

  test("another takes over within a minute where the driver dies, after it has read all", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    await one.turn();
    await two.turn();
    await append(one);
    let ms = 0;
    for (; (await two.turn()).is !== "driving"; ms += 5_000) bench.pass(5_000);
    expect(ms).toBeLessThanOrEqual(60_000);
    expect([two.keeper.term(), two.known().pos]).toEqual([2, 1]);
  });

  test("a driver that wakes after another took over sends nothing more, and follows", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    await one.turn();
    bench.pass(31_000);
    await two.turn();
    expect(one.keeper.isOpen()).toBe(false);
    expect(await mayLeave(one)).toBe(false);
    expect(one.keeper.term()).toBeNull();
    expect(await one.turn()).toMatchObject({ is: "following", driver: { id: "pc-2" } });
  });

  test("a driver that wakes before anybody took over drives on", async () => {
    const bench = makeBench();
    const one = await bench.add("pc-1");
    await one.turn();
    bench.pass(600_000);
    expect(one.keeper.isOpen()).toBe(false);
    expect(await one.turn()).toEqual({ is: "driving", term: 1 });
    expect(await mayLeave(one)).toBe(true);
  });

  test.each([
    ["its monotonic clock stands still while it sleeps", { monotonic: -31_000, wall: 0 }],
    ["its time of day is set back", { monotonic: 0, wall: -31_000 }],
  ])("a driver knows that its lease is over even where %s", async (_what, behind) => {
    const bench = makeBench();
    const one = await bench.add("pc-1");
    await one.turn();
    expect(await one.keeper.ask()).toBe(true);
    bench.pass(31_000);
    one.skewMs = behind;
    expect(one.keeper.isOpen()).toBe(false);
  });

  test("two computers whose clocks are hours apart still take turns", async () => {
    const bench = makeBench();
    const hour = 3_600_000;
    const one = await bench.add("pc-1", { monotonic: 7 * hour, wall: -5 * hour });
    const two = await bench.add("pc-2", { monotonic: -hour, wall: 9 * hour });
    await one.turn();
    await two.turn();
    expect([await mayLeave(one), await mayLeave(two)]).toEqual([true, false]);
    bench.pass(30_000);
    await two.turn();
    expect([await mayLeave(one), await mayLeave(two)]).toEqual([false, true]);
  });

  test("a driver that is cut off from the database sends nothing, and drives on when it is back in time", async () => {
    const bench = makeBench();
    const one = await bench.add("pc-1");
    await one.turn();
    bench.office.cut("away", "pc-1");
    expect(await mayLeave(one)).toBe(false);
    expect(await one.turn()).toMatchObject({ is: "away", problem: { why: "unreachable" } });
    bench.office.cut(null, "pc-1");
    expect(await one.turn()).toEqual({ is: "driving", term: 1 });
  });

  test("a driver sends nothing where the reply of the gate is lost", async () => {
    const bench = makeBench();
    const one = await bench.add("pc-1");
    await one.turn();
    bench.office.loseReply("pc-1");
    expect(await mayLeave(one)).toBe(false);
    expect(await mayLeave(one)).toBe(true);
  });

  test("one that stops hands over at once to another that is ready", async () => {
    const bench = makeBench();
    const [one, two, three] = [await bench.add("pc-1"), await bench.add("pc-2"), await bench.add("pc-3")];
    two.isReady = false;
    for (const each of [one, two, three, one]) await each.turn();
    await one.keeper.handOver();
    expect(await mayLeave(one)).toBe(false);
    expect(await two.turn()).toMatchObject({ is: "following" });
    expect(await three.turn()).toEqual({ is: "driving", term: 2 });
    expect(await one.turn()).toMatchObject({ is: "following" });
  });

  test("one that stops while the gate is asked sends nothing, whatever the answer", async () => {
    const bench = makeBench();
    const one = await bench.add("pc-1");
    await one.turn();
    const asked = one.keeper.ask();
    await one.keeper.handOver();
    expect(await asked).toBe(false);
    expect(one.keeper.isOpen()).toBe(false);
  });

  test("one that is not ready leaves it to another that is, and drives where there is none", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    one.isReady = false;
    expect(await one.turn()).toEqual({ is: "driving", term: 1 });
    await two.turn();
    expect(await one.turn()).toMatchObject({ is: "following" });
    expect(await two.turn()).toEqual({ is: "driving", term: 2 });
    // The other one is switched off: better one that says what it lacks than nobody.
    bench.pass(60_000);
    expect(await one.turn()).toEqual({ is: "driving", term: 3 });
  });

  test("none drives while a database that started again waits for what they know", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    for (const each of [one, two]) await each.turn();
    bench.pass(5_000);
    bench.office.restart();
    expect(await mayLeave(one)).toBe(false);
    expect(one.keeper.term()).toBe(1);
    await two.turn();
    expect(await one.turn()).toEqual({ is: "driving", term: 1 });
    expect(await mayLeave(one)).toBe(true);
  });

  test("none drives that knows more than the database, or other entries", async () => {
    const bench = makeBench();
    const [one, two] = [await bench.add("pc-1"), await bench.add("pc-2")];
    await append(two);
    await one.turn();
    expect(one.known().pos).toBe(1);
    bench.office.restart(1);
    expect(await one.turn()).toMatchObject({ is: "diverged", how: "lost", end: { pos: 0 } });
    expect([one.keeper.term(), await mayLeave(one)]).toEqual([null, false]);
    bench.pass(30_000);
    await two.ledger.append({ known: two.known(), term: null, body: "another", nonce: "another" });
    expect(await one.turn()).toMatchObject({ is: "diverged", how: "other-log" });
    expect(await two.turn()).toMatchObject({ is: "driving" });
  });
});
