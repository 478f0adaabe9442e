/** @file Rows and titles that say in some words that the rows are no invoices to book are asked about. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const heading = "Supplier,Invoice number,Invoice date,Net,VAT,Currency";
const rows = (...texts: readonly string[]) =>
  texts.map(
    (text, at) => `Acme ${"ABC"[at]} Ltd,A-${at + 1},2026-11-0${at + 2},${at + 1}00.00,${at + 1}0.00,GBP,${text}`,
  );
const under = (title: string, ...texts: readonly string[]) =>
  readCsv([`${heading},${title}`, ...rows(...texts)], { fallback: null });
const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);

test("Crd is a credit note, and an unknown code beside known ones is asked about", () => {
  expect(under("Type", "Inv", "Crd").invoices.map(({ invoice }) => invoice.Net)).toEqual(["100.00", "-200.00"]);
  expect(under("Type", "Inv", "Crd", "Inv").questions).toEqual([]);
  const read = under("Type", "Inv", "Crd", "Adj");
  expect(idsOf(read)).toEqual(["column-G"]);
  expect(read.questions[0]?.answers.map(({ id }) => id)).toEqual([
    "credit-mark-Crd",
    "credit-mark-Crd-Adj",
    "leave-alone",
  ]);
  expect(idsOf(under("Type", "Inv", "Inv", "Adj"))).toEqual(["column-G"]);
  expect(idsOf(under("Type", "Invoice", "Invoice", "Adjustment"))).toEqual(["column-G"]);
});

test.each([
  "Do not enter - wrong",
  "entered in Sage by hand",
  "Booked manually",
  "not ours",
  "wrong company",
  "WAIT for credit note before posting",
  "von Hand gebucht",
  "saisie à la main",
  "nicht unsere",
])("a state or a note that says “%s” is asked about", (text) => {
  expect(idsOf(under("Status", "ok", text, "ok"))).toEqual(["column-G"]);
  expect(idsOf(under("Notes", "", text, ""))).toEqual(["note-G"]);
});

test("a state that waits and one that forbids are named in one question", () => {
  const read = under("Approval status", "Approved", "Pending approval", "Draft");
  expect(idsOf(read)).toEqual(["column-G"]);
  expect(read.questions[0]?.text).toContain("“Pending approval” in row 3, and “Draft” in row 4");
});

test.each([
  "Handmade chairs",
  "Waiting time at site",
  "Posted",
  "Manual handling course",
  "Wrong-way sign",
  "Rooms booked in London",
])("but not “%s”", (text) => {
  expect(idsOf(under("Description", "Pipes", text, "Tiles"))).toEqual(text === "Posted" ? ["note-G"] : []);
});

test.each([
  "Forecast December - invoices expected",
  "Payments made November",
  "Expected invoices",
  "Prognose Dezember",
  "Zahlungslauf November",
])("the title “%s” is asked about", (title) => {
  const read = readCsv([title, heading, "Acme,A-1,2026-11-02,100.00,20.00,GBP"], { fallback: null });
  expect(idsOf(read)).toEqual(["kind"]);
});

test.each(["Payment terms 30 days", "Invoices for payment", "Purchases November"])("but not “%s”", (title) => {
  expect(idsOf(readCsv([title, heading, "Acme,A-1,2026-11-02,100.00,20.00,GBP"], { fallback: null }))).toEqual([]);
});

test.each([
  ["Balance b/f", "B/F"],
  ["Brightwater", "Balance b/f"],
  ["Brought forward", "BF"],
  ["Brightwater", "Opening balance"],
  ["Brightwater", "SUM"],
  ["Brightwater", "Subtotal"],
])("a row with the supplier “%s” and the number “%s” is asked about", (supplier, number) => {
  const read = readCsv(
    [heading, `${supplier},${number},2026-11-01,5000.00,0.00,GBP`, "Acme,A-1,2026-11-02,100.00,20.00,GBP"],
    { fallback: null },
  );
  expect(read.questions.length).toBeGreaterThan(0);
  expect(read.invoices).toEqual([]);
});

test("a number that begins like a balance is a number", () => {
  const read = readCsv([heading, "Acme,BF-102,2026-11-01,50.00,10.00,GBP", "Total,A-1,2026-11-02,100.00,20.00,GBP"], {
    fallback: null,
  });
  expect(idsOf(read)).toEqual([]);
});
