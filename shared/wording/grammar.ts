/** @file Rules that every sentence needs in the current language: numbers with nouns, lists, quotes, full stops. */

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
  const capital = /^\p{Ll}+([\s,.;:]|$)/u.test(line) ? first.toUpperCase() : first;
  return capital + line.slice(1) + (/[.!?…][“”")]?$/.test(line) ? "" : ".");
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At most `maxCharacters` characters on one line, never cut within a surrogate pair. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= maxCharacters) return characters.join("");
  return `${characters.slice(0, maxCharacters - 1).join("")}…`;
}
