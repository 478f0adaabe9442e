/** @file Looks a header up: by its name in the finance system or a program, and by its words in every language. */

import { remembered } from "../words/remember.ts";
import { byProgram, ownNames } from "./dictionary.ts";
import { foldHeader } from "./fold-header.ts";
import { squeeze } from "./fold-text.ts";
import type { Language } from "./languages/lexicon.ts";
import type { Meaning } from "./meaning.ts";
import { type Reading, readWords, type Strength } from "./read-header.ts";
import { understand } from "./understand.ts";
import { vocabularies } from "./vocabulary.ts";

/** One possible meaning of a header. */
export interface HeaderEntry {
  readonly meaning: Meaning;
  readonly strength: Strength;
  /** See {@link KnownHeader}. */
  readonly source: string | null;
  readonly ideas: ReadonlySet<string>;
  /** Null for a program and for a property's own name. */
  readonly language: Language | null;
  readonly isNative: boolean;
}

const longestHeader = 80;
const mostWords = 9;
const noIdeas: ReadonlySet<string> = new Set();

/** True for a text that could be a header: not empty, not long, not only digits. */
export const mayBeHeader = (text: string): boolean =>
  text !== "" && text.length <= longestHeader && /\p{L}|[#%]/u.test(text);

/** The header as the names of programs are compared, without a currency. */
export const squeezeHeader = (header: string): string =>
  squeeze(header.replace(/[([{]\s*(?:[A-Z]{3}|[£€$])\s*[)\]}]/gu, ""));

/** Every possible meaning: one for a known name, otherwise one for each language, the surest first. */
export const headerEntries = remembered((header: string): readonly HeaderEntry[] => {
  if (!mayBeHeader(header)) return [];
  const named = header.includes("(") ? explained(header) : null;
  if (named !== null) return [named];
  const entries = entriesOf(header);
  if (entries.some(isWholeEntry)) return entries;
  const said = saidTwice(header);
  return said === null ? entries : [said];
});

export const isWholeEntry = ({ strength }: Pick<HeaderEntry, "strength">): boolean => strength !== "partly";

function entriesOf(header: string): readonly HeaderEntry[] {
  const squeezed = squeezeHeader(header);
  const own = ownNames.get(squeezed);
  const named = own === undefined ? byProgram.get(squeezed) : { meaning: own, source: null };
  if (named !== undefined) return [{ ...named, strength: "exact", ideas: noIdeas, language: null, isNative: false }];
  const words = wordsOf(header);
  if (words.length === 0 || words.length > mostWords) return [];
  const entries = vocabularies().all.flatMap((vocabulary) => {
    const reading = readWords(words, vocabulary);
    return reading === null ? [] : [entryOf(reading)];
  });
  return entries.toSorted((a, b) => sureness[a.strength] - sureness[b.strength]);
}

const sureness: Readonly<Record<Strength, number>> = { exact: 0, composed: 1, misspelt: 2, partly: 3 };

const entryOf = ({ meaning, strength, ideas, language, isNative }: Reading): HeaderEntry => ({
  meaning,
  strength,
  ideas,
  language,
  isNative,
  source: language === "English" || !isNative ? null : language,
});

/** Prefixes of field names, such as "str" in "strInvoiceNo" and "fld" in "fld_vendor". */
const fieldPrefix = /^(?:str|txt|fld|col|int|dec|dbl|flt|lng|mny|vch|cmb|lbl|tb|tbl|fk|pk|sz|x)$/;

/** The header's words, without the prefix that some databases put before each field. */
export function wordsOf(header: string): readonly string[] {
  const { words } = foldHeader(header);
  return words.length > 1 && fieldPrefix.test(words[0] ?? "") ? words.slice(1) : words;
}

/** One header in two languages: "Date facture / Factuurdatum". */
function saidTwice(header: string): HeaderEntry | null {
  const halves = header.split(/\s[/|]\s|[\r\n]+/).map((half) => half.trim());
  if (halves.length < 2) return null;
  const [first, ...others] = halves.map((half) => entriesOf(half).filter(isWholeEntry));
  const agreed = first?.find((entry) => others.every((other) => other.some((one) => meansTheSame(one, entry))));
  return agreed === undefined ? null : { ...agreed, source: null, language: null, isNative: false };
}

/** “Lieferant (Name, Ort)”: the brackets say what is in the column besides the supplier's name. */
function explained(header: string): HeaderEntry | null {
  const [, main = "", inside = ""] = /^(.*\S)\s*\(([^()]*)\)$/su.exec(header) ?? [];
  const isName = vocabularies().all.some((vocabulary) => understand(wordsOf(inside), vocabulary).ideas.has("name"));
  const [entry] = isName ? entriesOf(main) : [];
  const meaning = entry?.meaning;
  return entry !== undefined && isWholeEntry(entry) && meaning?.is === "property" && meaning.property === "AccountName"
    ? entry
    : null;
}

export const meansTheSame = (a: HeaderEntry, b: HeaderEntry): boolean => thingIn(a.meaning) === thingIn(b.meaning);

/** What a meaning is about, whatever its rank. */
export const thingIn = (meaning: Meaning): string =>
  meaning.is === "property" ? meaning.property : meaning.is === "doubtful" ? `~${meaning.doubt}` : `-${meaning.aside}`;
