/** @file A column that says of each row whether it is a credit note. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const read = (heading: string, texts: readonly string[], ...flags: readonly string[]) =>
  readCsv(
    [
      `Supplier,Invoice number,Invoice date,Currency,Net,VAT,Description,${heading}`,
      ...flags.map((flag, at) => `Acme,S-${at + 1},2026-11-20,GBP,${100 + at}.00,${20 + at / 5},${texts[at]},${flag}`),
    ],
    { fallback: null },
  );
const plain = ["Paint", "Brushes", "Paint"];

describe("0 and 1 in all rows", () => {
  test.each(["Gutschrift", "Credit note", "Avoir", "is_credit_note", "Nota di credito", "Kreditnota"])(
    "under “%s” are written by a program, and change the sign of the credit notes",
    (heading) => {
      const reading = read(heading, plain, "0", "1", "0");
      expect(reading.questions).toEqual([]);
      expect(valuesOf(reading, "Net")).toEqual(["100.00", "-101.00", "102.00"]);
      expect(valuesOf(reading, "VAT")).toEqual(["20", "-20.2", "20.4"]);
    },
  );

  test.each(["Credit", "Storno", "Credit note expected", "Sign"])("under “%s” don't", (heading) => {
    expect(read(heading, plain, "0", "1", "0").questions).not.toEqual([]);
  });

  test("are asked about where some rows have none", () => {
    expect(read("Credit note", plain, "", "1", "").questions.map(({ id }) => id)).toEqual(["column-H"]);
  });
});

describe("a yes by hand", () => {
  test("changes the sign where the same rows say “credit note” themselves", () => {
    const reading = read("Credit note?", ["Paint", "Credit note for S-1", "Paint"], "N", "Y", "N");
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "-101.00", "102.00"]);
  });

  test("is asked about alone: a credit note may be expected", () => {
    expect(read("Credit note?", plain, "N", "Y", "N").questions.map(({ id }) => id)).toEqual(["column-H"]);
  });

  test("is asked about where another row says “credit note”", () => {
    const reading = read("Credit note?", ["Credit note", "Paint", "Paint"], "N", "Y", "N");
    expect(reading.questions.map(({ id }) => id)).toContain("column-H");
  });
});
