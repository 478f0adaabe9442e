/** @file Finds the ideas in a header's words, by the lexicon of one language together with the English one. */

import { commonJoiners, foldHeader } from "./fold-header.ts";
import { foldText } from "./fold-text.ts";
import type { Language, Lexicon } from "./languages/lexicon.ts";
import { lexicons } from "./languages/lexicons.ts";

export type Ideas = readonly string[];

/** The words of one language, folded. Two or more words with one meaning are joined by a space. */
export interface Vocabulary {
  readonly language: Language;
  readonly words: ReadonlyMap<string, Ideas>;
  /** Words without their ending: "faktur" for "faktur~". */
  readonly stems: ReadonlyMap<string, Ideas>;
  readonly joiners: ReadonlySet<string>;
}

const mostWordsTogether = 4;
const longestEnding = 3;

/** The phrases of a list separated by commas. */
export function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function vocabularyOf({ language, words: lists, joiners: own }: Lexicon): Vocabulary {
  const words = new Map<string, Ideas>();
  const stems = new Map<string, Ideas>();
  const joiners = own === undefined ? commonJoiners : new Set(foldText(own).split(" "));
  for (const [key, text] of Object.entries(lists)) {
    const ideas = key.split(" ");
    for (const term of parts(text)) {
      for (const spelling of spellings(term)) {
        const folded = foldTerm(spelling);
        const kept = folded.filter((word) => !joiners.has(word) || (folded.length === 1 && word.length <= 3));
        const joined = kept.join(" ");
        if (joined === "") continue;
        if (term.endsWith("~")) stems.set(joined, ideas);
        else words.set(joined, ideas);
      }
    }
  }
  return { language, words, stems, joiners };
}

/** Terms are plain words, except a few with signs such as "n°" and "#", which are folded as headers are. */
function foldTerm(term: string): readonly string[] {
  return /[°º№#%]/.test(term)
    ? foldHeader(term).words
    : foldText(term)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== "");
}

const withTwoLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa" };

/** The spellings of a term: "Währung" is also written "Waehrung", and "Beløb" "Belob". */
function spellings(term: string): readonly string[] {
  if (!/[äöüåø]/.test(term)) return [term];
  const long = term.replace(/[äöüå]/g, (letter) => withTwoLetters[letter] ?? letter);
  // Not "før": without its stroke it is another word.
  const short = term.length > 4 ? term.replaceAll("ø", "o") : term;
  return [...new Set([term, long, short])];
}

const [englishLexicon, ...others] = lexicons;
if (englishLexicon === undefined) throw new Error("The lexicons begin with English.");

export const english: Vocabulary = vocabularyOf(englishLexicon);

/** Every language, English first. Built once, because each parser process starts with this. */
export const vocabularies: readonly Vocabulary[] = [english, ...others.map(vocabularyOf)];

const shortParts: ReadonlySet<string> = new Set(
  "nr no nro id po vat net tax btw ust iva tva mva alv dph pdv kdv afa ref doc inv amt dat dt pvm nm cd kod".split(" "),
);

export interface Understood {
  readonly ideas: ReadonlySet<string>;
  /** True where every word has a meaning. */
  readonly isWhole: boolean;
  /** True where the meaning needs a word of the language itself, not only English ones. */
  readonly isNative: boolean;
  /** The words without a meaning. */
  readonly unknown: readonly string[];
}

/** The ideas in the words, the longest groups first. English words count in every language: "Due-Datum". */
export function understand(words: readonly string[], vocabulary: Vocabulary): Understood {
  const told = words.filter((word) => words.length === 1 || !vocabulary.joiners.has(word));
  const ideas = new Set<string>();
  const unknown: string[] = [];
  let isNative = false;
  for (let at = 0; at < told.length; ) {
    let length = Math.min(mostWordsTogether, told.length - at);
    let found: Found | undefined;
    for (; length > 0; length -= 1) {
      const text = length === 1 ? (told[at] ?? "") : told.slice(at, at + length).join(" ");
      found = length === 1 ? ofOneWord(text, vocabulary) : lookUp(text, vocabulary);
      if (found !== undefined) break;
    }
    if (found !== undefined) {
      isNative ||= found.isNative;
      for (const idea of found.ideas) ideas.add(idea);
    } else if (told[at] !== "in") unknown.push(told[at] ?? "");
    // "in" is a joiner in "amount in pounds", but part of the meaning in "money in".
    at += Math.max(1, length);
  }
  return { ideas, isWhole: unknown.length === 0, isNative, unknown };
}

interface Found {
  readonly ideas: Ideas;
  readonly isNative: boolean;
}

/** The meaning of a word, or of several, in the language or in English. */
function lookUp(text: string, vocabulary: Vocabulary): Found | undefined {
  const own = vocabulary.words.get(text) ?? byStem(text, vocabulary);
  if (own !== undefined) return { ideas: own, isNative: true };
  const borrowed = english.words.get(text);
  return borrowed === undefined ? undefined : { ideas: borrowed, isNative: false };
}

/** As {@link lookUp}, but without endings: parts of compounds have none. */
function lookUpPart(text: string, { words }: Vocabulary): Found | undefined {
  const own = words.get(text);
  if (own !== undefined) return { ideas: own, isNative: true };
  const borrowed = english.words.get(text);
  return borrowed === undefined ? undefined : { ideas: borrowed, isNative: false };
}

/** The longest stem that the text begins with counts: "dostawcy" is of dostawc~, not of dostaw~. */
function byStem(text: string, { stems }: Vocabulary): Ideas | undefined {
  if (stems.size === 0) return undefined;
  for (let ending = 0; ending <= longestEnding && text.length - ending >= 3; ending += 1) {
    const ideas = stems.get(text.slice(0, text.length - ending));
    const last = text.slice(text.length - ending);
    // An ending is part of the last word, so it has no space; and "partnerkod" is a compound, not "partner" with an ending.
    if (ideas !== undefined && !last.includes(" ") && !shortParts.has(last)) return ideas;
  }
  return undefined;
}

/** True for a word, a compound or a plural that the vocabulary knows. */
export const isKnownWord = (word: string, vocabulary: Vocabulary): boolean => ofOneWord(word, vocabulary) !== undefined;

function ofOneWord(word: string, vocabulary: Vocabulary): Found | undefined {
  const found = lookUp(word, vocabulary);
  if (found !== undefined || /^\d+$/.test(word)) return found;
  if (word.endsWith("s") && word.length > 4) {
    const single = lookUp(word.slice(0, -1), vocabulary);
    if (single !== undefined) return single;
  }
  return word.length >= 5 && word.length <= 40 ? cutUp(word, vocabulary) : undefined;
}


/** Splits words that are written as one, with an optional link between them: "Rechnungsdatum", "invoiceno". */
function cutUp(word: string, vocabulary: Vocabulary): Found | undefined {
  for (let length = word.length - 2; length >= 2; length -= 1) {
    const head = word.slice(0, length);
    if (length < 4 && !shortParts.has(head)) continue;
    const first = lookUpPart(head, vocabulary);
    if (first === undefined) continue;
    for (const link of ["", "s", "n", "en", "es", "e"]) {
      const rest = word.slice(length + link.length);
      if (!word.startsWith(link, length) || rest === "" || (rest.length < 4 && !shortParts.has(rest))) continue;
      const second = lookUpPart(rest, vocabulary) ?? (rest.length >= 6 ? cutUp(rest, vocabulary) : undefined);
      if (second !== undefined)
        return { ideas: [...first.ideas, ...second.ideas], isNative: first.isNative || second.isNative };
    }
  }
  return undefined;
}
