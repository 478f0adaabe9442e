/** @file Tells whether an invoice number says enough to know an invoice by it alone. */

import { dateLength, isYear } from "./looks-like-date.ts";
import { isInvoiceWord, isOtherWord } from "./match-words.ts";

const fewestCharacters = 4;
const fewestDigitsOfInvoice = 3;

/**
 * [Note: a telling number]
 *
 * A register of a hundred thousand invoices holds every short number, and most
 * days, as the number of some invoice. So a number is taken by itself only where
 * it does not stand in a name for another reason:
 *
 * - it has a digit, and four letters and digits or more: 7, A4 and "copy" are out;
 * - in digits alone, or beside words that count other things (page, scan, week),
 *   it has four digits or more, three of them together and in no year, and is no
 *   day or month: 123, 24-11, 2026-47, 261120, 2026-11-20 and "page 12" are out,
 *   4711 and 2026-001 are in;
 * - beside a word for an invoice it has three digits or more, and is no year:
 *   INV-12 and "Rechnung 2026" are out, INV-001 and INV-2026-11 are in;
 * - no number is only a year beside a name: "Acme 2026" is out.
 *
 * What is out is shown to a person where it would have matched.
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

/** With whatever counts on behind it: a scanner's 20261120-001 is still a day. */
const isDate = (digits: readonly string[]): boolean =>
  dateLength(digits.join("-")) > 0 || (digits.length === 1 && isDayInSix(digits[0] ?? ""));

/** 261120, 201126 and 112026: few invoices lose their number to this, and many scans are named so. */
function isDayInSix(digits: string): boolean {
  if (!/^\d{6}$/.test(digits)) return false;
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return [`${a}.${b}.${c}`, `${c}.${b}.${a}`, `${a}.${b}${c}`].some((text) => dateLength(text) === text.length);
}
