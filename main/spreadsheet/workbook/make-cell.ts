/** @file Makes our cells from a workbook's values: numbers with their format, results of formulas, errors. */

import { dateFromSerial } from "../cells/calendar.ts";
import { currencyOfSign, isCurrencyCode } from "../cells/currency-codes.ts";
import { decimalFromNumber } from "../cells/decimal-text.ts";
import { type Cell, cellFromText, emptyCell } from "../cells/table.ts";
import type { ContraryFormat } from "./shown/contrary-format.ts";
import { showsAnother } from "./shown/shown-amount.ts";
import { shownCode, shownPlaces } from "./shown/shown-code.ts";

/** The number format of one style. */
export interface NumberFormat {
  readonly pattern: string;
  readonly isDate: boolean;
  readonly isPercent: boolean;
  /** The currency sign or code that it shows, or null. */
  readonly currency: string | null;
  readonly contrary: ContraryFormat;
  /** True for a date format with digits or words that are not the date's. */
  readonly addsToDate: boolean;
  /** How it shows a text, or null where it shows it as it is. */
  readonly showText: ((text: string) => string) | null;
  /** True for a date format that shows the month but not the day. */
  readonly hidesDay: boolean;
  /** Formats a number as Excel does. */
  readonly render: (number: number) => string;
}

const aPlainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const longestExact = 15;

/** @param written the number's text in the file, where the file stores text */
export function cellFromNumber(value: number, format: NumberFormat, date1904: boolean, written?: string): Cell {
  if (!Number.isFinite(value)) return damagedCell("?");
  // Up to 15 digits are exact as text, so they need no conversion through floating point.
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
  const places = shown === null && !isPercent ? shownPlaces(format.pattern) : null;
  const cell = { kind: "number", text, shown, isPercent } as const;
  const isContrary = showsContrary(value, format);
  if (currency === null && places === null && !isContrary) return cell;
  return {
    ...cell,
    ...(currency !== null && { currency }),
    ...(places !== null && { places }),
    ...(isContrary && { contrary: format.render(value).trim() }),
  };
}

function showsContrary(value: number, { contrary, pattern, render }: NumberFormat): boolean {
  if (contrary.isConditional) return showsAnother(render(value), value, /\[(?:color ?\d+|[a-z]+)\]/i.test(pattern));
  return value > 0 ? contrary.positive : value < 0 ? contrary.negative : contrary.zero;
}

/** A text as the format shows it. */
export const cellFromShownText = (text: string, format: NumberFormat | undefined): Cell =>
  cellFromText(format?.showText ? format.showText(text) : text);

function cellFromSerial(
  value: number,
  text: string,
  { hidesDay, addsToDate, render }: NumberFormat,
  date1904: boolean,
): Cell {
  const day = dateFromSerial(value, date1904);
  // Excel stores "Mar-26" as 1 March although nobody typed a day.
  if (day?.endsWith("-01") && hidesDay)
    return {
      kind: "error",
      text: render(value),
      reason: { say: "month-without-day" },
      fix: { say: "fix-whole-date" },
    };
  if (day !== null && addsToDate) return shownOtherwise(render(value), day);
  if (day !== null) return { kind: "date", text: day };
  return {
    kind: "error",
    text,
    reason: { say: "format-without-day" },
    fix: { say: "fix-date-again" },
  };
}

/** A date beside which the format shows other digits or words. @param day yyyy-mm-dd */
export const shownOtherwise = (shown: string, day: string): Cell => ({
  kind: "error",
  text: shown,
  reason: { say: "shown-otherwise", shown, value: day },
  fix: { say: "fix-date-again" },
});

/** The currency in a number format: `"£"#,##0.00`, `[$€-407]` or `#,##0.00 [$CHF]`. */
export function currencyInPattern(pattern: string): string | null {
  const [forPositive = ""] = pattern.split(";");
  const bracketed = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(forPositive)?.[1];
  const bare = forPositive.replace(/\[[^\]]*\]|General|[_*]./g, "").replace(/\\(.)/g, "$1");
  const texts = [bracketed ?? "", ...(bare.match(/"[^"]*"|[^\s"#0?.,()+\-/%]+\.?/gu) ?? [])];
  const signs = texts.map((text) => text.replaceAll('"', "").trim());
  return signs.find((sign) => currencyOfSign.has(sign) || isCurrencyCode(sign)) ?? null;
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

/** The cell of a formula whose result is not in the file; formulas are never calculated here. */
export const notCalculated = (formula: string): Cell => ({
  kind: "error",
  text: `=${formula}`,
  reason: { say: "formula-without-result" },
  fix: { say: "fix-calculate" },
});

/** The cell for a missing value: an empty cell, or an error for a formula that was never calculated. */
export const cellWithoutValue = (formula: string | null): Cell =>
  formula === null ? emptyCell : notCalculated(formula);
