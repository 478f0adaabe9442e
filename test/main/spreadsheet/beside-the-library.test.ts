/** @file The same cells from our reader of .xlsx and from the workbook library's reader of .xls. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { dateCell, type Holds, makeWorkbook, numberCell } from "../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../fixtures/spreadsheets/read-bytes.ts";

const formats = [
  "General",
  "0.00",
  "#,##0.00",
  "00000",
  "0%",
  '0" kg"',
  "0.0E+00",
  "@",
  "000-0000",
  "#,##0;[Red](#,##0)",
];

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("00042", "INV/2024/001", " <a> & 'b' ", "x\ny", "1.204,50", "=1+1", "\u200b", "𝔘", "-"),
);

const cell: fc.Arbitrary<Holds> = fc.oneof(
  { weight: 3, arbitrary: text.filter((held) => held !== "") },
  { weight: 2, arbitrary: fc.integer({ min: -1e9, max: 1e9 }).map((pence) => Number((pence / 100).toFixed(2))) },
  // The library changes the smallest numbers when it writes an .xls.
  { weight: 1, arbitrary: fc.double({ noNaN: true, min: 1e-9, max: 1e14 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: -1e6, max: 1e7 }), fc.constantFrom(...formats))
      .map(([n, f]) => numberCell(n / 100, f)),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 80_000 }).map(dateCell) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(0, 7, 15, 23, 29, 36, 42).map((v) => ({ t: "e" as const, v })) },
);

// A character that XML cannot hold, and a half of a pair, do not survive the library's writing; nor does a carriage
// return, which XML reads as a line's end.
const isWritten = (held: Holds): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
  typeof held !== "string" || (held.isWellFormed() && !/[\0-\x08\x0b-\x1f\ufffe\uffff]/.test(held));

test("the same content gives the same cells from both kinds of workbook", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell.filter(isWritten), { maxLength: 6 }), { maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      (rows, date1904, isPacked) => {
        const modern = readWorkbookBytes(makeWorkbook({ A: rows }, { date1904, isPacked }));
        const old = readWorkbookBytes(makeWorkbook({ A: rows }, { date1904, bookType: "biff8" }));
        expect(modern).toEqual(old);
      },
    ),
    { numRuns: 300 },
  );
});
