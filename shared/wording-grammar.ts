/** @file The small rules of English that every sentence needs: numbers with nouns, lists, quotes, full stops. */

import { sayCode } from "./wording-machine.ts";

/** Puts a number before its noun: "1 row", "1,204 rows". */
export function count(howMany: number, noun: string, plural = `${noun}s`): string {
  return `${groupDigits(String(howMany))} ${howMany === 1 ? noun : plural}`;
}

/** Sets a comma before every third digit of a whole number in text: "1204" becomes "1,204". */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Joins as one would speak: "a", "a and b", "a, b and c". */
export function list(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1) ?? ""}`;
}

export const quote = (text: string): string => `“${text}”`;

/** Makes a sentence of what another part or another program said: a capital, a full stop, on one line. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line === "") return "";
  const first = line.charAt(0);
  // A name such as "yyyy-mm-dd" or "iPhone" is left as it is written.
  const capital = /^[a-z]+([\s,.;:]|$)/.test(line) ? first.toUpperCase() : first;
  return capital + line.slice(1) + (/[.!?…][”")]?$/.test(line) ? "" : ".");
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The reason that a machine gave, in brackets: " (the connection broke)", or nothing. */
export function aside(detail: string): string {
  const line = shorten(sayCode(detail), 240).replace(/[.\s]+$/, "");
  return line === "" ? "" : ` (${line})`;
}

/** At most so many characters on one line, never ending within a surrogate pair. */
export function shorten(text: string, maxCharacters: number): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= maxCharacters) return characters.join("");
  return `${characters.slice(0, maxCharacters - 1).join("")}…`;
}
