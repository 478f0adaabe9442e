/** @file Lines that give each block of rows its own currency: “Invoice Currency: EUR”. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const headings = "Supplier Name;Invoice Number;Invoice Date;Item Amount;Tax Amount;Invoice Amount";
const krone = [
  "Kveldro Regnskap AS;8812;2026-09-04;100.00;25.00;125.00",
  ";;Total for Currency NOK;100.00;25.00;125.00",
];
const euro = ["Hansa Technik GmbH;HS-7710;2026-09-10;180.00;0.00;180.00"];
const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

test("a line above each block of rows gives its currency to that block alone", () => {
  for (const label of ["Invoice Currency:", "Currency", "Währung:", "Valuta:"]) {
    const reading = read(`${label};NOK`, headings, ...krone, "", `${label};EUR`, headings, ...euro);
    expect(reading.questions, label).toEqual([]);
    expect(valuesOf(reading, "Currency"), label).toEqual(["NOK", "EUR"]);
  }
});

test("rows above the first such line are not sent in any of the currencies", () => {
  const reading = read(headings, ...euro, ...krone, "Invoice Currency:;NOK", "Bell AS;99;2026-09-04;1.00;0.25;1.25");
  expect(reading.questions.length > 0 || valuesOf(reading, "Currency").every((one) => one === undefined)).toBe(true);
});

test("a currency above the headings is not that of rows below a line that names another", () => {
  const reading = read(";NOK", headings, ...krone, ";EUR", ...euro);
  expect(reading.questions.map(({ id }) => id)).toContain("missing-Currency");
});
