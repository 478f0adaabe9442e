/** @file Writes the digits of every script as 0 to 9, because 4711 and ٤٧١١ are one number. */

/** The text with digits from 0 to 9 for those of any script: Arabic, Persian, Devanagari, Thai, full-width and all others. */
export function foldDigits(text: string): string {
  return isPlain.test(text) ? text : text.replace(otherDigit, digitFor);
}

const isPlain = /^[\x20-\x7e]*$/;
/** Unicode's decimal digits but 0 to 9. NFKC writes only full-width and mathematical ones so. */
const otherDigit = /(?![0-9])\p{Nd}/gu;
const isDigit = /^\p{Nd}$/u;

/** Unicode has the ten digits of a script in their order, beside each other; it has no other way to tell their values. */
function digitFor(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}
