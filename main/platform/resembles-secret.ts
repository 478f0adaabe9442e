/** @file Tells whether a text may hold a piece of a secret, however it is spelled: too much is left out rather than too little. */

/** A text that shares this many characters in a row with a secret doesn't do so by chance. */
const tellingChars = 8;

/**
 * True where the text has a run of 8 characters in common with the secret, or the whole of a shorter one: without case,
 * accents, full width, separators and invisible characters; also in decimal codes, in base32 and backwards.
 */
export function resembles(text: string, secret: string): boolean {
  const sought = fold(secret);
  const runChars = Math.min(tellingChars, sought.length);
  // What is left of a secret that is mostly separators is in nearly every text.
  if (runChars < tellingChars / 2) return false;
  const views = [text, fromDecimals(text), ...fromBase32(text), backwards(text)].map(fold);
  for (let at = 0; at + runChars <= sought.length; at += 1) {
    const run = sought.slice(at, at + runChars);
    if (views.some((view) => view.includes(run))) return true;
  }
  return false;
}

const backwards = (text: string): string => [...text].toReversed().join("");

/** Letters and digits alone. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What "115 101 99" spells. */
const fromDecimals = (text: string): string =>
  Array.from(text.matchAll(/\d{2,6}/g), ([code]) => Number(code))
    .filter((code) => code <= 0xffff)
    .map((code) => String.fromCharCode(code))
    .join("");

const base32 = "abcdefghijklmnopqrstuvwxyz234567";
const digitBits = 5;

/** What is in the text's base32 (RFC 4648), from each of the eight digits that a byte may begin at. */
function fromBase32(text: string): readonly string[] {
  const runs = text.toLowerCase().match(/(?:[a-z2-7][\s-]*){13,}/g) ?? [];
  return runs.flatMap((run) => {
    const bits = Array.from(run.replace(/[\s-]/g, ""), (digit) =>
      base32.indexOf(digit).toString(2).padStart(digitBits, "0"),
    ).join("");
    return [0, 1, 2, 3, 4, 5, 6, 7].map((skipped) => decodeBytes(bits.slice(skipped * digitBits)));
  });
}

const decodeBytes = (bits: string): string =>
  new TextDecoder().decode(Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)));
