/** @file Rules that every sentence needs in the current language: numbers, amounts, lists, quotes, full stops. */

import { locale } from "./language.ts";

/** A sentence that is already text, for use within another one. See [Note: a message]. */
export type Said = string & { readonly isSaid: true };

/** Puts a number before its noun: "1 row", "1,204 rows". Only English may leave the plural out. */
export function count(howMany: number, noun: string, plural = `${noun}s`): string {
  return `${figure(howMany)} ${howMany === 1 ? noun : plural}`;
}

/** A whole number as the office writes it: "1,204", "1.204", "12,04,000". */
export const figure = (number: number | bigint): string => numberFormat(locale.formats).format(number);

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Cached, because making a formatter takes far longer than using it. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, format);
  return format;
}

/** More decimal places than any amount has, and the most that every Intl supports. More would be rounded. */
const mostPlaces = 20;

const plainDecimal = new RegExp(`^-?\\d+(?:\\.\\d{0,${mostPlaces}})?$`);
const currencyCode = /^[A-Z]{3}$/;

/** One amount in the office's format, without losing a digit: "-1204.5" becomes "-1,204.50". */
export function sayAmount(decimal: string, currency: string): string {
  // Text that is no plain decimal is shown unchanged.
  if (!plainDecimal.test(decimal)) return decimal;
  return sayDecimal(decimal, { minimumFractionDigits: coinPlaces(currency) });
}

/** Intl reads decimal text exactly (ECMA-402, ToIntlMathematicalValue), although its type accepts only numbers. */
const sayDecimal = (decimal: string, options: Intl.NumberFormatOptions): string =>
  numberFormat(locale.formats, { maximumFractionDigits: mostPlaces, ...options }).format(decimal as `${number}`);

/** A number without a currency, such as a quantity or a rate; text that is no plain decimal is shown unchanged. */
export const sayNumber = (decimal: string): string => (plainDecimal.test(decimal) ? sayDecimal(decimal, {}) : decimal);

/** A number as an example of how to write one in a cell: in the reader's format, without groups: "1234,56". */
export const sayPlain = (number: number, places: number): string =>
  numberFormat(locale.formats, { useGrouping: false, minimumFractionDigits: places }).format(number);

/** Currencies without a smaller coin show no decimals; all others at least two, even those with three. */
function coinPlaces(currency: string): number {
  if (!currencyCode.test(currency)) return 2;
  const places = numberFormat("en", { style: "currency", currency }).resolvedOptions().minimumFractionDigits ?? 2;
  return Math.min(places, 2);
}

/** An amount with its currency: "EUR 90.00", or "90,00 EUR"; without one where none is known. */
export function sayAmountIn(currency: string, decimal: string): string {
  const amount = sayAmount(decimal, currency);
  if (currency === "") return amount;
  return isCodeFirst() ? `${currency} ${amount}` : `${amount} ${currency}`;
}

/** True if the formats put the code before the amount: "EUR 90.00" in Leeds, "90,00 EUR" in Vienna. */
export const isCodeFirst = (): boolean =>
  numberFormat(locale.formats, { style: "currency", currency: "EUR", currencyDisplay: "code" }).formatToParts(1)[0]
    ?.type === "currency";

/** Joins a list as in speech: "a", "a and b", "a, b and c". */
export function list(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${joints[locale.language][word]} ${items.at(-1) ?? ""}`;
}
const joints = { en: { and: "and", or: "or" }, de: { and: "und", or: "oder" } } as const;

export function quote(text: string): string {
  const [before, after] = quotationMarks[locale.language];
  return before + text + after;
}
const quotationMarks = { en: ["“", "”"], de: ["„", "“"] } as const;

/** Turns another program's message into a sentence: a capital, a full stop, one line. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "";
  const first = line.charAt(0);
  // A first word such as "yyyy-mm-dd" or "iPhone" keeps its case.
  const capital = /^\p{Ll}+(['’]\p{Ll}+)?([\s,.;:]|$)/u.test(line) ? first.toUpperCase() : first;
  return capital + line.slice(1) + (/[.!?…][“”")]?$/.test(line) ? "" : ".");
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At most `maxCharacters` characters on one line, never cut within a surrogate pair. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= maxCharacters) return characters.join("");
  return `${characters.slice(0, maxCharacters - 1).join("")}…`;
}
