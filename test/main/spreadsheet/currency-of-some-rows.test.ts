/** @file A line that speaks of a supplier, an account or a person beside a currency gives it to no row without a question. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const header = "Supplier,Invoice No,Date,Net,VAT,Gross";
const rows = [
  "Brightwater Plumbing Supplies Ltd,BW-41,16/11/2026,100.00,20.00,120.00",
  "Telford Telecom,TT-55,17/11/2026,50.00,10.00,60.00",
  "Kirkgate Office Supplies,KO/99,18/11/2026,240.00,48.00,288.00",
];
const above = (line: string) => readCsv([`"${line}"`, header, ...rows], { fallback: null });
const below = (line: string) => readCsv([header, ...rows, "", `"${line}"`], { fallback: null });
const ids = ({ questions }: ReturnType<typeof above>) => questions.map(({ id }) => id);

test.each([
  "All Kirkgate amounts are in USD",
  "Kirkgate amounts in EUR",
  "Telford amounts in USD",
  "All Leeds amounts in USD",
])("“%s” below the rows is asked about", (line) => expect(ids(below(line))).toContain("missing-Currency"));

test.each([
  "Kirkgate: EUR",
  "Bradford: EUR",
  "Kirkgate (EUR)",
  "Bank: Barclays EUR account 20-11-22 1234567",
  "Supplier payments from our USD account",
  "Includes invoices from EUR suppliers",
  "Suppliers paid in EUR via Wise",
  "Paid from Wise EUR",
  "Approved by RON 27/11",
  "Freigegeben von RON",
  "Lieferanten in EUR über Wise bezahlt",
  "Leeds amounts in USD",
])("“%s” above the rows is asked about", (line) => expect(ids(above(line))).toEqual(["missing-Currency"]));

test.each([
  ["All amounts in EUR", "EUR"],
  ["Purchases September 2026 (EUR)", "EUR"],
  ["Alder & Stone Ltd - EUR", "EUR"],
  ["Reporting currency USD", "USD"],
  ["Port of Telford, October 2026. All amounts in ZAR", "ZAR"],
  ["Período: Octubre 2026 Cifras en CLP", "CLP"],
  ["alle Beträge CHF", "CHF"],
  ["Apartmani Bol d.o.o., OIB 80442117395 u EUR", "EUR"],
])("“%s” above the rows gives %s to all of them", (line, currency) => {
  const reading = above(line);
  expect(ids(reading)).toEqual([]);
  expect(new Set(valuesOf(reading, "Currency"))).toEqual(new Set([currency]));
});

test("what a line says of the only supplier, it says of all rows", () => {
  const reading = readCsv(["Telford amounts in EUR", header, rows[1] ?? ""], { fallback: null });
  expect(ids(reading)).toEqual(["missing-Currency"]);
  const named = readCsv(["Telford Telecom - EUR", header, rows[1] ?? ""], { fallback: null });
  expect(valuesOf(named, "Currency")).toEqual(["EUR"]);
});
