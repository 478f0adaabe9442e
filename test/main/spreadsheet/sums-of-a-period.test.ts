/** @file A supplier's monthly sum with the month in place of a number is asked about, and never sent unasked. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const heading = "Supplier,Invoice number,Invoice date,Net,VAT,Currency";
const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);
const two = ["Acme,A-1,2026-11-02,100.00,20.00,GBP", "Acme,A-2,2026-11-13,250.00,50.00,GBP"];

test.each(["Nov-26", "November 2026", "11/2026", "2026-11", "Q4 2026", "Week 47"])(
  "a sum numbered “%s” is asked about, and left out or sent as it is answered",
  (period) => {
    const lines = [heading, ...two, `Acme,${period},2026-11-30,350.00,70.00,GBP`, "Beta,B-2,2026-11-13,10.00,2.00,GBP"];
    const read = readCsv(lines, { fallback: null });
    expect(idsOf(read)).toEqual(["sum-rows"]);
    const answered = (accepted: readonly string[]) =>
      readCsv(lines, { fallback: null, answers: { accepted } }).invoices.map(({ row }) => row);
    expect(answered(["sum-rows=total"])).toEqual([2, 3, 5]);
    expect(answered(["sum-rows=invoice"])).toEqual([2, 3, 4, 5]);
  },
);

test("a sum of one invoice is one too, but months in place of all numbers are numbers", () => {
  expect(
    idsOf(readCsv([heading, ...two.slice(0, 1), "Acme,Nov-26,2026-11-30,100.00,20.00,GBP"], { fallback: null })),
  ).toEqual(["sum-rows"]);
  const rents = ["Acme,Oct-26,2026-10-01,500.00,100.00,GBP", "Acme,Nov-26,2026-11-01,500.00,100.00,GBP"];
  expect(idsOf(readCsv([heading, ...rents], { fallback: null }))).toEqual([]);
  const others = [...two, "Acme,Nov-26,2026-11-30,75.00,15.00,GBP"];
  expect(idsOf(readCsv([heading, ...others], { fallback: null }))).toEqual([]);
});

test.each(["N-9\u200b1", "N-9\u00ad1", "N-9\u200e1", "N-9\u30641".replace("\u3064", "\u3164")])(
  "a number with a character that can't be seen is refused: %j",
  (number) => {
    const read = readCsv([heading, `Acme,${number},2026-11-02,100.00,20.00,GBP`], { fallback: null });
    expect(read.invoices).toEqual([]);
    expect(read.problems).toMatchObject([{ row: 2, reason: "This contains characters that can't be seen." }]);
  },
);

test("a name may have joiners, and a description soft hyphens", () => {
  const read = readCsv(
    [
      "Supplier,Invoice number,Invoice date,Net,VAT,Currency,Description",
      "شرکت نمونه\u200cها,A-1,2026-11-02,100.00,20.00,GBP,Wasser\u00adleitung",
    ],
    { fallback: null },
  );
  expect(read.problems).toEqual([]);
});
