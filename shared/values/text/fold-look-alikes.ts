/** @file Folds texts that look alike to one text, to find what a person has to compare. */

/**
 * [Note: look-alikes]
 *
 * "Acme Ltd" copied from a web page or a PDF may hold a no-break space, a zero-width space, a soft hyphen, a direction
 * mark, a full-width digit or the digits of another script. A person reads the same, and a comparison of characters does
 * not. These folds make such texts equal. They merge texts that are different too, so they are only a reason to ask, never to leave a row out.
 */
export function foldLookAlikes(text: string): string {
  if (isPlain.test(text)) return text.replace(/ {2,}/g, " ").trim().toLowerCase();
  return foldDigits(text.normalize("NFKC"))
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

/** The text with digits from 0 to 9 for those of any script: Arabic, Persian, Devanagari, Thai, full-width and all others. */
export function foldDigits(text: string): string {
  return isPlain.test(text) ? text : text.replace(otherDigit, digitFor);
}

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

/** The same for an invoice number: "INV 50", "No. INV-50", "INV50" and "INV5O" are equal. Symbols count only in a number without others. */
export function foldNumberLoosely(text: string): string {
  const folded = foldLetters(text);
  return withoutExponent(foldLetterO(folded.replace(noLetterOrDigit, "").normalize("NFKC") || folded));
}

/** A number in groups of letters and of digits, without the zeros before them: "INV-2024-001" is "inv 2024 1". */
export function foldZerosOfGroups(text: string): string {
  const folded = foldLetterO(foldLetters(text));
  const groups = folded.match(lettersOrDigits) ?? [];
  return groups.map((group) => group.replace(/^0+(?=\d)/, "")).join(" ") || folded;
}

/** A letter O between digits, at the end after digits, or alone before digits is read as a zero. */
const foldLetterO = (text: string): string => text.replace(letterO, (letters) => "0".repeat(letters.length));

/**
 * The longest group of digits in a number that is no year, of several the greatest, without zeros before it: "4001" of
 * "INV-04001/1", "45" of "45/2026" and of "INV 2026-0045". A year where it has nothing else.
 */
export function foldToMainDigits(text: string): string {
  const all = digitsIn(text);
  const groups = all.some((group) => !isYear(group)) ? all.filter((group) => !isYear(group)) : all;
  return groups.toSorted((a, b) => b.length - a.length || (a < b ? 1 : -1))[0] ?? "";
}

/** The number with the whole year of its invoice where it has two figures of it beside other digits: "F 2026/33" for "F 26/33". */
export function withWholeYear(number: string, date: string | null | undefined): string {
  if (date == null) return number;
  const folded = foldDigits(number);
  const [groups, year] = [folded.match(/\d+/g) ?? [], date.slice(0, 4)];
  return groups.length < 2 ? number : folded.replace(/\d+/g, (group) => (group === year.slice(2) ? year : group));
}

/**
 * How the digits of two numbers compare, wherever a year is: "equal" as in "45/2026" and "INV 2026-0045"; "extended" where
 * one has a year or a counter more, as in "4001" and "4001/1"; null where they are two numbers.
 */
export function compareDigits(a: string, b: string): "equal" | "extended" | null {
  const [fewer = [], more = []] = [digitsIn(a), digitsIn(b)].toSorted((one, other) => one.length - other.length);
  const added: string[] = [];
  let at = 0;
  for (const group of more) {
    if (group === fewer[at]) at += 1;
    else added.push(group);
  }
  if (fewer.length === 0 || at < fewer.length) return null;
  if (added.length === 0) return "equal";
  return added.every((group) => isYear(group) || group.length <= mostDigitsOfCounter) ? "extended" : null;
}

const mostDigitsOfCounter = 2;

/** Years first, and without zeros before them. */
function digitsIn(text: string): readonly string[] {
  const groups = groupsIn(text)
    .filter((group) => /^\d/.test(group))
    .map((group) => group.replace(/^0+(?=\d)/, ""));
  return [...groups.filter(isYear), ...groups.filter((group) => !isYear(group))];
}

const isYear = (group: string): boolean => /^20\d\d$/.test(group);

/** True where one of two numbers has no letters that the other lacks. Words such as "Invoice" don't count. */
export function haveLikeLetters(a: string, b: string): boolean {
  const [here, there] = [lettersIn(a), lettersIn(b)];
  return here.every((group) => there.includes(group)) || there.every((group) => here.includes(group));
}

const lettersIn = (text: string): readonly string[] =>
  groupsIn(text).filter((group) => !/^\d/.test(group) && !wordsForInvoice.has(group));

/** With digits for the letters l, I and O beside digits. */
const groupsIn = (text: string): readonly string[] =>
  foldLetters(text)
    .replace(letterForDigit, (letters) => letters.replaceAll("o", "0").replace(/[li]/g, "1"))
    .match(lettersOrDigits) ?? [];

/** Spreadsheet programs write the number 77003 as "77003.00" or "7.7003E4". */
const withoutDecimals = (number: string): string => withoutExponent(number.replace(/^(\d+)[.,]0{1,2}$/, "$1"));

function withoutExponent(number: string): string {
  const [, first = "", decimals = "", exponent] = /^(\d)(?:[.,](\d*?)0*)?e\+?(\d{1,2})$/.exec(number) ?? [];
  return exponent === undefined || Number(exponent) < decimals.length
    ? number
    : first + decimals.padEnd(Number(exponent), "0");
}

/** Without the word for "number", and with Latin letters for Greek and Cyrillic ones that look the same. */
function foldLetters(text: string): string {
  const folded = foldLookAlikes(text);
  const latin = isPlain.test(folded)
    ? folded
    : foldLookAlikes(folded.replace(/[\u0370-\u04ff]/gu, (letter) => latinFor[letter] ?? letter));
  const bare = mayHaveWord.test(latin) ? latin.replace(wordForNumber, " ").trim() : latin;
  return /\d/.test(bare) ? withoutDecimals(bare) : latin;
}

/** Small letters, by how they or their capitals look. */
const latinFor: Readonly<Record<string, string>> = Object.fromEntries(
  ["αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx", "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs"].flatMap((pairs) =>
    pairs.split(" ").map(([letter = "", latin = ""]) => [letter, latin]),
  ),
);
/** A fast first test, because most numbers have no such word. */
const mayHaveWord = /n[oru]/;
const wordForNumber = /(?<![\p{L}\p{N}\p{M}])(?:no|nr|num|number|nummer)(?![\p{L}\p{N}\p{M}])/gu;
/** What programs and people put before the number of an invoice, or after that of a copy. */
const wordsForInvoice = new Set(
  "invoice inv bill ref rechnung rechnungsnummer rechnungsnr rechn rg rgnr re facture fact fac factura fattura ft factuur fatura faktura fakt fv copy duplicate reminder resent kopie duplikat mahnung zahlungserinnerung copie rappel copia sollecito recordatorio herinnering".split(
    " ",
  ),
);
const letterForDigit = /(?<![\p{L}\p{M}])[lio]+(?=\d)|(?<=\d)[lio]+(?![\p{L}\p{M}])/gu;
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
