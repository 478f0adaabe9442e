/** @file The way back for an invoice that was sent, or said to be found, and that an invoice list lacks. */

import { describe, expect, test } from "vitest";
import { settleListed } from "../../../main/imports/settle-listed.ts";
import { waysToSettle } from "../../../shared/confirmation/ways-to-settle.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const register = (...numbers: readonly string[]) =>
  ["Purchase invoice ID,Invoice number,Supplier,Invoice date,Net", ...numbers.map(entry)].join("\r\n");
const entry = (number: string, at: number) => `${10_000 + at},${number},Acme,2026-11-20,10.00`;

/** "week 2.csv" was marked as found. A batch that was sent later is in a list, and A1 isn't. */
async function missingA1(rest: readonly string[] = []) {
  const office = openOffice();
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("week 2.csv", sheet(row("A1"), ...rest.map((number) => row(number))));
  await office.decide("week 2.csv", { type: "settle", answer: "arrived" });
  await office.clock.advance(60_000);
  await office.drop("week 3.csv", sheet(row("B1")));
  await office.clock.advance(60_000);
  await addList("list.csv", ...rest, "B1");
  async function addList(name: string, ...numbers: readonly string[]) {
    await office.drop(name, register(...numbers));
    office.journal.compareSome(() => true);
    await settleListed(office.ports, office.journal);
    await office.run();
  }
  function asked() {
    office.journal.compareSome(() => true);
    return office.journal.unconfirmed(office.clock.now())?.toCompare.map(({ here }) => here.InvoiceNumber);
  }
  return { ...office, addList, asked };
}

describe("a row whose invoice a list lacks", () => {
  test("is asked about in a file of its own, with that fact and a way to send it", async () => {
    const office = await missingA1();
    expect(office.asked()).toEqual(["A1"]);
    await office.drop("missing.csv", sheet(row("A1")));
    const import_ = office.of("missing.csv");
    expect(import_?.state).toMatchObject({ at: "waiting", why: { kind: "already-sent", rows: [{ is: "same" }] } });
    if (import_ === undefined) return;
    const said = sayImport(import_, office.clock.now());
    expect(JSON.stringify(said)).toMatch(/missing from the invoice list “list.csv”/);
    expect(await office.decide("missing.csv", { type: "send-anyway", reason: "missing" })).toBe("ok");
    await office.clock.advance(60_000);
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1 10.00"]);
  });

  test("is asked about where another way of writing it makes it doubtful anyway", async () => {
    const office = await missingA1();
    await office.drop("missing.csv", sheet("Acme,A1,2026-11-21,10.00,2.00"));
    expect(office.of("missing.csv")?.state).toMatchObject({ why: { rows: [{ missingFrom: "list.csv" }] } });
  });

  test("is asked about where the same file comes again, and the rest of it stays sent", async () => {
    const office = await missingA1(["A2"]);
    await office.drop("again.csv", sheet(row("A1"), row("A2")));
    expect(office.of("again.csv")?.state).toMatchObject({ at: "waiting", why: { rows: [{ row: 2 }] } });
    await office.decide("again.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1 10.00"]);
  });

  test("counts once after it was sent again, and its second batch is the one that lists confirm", async () => {
    const office = await missingA1();
    await office.drop("missing.csv", sheet(row("A1")));
    await office.decide("missing.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.asked()).toEqual([]);
    await office.clock.advance(60_000);
    await office.addList("list 2.csv", "B1", "A1");
    expect(office.journal.confirmation(office.of("missing.csv")?.id ?? "")).toMatchObject({ found: 1, unconfirmed: 0 });
    expect(office.asked()).toEqual([]);
  });

  test("stays missing where its new file is rejected, and closes once another one is accepted", async () => {
    const office = await missingA1();
    office.service.answerWith(["refuse", "accept"]);
    await office.drop("missing.csv", sheet(row("A1")));
    await office.decide("missing.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.at("missing.csv")).toBe("failed");
    expect(office.asked()).toEqual(["A1"]);
    await office.drop("missing 2.csv", sheet(row("A1")));
    expect(office.asked()).toEqual(["A1"]);
    await office.decide("missing 2.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.at("missing 2.csv")).toBe("done");
    expect(office.asked()).toEqual([]);
  });

  test("stays missing where its new file waits and is cancelled then", async () => {
    const office = await missingA1();
    office.service.answerWith(["busy"]);
    await office.drop("missing.csv", sheet(row("A1")));
    await office.decide("missing.csv", { type: "send-anyway", reason: "missing" });
    expect(office.asked()).toEqual(["A1"]);
    await office.decide("missing.csv", { type: "reject", reason: "no" });
    expect(office.asked()).toEqual(["A1"]);
  });

  test("goes once where two files have it: the other one becomes a duplicate of that which was sent", async () => {
    const office = await missingA1();
    await office.drop("clerk 1.csv", sheet(row("A1")));
    await office.drop("clerk 2.csv", sheet(row("A1"), row("C1")));
    await office.decide("clerk 2.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1 10.00", "C1 10.00"]);
    expect(office.of("clerk 1.csv")?.state).toMatchObject({ at: "duplicate", of: office.of("clerk 2.csv")?.id });
  });

  test("goes once where both files are sent anyway before either has gone", async () => {
    const office = await missingA1();
    await office.drop("clerk 1.csv", sheet(row("A1")));
    await office.drop("clerk 2.csv", sheet(row("A1"), row("C1")));
    await office.decide("clerk 1.csv", { type: "send-anyway", reason: "missing", undoMs: 10_000 });
    await office.decide("clerk 2.csv", { type: "send-anyway", reason: "missing", undoMs: 10_000 });
    await office.clock.advance(60_000);
    await office.run();
    expect(
      office
        .sent()
        .flat()
        .filter((line) => line === "A1 10.00"),
    ).toHaveLength(2);
    expect(office.asked()).toEqual([]);
  });

  test("is asked about anew where the file that was sent has it with another amount, and that file is named", async () => {
    const office = await missingA1();
    await office.drop("clerk 1.csv", sheet(row("A1")));
    await office.drop("clerk 2.csv", sheet("Acme,A1,2026-11-20,11.00,2.20"));
    await office.decide("clerk 2.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.of("clerk 1.csv")?.state).toMatchObject({
      why: { kind: "already-sent", rows: [{ is: "other-row", first: { file: "clerk 2.csv" } }] },
    });
  });

  test("is asked about anew where both were to be sent anyway with other amounts", async () => {
    const office = await missingA1();
    await office.drop("clerk 1.csv", sheet("Acme,A1,2026-11-20,12.00,2.40"));
    await office.drop("clerk 2.csv", sheet("Acme,A1,2026-11-20,11.00,2.20"));
    await office.decide("clerk 1.csv", { type: "send-anyway", reason: "missing", undoMs: 10_000 });
    await office.decide("clerk 2.csv", { type: "send-anyway", reason: "missing", undoMs: 10_000 });
    await office.clock.advance(60_000);
    await office.run();
    const [sent, asks] = ["clerk 1.csv", "clerk 2.csv"].toSorted((a) => (office.at(a) === "done" ? -1 : 1));
    expect([office.at(sent ?? ""), office.at(asks ?? "")]).toEqual(["done", "waiting"]);
    expect(office.of(asks ?? "")?.state).toMatchObject({ why: { rows: [{ first: { file: sent } }] } });
    expect(await office.decide(asks ?? "", { type: "send-anyway", reason: "both are right" })).toBe("ok");
    await office.clock.advance(60_000);
    await office.run();
    expect(office.at(asks ?? "")).toBe("done");
  });

  test("is asked about again where a newer list lacks what was sent again too", async () => {
    const office = await missingA1();
    await office.drop("clerk 1.csv", sheet(row("A1")));
    await office.decide("clerk 1.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    await office.drop("week 4.csv", sheet(row("B2")));
    await office.clock.advance(60_000);
    await office.addList("list 2.csv", "B1", "B2");
    await office.drop("clerk 2.csv", sheet(row("A1")));
    expect(office.of("clerk 2.csv")?.state).toMatchObject({ why: { rows: [{ missingFrom: "list 2.csv" }] } });
    await office.decide("clerk 2.csv", { type: "send-anyway", reason: "missing" });
    await office.clock.advance(60_000);
    await office.run();
    expect(office.asked()).toEqual([]);
  });

  test("is a duplicate where a newer list has it after all", async () => {
    const office = await missingA1();
    await office.addList("list 2.csv", "B1", "A1");
    await office.drop("missing.csv", sheet(row("A1")));
    expect(office.at("missing.csv")).toBe("duplicate");
  });
});

describe("a wrong “Found it”", () => {
  test("can be taken back, and the invoice is sent again as a batch of its own", async () => {
    const office = await missingA1(["A2"]);
    expect(await office.decide("week 2.csv", { type: "settle", answer: "send-again" })).toContain("later ROW");
    const open = { type: "settle-rows", part: 0, answer: "later", rows: [2] } as const;
    expect(await office.decide("week 2.csv", open)).toBe("ok");
    expect(office.at("week 2.csv")).toBe("unknown");
    office.journal.compareSome(() => true);
    await settleListed(office.ports, office.journal);
    expect(await office.decide("week 2.csv", { ...open, answer: "missing" })).toBe("ok");
    expect(await office.decide("week 2.csv", { type: "settle", answer: "send-again" })).toBe("ok");
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1 10.00"]);
    expect(office.of("week 2.csv")?.parts.map(({ state, invoices }) => [state, invoices])).toEqual([
      ["done", 1],
      ["done", 1],
    ]);
  });

  test("is recorded as what it is: the row isn't there, and only the others are asked about", async () => {
    const office = await missingA1(["A2", "A3"]);
    const notThere = { type: "settle-rows", part: 0, answer: "missing", rows: [2] } as const;
    expect(await office.decide("week 2.csv", notThere)).toBe("ok");
    const import_ = office.of("week 2.csv");
    expect(import_).toMatchObject({ state: { at: "unknown" }, parts: [{ answers: { missing: [2], later: [] } }] });
    if (import_ === undefined) return;
    expect(waysToSettle(import_)).toMatchObject({ isAnswered: true, found: false, notFound: null });
    expect(await office.decide("week 2.csv", { ...notThere, answer: "arrived", rows: [3, 4] })).toBe("ok");
    expect(await office.decide("week 2.csv", { type: "settle", answer: "send-again" })).toBe("ok");
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1 10.00"]);
  });

  test("of a single invoice leaves nothing to ask about but whether it is sent again", async () => {
    const office = await missingA1();
    await office.decide("week 2.csv", { type: "settle-rows", part: 0, answer: "missing", rows: [2] });
    const import_ = office.of("week 2.csv");
    expect(import_ && waysToSettle(import_)).toMatchObject({ notFound: "missing", missing: 1 });
  });

  test("that is only left open asks about all of it", async () => {
    const office = await missingA1();
    await office.decide("week 2.csv", { type: "settle-rows", part: 0, answer: "later", rows: [2] });
    const import_ = office.of("week 2.csv");
    expect(import_ && waysToSettle(import_)).toMatchObject({ isAnswered: false, found: true, notFound: "all" });
  });

  test("can't be taken back where an answer says that it was sent", async () => {
    const office = openOffice();
    await office.drop("a.csv", sheet(row("A1")));
    const open = { type: "settle-rows", part: 0, answer: "later", rows: [2] } as const;
    expect(await office.decide("a.csv", open)).toContain("known whether");
  });
});

test("an invoice that a list has is shown with the list's date and amount, to compare", async () => {
  const office = openOffice();
  await office.drop("list.csv", register("H1"));
  await office.drop("a.csv", sheet("Acme,H1,2026-11-20,77.00,15.40"));
  expect(office.of("a.csv")?.state).toMatchObject({
    why: {
      rows: [{ is: "in-invoice-list", both: { there: { InvoiceNumber: "H1", Date: "2026-11-20", Net: "10.00" } } }],
    },
  });
});

test("two duplicates of one file that are both sent anyway are not both sent on the same evidence", async () => {
  const office = openOffice();
  await office.drop("a.csv", sheet(row("A1")));
  await office.drop("b.csv", sheet(row("A1")));
  await office.drop("c.csv", sheet(row("A1")));
  expect([office.at("b.csv"), office.at("c.csv")]).toEqual(["duplicate", "duplicate"]);
  const anyway = { type: "send-anyway", reason: "a second delivery", undoMs: 10_000 } as const;
  await office.decide("b.csv", anyway);
  await office.decide("c.csv", anyway);
  await office.clock.advance(60_000);
  await office.run();
  expect(office.sent()).toHaveLength(2);
  const [other = ""] = ["b.csv", "c.csv"].filter((name) => office.at(name) !== "done");
  const sent = other === "b.csv" ? "c.csv" : "b.csv";
  expect(office.of(other)?.state).toMatchObject({ at: "waiting", why: { rows: [{ first: { file: sent } }] } });
  await office.decide(other, { type: "send-anyway", reason: "a third delivery" });
  await office.clock.advance(60_000);
  await office.run();
  expect(office.sent()).toHaveLength(3);
});
