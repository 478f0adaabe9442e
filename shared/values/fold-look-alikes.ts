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

/** The same for an invoice number: "INV 50", "No. INV-50", "INV50" and "INV5O" are equal. Symbols count only in a number without others. */
export function foldNumberLoosely(text: string): string {
  const folded = foldLetters(text);
  return foldLetterO(folded.replace(noLetterOrDigit, "") || folded);
}

/** A number in groups of letters and of digits, without the zeros before them: "INV-2024-001" is "inv 2024 1". */
export function foldZerosOfGroups(text: string): string {
  const folded = foldLetterO(foldLetters(text));
  const groups = folded.match(lettersOrDigits) ?? [];
  return groups.map((group) => group.replace(/^0+(?=\d)/, "")).join(" ") || folded;
}

/** A letter O between digits, at the end after digits, or alone before digits is read as a zero. */
const foldLetterO = (text: string): string => text.replace(letterO, (letters) => "0".repeat(letters.length));

/** Without the word for "number", and with Latin letters for Greek and Cyrillic ones that look the same. */
function foldLetters(text: string): string {
  const folded = foldLookAlikes(text);
  const latin = isPlain.test(folded)
    ? folded
    : foldLookAlikes(folded.replace(/[\u0370-\u04ff]/gu, (letter) => latinFor[letter] ?? letter));
  const bare = latin.replace(wordForNumber, " ").trim();
  return /\d/.test(bare) ? bare : latin;
}

/** Small letters, by how they or their capitals look. */
const latinFor: Readonly<Record<string, string>> = Object.fromEntries(
  ["αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx", "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs"].flatMap((pairs) =>
    pairs.split(" ").map(([letter = "", latin = ""]) => [letter, latin]),
  ),
);
const wordForNumber = /(?<![\p{L}\p{N}\p{M}])(?:no|nr|num|number|nummer)(?![\p{L}\p{N}\p{M}])/gu;
const letterO = /(?<=\d)o+(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])o+(?=\d)/gu;
const lettersOrDigits = /[\p{L}\p{M}]+|\d+|[\p{N}--\d]+/gv;

const isPlain = /^[\x20-\x7e]*$/;
/** U+0085 is a line end to Unicode, but no white space to JavaScript. */
const space = /[\s\u0085]+/gu;
/** Zero-width characters, soft hyphens, direction marks, variation selectors, fillers and control characters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** The minus sign and the hyphen bullet are no dashes to Unicode. */
const dash = /[\p{Pd}\u2212\u2043]/gu;
const noLetterOrDigit = /[^\p{L}\p{N}\p{M}]+/gu;
