/** @file The door of the dictionary: what a header means, and in which language or program. */

import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { remembered } from "../words/remember.ts";
import { mayBeKnown } from "./any-language.ts";
import { besideColumn, byProgram, ownNames } from "./dictionary.ts";
import { foldHeader } from "./fold-header.ts";
import { foldText } from "./fold-text.ts";
import {
  type HeaderEntry,
  headerEntries,
  isWholeEntry,
  mayBeHeader,
  squeezeHeader,
  thingIn,
  wordsOf,
} from "./header-entries.ts";
import { type HeaderSays, saysOf } from "./header-says.ts";
import type { Language } from "./languages/lexicon.ts";
import { lexicons } from "./languages/lexicons.ts";
import type { Aside, Meaning } from "./meaning.ts";
import { readMisspelt, type Strength } from "./read-header.ts";
import { languagesOf, settle, votesFor } from "./row-language.ts";
import { understand } from "./understand.ts";
import { vocabularies } from "./vocabulary.ts";

/** The meaning of a header. */
export interface KnownHeader {
  readonly meaning: Meaning;
  /** The language or program, such as "German" or "Xero"; null for English and for a property's own name. */
  readonly source: string | null;
  /** True where every word is known. A partly known header is left alone, but does not make its row a header row. */
  readonly isWhole: boolean;
  readonly strength: Strength;
  /** What its words say besides. */
  readonly says: HeaderSays;
}

/** The meaning of `header` by itself, or null where it is unknown. */
export const knownHeader = remembered((header: string): KnownHeader | null =>
  knownAs(header, headerEntries(header)[0] ?? null),
);

/** The meaning of each header of a row, in the language that most of them are in. A misspelt word is repaired here. */
export function knownHeaders(headers: readonly string[]): readonly (KnownHeader | null)[] {
  const row = headers.map(headerEntries);
  const votes = votesFor(row);
  const spoken = languagesOf(votes);
  const squeezed = headers.map(squeezeHeader);
  const [ofProgram] = squeezed.flatMap((header) => besideColumn.get(header) ?? []);
  return row.map((entries, at) => {
    const header = headers[at] ?? "";
    const own = ofProgram?.get(squeezed[at] ?? "");
    if (own !== undefined)
      return knownAs(header, { ...own, strength: "exact", ideas: new Set(), language: null, isNative: false });
    if (squeezed[at] === "vom" && endsPeriod(headers[at + 1] ?? "")) return null;
    return knownAs(header, settle(header, entries, votes) ?? misspelt(header, spoken));
  });
}

/** “bis” or “al”: “vom” or “dal” before it is the first day of a period, and else the day of the invoice. */
export const endsPeriod = (header: string): boolean =>
  /^(?:bis(?: zum)?|to|until|al|au|t\/m|tot(?: en met)?|do|až|til|till|hasta|até|-|–)$/iu.test(header.trim());

/** How many of the headers each language knows. */
export const votesOf = (headers: readonly string[]): ReadonlyMap<Language, number> =>
  votesFor(headers.map((header) => (mayBeWhole(header) ? headerEntries(header) : [])));

/** The meaning of a header with a misspelt word, in English or the row's languages; never in another one. */
function misspelt(header: string, spoken: ReadonlySet<Language>): HeaderEntry | null {
  if (!mayBeHeader(header)) return null;
  const words = wordsOf(header);
  const { all, english } = vocabularies();
  for (const vocabulary of all) {
    if (vocabulary !== english && !spoken.has(vocabulary.language)) continue;
    // “Imp.” in an Italian row is no English abbreviation.
    const isSpoken = spoken.size === 0 || spoken.has(vocabulary.language);
    const reading = readMisspelt(words, vocabulary, foldText(header), isSpoken);
    if (reading !== null) return { ...reading, source: vocabulary === english ? null : vocabulary.language };
  }
  return null;
}

function knownAs(header: string, entry: HeaderEntry | null): KnownHeader | null {
  if (entry === null) return null;
  const { meaning, source, strength } = entry;
  // The meaning of a program's column does not follow from its words, but what they say besides does.
  const ideas = entry.ideas.size > 0 ? entry.ideas : understand(wordsOf(header), vocabularies().english).ideas;
  return { meaning, source, strength, isWhole: isWholeEntry(entry), says: saysOf(ideas, foldHeader(header)) };
}

/** True for a column that isn't sent, of one of these kinds. */
export const isAsideHeader = ({ meaning }: Pick<KnownHeader, "meaning">, ...asides: readonly Aside[]): boolean =>
  meaning.is === "aside" && asides.includes(meaning.aside);

/** The property that `header` names, if no other column names it more clearly; or null. */
export function propertyFromHeader(header: string): Property | null {
  const known = knownHeader(header);
  return known?.meaning.is === "property" ? known.meaning.property : null;
}

/** The number of different known headers; see {@link headersKnown}. */
export const countKnownHeaders = (headers: readonly string[]): number => headersKnown(headers).all;

/** How many different meanings the headers have, and how many of these are or may be properties. */
export function headersKnown(headers: readonly string[]): { readonly all: number; readonly properties: number } {
  const all = new Set<string>();
  const properties = new Set<string>();
  for (const header of headers) {
    if (!mayBeWhole(header)) continue;
    const known = knownHeader(header);
    if (known === null || !known.isWhole) continue;
    const thing = thingIn(known.meaning);
    all.add(thing);
    if (known.meaning.is !== "aside") properties.add(thing);
  }
  return properties.size === 0 ? { all: 0, properties: 0 } : { all: all.size, properties: properties.size };
}

/** A fast test, before each language is tried: whether all languages together know every word. */
const mayBeWhole = remembered((header: string): boolean => {
  if (!mayBeHeader(header)) return false;
  const squeezed = squeezeHeader(header);
  if (ownNames.has(squeezed) || byProgram.has(squeezed)) return true;
  const words = wordsOf(header);
  return words.length > 0 && words.length <= 18 && mayBeKnown(words);
});

export type ForeignLanguage = Exclude<Language, "English">;

/** True for a source (see {@link KnownHeader}) that is a language, not a program. */
export const isLanguage = (source: string): source is ForeignLanguage =>
  lexicons.some(({ language }) => language === source && language !== "English");

/** The currency that a header names as its unit ("Net (GBP)"), or null. */
export const currencyInHeader = (header: string): string | null => foldHeader(header).currency;
