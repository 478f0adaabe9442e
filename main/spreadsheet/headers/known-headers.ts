/** @file The door of the dictionary: what a header means, and in which language or program. */

import { type Property, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { foldHeader, squeeze } from "./fold-header.ts";
import { dutch } from "./languages/dutch.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { italian } from "./languages/italian.ts";
import type { Language } from "./languages/lexicon.ts";
import { portuguese } from "./languages/portuguese.ts";
import { spanish } from "./languages/spanish.ts";
import type { Aside, Doubt, Meaning } from "./meaning.ts";
import { decisive, doubtful, leftAlone, plain, sure } from "./phrases.ts";
import { programs } from "./programs.ts";
import { parts, type Tree, treeOf, understand } from "./understand.ts";

/** The meaning of a header. */
export interface KnownHeader {
  readonly meaning: Meaning;
  /** The language or program, such as "German" or "Xero"; null for English and for a property's own name. */
  readonly source: string | null;
  /** True where every word is known. A partly known header is left alone, but does not make its row a header row. */
  readonly isWhole: boolean;
}

const longestHeader = 80;
const mostRemembered = 5_000;

/** The meaning of `header`, or null where it is unknown. */
export const knownHeader = remembered(findHeader);

function findHeader(header: string): KnownHeader | null {
  if (header === "" || header.length > longestHeader) return null;
  const whole = knownInOneLanguage(header);
  if (whole?.isWhole) return whole;
  const halves = header.split(/\s[/|]\s|[\r\n]+/).map((half) => knownInOneLanguage(half.trim()));
  const [first, ...others] = halves;
  // One header in two languages: "Date facture / Factuurdatum".
  const isSaidTwice = others.length > 0 && first?.isWhole && others.every((other) => hasSameMeaning(first, other));
  return isSaidTwice ? { ...first, source: null } : whole;
}

const hasSameMeaning = (a: KnownHeader, b: KnownHeader | null): boolean =>
  b?.isWhole === true && JSON.stringify(a.meaning) === JSON.stringify(b.meaning);

function knownInOneLanguage(header: string): KnownHeader | null {
  const squeezed = squeeze(header.replace(/[([{]\s*(?:[A-Z]{3}|[£€$])\s*[)\]}]/gu, ""));
  const own = ownNames.get(squeezed);
  if (own !== undefined) return { meaning: own, source: null, isWhole: true };
  const ofProgram = byProgram.get(squeezed);
  if (ofProgram !== undefined) return { ...ofProgram, isWhole: true };
  const { words } = foldHeader(header);
  if (words.length === 0 || words.length > 9 || !words.some((word) => /\p{L}|[#%]/u.test(word))) return null;
  let partly: KnownHeader | null = null;
  for (const { language, tree } of languages) {
    const { ideas, isWhole } = understand(words, tree);
    if (ideas.size === 0) continue;
    const source = language === english.language ? null : language;
    const meaning = isWhole ? byPhrase.get(keyOf(ideas)) : undefined;
    if (meaning !== undefined) return { meaning, source, isWhole: true };
    const aside = decisive.find((idea) => ideas.has(idea));
    if (aside !== undefined && (partly === null || (isWhole && !partly.isWhole)))
      partly = { meaning: { is: "aside", aside }, source, isWhole };
  }
  return partly;
}

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
    const { meaning } = known;
    const thing =
      meaning.is === "property" ? meaning.property : meaning.is === "doubtful" ? meaning.doubt : meaning.aside;
    all.add(thing);
    if (meaning.is !== "aside") properties.add(thing);
  }
  return properties.size === 0 ? { all: 0, properties: 0 } : { all: all.size, properties: properties.size };
}

/** A fast test, before each language is tried: whether all languages together know every word. */
const mayBeWhole = remembered((header: string): boolean => {
  if (header === "" || header.length > longestHeader || !/\p{L}|[#%]/u.test(header)) return false;
  const squeezed = squeeze(header);
  if (ownNames.has(squeezed) || byProgram.has(squeezed)) return true;
  const { words } = foldHeader(header);
  return words.length > 0 && words.length <= 18 && understand(words, anyLanguage).isWhole;
});

/** Keeps the results of `find`: the same texts are looked up for each separator, sheet and template. */
function remembered<T>(find: (header: string) => T): (header: string) => T {
  const results = new Map<string, T>();
  return (header) => {
    const known = results.get(header);
    if (known !== undefined) return known;
    const found = find(header);
    if (results.size >= mostRemembered) results.clear();
    results.set(header, found);
    return found;
  };
}

const rankOfOwnName = (property: Property): Meaning =>
  // Many programs use "Date" and "Account name" for other things, so "Invoice date" and "Supplier" come first.
  ({ is: "property", property, rank: property === "Date" || property === "AccountName" ? 2 : 1 });

const ownNames: ReadonlyMap<string, Meaning> = new Map(
  propertyNames.map((property) => [property.toLowerCase(), rankOfOwnName(property)] as const),
);

const keyOf = (ideas: Iterable<string>): string => [...new Set(ideas)].sort().join(" ");

const byPhrase: ReadonlyMap<string, Meaning> = new Map(
  [
    ...phrasesOf(leftAlone, (aside): Meaning => ({ is: "aside", aside })),
    ...phrasesOf(doubtful, (doubt): Meaning => ({ is: "doubtful", doubt })),
    ...phrasesOf(plain, (property): Meaning => ({ is: "property", property, rank: 2 })),
    ...phrasesOf(sure, (property): Meaning => ({ is: "property", property, rank: 1 })),
  ].map(([phrase, meaning]) => [keyOf(phrase.split(" ")), meaning] as const),
);

function phrasesOf<Key extends string>(
  table: Readonly<Partial<Record<Key, string>>>,
  meaningOf: (key: Key) => Meaning,
): (readonly [string, Meaning])[] {
  return (Object.keys(table) as Key[]).flatMap((key) =>
    parts(table[key] ?? "").map((phrase) => [phrase, meaningOf(key)] as const),
  );
}

const byProgram: ReadonlyMap<string, { meaning: Meaning; source: string }> = new Map(
  programs.flatMap((program) =>
    [
      ...phrasesOf<Property>(program.properties ?? {}, (property) => ({
        is: "property",
        property,
        rank: programRank(property),
      })),
      ...phrasesOf<Doubt>(program.doubtful ?? {}, (doubt) => ({ is: "doubtful", doubt })),
      ...phrasesOf<Aside>(program.leftAlone ?? {}, (aside) => ({ is: "aside", aside })),
    ].map(([header, meaning]) => [squeeze(header), { meaning, source: program.name }] as const),
  ),
);

function programRank(property: Property): 1 | 2 {
  return property === "Date" || property === "InternalReference" || property === "Description" ? 2 : 1;
}

const languages = [english, german, french, dutch, spanish, italian, portuguese].map((lexicon) => ({
  language: lexicon.language,
  tree: treeOf(lexicon),
}));

const anyLanguage: Tree = {
  ideas: new Map(languages.flatMap(({ tree }) => [...tree.ideas])),
  longest: 4,
};

export type ForeignLanguage = Exclude<Language, "English">;

/** True for a source (see {@link KnownHeader}) that is a language, not a program. */
export const isLanguage = (source: string): source is ForeignLanguage =>
  source !== english.language && languages.some(({ language }) => language === source);

/** The currency that a header names as its unit ("Net (GBP)"), or null. */
export const currencyInHeader = (header: string): string | null => foldHeader(header).currency;
