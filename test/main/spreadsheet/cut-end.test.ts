/** @file A text without a line end whose last cell may be cut off is asked about, and a whole one is not. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const asked = (heading: string, ...rows: readonly string[]) => readCsv([heading, ...rows]);
const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);
const simple = "Supplier,Invoice number,Invoice date,Currency,Net amount excl VAT";
const row = (number: number, end: string) => `Acme Ltd,TR-${number},2026-11-20,GBP,${end}`;

test.each([
  ["a stub of an amount", simple, [row(1, "1500.00"), row(2, "2300.00"), row(3, "12")]],
  ["an amount without its last decimal", simple, [row(1, "1500.00"), row(2, "2300.00"), row(3, "1234.5")]],
  ["an amount that ends in its decimal sign", simple, [row(1, "1500.5"), row(2, "2300.25"), row(3, "1234.")]],
  ["VAT without its end", `${simple},VAT`, [row(1, "100.00,20.00"), row(2, "50.00,10.00"), row(3, "100.00,2")]],
  ["VAT unlike all other", `${simple},VAT`, [row(1, "100,20"), row(2, "500,100"), row(3, "1500,30")]],
  ["a sum unlike all others", `${simple},VAT,Gross`, [row(1, "100,20,120"), row(2, "50,4,54"), row(3, "1500,300,18")]],
  [
    "a date without its last digit",
    "Supplier,Invoice number,Net,VAT,Invoice date",
    ["A,1,100,20,2026-11-20", "B,2,50,10,2026-11-21", "C,3,70,14,2026-11-2"],
  ],
  ["a row without its last cells", `${simple},VAT,Note`, [row(1, "100,20,a"), row(2, "50,10,b"), row(3, "150,30")]],
])("%s at the end of a file without a line end is asked about", (_, heading, rows) => {
  expect(idsOf(asked(heading, ...rows))).toContain("cut-end");
  expect(idsOf(asked(heading, ...rows, ""))).not.toContain("cut-end");
  const answered = readCsv([heading, ...rows], { answers: { accepted: ["cut-end"] } });
  expect(idsOf(answered)).not.toContain("cut-end");
});

test.each([
  ["with as many decimals", simple, [row(1, "1500.00"), row(2, "2300.00"), row(3, "12.00")]],
  ["with more", simple, [row(1, "1500"), row(2, "2300.5"), row(3, "12.25")]],
  ["of whole numbers", simple, [row(1, "1500"), row(2, "2300"), row(3, "12")]],
  ["of which some have no decimals", simple, [row(1, "1500.5"), row(2, "2300"), row(3, "12")]],
  ["with VAT as everywhere", `${simple},VAT`, [row(1, "100,20"), row(2, "500,100"), row(3, "1500,300")]],
  ["with words", `${simple},Note`, [row(1, "100,paper and pens"), row(2, "50,chairs"), row(3, "70,ink")]],
  ["with nothing in its last cell", `${simple},Note`, [row(1, "100,a"), row(2, "50,b"), row(3, "70,")]],
])("a whole last row %s is not asked about", (_, heading, rows) => {
  expect(idsOf(asked(heading, ...rows))).not.toContain("cut-end");
});
