/** @file How two ways of writing one invoice number are told to be the same. */

/**
 * [Note: a folded number]
 *
 * INV-2024/001 stands in a register, and its scan is called "inv_2024_001.jpg":
 * a file's name cannot hold / \ and :, and people write - _ . and spaces for one
 * another. So numbers are compared as their letters and digits, token by token,
 * with one space between; capitals, ways of writing an accent and marks that
 * nobody sees make no difference. Nothing else is made alike: INV001 is not
 * INV-001, 0123 is not 123, and a token is compared whole, so 123 is never 1234.
 *
 * What comes out folds to itself, so that it can be kept and compared as it is.
 */
export const foldNumber = (text: string): string =>
  (isPlain.test(text) ? text.toLowerCase() : fold(text)).replace(between, " ").trim();

/** Through upper case: "ß" and "SS" are one, and so are the two small sigmas; and small first, for the capital "ẞ". */
const fold = (text: string): string =>
  text.normalize("NFC").replace(unseen, "").toLowerCase().toUpperCase().toLowerCase().normalize("NFC");

const isPlain = /^[\x20-\x7e]*$/;
/** Soft hyphens, joiners and marks of direction, which PDFs and web pages are full of. */
const unseen = /\p{Cf}/gu;
const between = /[^\p{L}\p{N}\p{M}]+/gu;
