/** @file Lines around the rows: titles, sections, lines with a currency, and totals. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Date,Invoice no,Contact,Net";
const row = "2026-04-23,A-1,Acme,100.00";

test.each([
  ["Sales Day Book", "kind"],
  ["Journal des ventes", "kind"],
  ["Rechnungsausgangsbuch 2026", "kind"],
  ["Libro de facturas expedidas", "kind"],
  ["Purchase orders", "kind"],
  ["Credit notes March", "title-credits"],
  ["All amounts in £'000", "title-units"],
])("“%s” above the headers is asked about, in every file of the kind", (title, id) => {
  const { questions } = readCsv([title, header, row]);
  expect(questions.map((question) => question.id)).toEqual([id]);
  const answers = questions[0]?.answers[0]?.sets ?? null;
  const { template, invoices } = readCsv([title, header, row], { answers });
  expect(invoices).toHaveLength(1);
  const again = readCsv([title, header, row], { templates: template === null ? [] : [template] });
  expect(again.questions.map((question) => question.id)).toEqual([id]);
});

test.each([
  ["Purchase invoices"],
  ["Supplier invoices and credit notes"],
  ["Invoices paid over £500"],
  ["Purchase order invoices"],
])("“%s” above the headers does not contradict the rows", (title) => {
  expect(readCsv([title, header, row]).questions).toEqual([]);
});

test.each([
  ["Fatture gennaio-febbraio (clienti e fornitori)"],
  ["Offene Posten Kunden und Lieferanten"],
  ["Customers and suppliers, January"],
])("under “%s” the rows may be sales, even where a header names suppliers", (title) => {
  const { questions } = readCsv([title, header.replace("Contact", "Supplier"), row]);
  expect(questions.map(({ id }) => id)).toEqual(["kind"]);
});

test("a title about sales is ignored where a header names suppliers", () => {
  expect(readCsv(["Sales department", header.replace("Contact", "Supplier"), row]).questions).toEqual([]);
});

test("credit notes in a section of their own, with positive amounts, are asked about", () => {
  const lines = [header, row, "CREDIT NOTES", header, "2026-04-24,A-2,Acme,10.00"];
  expect(readCsv(lines).questions[0]?.text).toContain("Row 3 says “CREDIT NOTES”");
  expect(readCsv([...lines.slice(0, 4), "2026-04-24,A-2,Acme,-10.00"]).questions).toEqual([]);
});

test.each([["Currency: EUR"], ["Währung: EUR"], ["Currency,EUR"], ["All amounts in EUR"], ["Beträge in €"]])(
  "“%s” above the headers gives the currency of every row, and that is reported",
  (line) => {
    const { invoices, derived } = readCsv([line, header, row]);
    expect(invoices[0]?.invoice.Currency).toBe("EUR");
    expect(derived[0]).toMatch(/^Currency is “EUR” in 1 row, from “.*” \(row 1\)$/);
  },
);

test("titles that name different currencies are asked about", () => {
  const { questions } = readCsv(["Invoices in GBP", header, row, "Invoices in EUR", header, row.replace("A-1", "A-2")]);
  expect(questions.map(({ id, answers }) => [id, answers.map((answer) => answer.id)])).toEqual([
    ["missing-Currency", ["GBP", "EUR", "send-without"]],
  ]);
});

test("a total that is the sum of the rows above is skipped, whatever else its row holds", () => {
  const rows = [row, "2026-04-24,A-2,Beta,50.00"];
  const skipped = (total: string) => readCsv([header, ...rows, total]).skipped.map(({ row: number }) => number);
  expect(skipped("2026-04-30,2,Total,150.00")).toEqual([4]);
  expect(skipped("2026-04-30,,Total April,150.00")).toEqual([4]);
  expect(skipped(",,Beta Total,50.00")).toEqual([4]);
  expect(skipped("2026-04-30,T-1,Total,60.00")).toEqual([]);
});

test("the repeated headers and title of each page are skipped, also in capitals", () => {
  const lines = [
    "Day book,,,Page 1",
    header,
    row,
    "Day book,,,Page 2",
    header.toUpperCase(),
    row.replace("A-1", "A-2"),
  ];
  const { invoices, questions } = readCsv(lines);
  expect(questions).toEqual([]);
  expect(invoices.map(({ row: number }) => number)).toEqual([3, 6]);
});

test("an amount with an ambiguous currency sign is asked about, unless the row has a currency", () => {
  const { questions } = readCsv([header, row.replace("100.00", "$100.00")]);
  expect(questions.map(({ id }) => id)).toEqual(["missing-Currency"]);
  expect(questions[0]?.answers.map(({ id }) => id)).toContain("CAD");
  const read = readCsv([`${header},Currency`, `${row.replace("100.00", "$100.00")},USD`]);
  expect(read.invoices[0]?.invoice).toMatchObject({ Currency: "USD", Net: "100.00" });
  expect(readCsv([`${header},Currency`, `${row.replace("100.00", "$100.00")},GBP`]).problems[0]?.reason).toContain(
    "in $",
  );
});

test("a row whose VAT and net amount have opposite signs is a problem", () => {
  const { problems } = readCsv([`${header},VAT`, `${row},-20.00`]);
  expect(problems.map(({ row: number, column, reason }) => [number, column, reason])).toEqual([
    [2, "E", "The VAT is -20.00 and the net amount is 100.00. One of them has the wrong sign."],
  ]);
});

test("a total is no example of an amount", () => {
  const lines = ["Supplier,Invoice date,Open Balance", "Acme,2026-04-23,1488.00", "Nettle & Rye,2026-04-24,103.80"];
  const { questions, skipped } = readCsv([...lines, "TOTAL,,1591.80"], { fallback: {} });
  expect(skipped).toEqual([{ row: 4, reason: "a total, not an invoice" }]);
  const net = questions.find(({ id }) => id === "missing-Net");
  expect(net?.examples.map(({ value }) => value)).toEqual(["1488.00", "103.80"]);
});
