/** @file Folds invoice numbers, so that different spellings of one number compare as equal. */

/**
 * [Note: a folded number]
 *
 * A register says INV-2024/001, and its scan is called "inv_2024_001.jpg": a
 * file name cannot contain / \ and :, and people interchange - _ . and spaces.
 * So numbers are compared by their letters and digits, token by token, with one
 * space between. Case, the encoding of accents and invisible characters make no
 * difference. Everything else does: INV001 is not INV-001, 0123 is not 123, and
 * a token is compared whole, so 123 is never 1234.
 *
 * A folded number folds to itself, so it can be stored and compared directly.
 */
export const foldNumber = (text: string): string =>
  (isPlain.test(text) ? text.toLowerCase() : fold(text)).replace(between, " ").trim();

/** Via upper case, so that "ß" equals "SS" and both small sigmas are equal. Lower case first, for the capital "ẞ". */
const fold = (text: string): string =>
  text.normalize("NFC").replace(unseen, "").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");

const isPlain = /^[\x20-\x7e]*$/;
/** Soft hyphens, joiners and direction marks, which are common in PDFs and web pages. */
const unseen = /\p{Cf}/gu;
const between = /[^\p{L}\p{N}\p{M}]+/gu;
