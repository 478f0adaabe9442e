/** @file Reads amounts as decimal text, without floating-point numbers. */

import type { DecimalSign } from "../../../shared/values/notation.ts";
import { currencyOfSign, currencySigns, isCurrencyCode } from "./currency-codes.ts";
import type { Readings } from "./weigh-readings.ts";

export type DecimalReadings = Readings<DecimalSign> & {
  readonly isPercent: boolean;
  /** The currency sign or code beside the amount, as written, or null. */
  readonly currency: string | null;
};

const currency = `[A-Za-z]{3}|${currencySigns.map((sign) => sign.replace(/[$.]/g, "\\$&")).join("|")}`;
const amount = new RegExp(
  `^(?<first>${currency})?(?<open>\\()?(?<before>[-+])?(?<left>${currency})?(?<inner>[-+])?` +
    `(?<body>[.,]?\\d(?:[\\d.,' ]*\\d)?)(?<round>[.,]--?)?` +
    `(?<percent>%)?(?<right>${currency})?(?<after>-)?(?<close>\\))?(?<last>${currency})?$`,
);

/**
 * Reads one amount under both decimal signs.
 *
 * Reads 1,234.56 and 1.234,56 and 1 234,56 and 1'234.56 and 1,23,456.00 and 500,- with at most one currency sign or
 * code, a percent sign, and a minus as -500, 500- or (500). Anything else has no value under either sign.
 */
export function readDecimalText(text: string): DecimalReadings {
  // Fast path for most amounts.
  if (plainAmount.test(text)) return plain(text);
  if (bareAmount.test(text)) return bare(text);
  const parts = amount.exec(isTidy.test(text) ? text : tidy(text))?.groups;
  if (!parts) return nothing;
  const signs = [parts["before"], parts["inner"], parts["after"]].filter((sign) => sign !== undefined);
  const isBracketed = parts["open"] !== undefined;
  if (isBracketed !== (parts["close"] !== undefined) || signs.length + Number(isBracketed) > 1) return nothing;
  const [sign, another] = [parts["first"], parts["left"], parts["right"], parts["last"]].filter(
    (one) => one !== undefined,
  );
  if (another !== undefined || (sign !== undefined && !isCurrency(sign))) return nothing;
  const body = parts["body"] ?? "";
  // "R 960" is in rand; after an amount the letter says something else.
  if (isLetter(sign) && (parts["right"] ?? parts["last"]) !== undefined) return nothing;
  // "Q 1,200.00" is in quetzales, and "Q1200" is a code.
  if (isLetter(sign) && sign !== "R" && !/[.,]\d{2}$/.test(body)) return nothing;
  const isNegative = isBracketed || signs[0] === "-";
  const round = parts["round"]?.charAt(0);
  const read = (decimal: DecimalSign): string | null => {
    if (round === undefined) return readBody(body, decimal, isNegative);
    // 500,- has no cents; its comma is the decimal sign.
    return round === decimal && !body.includes(decimal) ? readBody(body, decimal, isNegative) : null;
  };
  return {
    by: { ".": read("."), ",": read(",") },
    isPercent: parts["percent"] !== undefined,
    currency: sign ?? null,
  };
}

/** The same under both signs: no group separator, because fewer than three digits follow the point. */
const plainAmount = /^(?:-?[1-9]\d*|0)(?:\.\d\d?)?$/;

const plain = (text: string): DecimalReadings => ({
  by: { ".": text, ",": text.includes(".") ? null : text },
  isPercent: false,
  currency: null,
});

const bareAmount = /^-?\d(?:[\d.,]*\d)?$/;

function bare(text: string): DecimalReadings {
  const isNegative = text.startsWith("-");
  const body = isNegative ? text.slice(1) : text;
  const point = readBody(body, ".", isNegative);
  const hasMark = body.includes(".") || body.includes(",");
  return {
    by: { ".": point, ",": hasMark ? readBody(body, ",", isNegative) : point },
    isPercent: false,
    currency: null,
  };
}

const nothing: DecimalReadings = { by: { ".": null, ",": null }, isPercent: false, currency: null };

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /^[A-Z]$/.test(sign);

const isCurrency = (sign: string): boolean => currencyOfSign.has(sign) || isCurrencyCode(sign.toUpperCase());

const isTidy = /^[-\d.,()£€]*$/;

/** Uses one kind of space, minus and apostrophe, and removes those without meaning. */
const tidy = (text: string): string =>
  text
    // Excel's leading apostrophe for text, and invisible characters.
    .replace(/^'|[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
    // Japan writes a minus as a triangle.
    .replace(/[\u2010-\u2015\u2212]|^[△▲](?=\s?[\d¥￥])/g, "-")
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(?<!\d) | (?!\d)/g, "")
    // In Turkish the sign is before the number.
    .replace(/^%(?=\d)(.*)$/, "$1%");

// Groups have three digits with the same separator, and the first does not start with a zero; in Indian notation all
// but the last have two digits.
const bodies = {
  ".": /^(\d*|[1-9]\d{0,2}([,' ])\d{3}(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(\d+))?$/,
  ",": /^(\d*|[1-9]\d{0,2}([.' ])\d{3}(?:\2\d{3})*)(?:,(\d+))?$/,
} as const;

function readBody(body: string, sign: DecimalSign, isNegative: boolean): string | null {
  const [, whole, mark, fraction = ""] = bodies[sign].exec(body) ?? [];
  if (whole === undefined) return null;
  return plainDecimal(
    isNegative,
    mark === undefined && !whole.includes(",") ? whole : whole.replace(/\D/g, ""),
    fraction,
  );
}

/** A JSON number: no leading zeros and no minus before zero. Trailing zeros stay. */
function plainDecimal(isNegative: boolean, whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const text = fraction === "" ? digits : `${digits}.${fraction}`;
  return isNegative && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * A workbook's number as decimal text with at most 15 significant digits.
 *
 * Excel keeps and shows no more digits, so 0.1+0.2 gives 0.3 as in Excel.
 */
export function decimalFromNumber(number: number): string {
  const [mantissa = "", exponent = "0"] = Math.abs(number).toExponential(14).split("e");
  const digits = mantissa.replace(".", "");
  const point = 1 + Number(exponent);
  const whole = point <= 0 ? "0" : digits.slice(0, point).padEnd(point, "0");
  const fraction = (point <= 0 ? "0".repeat(-point) + digits : digits.slice(point)).replace(/0+$/, "");
  return plainDecimal(number < 0, whole, fraction);
}

/** Multiplies by 100: a cell that shows 17.5% holds 0.175. */
export function timesHundred(decimal: string): string {
  const [, minus = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const padded = fraction.padEnd(2, "0");
  return plainDecimal(minus === "-", whole + padded.slice(0, 2), padded.slice(2));
}
