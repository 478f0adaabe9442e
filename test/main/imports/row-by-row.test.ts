/** @file A batch that may have been sent is answered row by row, by people and by invoice lists. */

import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/imports/decide.ts";
import { rowsInDoubt } from "../../../main/imports/rows-in-doubt.ts";
import { settleListed } from "../../../main/imports/settle-listed.ts";
import { advance } from "../../../main/imports/state/advance.ts";
import { noticeTakenAway } from "../../../main/imports/take-in.ts";
import { settleHandlers } from "../../../main/ipc/settle-commands.ts";
import { canOpenAgain } from "../../../shared/confirmation/answered-rows.ts";
import type { RowAnswer } from "../../../shared/confirmation/row-answers.ts";
import { isInList, othersFor } from "../../../shared/confirmation/row-in-doubt.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { ok } from "../../../shared/values/result.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { sayCommands } from "../../../shared/wording/say-commands.ts";
import { words } from "../../../shared/words/spoken.ts";
import { openOffice, row, sheet } from "./open-office.ts";
import { sampleImport } from "./sample-imports.ts";

const register = (...numbers: readonly string[]) =>
  ["Purchase invoice ID,Invoice number,Supplier,Invoice date,Net", ...numbers.map(entry)].join("\r\n");
const entry = (number: string, at: number) => `${10_000 + at},${number},Acme,2026-11-20,10.00`;

/** The reply to "a.csv" is lost; its rows are 2, 3 and so on. */
async function inDoubt(...numbers: readonly string[]) {
  const office = openOffice();
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("a.csv", sheet(...numbers.map((number, at) => row(number, at === 3 ? "11.00" : "10.00"))));
  expect(office.at("a.csv")).toBe("unknown");
  const say = (answer: RowAnswer, ...rows: readonly number[]) =>
    office.decide("a.csv", { type: "settle-rows", part: 0, answer, rows });
  const answers = () => {
    const import_ = office.of("a.csv");
    return import_ ? rowsInDoubt(office.journal, import_).map((each) => [each.row, each.answer]) : [];
  };
  const settle = (answer: "arrived" | "send-again") => office.decide("a.csv", { type: "settle", answer });
  /** An invoice list is added, and compared with what was sent. */
  async function addList(...numbers: readonly string[]) {
    await office.clock.advance(60_000);
    await office.drop("list.csv", register(...numbers));
    expect(office.at("list.csv")).toBe("done");
    office.journal.compareSome(() => true);
    const isAny = await settleListed(office.ports, office.journal);
    await office.run();
    return isAny;
  }
  return { ...office, say, answers, settle, addList };
}

const trailOf = ({ journal, of }: Awaited<ReturnType<typeof inDoubt>>) =>
  [...journal.trail({ importId: of("a.csv")?.id ?? "" })].map(({ what, detail }) => ({ what, detail }));

test("only what isn't there is sent again, as a batch of its own", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  expect(await office.say("arrived", 2, 4)).toBe("ok");
  expect(await office.say("missing", 3)).toBe("ok");
  expect([office.at("a.csv"), office.sent().length]).toEqual(["unknown", 1]);
  expect(await office.settle("send-again")).toBe("ok");
  expect(office.sent()).toEqual([["A1 10.00", "A2 10.00", "A3 10.00"], ["A2 10.00"]]);
  expect(office.of("a.csv")).toMatchObject({
    state: { at: "done" },
    parts: [
      { state: "done", invoices: 2, net: { "": "20.00" }, vat: { "": "4.00" } },
      { state: "done", invoices: 1, net: { "": "10.00" }, vat: { "": "2.00" } },
    ],
  });
  expect(office.journal.rowsOfPart("1", 0)).toEqual([2, 4]);
  expect(office.journal.rowsOfPart("1", 1)).toEqual([3]);
});

test("until it is sent again, only what isn't there is said to be ready, and what was found to be sent already", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.say("arrived", 2, 4);
  await office.say("missing", 3);
  office.service.signOut(true);
  await office.settle("send-again");
  const import_ = office.of("a.csv");
  const said = import_
    ? sayImport({ ...import_, state: { at: "queued", why: null, attempts: 0, notBefore: 0 } }, 0).detail
    : "";
  expect(said).toMatch(/^Ready to send: 1 purchase invoice \(10/);
  expect(said).toContain("1 of its 2 batches (2 purchase invoices) was already sent");
});

test("every row is known again in another file, whichever batch it was sent in", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.say("arrived", 2, 4);
  await office.say("missing", 3);
  await office.settle("send-again");
  await office.drop("b.csv", sheet(row("A1"), row("A2"), row("A3"), row("B1")));
  expect(office.sent().at(-1)).toEqual(["B1 10.00"]);
});

test.each(["list first", "file first"])(
  "a row that a list has settled counts as sent in other files, while others are open (%s)",
  async (order) => {
    const office = await inDoubt("A1", "A2", "A3");
    if (order === "list first") await office.addList("A2");
    await office.drop("b.csv", sheet(row("A2"), row("B1")));
    if (order === "file first") {
      expect(office.at("b.csv")).toBe("waiting");
      await office.addList("A2");
    }
    expect([office.at("a.csv"), office.at("b.csv")]).toEqual(["unknown", "done"]);
    expect(office.sent().at(-1)).toEqual(["B1 10.00"]);
  },
);

test("a row that a person has found counts as sent in other files, and an open one is still asked about", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.drop("b.csv", sheet(row("A2"), row("B1")));
  await office.drop("c.csv", sheet(row("A3"), row("C1")));
  await office.say("arrived", 3);
  expect([office.at("b.csv"), office.at("c.csv")]).toEqual(["done", "waiting"]);
  expect(office.sent().at(-1)).toEqual(["B1 10.00"]);
});

test("a row with a problem is told of while a batch of its file may have been sent, in its line and in its note", async () => {
  const office = openOffice({ rowsWithProblems: "send-the-rest" });
  office.service.answerWith(["lost-reply"]);
  await office.drop("a.csv", sheet(row("A1"), row("A2").replace("2026-11-20", "2026-11-31")));
  const import_ = office.of("a.csv");
  expect(import_?.state.at).toBe("unknown");
  const { detail } = sayImport(import_ as never, office.clock.now());
  expect(detail).toMatch(/One row wasn't in this batch and wasn't sent, .* Row 3, .*“2026-11-31”/);
  expect(office.note("Needs you/a.csv")).toMatch(/One row wasn't in this batch.*2026-11-31/s);
  await office.decide("a.csv", { type: "settle", answer: "arrived" });
  expect(office.of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
});

test("until every row is answered nothing is sent again, and a row left open is open", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.say("arrived", 2);
  await office.say("missing", 3);
  await office.say("later", 4);
  expect(office.answers()).toEqual([
    [2, "arrived"],
    [3, "missing"],
    [4, "later"],
  ]);
  expect(await office.settle("send-again")).toContain("still open");
  expect(await office.settle("arrived")).toContain("marked as not found");
  expect([office.at("a.csv"), office.sent().length]).toEqual(["unknown", 1]);
});

test("a row that isn't there doesn't have the open ones sent again with it", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.say("missing", 3);
  await office.say("later", 2);
  expect(await office.settle("send-again")).toContain("still open");
  expect([office.at("a.csv"), office.sent().length]).toEqual(["unknown", 1]);
  await office.say("arrived", 2, 4);
  expect(await office.settle("send-again")).toBe("ok");
  expect(office.sent().at(-1)).toEqual(["A2 10.00"]);
});

test("the batch is done once every row has arrived", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("arrived", 2);
  expect(office.at("a.csv")).toBe("unknown");
  await office.say("arrived", 3);
  expect([office.at("a.csv"), office.sent().length]).toEqual(["done", 1]);
});

test("where no row is there, the batch is sent again as it was", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("missing", 2, 3);
  expect(await office.settle("send-again")).toBe("ok");
  expect(office.sent()).toEqual([
    ["A1 10.00", "A2 10.00"],
    ["A1 10.00", "A2 10.00"],
  ]);
  expect(office.of("a.csv")?.parts.length).toBe(1);
});

test("a batch that was to go again, and asks about its rows first, is on record as before", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("missing", 2, 3);
  await office.addList("A2");
  expect(await office.settle("send-again")).toBe("ok");
  const asked = { at: "waiting", why: { kind: "already-sent", rows: [{ row: 3, is: "in-invoice-list" }] } };
  const batch = [{ state: "planned", invoices: 2, sentAt: expect.any(Number) }];
  expect(office.of("a.csv")).toMatchObject({ state: asked, parts: batch });
  expect(office.journal.rowsOfPart("1", 0)).toEqual([2, 3]);

  // Looking again changes nothing.
  expect(await office.decide("a.csv", { type: "retry" })).toBe("ok");
  expect(office.of("a.csv")).toMatchObject({ state: asked, parts: batch });
  expect(office.sent().length).toBe(1);

  expect(await office.decide("a.csv", { type: "send-anyway", reason: "They aren't there." })).toBe("ok");
  expect([office.at("a.csv"), office.sent()[1]]).toEqual(["done", ["A1 10.00", "A2 10.00"]]);
});

describe("what was to be sent again, and asks about a row that a list has meanwhile,", () => {
  /** Row 2 was found; rows 3 to 5 are to be sent again, and a list has row 3. */
  async function asking() {
    const office = await inDoubt("2026-0101", "2026-0102", "2026-0103", "2026-0104");
    await office.say("arrived", 2);
    await office.say("missing", 3, 4, 5);
    await office.addList("2026-0101", "2026-0102");
    expect(await office.settle("send-again")).toBe("ok");
    expect(office.of("a.csv")?.state).toMatchObject({
      at: "waiting",
      why: { kind: "already-sent", rows: [{ row: 3 }] },
    });
    const found = (...rows: readonly number[]) =>
      office.decide("a.csv", { type: "settle-rows", part: 1, answer: "arrived", rows });
    return { ...office, found };
  }

  test("says what can be done: rows are marked as found, and nobody has to remove them from the file", async () => {
    const office = await asking();
    const import_ = office.of("a.csv");
    const said = import_ ? sayImport(import_, 0).detail : "";
    expect(said).toContain("mark them as found");
    expect(said).toContain("cancel the file");
    expect(said).not.toContain("Remove");
    expect(said).not.toContain("remove");
    const note = office.note("Needs you/a.csv");
    expect(note).toContain("pigeonhole settle 1 arrived ROW...");
    expect(note).not.toMatch(/remove/i);
    expect(import_ && sayCommands(import_)).toEqual([
      expect.stringContaining("pigeonhole settle 1 arrived ROW..."),
      expect.stringContaining("pigeonhole retry 1 --anyway"),
      expect.stringContaining("pigeonhole reject 1"),
    ]);
    expect(import_ && rowsInDoubt(office.journal, import_).map(({ row }) => row)).toEqual([3, 4, 5]);
  });

  test("sends the others once a person has found that one, and counts it as found", async () => {
    const office = await asking();
    expect(await office.found(3)).toBe("ok");
    expect(office.sent().slice(1)).toEqual([["2026-0103 10.00", "2026-0104 11.00"]]);
    expect(office.of("a.csv")).toMatchObject({
      state: { at: "done" },
      parts: [
        { state: "done", invoices: 1, net: { "": "10.00" } },
        { state: "done", invoices: 1, net: { "": "10.00" }, answers: { arrived: [3] } },
        { state: "done", invoices: 2, net: { "": "21.00" }, status: 200 },
      ],
    });
    expect(office.journal.rowsOfPart("1", 2)).toEqual([4, 5]);
    expect(office.journal.mayHaveArrived("1")).toBe(false);
    await office.drop("b.csv", sheet(row("2026-0102"), row("2026-0103"), row("B1")));
    expect(office.sent().at(-1)).toEqual(["B1 10.00"]);
  });

  test("sends nothing once a person has found all of them", async () => {
    for (const say of ["rows", "all"]) {
      const office = await asking();
      expect(say === "all" ? await office.settle("arrived") : await office.found(3, 4, 5)).toBe("ok");
      expect([office.at("a.csv"), office.sent().length]).toEqual(["done", 1]);
      expect([office.of("a.csv")?.parts.length, office.journal.mayHaveArrived("1")]).toEqual([2, false]);
    }
  });

  test("asks about those again that were to be sent, until they were", async () => {
    const office = await asking();
    office.service.signOut(true);
    await office.found(3);
    expect([office.at("a.csv"), office.journal.mayHaveArrived("1")]).toEqual(["queued", true]);
    office.service.signOut(false);
    office.service.answerWith(["lost-reply"]);
    await office.clock.advance(60 * 60_000);
    await office.run();
    expect(office.of("a.csv")?.state).toMatchObject({ at: "unknown", part: 2 });
  });

  test("can be cancelled: nothing more is sent, and the rows are asked about in other files", async () => {
    const office = await asking();
    expect(await office.decide("a.csv", { type: "reject", reason: null })).toBe("ok");
    expect([office.at("a.csv"), office.sent().length]).toEqual(["failed", 1]);
    const import_ = office.of("a.csv");
    expect(import_ && sayImport(import_, 0).detail).toContain("may have been sent");
    await office.drop("b.csv", sheet(row("2026-0103")));
    expect(office.at("b.csv")).toBe("waiting");
  });

  test("is told what else to answer where another answer is given", async () => {
    const office = await asking();
    expect(await office.say("missing", 3)).not.toBe("ok");
    const missing: Decision = { type: "settle-rows", part: 1, answer: "missing", rows: [3] };
    expect(await office.decide("a.csv", missing)).toContain("may be in the finance system already");
    expect(await office.settle("send-again")).toContain("pigeonhole settle 1");
    expect(office.sent().length).toBe(1);
  });

  test("sends all of them if a person says so with a reason", async () => {
    const office = await asking();
    await office.decide("a.csv", { type: "send-anyway", reason: "Not there." });
    expect(office.sent()[1]).toEqual(["2026-0102 10.00", "2026-0103 10.00", "2026-0104 11.00"]);
  });

  test.each(["taken away", "edited"])(
    "is told as not sent again where its file is %s, and can be closed",
    async (how) => {
      const office = await asking();
      if (how === "edited") office.disk.drop("Needs you/a.csv", sheet(row("2026-0101"), row("2026-0103")));
      else office.disk.take("Needs you/a.csv");
      await noticeTakenAway(office.ports, "payables");
      await office.run();
      const [first] = office.journal.list(9).toReversed();
      expect(first && [first.state.at, needsPerson(first)]).toEqual(["failed", true]);
      expect(first && sayImport(first, 0).detail).toContain("wasn't sent again");
      expect(office.sent().length).toBe(1);
      expect(await office.decide("a.csv", { type: "reject", reason: null })).toBe("ok");
    },
  );

  test("is read again where its file is edited: what was sent is left out, and the others are asked about", async () => {
    const office = await asking();
    office.disk.drop("Needs you/a.csv", sheet(row("2026-0101"), row("2026-0103"), row("B1")));
    await noticeTakenAway(office.ports, "payables");
    await office.drop("a.csv", sheet(row("2026-0101"), row("2026-0103"), row("B1")));
    const [second] = office.journal.list(9);
    expect(second?.state).toMatchObject({
      at: "waiting",
      why: { kind: "already-sent", rows: [{ row: 3, openAs: "earlier-try" }] },
    });
    await office.decide("a.csv", { type: "send-anyway", reason: "It isn't there." });
    expect(office.sent().at(-1)).toEqual(["2026-0103 10.00", "B1 10.00"]);
  });
});

test("the rows of such a batch are known in the file that someone makes of them, and on record when it is gone", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("missing", 2, 3);
  await office.addList("A2");
  await office.settle("send-again");
  for (const path of office.disk.paths()) if (path.endsWith("a.csv")) office.disk.take(path);
  await noticeTakenAway(office.ports, "payables");
  await office.drop("rest.csv", sheet(row("A1")));
  expect(office.of("rest.csv")?.state).toMatchObject({
    at: "waiting",
    why: { kind: "already-sent", rows: [{ row: 2, openAs: "earlier-try" }] },
  });
  expect(await office.decide("rest.csv", { type: "send-anyway", reason: "It isn't there." })).toBe("ok");
  expect(office.sent()[1]).toEqual(["A1 10.00"]);
  const told = async () => {
    await office.queue.fileLeftovers();
    const import_ = office.of("a.csv");
    return import_ ? sayImport(import_, 0).detail : "";
  };
  expect(office.of("a.csv")).toMatchObject({ state: { at: "failed" }, parts: [{ invoices: 2 }] });
  expect(await told()).toContain("the last of them in “rest.csv” (file 3). 1 row wasn't.");
  expect(await told()).not.toContain("Add what the finance system lacks");

  await office.drop("last.csv", sheet(row("A2")));
  expect(await office.decide("last.csv", { type: "send-anyway", reason: "Nor is this." })).toBe("ok");
  expect(await told()).toContain("All its rows were sent since, the last of them in “last.csv” (file 4).");
  expect(await office.decide("a.csv", { type: "reject", reason: null })).toBe("ok");
});

test("all lines of an invoice are answered together, so that it's never in two batches", async () => {
  const office = await inDoubt("A1", "A2", "A3", "A1");
  await office.say("arrived", 2);
  await office.say("missing", 3);
  expect(office.answers()).toEqual([
    [2, "arrived"],
    [3, "missing"],
    [4, null],
    [5, "arrived"],
  ]);
});

test("a row that isn't in the batch can't be answered, nor one of a batch that is known", async () => {
  const office = await inDoubt("A1");
  expect(await office.say("arrived", 9)).toContain("Row 9");
  await office.settle("arrived");
  expect(await office.say("arrived", 2)).toContain("It's known");
});

test("what is sent again may be lost again, and is asked about alone", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("arrived", 2);
  await office.say("missing", 3);
  office.service.answerWith(["lost-reply"]);
  await office.settle("send-again");
  expect(office.of("a.csv")?.state).toMatchObject({ at: "unknown", part: 1 });
  expect(await office.decide("a.csv", { type: "settle", answer: "arrived" })).toBe("ok");
  expect([office.at("a.csv"), office.sent().length]).toEqual(["done", 2]);
});

test("an earlier try of a row asks in other files, until it was sent again", async () => {
  const office = await inDoubt("A1", "A2");
  await office.say("arrived", 2);
  await office.say("missing", 3);
  office.service.signOut(true);
  await office.settle("send-again");
  expect(office.journal.mayHaveArrived("1")).toBe(true);
  office.service.signOut(false);
  await office.clock.advance(60 * 60_000);
  await office.run();
  expect([office.at("a.csv"), office.journal.mayHaveArrived("1")]).toEqual(["done", false]);
});

describe("an invoice list", () => {
  test("that has every row settles the batch on its own, and the trail names it", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    expect(await office.addList("2026-0101", "2026-0102")).toBe(true);
    expect([office.at("a.csv"), office.sent().length]).toEqual(["done", 1]);
    expect(trailOf(office)).toContainEqual({
      what: "settle-rows",
      detail: expect.objectContaining({ answer: "arrived", rows: "2-3", list: { id: "2", file: "list.csv" } }),
    });
  });

  test("that has some rows settles those, and a person answers for the others", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    await office.addList("2026-0101");
    expect(office.answers()).toEqual([
      [2, "arrived"],
      [3, null],
    ]);
    await office.say("missing", 3);
    expect(office.sent().length).toBe(1);
    await office.settle("send-again");
    expect(office.sent()[1]).toEqual(["2026-0102 10.00"]);
  });

  test("never sends anything again, though it settles the last open row", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    await office.say("missing", 3);
    await office.addList("2026-0101");
    expect([office.at("a.csv"), office.sent().length]).toEqual(["unknown", 1]);
    await office.settle("send-again");
    expect(office.sent()[1]).toEqual(["2026-0102 10.00"]);
  });

  test("says nothing about a row that a person has left open, or answered", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    await office.say("later", 2);
    await office.say("missing", 3);
    expect(await office.addList("2026-0101", "2026-0102")).toBe(false);
    expect(office.answers()).toEqual([
      [2, "later"],
      [3, "missing"],
    ]);
  });

  test("that has what a person calls missing is asked about before it is sent again", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    await office.say("missing", 3);
    await office.addList("2026-0101", "2026-0102");
    await office.settle("send-again");
    expect(office.of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "already-sent" } });
    expect(office.sent().length).toBe(1);
  });

  test.each(["101", "2026-0101"])(
    "with the number %s alone settles nothing: it may be another supplier's",
    async (number) => {
      const office = await inDoubt(number);
      await office.clock.advance(60_000);
      await office.drop("list.csv", `Purchase invoice ID,Invoice number\r\n10001,${number}`);
      office.journal.compareSome(() => true);
      expect(await settleListed(office.ports, office.journal)).toBe(false);
    },
  );

  test("may be contradicted: the batch may have been sent again, and no list settles it", async () => {
    const office = await inDoubt("2026-0101", "2026-0102");
    await office.addList("2026-0101", "2026-0102");
    expect(await office.say("later", 3)).toBe("ok");
    expect(office.at("a.csv")).toBe("unknown");
    expect(office.answers()).toEqual([
      [2, "arrived"],
      [3, "later"],
    ]);
    office.journal.compareSome(() => true);
    expect(await settleListed(office.ports, office.journal)).toBe(false);
    const missing: Decision = { type: "settle-rows", part: 0, answer: "missing", rows: [3] };
    expect(await office.decide("a.csv", missing)).toBe("ok");
    await office.settle("send-again");
    // The list still has it.
    expect([office.at("a.csv"), office.sent().length]).toEqual(["waiting", 1]);
    expect(await office.decide("a.csv", { type: "send-anyway", reason: "It is another one." })).toBe("ok");
    expect(office.sent()[1]).toEqual(["2026-0102 10.00"]);
  });

  test("that is older than the batch settles nothing", async () => {
    const office = openOffice();
    office.service.answerWith(["lost-reply"]);
    await office.drop("list.csv", register("2026-0999"));
    await office.clock.advance(60_000);
    await office.drop("a.csv", sheet(row("2026-0101")));
    office.journal.compareSome(() => true);
    expect(office.journal.inDoubt().get("2") ?? []).toEqual([]);
  });
});

describe("a batch that may have been sent, and whose file is gone,", () => {
  async function withoutFile(...numbers: readonly string[]) {
    const office = await inDoubt(...numbers);
    office.disk.take("Needs you/a.csv");
    await noticeTakenAway(office.ports, "payables");
    return { ...office, close: () => office.decide("a.csv", { type: "reject", reason: null }) };
  }

  test("is closed where it isn't in the finance system, and isn't sent again", async () => {
    const office = await withoutFile("A1", "A2");
    expect(await office.settle("send-again")).toContain("moved or deleted");
    expect(await office.close()).toBe("ok");
    expect(office.of("a.csv")).toMatchObject({
      state: { at: "failed", why: { kind: "rejected", mayHaveArrived: true } },
      parts: [{ state: "planned" }],
    });
    await office.clock.advance(60 * 60_000);
    await office.run();
    expect(office.sent().length).toBe(1);
    expect(office.journal.tally().needPerson).toBe(0);
    expect(office.journal.mayHaveArrived("1")).toBe(true);
  });

  test("asks about its rows in another file, because nobody knows for certain", async () => {
    const office = await withoutFile("A1", "A2");
    await office.close();
    await office.drop("b.csv", sheet(row("A1"), row("B1")));
    expect(office.at("b.csv")).toBe("waiting");
  });

  test("is closed for the missing rows alone, once none is open", async () => {
    const office = await withoutFile("A1", "A2", "A3");
    await office.say("arrived", 2);
    expect(await office.close()).toContain("can't be cancelled");
    await office.say("arrived", 3);
    await office.say("missing", 4);
    expect(await office.close()).toBe("ok");
    expect(office.of("a.csv")).toMatchObject({
      state: { at: "failed" },
      parts: [
        { state: "done", invoices: 2 },
        { state: "planned", invoices: 1 },
      ],
    });
    await office.run();
    expect(office.sent().length).toBe(1);
  });

  test("can still be found", async () => {
    const office = await withoutFile("A1");
    expect(await office.settle("arrived")).toBe("ok");
    expect(office.at("a.csv")).toBe("done");
  });
});

test("rows of a batch that a list settled aren't missing because a person found another batch", () => {
  const { parts, ...done } = sampleImport("done");
  const listed = [{ list: { id: "9", file: "list.csv" }, rows: [2, 3] }];
  const byList = { answers: { arrived: [2, 3], missing: [], later: [], listed } };
  const mixed = { ...done, parts: parts.map((part, n) => (n === 0 ? { ...part, ...byList } : part)) };
  expect([canOpenAgain(mixed, 0, "missing"), canOpenAgain(mixed, 1, "missing")]).toEqual([false, true]);
  expect(canOpenAgain(mixed, 0, "later")).toBe(true);
  const say = (part: number) => advance(mixed, { type: "settle-rows", part, answer: "missing", rows: [2] }, 9_000);
  expect(() => say(0)).toThrow();
  expect(say(1).state).toMatchObject({ at: "unknown", part: 1 });
});

test("a batch that may have been sent isn't closed while its file is there", async () => {
  const office = await inDoubt("A1");
  expect(await office.decide("a.csv", { type: "reject", reason: null })).toContain("can't be cancelled");
});

test("an answer for all names what stands against it, and that a list may have given it", async () => {
  const office = await inDoubt("A1", "A2");
  await office.addList("A1");
  expect(await office.settle("send-again")).toMatch(/by you or by an invoice list.*still open/);
  expect(await office.say("missing", 3)).toBe("ok");
  expect(await office.settle("arrived")).toContain("1 row of file 1 is marked as not found");
});

test("the note of a batch tells which rows are answered, and offers only what can still be answered", async () => {
  const office = await inDoubt("A1", "A2");
  const note = () => office.note("Needs you/a.csv");
  expect(note()).toContain("pigeonhole settle 1 send-again");
  await office.addList("A1");
  await office.queue.fileLeftovers();
  expect(note()).toContain(
    "Of its 2 purchase invoices: 1 found and 1 open. The invoice list “list.csv” contains row 2.",
  );
  expect(note()).not.toContain("send-again");
  await office.say("missing", 3);
  await office.queue.fileLeftovers();
  expect(note()).toContain("1 found and 1 not found.");
  expect(note()).toContain("pigeonhole settle 1 send-again");
  expect(note()).not.toContain("settle 1 arrived");
});

test("one answer for all others passes over no row of which a list says otherwise", async () => {
  const office = await inDoubt("A1", "A2", "A3");
  await office.clock.advance(60_000);
  const list = ["Purchase invoice ID,Invoice number,Supplier,Invoice date,Net", "10001,A2,Acme,2026-11-20,99.00"];
  await office.drop("list.csv", list.join("\r\n"));
  office.journal.compareSome(() => true);
  const import_ = office.of("a.csv");
  if (import_ === undefined) throw new Error("no a.csv");
  const rows = rowsInDoubt(office.journal, import_, office.journal.inDoubt().get(import_.id));
  expect(rows.filter(isInList).map(({ row }) => row)).toEqual([3]);
  expect(othersFor(rows, "missing").map(({ row }) => row)).toEqual([2, 4]);
  const asked: Decision[] = [];
  const handlers = settleHandlers(office.journal, async (_, decision) => {
    asked.push(decision);
    return ok(null);
  });
  await handlers["imports.settleRows"]({ id: import_.id, part: 0, answer: "missing", rows: "rest" });
  expect(asked).toEqual([{ type: "settle-rows", part: 0, answer: "missing", rows: [2, 4] }]);
  expect(await handlers["imports.rowsInDoubt"]({ id: import_.id })).toMatchObject({
    value: { others: { missing: 2 }, inLists: 1 },
  });
});

test("the card says that a list lacks what it should contain, before anybody says that all was found", async () => {
  const office = await inDoubt("A1", "A2");
  await office.clock.advance(60_000);
  await office.drop("b.csv", sheet(row("B1")));
  await office.addList("A1", "B1");
  const import_ = office.of("a.csv");
  const handlers = settleHandlers(office.journal, async () => ok(null));
  const known = await handlers["imports.rowsInDoubt"]({ id: import_?.id ?? "" });
  const { lacked } = known.ok ? known.value : { lacked: null };
  expect(lacked).toMatchObject({ invoices: 1 });
  expect(lacked && words.rowByRow.lackedBy(lacked.invoices, "list.csv")).toBe(
    "The invoice list “list.csv” should contain one of these invoices, and doesn't. Look for it in the finance system before you choose “Found it”.",
  );
});
