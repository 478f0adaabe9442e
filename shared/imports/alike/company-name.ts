/** @file Takes names of companies apart and folds them, to tell whether two names may be of one company. */

import { foldDigits } from "../../values/text/fold-look-alikes.ts";
import { legalForms } from "./company-forms.ts";

/** In other ways of writing, and what joins two of them. */
const written = [...legalForms, "incorporated", "corporation", "sp z oo", "und", "and"];
const atEnd = new RegExp(`(?: (?:${written.join("|")}))+$`);

/** The forms at the end are looked for from every word on: a cell may hold a whole text, but no company has a name that long. */
const longestName = 300;

const sameForms: Readonly<Record<string, string>> = { limited: "ltd", incorporated: "inc", corporation: "corp" };
/** They say nothing of where or what a company is. */
const noForms: ReadonlySet<string> = new Set(["co", "company", "and", "und"]);

/** A name without signs and the number that programs write before it, and its legal form in one way of writing. */
function partsOfCompany(written: string): { readonly name: string; readonly form: string } {
  const whole = foldDigits(written.slice(0, longestName).normalize("NFKC"))
    .toLowerCase()
    .replace(/[.'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^\d+ (?=\p{L})/u, "");
  const name = whole.replace(atEnd, "");
  const words = whole
    .slice(name.length)
    .split(" ")
    .filter((word) => word !== "" && !noForms.has(word));
  return { name, form: words.map((word) => sameForms[word] ?? word).join(" ") };
}

/** True for “Acme Ltd.”, and not for “Head office” or “Smith & Co”. */
export const hasLegalForm = (name: string): boolean => {
  const { name: own, form } = partsOfCompany(name);
  return own !== "" && form !== "";
};

/** The legal form may be left out. But Acme Ltd and Acme GmbH are two companies, and so are a GmbH and its GmbH & Co. KG. */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [partsOfCompany(one), partsOfCompany(other)];
  return a.name !== "" && a.name === b.name && (a.form === b.form || a.form === "" || b.form === "");
}

/**
 * True where two names of suppliers are so near that they may be one: without the legal form, "and" and "the", accents,
 * a plural s and the order of the words they are equal. Two legal forms are two companies. It is only a reason to ask.
 */
export function areNearNames(one: string, other: string): boolean {
  const [a, b] = [partsOfCompany(one), partsOfCompany(other)];
  if (a.form !== "" && b.form !== "" && a.form !== b.form) return false;
  const [here, there] = [wordsOf(a.name), wordsOf(b.name)];
  if (here.length === 0) return false;
  return here.join("") === there.join("") || here.toSorted().join(" ") === there.toSorted().join(" ");
}

/**
 * True where one name may be the other one mistyped or shortened: a letter is wrong, missing, twice or swapped with the next
 * one, or it is the first words of the other. Only for two invoices that have everything else in common.
 */
export function mayBeMistyped(one: string, other: string): boolean {
  const [a, b] = [partsOfCompany(one), partsOfCompany(other)];
  if (a.form !== "" && b.form !== "" && a.form !== b.form) return false;
  const [short, long] = [a.name, b.name].map((name) => wordsOf(name).join(" ")).toSorted((x, y) => x.length - y.length);
  if (short === undefined || long === undefined || short.length < shortestMistyped) return false;
  return long.startsWith(`${short} `) || differInOneSlip(short, long);
}

const shortestMistyped = 6;

/** @param short not longer than the other one */
function differInOneSlip(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const rests = (a: number, b: number): boolean => short.slice(from + a) === long.slice(from + b);
  if (long.length > short.length) return rests(0, 1);
  const isSwapped = short[from] === long[from + 1] && short[from + 1] === long[from];
  return rests(1, 1) || (isSwapped && rests(2, 2));
}

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/([aou])e/g, "$1")
    .replaceAll("ß", "ss")
    .split(" ")
    .filter((word) => word !== "" && !noWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word));

/** They are left out, added or written as a sign. */
const noWords: ReadonlySet<string> = new Set("and und et y e en og och the der die das le la les".split(" "));
