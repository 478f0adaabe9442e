/** @file VAT ids, compared without the marks that people write in them. */

/** Upper case, without spaces, dots and dashes; Greece as EL, which is the prefix of its VAT ids. */
export const foldVatId = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s.\-/]/gu, "")
    .replace(/^GR/, "EL");

/** True of a folded VAT id with the prefix of its country: the same digits are another business in another country. */
export const isShapedLikeVatId = (folded: string): boolean => /^[A-Z]{2}[A-Z0-9+*]{2,13}$/.test(folded);
