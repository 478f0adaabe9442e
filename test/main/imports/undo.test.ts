/** @file A decision that can be undone: nothing of it, and nothing that follows from it, leaves before its seconds are over. */

import { describe, expect, test } from "vitest";
import { noticeTakenAway } from "../../../main/imports/take-in.ts";
import { pdf } from "../../fakes/fake-world.ts";
import { createStrictQueue } from "../../fakes/strict-queue.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const undoMs = 8_000;
const takeBack = { type: "take-back" } as const;
const approve = { type: "approve", undoMs } as const;
const reject = { type: "reject", reason: null, undoMs } as const;

/** "a.csv" waits for approval, and "b.csv" has one of its rows. */
async function besideHeld() {
  const office = openOffice({ ceilings: { other: "1000" } });
  await office.drop("a.csv", sheet(row("A1"), row("BIG", "6000.00")));
  await office.drop("b.csv", sheet(row("A1"), row("A2")));
  return office;
}

async function held() {
  const office = openOffice({ sending: "after-approval" });
  await office.drop("a.csv", sheet(row("A1")));
  return office;
}

describe("an approval that can be undone", () => {
  test("is sent when its seconds are over, and not before, even with Sync now", async () => {
    const { decide, sent, clock, run, queue } = await held();
    const decidedAt = clock.now();
    expect(await decide("a.csv", approve)).toBe("ok");
    expect(queue.nextDueAt()).toBe(decidedAt + undoMs);
    await clock.advance(undoMs - 1_000);
    queue.hurry();
    queue.hours.override();
    await run();
    expect(sent()).toEqual([]);
    await clock.advance(1_000);
    await run();
    expect(sent()).toEqual([["A1 10.00"]]);
    expect(await decide("a.csv", takeBack)).toMatch(/^It's too late to undo that/);
  });

  test("waits for its approval again where it is undone, and is never sent", async () => {
    const { decide, sent, clock, run, at, of } = await held();
    const before = of("a.csv")?.state;
    const since = of("a.csv")?.since;
    await clock.advance(60_000);
    await decide("a.csv", approve);
    expect(await decide("a.csv", takeBack)).toBe("ok");
    expect(of("a.csv"), "it has waited since before").toMatchObject({ state: before, since });
    expect(of("a.csv")?.undo).toBeUndefined();
    await clock.advance(60_000);
    await run();
    expect([sent(), at("a.csv")]).toEqual([[], "held"]);
    expect(await decide("a.csv", takeBack)).toMatch(/^It's too late to undo that/);
  });

  test("rests as long in a process that starts meanwhile", async () => {
    const { decide, sent, clock, ports } = await held();
    await decide("a.csv", approve);
    const next = createStrictQueue(ports);
    await clock.advance(undoMs - 1);
    await clock.during(next.run());
    expect(sent()).toEqual([]);
    await clock.advance(1);
    await clock.during(next.run());
    expect(sent()).toEqual([["A1 10.00"]]);
  });

  test("is refused at the moment at which it is over, before anything is sent", async () => {
    const { decide, clock, at } = await held();
    await decide("a.csv", approve);
    await clock.advance(undoMs);
    expect(await decide("a.csv", takeBack)).toMatch(/^It's too late to undo that/);
    expect(at("a.csv")).not.toBe("held");
  });

  test("does not wait for a time of before the clock was set back", async () => {
    const { decide, clock, run, sent } = await held();
    await decide("a.csv", approve);
    clock.jump(-3_600_000);
    await run();
    expect(sent()).toEqual([["A1 10.00"]]);
  });

  test("can't be undone after another decision, and nothing is sent before its time", async () => {
    const { decide, sent, clock, run, at } = await held();
    await decide("a.csv", approve);
    expect(await decide("a.csv", { type: "reject", reason: null })).toBe("ok");
    expect(await decide("a.csv", takeBack)).toMatch(/^It's too late to undo that/);
    expect(await decide("a.csv", { type: "retry" })).toBe("ok");
    await clock.advance(undoMs - 1);
    await run();
    expect([sent(), at("a.csv")]).toEqual([[], "reading"]);
  });

  test("without seconds goes at once, and can't be undone", async () => {
    const { decide, sent, of } = await held();
    expect(await decide("a.csv", { type: "approve", undoMs: 0 })).toBe("ok");
    expect([sent(), of("a.csv")?.undo]).toEqual([[["A1 10.00"]], undefined]);
  });
});

describe("what else follows from a decision", () => {
  test("rests as long: a file with one of its rows is not sent while the cancelling can be undone", async () => {
    const { decide, sent, clock, run, at } = await besideHeld();
    expect(await decide("a.csv", reject)).toBe("ok");
    await clock.advance(undoMs - 1);
    await run();
    expect([sent(), at("a.csv"), at("b.csv")]).toEqual([[], "failed", "reading"]);
    await clock.advance(1);
    await run();
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00", "A2 10.00"]], "done"]);
  });

  test("comes to nothing where it is undone: both files ask again", async () => {
    const { decide, sent, clock, run, of, disk, queue } = await besideHeld();
    await decide("a.csv", reject);
    await clock.during(queue.fileLeftovers());
    expect(disk.paths()).toContain("Failed/a.csv");
    expect(await decide("a.csv", takeBack)).toBe("ok");
    await clock.advance(undoMs);
    await run();
    await clock.during(queue.fileLeftovers());
    expect(sent()).toEqual([]);
    expect(of("a.csv")?.state.at).toBe("held");
    expect(of("b.csv")?.state).toMatchObject({
      at: "waiting",
      why: { kind: "already-sent", rows: [{ openAs: "held" }] },
    });
    expect(disk.paths()).toEqual(expect.arrayContaining(["Needs you/a.csv", "Needs you/b.csv"]));
  });
});

test("a duplicate that is sent anyway can be undone, and is a duplicate again", async () => {
  const { drop, decide, sent, clock, run, at, of } = openOffice();
  await drop("a.csv", sheet(row("A1")));
  await drop("b.csv", sheet(row("A1")));
  expect(await decide("b.csv", { type: "send-anyway", reason: "Two lorries came.", undoMs })).toBe("ok");
  expect(await decide("b.csv", takeBack)).toBe("ok");
  await clock.advance(undoMs);
  await run();
  expect([sent(), at("b.csv"), of("b.csv")?.anyway]).toEqual([[["A1 10.00"]], "duplicate", null]);
});

describe("documents", () => {
  const toInvoice = { type: "attach", purchaseInvoiceId: "10026", undoMs } as const;

  test("are sent in the order in which they were attached", async () => {
    const { drop, decide, clock, run, service } = openOffice();
    for (const name of ["b.pdf", "a.pdf"]) await drop(name, pdf(name));
    await decide("a.pdf", toInvoice);
    await clock.advance(10);
    await decide("b.pdf", toInvoice);
    await clock.advance(undoMs);
    await run();
    const names = service.arrived.map((arrival) => (arrival.what === "document" ? arrival.fileName : ""));
    expect(names).toEqual(["a.pdf", "b.pdf"]);
  });

  test("that aren't needed can be undone, and one that was taken away meanwhile is found missing", async () => {
    const { drop, decide, at, disk, ports, clock, queue } = openOffice();
    for (const name of ["a.pdf", "b.pdf"]) await drop(name, pdf(name));
    for (const name of ["a.pdf", "b.pdf"]) expect(await decide(name, reject)).toBe("ok");
    await clock.during(queue.fileLeftovers());
    disk.take("Failed/b.pdf");
    for (const name of ["a.pdf", "b.pdf"]) expect(await decide(name, takeBack)).toBe("ok");
    await noticeTakenAway(ports, "payables");
    await clock.during(queue.fileLeftovers());
    expect([at("a.pdf"), at("b.pdf")]).toEqual(["waiting", "failed"]);
    expect(disk.paths()).toContain("Needs you/a.pdf");
  });
});
