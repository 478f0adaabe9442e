/** @file A file with problems whose corrected copy was sent: it has nothing more to send, and says so. */

import { describe, expect, test } from "vitest";
import { copyToInbox } from "../../../main/imports/decide.ts";
import { seen } from "../../../main/spreadsheet/cells/table.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { sayEvent } from "../../../shared/wording/imports/say-trail.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { copyOf, copyPath, csvOf, headings, openCorrectingOffice, row, wrong } from "./correcting-office.ts";

const waits = { at: "waiting", why: { kind: "rows-have-problems" } };

test("the original of a corrected copy is done once the copy was sent, and says which one", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  expect(office.disk.paths()).toContain(copyPath);
  await office.correct("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3")));
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2", file: "a - to correct.xlsx" } });
  expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
  expect(office.journal.tally().needPerson).toBe(0);
  const original = office.journal.get("1");
  expect(original && sayImport(original, 0).detail).toBe(
    "Its rows were corrected in “a - to correct.xlsx” (file 2), and sent.",
  );
});

test("a copy that was saved into the inbox, and left where it was, counts too", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.drop("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3")));
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
  expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
});

test("the original whose good rows were sent is done once the rest was", async () => {
  const office = await openCorrectingOffice("send-the-rest");
  await office.drop("a.csv", wrong);
  await office.correct("a - to correct.xlsx", copyOf(row("A3")));
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
  const original = office.journal.get("1");
  expect(original && sayImport(original, 0).detail).toMatch(
    /^Done .*2 purchase invoices.* Its other rows were corrected in /,
  );
});

test.each(["before its copy was sent", "once its copy was in the inbox"])(
  "an original that was moved away %s is done once the copy was sent",
  async (when) => {
    const office = await openCorrectingOffice("send-the-rest");
    await office.drop("a.csv", wrong);
    office.disk.take("Needs you/a.csv");
    if (when.startsWith("before")) {
      // Someone is working on the copy, so it stays.
      office.disk.take(copyPath);
      office.disk.drop(copyPath, copyOf(row("A3")));
      await office.pass();
      expect(office.stateOf("a.csv")).toMatchObject(waits);
    }
    await office.correct("a - to correct.xlsx", copyOf(row("A3")));
    expect(office.sent()).toEqual(["A1", "A2", "A3"]);
    expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
    expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
  },
);

test("an original that was moved away goes on waiting where its copy lacks a row", async () => {
  const office = await openCorrectingOffice("send-the-rest");
  await office.drop("a.csv", csvOf(row("A1"), row("A2"), row("A3", "someday"), row("A4", "some day")));
  office.disk.take("Needs you/a.csv");
  await office.correct("a - to correct.xlsx", copyOf(row("A3")));
  expect(office.stateOf("a.csv")).toMatchObject(waits);
});

const ourHeadings = ["Status (Pigeonhole)", "Reason (Pigeonhole)"];
/** As it is written where the good rows were sent, and corrected by hand. */
const fullCopyOf = (...rows: readonly (readonly string[])[]) =>
  makeWorkbook({ "To correct": [[...headings, ...ourHeadings], ...rows] });

test("the copy of a file whose good rows were sent has every row, and sends only the others", async () => {
  const office = await openCorrectingOffice("send-the-rest");
  await office.drop("a.csv", wrong);
  const bytes = office.disk.read(copyPath);
  const tables = bytes && readWorkbookBytes(bytes);
  const lines = tables?.ok ? tables.value.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(seen))) : [];
  expect(lines.map((cells) => [cells[1], cells[5]])).toEqual([
    ["Invoice number", "Status (Pigeonhole)"],
    ["A1", "Sent"],
    ["A2", "Sent"],
    ["A3", "To correct"],
  ]);
  await office.correct(
    "a - to correct.xlsx",
    fullCopyOf([...row("A1"), "Sent"], [...row("A2"), "Sent"], [...row("A3"), "To correct"]),
  );
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2" } });
});

test("the original goes on waiting where its copy lacks a row, however many sent ones it has", async () => {
  const office = await openCorrectingOffice("send-the-rest");
  await office.drop("a.csv", csvOf(row("A1"), row("A2"), row("A3", "someday"), row("A4", "some day")));
  await office.correct("a - to correct.xlsx", fullCopyOf([...row("A1"), "Sent"], [...row("A2"), "Sent"], row("A3")));
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject(waits);
});

test.each(["Sent", "Schon gesendet"])(
  "a row with the status “%s” that nothing knows waits for approval",
  async (status) => {
    const office = await openCorrectingOffice();
    await office.drop("list.xlsx", fullCopyOf([...row("A1"), status], row("A2")));
    expect(office.sent()).toEqual([]);
    expect(office.stateOf("list.xlsx")).toMatchObject({
      at: "held",
      doubts: [{ row: 2, reason: { say: "marked-as-sent" } }],
    });
  },
);

test("a row with the status “Sent” that was changed is asked about, and not twice", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", csvOf(row("A1")));
  await office.drop("list.xlsx", fullCopyOf([...row("A1", "2026-11-04"), "Sent"], row("A2")));
  expect(office.stateOf("list.xlsx")).toMatchObject({ at: "waiting", why: { kind: "already-sent" } });
  await office.sendAnyway("list.xlsx");
  expect(office.sent()).toEqual(["A1", "A1", "A2"]);
});

test.each([
  ["has fewer rows", copyOf(row("A1"), row("A3"))],
  ["still has a problem", copyOf(row("A1"), row("A2"), row("A3", "any day"))],
])("the original goes on waiting where the copy %s", async (_, content) => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.correct("a - to correct.xlsx", content);
  expect(office.stateOf("a.csv")).toMatchObject(waits);
});

test("a copy that had to be corrected once more ends its original too", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  await office.correct("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3", "any day")));
  // Corrected where it waits, and moved into the inbox.
  office.disk.take(copyPath);
  await office.drop("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3")));
  expect(["1", "2", "3"].map((id) => office.journal.get(id)?.state.at)).toEqual(["done", "failed", "done"]);
  expect(office.journal.get("1")?.state).toMatchObject({ correctedIn: { id: "3" } });
  expect(office.journal.get("2")?.state).toMatchObject({ why: { kind: "withdrawn" } });
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
});

test.each([true, false])("copies of copies end their originals (moved into the inbox: %s)", async (isMoved) => {
  const office = await openCorrectingOffice();
  const misspelt = row("A1").with(2, "Acmme Ltd");
  const newest = () => office.journal.list(100).toSorted((a, b) => Number(b.id) - Number(a.id))[0];
  /** Corrects the copy of the newest file, or that file itself where it is a copy, and puts it into the inbox. */
  async function correctNewest(...rows: readonly (readonly string[])[]) {
    const { copy, path } = newest()?.place ?? {};
    const from = copy?.path ?? path ?? "";
    if (isMoved) office.disk.take(from);
    await office.drop(from.slice("Needs you/".length), copyOf(...rows));
  }
  await office.drop("a.csv", csvOf(misspelt, row("A2"), row("A3", "someday"), row("A4", "someday")));
  await correctNewest(misspelt, row("A2"), row("A3"), row("A4", "someday"));
  office.service.answerWith(["first-unsaved", "accept"]);
  await correctNewest(misspelt, row("A2"), row("A3"), row("A4"));
  expect(newest()?.state).toMatchObject({ ...waits, why: { problems: [{ notSaved: { isCertain: true } }] } });
  const original = office.journal.get("1");
  const said = JSON.stringify(original && sayImport(original, 0));
  expect(said).not.toContain("isn't in that file");
  expect(said).toContain("invoice A1 was sent in that file, but not saved");
  await correctNewest(row("A1"));
  expect(office.sent()).toEqual(["A2", "A3", "A4", "A1"]);
  expect(office.journal.tally().needPerson).toBe(0);
  expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
});

test("a copy is the corrected copy of one file alone, and its rows tell of which", async () => {
  const office = await openCorrectingOffice();
  await office.drop("x/a.csv", wrong);
  await office.drop("y/a.csv", csvOf(row("B1"), row("B2"), row("B3", "someday")));
  for (const folder of ["x", "y"]) office.disk.take(`Needs you/${folder}/a - to correct.xlsx`);
  await office.drop("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3")));
  expect([office.stateOf("x/a.csv"), office.stateOf("y/a.csv")]).toMatchObject([
    { at: "done", correctedIn: { id: "3" } },
    waits,
  ]);
});

test("cells that are corrected in the window are sent in the copy, and the trail has old and new", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  const original = office.disk.read("a.csv") ?? office.disk.read("Needs you/a.csv");
  expect(await office.type("a.csv", [{ row: 4, column: "A", text: "still no day" }])).toMatch(/still have problems/);
  expect(office.sent()).toEqual([]);
  expect(await office.type("a.csv", [{ row: 4, column: "A", text: "2026-11-05" }])).toBe("ok");
  expect(office.sent()).toEqual(["A1", "A2", "A3"]);
  expect(office.stateOf("a.csv")).toMatchObject({ at: "done", correctedIn: { id: "2", file: "a - to correct.xlsx" } });
  expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
  const done = office.disk.paths().find((path) => path.endsWith("/a.csv")) ?? "";
  expect(office.disk.read(done), "the file itself is not changed").toEqual(original);
  const told = [...office.journal.trail({ importId: "1" })].find(({ what }) => what === "correct-cells");
  expect(told).toMatchObject({
    who: "Ann",
    detail: { cells: [{ row: 4, column: "A", header: "Date", from: "someday", to: "2026-11-05" }] },
  });
  expect(told && sayEvent(told)).toBe("Corrected in the window: A4 from “someday” to “2026-11-05”.");
});

test("nothing is corrected in the window where the copy was changed as well, or where nothing waits", async () => {
  const office = await openCorrectingOffice();
  await office.drop("a.csv", wrong);
  const cells = [{ row: 4, column: "A", text: "2026-11-05" }];
  office.disk.drop(copyPath, copyOf(row("A1"), row("A2"), row("A3")));
  expect(await office.type("a.csv", cells)).toMatch(/was changed as well/);
  expect(office.sent()).toEqual([]);
  await office.drop("fine.csv", csvOf(row("B1")));
  expect(await office.type("fine.csv", cells)).toMatch(/has no cells to correct/);
});

describe("a copy that was put into the inbox before, and waits there with problems of its own", () => {
  /** Its copy is file 2, and lies where it was. */
  async function copyWaits() {
    const office = await openCorrectingOffice();
    await office.drop("a.csv", wrong);
    await office.correct("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3", "soon")));
    expect(office.journal.get("2")?.place.path).toBe(copyPath);
    const again = async () => {
      const original = office.journal.get("1");
      if (original === undefined) throw new Error("no file 1");
      const put = await copyToInbox(office.ports, original, "Ann");
      if (put.is === "moved") await office.sweep("a - to correct.xlsx");
      return put;
    };
    return { ...office, again };
  }

  test("ends once it was corrected again and put back, and both trails say so", async () => {
    const office = await copyWaits();
    office.disk.drop(copyPath, copyOf(row("A1"), row("A2"), row("A3")));
    expect((await office.again()).is).toBe("moved");
    expect(office.sent()).toEqual(["A1", "A2", "A3"]);
    expect([office.journal.get("1")?.state.at, office.journal.get("3")?.state.at]).toEqual(["done", "done"]);
    const former = office.journal.get("2");
    expect(former).toMatchObject({ state: { at: "failed", why: { was: "put back" } }, place: { path: null } });
    expect(former && sayImport(former, 0).detail).not.toMatch(/removed|deleted/);
    const decided = [...office.journal.trail({})].filter(({ what }) => what === "put-back");
    expect(decided.map(({ importId, who }) => [importId, who])).toEqual([
      ["1", "Ann"],
      ["2", "Ann"],
    ]);
  });

  test("is sent once where the power is cut after it was put back and before that was written down", async () => {
    const office = await copyWaits();
    office.disk.drop(copyPath, copyOf(row("A1"), row("A2"), row("A3")));
    const original = office.journal.get("1");
    if (original === undefined) throw new Error("no file 1");
    const commit = () => Promise.reject(new Error("the power is cut"));
    const cut = copyToInbox({ ...office.ports, journal: { ...office.journal, commit } }, original, "Ann");
    await expect(cut).rejects.toThrow("cut");
    await office.sweep("a - to correct.xlsx");
    await office.sweep("a - to correct.xlsx");
    expect(office.sent()).toEqual(["A1", "A2", "A3"]);
    expect(["1", "2", "3"].map((id) => office.journal.get(id)?.state.at)).toEqual(["done", "failed", "done"]);
    expect(office.disk.paths().filter((path) => !path.startsWith("Done/"))).toEqual([]);
  });

  test("is decided about first where nothing of it was corrected", async () => {
    const office = await copyWaits();
    expect(await office.again()).toMatchObject({ is: "asks", copy: { id: "2" } });
    expect(office.disk.paths()).toContain(copyPath);
  });

  test("is decided about first where it may have been sent", async () => {
    const office = await openCorrectingOffice();
    await office.drop("a.csv", wrong);
    office.service.answerWith(["lost-reply"]);
    await office.correct("a - to correct.xlsx", copyOf(row("A1"), row("A2"), row("A3")));
    const original = office.journal.get("1");
    if (original === undefined) throw new Error("no file 1");
    expect(await copyToInbox(office.ports, original, "Ann")).toMatchObject({ is: "asks", copy: { id: "2" } });
  });
});
