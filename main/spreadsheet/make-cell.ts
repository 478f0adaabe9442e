/** @file What a workbook keeps in a cell to a cell of ours: numbers with their format, results, errors. */

import { dateFromSerial } from "./calendar.ts";
import { decimalFromNumber } from "./decimal-text.ts";
import { shownCode } from "./shown-code.ts";
import { type Cell, emptyCell } from "./table.ts";

/** How numbers are shown in cells of one style. */
export interface NumberFormat {
  readonly pattern: string;
  readonly isDate: boolean;
  readonly isPercent: boolean;
  /** As Excel shows it. */
  readonly render: (number: number) => string;
}

const aPlainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const longestExact = 15;

/** @param written the number as it stands in the file, where that is text */
export function cellFromNumber(value: number, format: NumberFormat, date1904: boolean, written?: string): Cell {
  if (!Number.isFinite(value)) return damagedCell("?");
  // Up to 15 digits are what the file means, to the digit: they need no way through floating point.
  const isExact = written !== undefined && written.length <= longestExact && aPlainNumber.test(written);
  const text = isExact && written !== "-0" ? written : decimalFromNumber(value);
  if (format.isDate) return cellFromSerial(value, text, date1904);
  if (Math.abs(value) >= 1e15)
    return {
      kind: "error",
      text,
      reason: "Excel keeps 15 digits of a number, so the last ones of this longer number are lost.",
      fix: "Format the column as text and enter the number again.",
    };
  const shown = shownCode(text, format.pattern, () => format.render(value));
  return { kind: "number", text, shown, isPercent: format.isPercent };
}

function cellFromSerial(value: number, text: string, date1904: boolean): Cell {
  const day = dateFromSerial(value, date1904);
  if (day !== null) return { kind: "date", text: day };
  return {
    kind: "error",
    text,
    reason: "This is formatted as a date, but it is no day.",
    fix: "Enter the date again.",
  };
}

export const cellFromTruth = (is: boolean): Cell => ({ kind: "text", text: is ? "TRUE" : "FALSE" });

export const damagedCell = (text: string): Cell => ({
  kind: "error",
  text,
  reason: "This cell is damaged.",
  fix: "Enter the value again.",
});

export const errorCell = (name: string): Cell => ({
  kind: "error",
  text: name === "" ? "#ERROR" : name,
  reason: "This cell holds an error.",
  fix: "Correct its formula, or enter the value itself.",
});

/** A formula whose result the file does not hold: nothing here calculates. */
export const notCalculated = (formula: string): Cell => ({
  kind: "error",
  text: `=${formula}`,
  reason: "This formula has no stored result.",
  fix: "Open the workbook in Excel, let it calculate, and save it.",
});

/** What stands where there is nothing: an empty cell, or a formula that was never calculated. */
export const cellWithoutValue = (formula: string | null): Cell =>
  formula === null ? emptyCell : notCalculated(formula);
