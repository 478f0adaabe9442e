/** @file Headings and titles that name different currencies are asked about. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);
const row = "Acme,A-1,2026-11-02,100.00,20.00";
const under = (net: string, vat: string) => `Supplier,Invoice number,Invoice date,${net},${vat}`;

test("headings of amounts in two currencies are asked about, and an answer gives one to all", () => {
  const lines = [under("Net (GBP)", "VAT (EUR)"), row];
  const read = readCsv(lines, { fallback: null });
  expect(idsOf(read)).toEqual(["missing-Currency"]);
  expect(read.questions[0]?.answers.map(({ id }) => id)).toEqual(["GBP", "EUR"]);
  const answers = { constants: { Currency: "EUR" } };
  expect(readCsv(lines, { fallback: null, answers }).invoices[0]?.invoice.Currency).toBe("EUR");
});

test("a title in another currency than the headings is asked about", () => {
  const lines = ["Purchases in EUR", under("Net £", "VAT £"), row];
  const read = readCsv(lines, { fallback: null });
  expect(idsOf(read)).toEqual(["missing-Currency"]);
  expect(read.questions[0]?.text).toContain("“Purchases in EUR” names EUR, but “Net £” names GBP");
  expect(idsOf(readCsv(lines, { fallback: null, answers: { constants: { Currency: "GBP" } } }))).toEqual([]);
  expect(idsOf(readCsv(["Purchases in GBP", ...lines.slice(1)], { fallback: null }))).toEqual([]);
});
