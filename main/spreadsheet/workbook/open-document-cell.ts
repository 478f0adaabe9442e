/** @file Makes our cell from a cell of an OpenDocument spreadsheet. */

import { isoDate } from "../cells/calendar.ts";
import { currencyOfSign, isCurrencyCode } from "../cells/currency-codes.ts";
import { decimalFromNumber, readDecimalText } from "../cells/decimal-text.ts";
import { type Cell, cellFromText } from "../cells/table.ts";
import { cellFromTruth, cellWithoutValue, damagedCell, errorCell, shownOtherwise } from "./make-cell.ts";
import type { OpenFormat } from "./open-document-styles.ts";
import { addsWordsToDate } from "./shown/format-parts.ts";
import { addsToAmount, showsAnother } from "./shown/shown-amount.ts";

/** What the file says of a cell. */
export interface OpenCell {
  readonly type: string | null;
  readonly value: string | null;
  readonly dateValue: string | null;
  readonly stringValue: string | null;
  readonly booleanValue: string | null;
  readonly currency: string | null;
  readonly formula: string | null;
  /** True where the program says that the formula has no result. */
  readonly isError: boolean;
  /** What the program shows. */
  readonly shown: string;
  /** The format of its style, or null. */
  readonly format: OpenFormat | null;
}

const aNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const aPlainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const longestExact = 15;

export function readOpenCell(cell: OpenCell): Cell {
  const { type, shown, formula } = cell;
  if (cell.isError || (formula !== null && /^(?:#[A-Z/0!?]+|Err:\d+)$/.test(shown))) return errorCell(shown);
  switch (type) {
    case null:
      return shown === "" ? cellWithoutValue(formula) : cellFromText(shown);
    case "string":
      return cellFromText(asFormatted(cell.stringValue ?? shown, cell.format));
    case "boolean":
      return cellFromTruth(cell.booleanValue === "true");
    case "date":
      return readDay(cell);
    case "float":
    case "currency":
    case "percentage":
      return readNumber(cell);
    case "time":
      return cellFromText(shown);
    default:
      return damagedCell(shown);
  }
}

/** A text with the words that its format adds, unless the program wrote them into the text too. */
const asFormatted = (text: string, format: OpenFormat | null): string =>
  format?.kind !== "text-style" || text.trim() === "" || (format.before + format.after).trim() === ""
    ? text
    : `${format.before}${text}${format.after}`;

/** True where a date is shown with another year or with words that are not the date's. */
const showsOtherDay = (shown: string, year: string, format: OpenFormat | null): boolean =>
  (shown.match(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g) ?? []).some((other) => other !== year) ||
  (format?.kind === "date-style" && addsWordsToDate(`${format.before}${format.after}`));

function readDay({ dateValue, shown, format }: OpenCell): Cell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.,]+Z?)?$/.exec(dateValue ?? "") ?? [];
  const text = isoDate(Number(year), Number(month), Number(day));
  if (text === null) return damagedCell(shown);
  // A program stores "Mar-26" as 1 March although nobody typed a day.
  const parts = shown.match(/\d+|\p{L}{3,}/gu) ?? [];
  if (day === "01" && shown !== "" && parts.length < 3 && !/^\d{6,8}$/.test(shown))
    return { kind: "error", text: shown, reason: { say: "month-without-day" }, fix: { say: "fix-whole-date" } };
  if (showsOtherDay(shown, year ?? "", format)) return shownOtherwise(shown, text);
  return { kind: "date", text };
}

/** True where the format itself has words or digits, which the program may not have written into the text. */
const addsToNumber = (format: OpenFormat | null): boolean =>
  format !== null &&
  !format.isConditional &&
  /^(?:number|currency|percentage)-style$/.test(format.kind) &&
  addsToAmount(`${format.before}#${format.after}`);

function readNumber({ type, value, currency, shown, format }: OpenCell): Cell {
  const written = value ?? "";
  const number = Number(written);
  if (!aNumber.test(written) || !Number.isFinite(number)) return damagedCell(shown);
  if (Math.abs(number) >= 1e15)
    return {
      kind: "error",
      text: decimalFromNumber(number),
      reason: { say: "fifteen-digits" },
      fix: { say: "fix-number-as-text" },
    };
  const isExact = written.length <= longestExact && aPlainNumber.test(written) && written !== "-0";
  const text = isExact ? written : decimalFromNumber(number);
  const isPercent = type === "percentage";
  const sign = currency !== null && isCurrencyCode(currency) ? currency : signIn(shown);
  const code = shownCode(text, shown);
  const places = code === null && !isPercent ? /[.,](\d+)\D*$/.exec(shown)?.[1]?.length : undefined;
  const isContrary = (shown !== "" && showsAnother(shown, number)) || addsToNumber(format);
  const base: Extract<Cell, { kind: "number" }> = {
    kind: "number",
    text,
    shown: code,
    isPercent,
    ...(places !== undefined && { places }),
    ...(isContrary && { contrary: shown || `${format?.before ?? ""}${text}${format?.after ?? ""}` }),
  };
  return sign === null ? base : { ...base, currency: sign };
}

/** The currency beside the number that is shown. */
function signIn(shown: string): string | null {
  if (/^[-\d.,'\s]*$/.test(shown)) return null;
  const sign = readDecimalText(shown).currency;
  return sign !== null && (currencyOfSign.has(sign) || isCurrencyCode(sign)) ? sign : null;
}

/** The code that is shown, with its leading zeros; null where a rounded or otherwise changed number is shown. */
function shownCode(text: string, shown: string): string | null {
  if (shown === "" || shown === text) return text;
  if (/^\d+$/.test(shown)) return shown.replace(/^0+(?=\d)/, "") === text ? shown : null;
  const [digits, own] = [shown.replace(/\D/g, ""), text.replace(/\D/g, "")];
  return /%/.test(shown) || !new RegExp(`^0*${own}0*$`).test(digits) ? null : text;
}
