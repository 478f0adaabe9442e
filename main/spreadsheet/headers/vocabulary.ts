/** @file The words of each language in headers, folded for look-ups. */

import { commonJoiners } from "./fold-header.ts";
import { foldText } from "./fold-text.ts";
import type { Language, Lexicon } from "./languages/lexicon.ts";
import { lexicons } from "./languages/lexicons.ts";

export type Ideas = readonly string[];

/** The words of one language. Two or more words with one meaning are joined by a space. */
export interface Vocabulary {
  readonly language: Language;
  readonly words: ReadonlyMap<string, Ideas>;
  /** Words without their ending: "faktur" for "faktur~". */
  readonly stems: ReadonlyMap<string, Ideas>;
  readonly joiners: ReadonlySet<string>;
  /** Written together with the word after them; the longest first. */
  readonly prefixes: readonly string[];
}

/** All languages, and what tells quickly that a word is in none of them. */
export interface Vocabularies {
  readonly english: Vocabulary;
  /** Every language, English first. */
  readonly all: readonly Vocabulary[];
  /** Each word of each term by itself, of all languages: "partita iva" gives partita and iva. */
  readonly any: Vocabulary;
}

let built: Vocabularies | null = null;

/** The vocabularies, built on the first look-up: a parser process that reads no spreadsheet does not need them. */
export function vocabularies(): Vocabularies {
  built ??= build();
  return built;
}

function build(): Vocabularies {
  const all = lexicons.map(vocabularyOf);
  const [english] = all;
  if (english === undefined) throw new Error("The lexicons begin with English.");
  const [words, stems] = [new Map<string, Ideas>(), new Map<string, Ideas>()];
  for (const one of all) {
    for (const [term, ideas] of one.words)
      if (term.includes(" ")) for (const word of term.split(" ")) words.set(word, ideas);
      else words.set(term, ideas);
    for (const [stem, ideas] of one.stems) stems.set(stem.slice(stem.lastIndexOf(" ") + 1), ideas);
  }
  const joiners = new Set(all.flatMap((one) => [...one.joiners]));
  const prefixes = all.flatMap((one) => [...one.prefixes]).toSorted((a, b) => b.length - a.length);
  return { english, all, any: { language: english.language, words, stems, joiners, prefixes } };
}

/** The phrases of a list separated by commas. */
export function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Folds all lists at once, not each term: every parser process does this for thousands of them. */
export function vocabularyOf({ language, words: lists, joiners: own, prefixes: before = "" }: Lexicon): Vocabulary {
  const words = new Map<string, Ideas>();
  const stems = new Map<string, Ideas>();
  const joiners = own === undefined ? commonJoiners : new Set(foldText(own).split(" "));
  const prefixes = foldText(before)
    .split(" ")
    .filter((prefix) => prefix !== "")
    .toSorted((a, b) => b.length - a.length);
  const shortened: (readonly [string, Ideas])[] = [];
  const ideasOf = Object.keys(lists).map((key) => key.split(" "));
  const add = (text: string): void => {
    for (const [at, line] of foldLists(text).entries()) {
      const ideas = ideasOf[at] ?? [];
      // People leave joining words out, but "voor btw" (before VAT) is not "btw".
      const mayBeShort = !ideas.includes("ex") && !ideas.includes("inc");
      for (const part of line.split(",")) {
        const term = withoutPrefixes(part.trim(), prefixes);
        if (term === "") continue;
        if (term.endsWith("~")) {
          stems.set(term.slice(0, -1), ideas);
          continue;
        }
        words.set(term, ideas);
        if (!mayBeShort || !term.includes(" ")) continue;
        const kept = term.split(" ").filter((word) => !joiners.has(word));
        if (kept.length > 0) shortened.push([kept.join(" "), ideas]);
      }
    }
  };
  const all = Object.values(lists);
  add(all.join("\n"));
  for (const spelt of otherSpellings(all)) add(spelt);
  for (const [term, ideas] of shortened) if (!words.has(term)) words.set(term, ideas);
  return { language, words, stems, joiners, prefixes };
}

const shortestWithout = 3;

/** The words of a text without what is written together with them: "الفاتورة" (the invoice) is "فاتورة". */
export const withoutPrefixes = (text: string, prefixes: readonly string[]): string =>
  prefixes.length === 0
    ? text
    : text
        .split(" ")
        .map((word) => {
          const prefix = prefixes.find((one) => word.startsWith(one) && word.length >= one.length + shortestWithout);
          return prefix === undefined ? word : word.slice(prefix.length);
        })
        .join(" ");

/** The lists, one a line, without accents, and with a space for every sign. */
const foldLists = (text: string): readonly string[] =>
  foldText(text.replace(/n[°º]/g, "no"))
    .replace(/[^\p{L}\p{N}~,#%\n ]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .split("\n");

const withTwoLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa" };

/** Other spellings of the terms that have some: "Währung" is also written "Waehrung", and "Beløb" "Belob". */
function otherSpellings(lists: readonly string[]): readonly string[] {
  const termsWith = (letters: RegExp, least: number): string =>
    lists
      .map((list) =>
        letters.test(list) ? list.split(",").filter((term) => letters.test(term) && term.length > least) : [],
      )
      .join("\n");
  const german = termsWith(/[äöüå]/, 0).replace(/[äöüå]/g, (letter) => withTwoLetters[letter] ?? letter);
  // Not "før": without its stroke it is another word.
  const danish = termsWith(/ø/, 5).replaceAll("ø", "o");
  return [german, danish].filter((text) => /\S/.test(text));
}
