/** @file Folds texts that look alike to one text, to find what a person has to compare. */

/**
 * [Note: look-alikes]
 *
 * "Acme Ltd" copied from a web page or a PDF may hold a no-break space, a zero-width space, a soft hyphen, a direction
 * mark or a full-width digit. A person sees the same name, and a comparison of characters does not. These folds make
 * such texts equal. They merge texts that are different too, so they are only a reason to ask, never to leave a row out.
 */
export function foldLookAlikes(text: string): string {
  if (isPlain.test(text)) return text.replace(/ {2,}/g, " ").trim().toLowerCase();
  return text
    .normalize("NFKC")
    .replace(space, " ")
    .replace(unseen, "")
    .replace(dash, "-")
    .replace(/ {2,}/g, " ")
    .trim()
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC");
}

/** The same for an invoice number: "INV 55", "INV-55" and "INV55" are equal. Symbols count only in a number without others. */
export function foldNumberLoosely(text: string): string {
  const folded = foldLookAlikes(text);
  return folded.replace(noLetterOrDigit, "") || folded;
}

const isPlain = /^[\x20-\x7e]*$/;
/** U+0085 is a line end to Unicode, but no white space to JavaScript. */
const space = /[\s\u0085]+/gu;
/** Zero-width characters, soft hyphens, direction marks, variation selectors, fillers and control characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** The minus sign and the hyphen bullet are no dashes to Unicode. */
const dash = /[\p{Pd}\u2212\u2043]/gu;
const noLetterOrDigit = /[^\p{L}\p{N}\p{M}]+/gu;
