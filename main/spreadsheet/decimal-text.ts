/** @file Decimal numbers as text: what an amount in a cell may mean, without a floating-point number in between. */

import type { DecimalSign } from "../../shared/notation.ts";
import type { Readings } from "./weigh-readings.ts";

export type DecimalReadings = Readings<DecimalSign> & {
  readonly isPercent: boolean;
  /** The symbol or code that stands with the amount, or null. */
  readonly currency: string | null;
};

const symbol = "[£€$¥]|[A-Z]{3}";
const amount = new RegExp(
  `^(?<open>\\()?(?<before>[-+])?(?<left>${symbol})?(?<inner>[-+])?(?<body>[.,]?\\d(?:[\\d.,'’ ]*\\d)?)` +
    `(?<percent>%)?(?<right>${symbol})?(?<after>-)?(?<close>\\))?$`,
);

/**
 * Reads one amount under both decimal signs.
 *
 * Understands 1,234.56 and 1.234,56 and 1 234,56 and 1'234.56, one currency symbol or code, a percent sign,
 * and a negative one as -500, 500- or (500). Anything else means nothing under either sign.
 */
export function readDecimalText(text: string): DecimalReadings {
  const tidy = text
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/(?<!\d) | (?!\d)/g, "");
  const parts = amount.exec(tidy)?.groups;
  const nothing: DecimalReadings = { by: { ".": null, ",": null }, isPercent: false, currency: null };
  if (!parts) return nothing;
  const signs = [parts["before"], parts["inner"], parts["after"]].filter((sign) => sign !== undefined);
  const isBracketed = parts["open"] !== undefined;
  if (isBracketed !== (parts["close"] !== undefined) || signs.length + Number(isBracketed) > 1) return nothing;
  if (parts["left"] !== undefined && parts["right"] !== undefined) return nothing;
  const isNegative = isBracketed || signs[0] === "-";
  const body = parts["body"] ?? "";
  return {
    by: { ".": readBody(body, ".", isNegative), ",": readBody(body, ",", isNegative) },
    isPercent: parts["percent"] !== undefined,
    currency: parts["left"] ?? parts["right"] ?? null,
  };
}

// Groups are three digits, parted by one and the same mark, and the first of them does not start with a zero.
const bodies = {
  ".": /^(?:(?<whole>\d*)|(?<groups>[1-9]\d{0,2}([,'’ ])\d{3}(?:\3\d{3})*))(?:\.(?<fraction>\d+))?$/,
  ",": /^(?:(?<whole>\d*)|(?<groups>[1-9]\d{0,2}([.'’ ])\d{3}(?:\3\d{3})*))(?:,(?<fraction>\d+))?$/,
} as const;

function readBody(body: string, sign: DecimalSign, isNegative: boolean): string | null {
  const parts = bodies[sign].exec(body)?.groups;
  if (!parts) return null;
  const whole = parts["whole"] ?? (parts["groups"] ?? "").replace(/\D/g, "");
  return plainDecimal(isNegative, whole, parts["fraction"] ?? "");
}

/** A JSON number's text: no zeros in front, no minus before nothing; zeros at the end stay. */
function plainDecimal(isNegative: boolean, whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  const text = fraction === "" ? digits : `${digits}.${fraction}`;
  return isNegative && /[1-9]/.test(text) ? `-${text}` : text;
}

/**
 * The number that a workbook holds, as decimal text with at most 15 significant digits.
 *
 * That is all that Excel keeps and shows, so 0.1+0.2 gives 0.3 here as it does there.
 */
export function decimalFromNumber(number: number): string {
  const [mantissa = "", exponent = "0"] = Math.abs(number).toExponential(14).split("e");
  const digits = mantissa.replace(".", "");
  const point = 1 + Number(exponent);
  const whole = point <= 0 ? "0" : digits.slice(0, point).padEnd(point, "0");
  const fraction = (point <= 0 ? "0".repeat(-point) + digits : digits.slice(point)).replace(/0+$/, "");
  return plainDecimal(number < 0, whole, fraction);
}

/** A hundred times as much: what a cell that shows 17.5% holds is 0.175. */
export function timesHundred(decimal: string): string {
  const [, minus = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  const padded = fraction.padEnd(2, "0");
  return plainDecimal(minus === "-", whole + padded.slice(0, 2), padded.slice(2));
}
