/** @file A discount is taken off where only then VAT and total are right. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const read = (amount: string, ...lines: readonly string[]) =>
  readCsv([`Supplier;Invoice no;Invoice date;${amount};Discount;VAT;Withholding tax;Total`, ...lines], {
    fallback: null,
  });
const plain = "Acme Ltd;A-1;14/03/2026;100.00;0.00;20.00;;120.00";
const reduced = "Bolt Ltd;77120;15/03/2026;250.00;25.00;45.00;;270.00";
const withheld = "Cork Ltd;C/26/3;17/03/2026;80.00;10.00;14.00;7.00;77.00";
const credit = "Cork Ltd;C/26/4;18/03/2026;-80.00;10.00;-14.00;;-84.00";

test("the amount is sent without the discount that makes VAT and total right", () => {
  const reading = read("Subtotal", plain, reduced, withheld, credit);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "225.00", "70.00", "-70.00"]);
  expect(reading.derived).toContainEqual(
    "“Subtotal” is sent less “Discount” in 3 rows, the first in row 3, because only then “Total” is right",
  );
});

test.each([
  ["the heading says that the amount is net", "Net", [plain, reduced]],
  ["the VAT is that of the whole amount", "Subtotal", [plain, "Bolt Ltd;77120;15/03/2026;250.00;25.00;50.00;;275.00"]],
  ["one row's total is another", "Subtotal", [plain, reduced, "Cork Ltd;C/26/3;17/03/2026;80.00;10.00;14.00;;90.00"]],
])("you are asked where %s", (_, amount, lines) => {
  expect(read(amount, ...lines).questions.length).toBeGreaterThan(0);
});

test("a rounding is no discount", () => {
  const reading = readCsv(
    [
      "Hankija;Arve nr;Arve kuupäev;Summa km-ta;Käibemaks;Ümardus;Kokku",
      "Adven AS;25/118;14.03.2026;1102,90;242,64;-0,04;1345,50",
      "Tele2 AS;9041178;15.03.2026;36,07;7,94;0,00;44,01",
      "Rimi AS;A25-0117;16.03.2026;97,71;21,50;0,00;119,21",
    ],
    { fallback: null },
  );
  expect(valuesOf(reading, "Net")).toEqual(["1102.90", "36.07", "97.71"]);
});
