/** @file Decides whether an invoice number is distinctive enough to identify an invoice by itself. */

import { dateLength, isShortDate, isYear } from "./looks-like-date.ts";
import { isInvoiceWord, isOtherWord } from "./match-words.ts";

const fewestCharacters = 4;
const fewestDigitsOfInvoice = 3;

/**
 * [Note: a distinctive number]
 *
 * A register of a hundred thousand invoices contains every short number and most
 * dates as the number of some invoice. So a number identifies an invoice by itself
 * only where it can hardly be in a name for another reason:
 *
 * - it has a digit, and at least four letters and digits: not 7, A4 or "copy";
 * - digits alone, or digits beside words that count other things (page, scan,
 *   week), need at least four digits, three of them in a row that is not a year,
 *   and must not be a date: not 123, 24-11, 2026-47, 261120, 2026-11-20 or
 *   "page 12", but 4711 and 2026-001;
 * - beside a word for an invoice it needs at least three digits that are not a
 *   year: not INV-12 or "Rechnung 2026", but INV-001 and INV-2026-11;
 * - a year beside a name is not enough: not "Acme 2026".
 *
 * A number that is not distinctive is shown to a person as a possible match.
 *
 * @param number folded; see [Note: a folded number]
 */
export function isDistinctive(number: string): boolean {
  const pieces = number.match(/\p{N}+|[\p{L}\p{M}]+/gu) ?? [];
  const digits = pieces.filter((piece) => /\d/.test(piece));
  const words = pieces.filter((piece) => /\p{L}/u.test(piece));
  if (digits.length === 0 || [...pieces.join("")].length < fewestCharacters) return false;

  const isNamed = words.some((word) => !isInvoiceWord(word) && !isOtherWord(word));
  const isGlued = number.split(" ").some((token) => /\d/.test(token) && words.some((word) => token.includes(word)));
  if (isNamed && isGlued) return true;
  const [first = "", ...more] = digits;
  if (more.length === 0 && isYear(first)) return false;
  if (isNamed) return true;
  const count = digits.join("").length;
  if (words.some(isInvoiceWord)) return count >= fewestDigitsOfInvoice;
  return count >= fewestCharacters && digits.some((piece) => piece.length >= 3 && !isYear(piece)) && !isDate(digits);
}

/** Also with a counter after the date: a scanner's 20261120-001 still begins with a date. */
const isDate = (digits: readonly string[]): boolean =>
  dateLength(digits.join("-")) > 0 || (digits.length === 1 && isShortDate(digits[0] ?? ""));
