/** @file Amounts of both signs without a word for credit notes, and rows without a currency beside others with one. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const header = "Supplier;Invoice no;Date;Net;VAT";
const net = (n: number): string => (n % 2 === 0 ? `-1${n}0.00;-2${n}.00` : `1${n}0.00;2${n}.00`);
const rows = Array.from({ length: 9 }, (_, n) => `Firm ${n % 3};A-${n}31;1${n}/05/2026;${net(n)}`);

test("many negative amounts that nothing explains are asked about", () => {
  const { questions } = readCsv([header, ...rows]);
  expect(questions.map(({ id }) => id)).toEqual(["signs"]);
  const said = { answers: { accepted: ["signs"] } };
  expect(readCsv([header, ...rows], said).invoices).toHaveLength(9);
});

test("negative amounts that a column of kinds explains are not asked about", () => {
  const kinds = rows.map((row, n) => `${row};${n % 2 === 0 ? "Credit note" : "Invoice"}`);
  expect(readCsv([`${header};Type`, ...kinds]).questions).toEqual([]);
});

test("few negative amounts are credit notes", () => {
  const few = rows.map((row, n) => (n < 7 ? row.replaceAll(";-", ";") : row));
  expect(readCsv([header, ...few]).questions).toEqual([]);
});

const currencies = (of: readonly string[]) => rows.slice(0, 4).map((row, n) => `${row.replaceAll(";-", ";")};${of[n]}`);

test("rows without a currency beside fewer with one are asked about", () => {
  const { questions } = readCsv([`${header};Currency`, ...currencies(["EUR", "", "", ""])]);
  expect(questions.map(({ text }) => text)).toEqual([
    "Some amounts are marked EUR, but those in rows 3, 4 and 5 show no currency. Which currency are they in?",
  ]);
});

test("they are in the inbox's currency where its settings name one", () => {
  const reading = readCsv([`${header};Currency`, ...currencies(["EUR", "", "EUR", ""])], { currency: "DKK" });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual(["EUR", "DKK", "EUR", "DKK"]);
  expect(reading.derived).toContain("Currency is “DKK” in 2 rows without one, because the inbox's settings say so");
});
