/** @file A file with problems whose rows were sent in another file: it closes for what was certainly sent, and asks about the rest. */

import { expect, test } from "vitest";
import { createReplacedWatch } from "../../../main/imports/filing/notice-replaced.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { sayInShort } from "../../../shared/wording/imports/say-in-short.ts";
import { sayEvent } from "../../../shared/wording/imports/say-trail.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { csvOf, headings, openCorrectingOffice, row, wrong } from "./correcting-office.ts";

const waits = { at: "waiting", why: { kind: "rows-have-problems" } };
const told = (office: Awaited<ReturnType<typeof openCorrectingOffice>>, id: string) =>
  [...office.journal.trail({ importId: id })].map(sayEvent);

test("a file is done once all of its rows were sent in a file of another name, and both say so", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("november fixed.csv", csvOf(row("A1"), row("A2"), row("A3")));
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2", file: "november fixed.csv" } });
  expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
  expect(office.journal.tally().needPerson).toBe(0);
  expect(told(office, "1")).toContain("Its corrected file, “november fixed.csv” (file 2), was sent.");
  expect(told(office, "2")).toContain("Counts as the correction of “a.csv” (file 1).");
});

test("a file that was saved by Excel as a workbook, with other cells for the same figures, counts too", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  const cells = (number: string) => ["2026-11-03", number, "Acme Ltd", 10, "GBP"];
  await office.drop("b.xlsx", makeWorkbook({ Sheet1: [headings, cells("A1"), cells("A2"), cells("A3")] }));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("a partial correction closes only what it has, and a second one the rest", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("b.csv", csvOf(row("A1"), row("A3")));
  expect(office.stateOf("a.csv")).toMatchObject({
    at: "waiting",
    why: { problems: [], rowsReady: 1, replacedIn: { id: "2" }, perhapsIn: { id: "2" } },
  });
  const original = office.journal.get("1");
  expect(original?.sentBefore.map((each) => each.row)).toEqual([2, 4]);
  expect(original && sayImport(original, 0).detail).toBe(
    "1 row without problems still waits. Row 3, invoice A2 isn't in that file. To send what still waits, add it in a file of its own. Some of its rows were sent in “b.csv” (file 2). They no longer wait here.",
  );
  await office.drop("c.csv", csvOf(row("A2")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "3" } });
  expect(office.sent()).toEqual(["A1", "A3", "A2"]);
});

test("a row that waits because the other file has another amount is named with both", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", csvOf(row("A1"), row("A3", "someday")));
  await office.drop("b.csv", csvOf(row("A1").with(3, "11.00"), row("A3")));
  const original = office.journal.get("1");
  const said = original && sayImport(original, 0).detail;
  expect(said).toMatch(/Row 2, invoice A1: here .*10\.00.*; there .*11\.00/);
  expect(said).not.toMatch(/0 rows|Open the copy/);
  expect(original?.state.at === "waiting" && sayInShort(original.state.why)).toBe("1 row still waits");
});

test("rows that weren't saved are closed once they were sent with another supplier, and only then", async () => {
  const office = await openCorrectingOffice();
  office.service.answerWith(["first-unsaved", "accept"]);
  await office.drop("a.csv", csvOf(row("A1")));
  expect(office.stateOf("a.csv")).toMatchObject(waits);
  await office.drop("b.csv", csvOf(row("A1").with(2, "Acme Limited")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("the rows that were left out of a file are closed one by one", async () => {
  const office = await openCorrectingOffice("send-the-rest");
  await office.drop("a.csv", csvOf(row("A1"), row("A2", "no day"), row("A3", "someday")));
  await office.drop("b.csv", csvOf(row("A3")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "waiting", why: { problems: [{ row: 3 }] } });
  await office.drop("c.csv", csvOf(row("A2")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "3" } });
  expect(office.sent()).toEqual(["A1", "A3", "A2"]);
});

const amount = (number: string, net: string, supplier = "Acme Ltd") => ["2026-11-03", number, supplier, net, "GBP"];

test.each([
  ["another amount", csvOf(amount("A1", "10.00"), amount("A2", "12.00"), amount("A3", "10.00"))],
  ["another supplier", csvOf(amount("A1", "10.00"), amount("A2", "10.00"), amount("A3", "10.00", "Acme Inc"))],
])("where a row has %s there, a person is offered to close it, and it isn't closed unasked", async (_, content) => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("b.csv", content);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "waiting", why: { perhapsIn: { id: "2", file: "b.csv" } } });
  const inB = { id: "2", file: "b.csv" };
  expect(await office.decide("a.csv", { type: "mark-corrected", in: { ...inB, id: "9" } })).toMatch(/isn't linked/);
  expect(await office.decide("a.csv", { type: "mark-corrected", in: inB })).toBeNull();
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
  expect([...office.journal.trail({ importId: "1" })].find(({ what }) => what === "mark-corrected")?.who).toBe("Ann");
});

test("what a person has closed so can be undone in time", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("b.csv", csvOf(row("A1"), row("A3")));
  await office.decide("a.csv", { type: "mark-corrected", in: { id: "2", file: "b.csv" }, undoMs: 8_000 });
  expect(await office.decide("a.csv", { type: "take-back" })).toBeNull();
  expect(office.stateOf("a.csv")).toMatchObject(waits);
  expect(office.disk.paths()).toContain("Needs you/a.csv");
});

test("a missing supplier may be any there, where the file has another row with its supplier and all else is the same", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", csvOf(amount("A1", "10.00"), amount("A2", "11.00", "")));
  await office.drop("b.csv", csvOf(amount("A1", "10.00"), amount("A2", "11.00", "Bolt Ltd")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("a missing supplier isn't another supplier's that numbers alike: a person is asked", async () => {
  const office = await openCorrectingOffice();
  await office.drop("rents.csv", csvOf(amount("RENT-11", "500.00", "")));
  await office.drop(
    "b.csv",
    csvOf(amount("RENT-11", "500.00", "Whitfield Ltd"), amount("L-1", "7.00", "Kirkgate Ltd")),
  );
  expect(office.stateOf("rents.csv")).toMatchObject({
    at: "waiting",
    why: { kind: "rows-have-problems", perhapsIn: { id: "2", file: "b.csv" } },
  });
  expect(await office.decide("rents.csv", { type: "mark-corrected", in: { id: "2", file: "b.csv" } })).toBeNull();
  expect(office.stateOf("rents.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("a row that wasn't saved isn't another supplier's that numbers alike", async () => {
  const office = await openCorrectingOffice();
  office.service.answerWith(["first-unsaved", "accept"]);
  await office.drop("a.csv", csvOf(amount("RENT-11", "500.00", "Bolt Ltd")));
  await office.drop("b.csv", csvOf(amount("RENT-11", "500.00", "Whitfield Ltd")));
  expect(office.stateOf("a.csv")).toMatchObject({ ...waits, why: { perhapsIn: { id: "2" } } });
});

test("an invoice of two lines is there only if both lines are", async () => {
  const office = await openCorrectingOffice();
  const lines = [amount("A1", "10.00"), amount("A1", "11.00"), amount("A2", "12 or so")];
  await office.drop("a.csv", csvOf(...lines));
  await office.drop("b.csv", csvOf(amount("A1", "10.00"), amount("A2", "12.00")));
  expect(office.stateOf("a.csv")).toMatchObject({ ...waits, why: { problems: [], rowsReady: 1 } });
  const other = await openCorrectingOffice();
  await other.drop("a.csv", csvOf(...lines));
  await other.drop("b.csv", csvOf(amount("A1", "11.00"), amount("A1", "10.00"), amount("A2", "12.00")));
  expect(other.stateOf("a.csv")).toMatchObject({ at: "done" });
});

test("a file of other invoices closes nothing and offers nothing", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("b.csv", csvOf(row("B1"), row("B2")));
  expect(office.stateOf("a.csv")).toMatchObject(waits);
  expect(office.stateOf("a.csv")).not.toHaveProperty("why.perhapsIn");
});

test("a row without a number is never taken for another one", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", csvOf(amount("", "10.00"), amount("A2", "12 or so")));
  await office.drop("b.csv", csvOf(amount("A1", "10.00"), amount("A2", "12.00")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "waiting", why: { kind: "cannot-tell" } });
});

test("what may have been sent closes nothing until it is known", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("b.csv", csvOf(row("A1"), row("A2"), row("A3")));
  expect(office.stateOf("b.csv")).toMatchObject({ at: "unknown" });
  expect(office.stateOf("a.csv")).toMatchObject(waits);
  await office.decide("b.csv", { type: "settle", answer: "arrived" });
  await office.drop("c.csv", csvOf(row("C1")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("a batch that the finance system rejected is done once the same invoices were sent in another file", async () => {
  const office = await openCorrectingOffice();
  office.service.answerWith(["refuse", "accept"]);
  await office.drop("a.csv", csvOf(row("A1"), row("A2")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "failed", why: { kind: "refused" } });
  await office.drop("b.csv", `${csvOf(row("A1"), row("A2"))}\n`);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("a person can say that it isn't its correction: it waits again, and is never closed by that file any more", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("b.csv", csvOf(row("A1"), row("A2"), row("A3")));
  expect(await office.decide("a.csv", { type: "not-corrected", in: { id: "2", file: "b.csv" } })).toBeNull();
  expect(office.stateOf("a.csv")).toMatchObject({ ...waits, why: { rowsReady: 2 } });
  expect(office.disk.paths()).toContain("Needs you/a.csv");
  await office.drop("c.csv", csvOf(row("C1")));
  expect(office.stateOf("a.csv")).toMatchObject(waits);
  expect(told(office, "1")).toContain("Opened again: “b.csv” (file 2) isn't its correction.");
});

/** A file that waits, whose corrected file was sent; and a watch that has yet to look, with how often files were read for it. */
async function openBeforeLook(howMany = 1) {
  const office = await openCorrectingOffice();
  const { clock, ports } = office;
  const numbers = Array.from({ length: howMany }, (_, n) => `A${n + 1}`);
  for (const number of numbers) await office.drop(`${number}.csv`, csvOf(row(number), row(`${number}-2`, "someday")));
  // The queue's own watch doesn't see these.
  const reads: string[] = [];
  const read = ports.parser.read.bind(ports.parser);
  let readMs = 0;
  const parser = {
    ...ports.parser,
    read: async (...given: Parameters<typeof read>) => {
      reads.push(given[0].path);
      await clock.wait(readMs, new AbortController().signal);
      return read(...given);
    },
  };
  const watch = createReplacedWatch({ ...ports, parser });
  const signal = new AbortController().signal;
  return {
    ...office,
    reads,
    takes: (ms: number) => (readMs = ms),
    look: (mayAct = true) => clock.during(watch.look(() => mayAct, signal)),
  };
}

test("a file that must be left alone at one look is looked at in the next one, although nothing has changed", async () => {
  const { look, reads, drop, journal } = await openBeforeLook();
  await drop("late.csv", csvOf(row("B1")));
  const before = journal.list(10).length;
  await look(false);
  expect(reads).toEqual([]);
  await look();
  expect([reads.length, journal.list(10).length]).toEqual([1, before]);
  await look();
  expect(reads).toHaveLength(1);
});

test("a look that takes long ends, and the next one goes on where it ended", async () => {
  const { look, reads, takes, drop } = await openBeforeLook(30);
  await drop("late.csv", csvOf(row("B1")));
  takes(1_000);
  await look();
  expect(reads.length).toBeLessThan(15);
  const first = new Set(reads);
  for (let n = 0; n < 4; n += 1) await look();
  expect([new Set(reads).size, reads.length, first.size < 15]).toEqual([30, 30, true]);
});
