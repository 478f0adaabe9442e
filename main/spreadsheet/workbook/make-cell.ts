/** @file What a workbook keeps in a cell to a cell of ours: numbers with their format, results, errors. */

import { dateFromSerial } from "../cells/calendar.ts";
import { currencyOfSign, isCurrencyCode } from "../cells/currency-codes.ts";
import { decimalFromNumber } from "../cells/decimal-text.ts";
import { type Cell, emptyCell } from "../cells/table.ts";
import { shownCode } from "./shown-code.ts";

/** How numbers are shown in cells of one style. */
export interface NumberFormat {
  readonly pattern: string;
  readonly isDate: boolean;
  readonly isPercent: boolean;
  /** The sign or code of the currency that it shows, or null. */
  readonly currency: string | null;
  /** True for a date that shows its month and not its day. */
  readonly hidesDay: boolean;
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
  if (format.isDate) return cellFromSerial(value, text, format, date1904);
  if (Math.abs(value) >= 1e15)
    return {
      kind: "error",
      text,
      reason: { say: "fifteen-digits" },
      fix: { say: "fix-number-as-text" },
    };
  const shown = shownCode(text, format.pattern, () => format.render(value));
  const { isPercent, currency } = format;
  return currency === null
    ? { kind: "number", text, shown, isPercent }
    : { kind: "number", text, shown, isPercent, currency };
}

function cellFromSerial(value: number, text: string, { hidesDay, render }: NumberFormat, date1904: boolean): Cell {
  const day = dateFromSerial(value, date1904);
  // "Mar-26" holds the 1st of March where somebody has typed no day at all.
  if (day?.endsWith("-01") && hidesDay)
    return {
      kind: "error",
      text: render(value),
      reason: { say: "month-without-day" },
      fix: { say: "fix-whole-date" },
    };
  if (day !== null) return { kind: "date", text: day };
  return {
    kind: "error",
    text,
    reason: { say: "format-without-day" },
    fix: { say: "fix-date-again" },
  };
}

/** The currency that a pattern shows: `"£"#,##0.00`, `[$€-407]` or `#,##0.00 [$CHF]`. */
export function currencyInPattern(pattern: string): string | null {
  const [forPositive = ""] = pattern.split(";");
  const bracketed = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(forPositive)?.[1];
  const bare = forPositive.replace(/\[[^\]]*\]|General/g, "");
  const text = bracketed ?? /[£€¥₹]|(?:[A-Z]{1,2})?\$|zł|Kč|\bkr\.?|\b[A-Z]{3}\b/u.exec(bare)?.[0];
  const sign = text?.trim() ?? "";
  return currencyOfSign.has(sign) || isCurrencyCode(sign) ? sign : null;
}

export const cellFromTruth = (is: boolean): Cell => ({ kind: "text", text: is ? "TRUE" : "FALSE" });

export const damagedCell = (text: string): Cell => ({
  kind: "error",
  text,
  reason: { say: "cell-damaged" },
  fix: { say: "fix-value-again" },
});

export const errorCell = (name: string): Cell => ({
  kind: "error",
  text: name === "" ? "#ERROR" : name,
  reason: { say: "cell-error" },
  fix: { say: "fix-formula" },
});

/** A formula whose result the file does not hold: nothing here calculates. */
export const notCalculated = (formula: string): Cell => ({
  kind: "error",
  text: `=${formula}`,
  reason: { say: "formula-without-result" },
  fix: { say: "fix-calculate" },
});

/** What stands where there is nothing: an empty cell, or a formula that was never calculated. */
export const cellWithoutValue = (formula: string | null): Cell =>
  formula === null ? emptyCell : notCalculated(formula);
