/** @file Finds the ideas in a header's words, by the lexicon of one language together with the English one. */

import { type Ideas, type Vocabulary, vocabularies, withoutPrefixes } from "./vocabulary.ts";

const mostWordsTogether = 4;
const longestEnding = 3;

const shortParts: ReadonlySet<string> = new Set(
  "nr no nro id po vat net tax btw ust iva tva mva alv dph pdv kdv afa ref doc inv amt dat dt pvm nm cd kod due gl trn".split(
    " ",
  ),
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
export function understand(written: readonly string[], vocabulary: Vocabulary): Understood {
  const { prefixes } = vocabulary;
  const words = prefixes.length === 0 ? written : written.map((word) => withoutPrefixes(word, prefixes));
  const ideas = new Set<string>();
  const unknown: string[] = [];
  let isNative = false;
  for (let at = 0; at < words.length; ) {
    const found = longestAt(at, words, vocabulary);
    if (found !== undefined) {
      isNative ||= found.isNative;
      for (const idea of found.ideas) ideas.add(idea);
    } else if (!joins(words[at], words, vocabulary)) unknown.push(words[at] ?? "");
    at = found?.end ?? at + 1;
  }
  return { ideas, isWhole: unknown.length === 0, isNative, unknown };
}

// "in" joins in "amount in pounds", but is part of the meaning in "money in".
const joins = (word: string | undefined, { length }: readonly string[], { joiners }: Vocabulary): boolean =>
  word === "in" || (length > 1 && joiners.has(word ?? ""));

/** The meaning of the longest group of words from `at` on, as it stands or without joining words, and where it ends. */
function longestAt(
  at: number,
  words: readonly string[],
  vocabulary: Vocabulary,
): (Found & { readonly end: number }) | undefined {
  const isJoining = (word: string): boolean => joins(word, words, vocabulary);
  const word = words[at] ?? "";
  for (let end = Math.min(at + mostWordsTogether + 2, words.length); end > at + 1; end -= 1) {
    const group = words.slice(at, end);
    const kept = isJoining(word) ? group : group.filter((each) => !isJoining(each));
    const found =
      lookUp(group.join(" "), vocabulary) ??
      (kept.length < group.length ? lookUp(kept.join(" "), vocabulary) : undefined);
    if (found !== undefined && !(kept.length === 1 && group.length > 1)) return { ...found, end };
  }
  const found = isJoining(word) ? undefined : ofOneWord(word, vocabulary);
  return found === undefined ? undefined : { ...found, end: at + 1 };
}

interface Found {
  readonly ideas: Ideas;
  readonly isNative: boolean;
}

/** The meaning of a word, or of several, in the language or in English. */
function lookUp(text: string, vocabulary: Vocabulary): Found | undefined {
  const own = vocabulary.words.get(text) ?? byStem(text, vocabulary);
  if (own !== undefined) return { ideas: own, isNative: true };
  const borrowed = vocabularies().english.words.get(text);
  return borrowed === undefined ? undefined : { ideas: borrowed, isNative: false };
}

/** As {@link lookUp}, but without endings: parts of compounds have none. */
function lookUpPart(text: string, { words }: Vocabulary): Found | undefined {
  const own = words.get(text);
  if (own !== undefined) return { ideas: own, isNative: true };
  const borrowed = vocabularies().english.words.get(text);
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
export const isKnownWord = (word: string, vocabulary: Vocabulary): boolean =>
  ofOneWord(word, vocabulary) !== undefined ||
  ofOneWord(withoutPrefixes(word, vocabulary.prefixes), vocabulary) !== undefined;

function ofOneWord(word: string, vocabulary: Vocabulary): Found | undefined {
  const found = lookUp(word, vocabulary);
  if (found !== undefined || /^\d+$/.test(word)) return found;
  if (word.endsWith("s") && word.length > 4) {
    const single = lookUp(word.slice(0, -1), vocabulary);
    if (single !== undefined) return single;
  }
  if (word.length > 40) return undefined;
  if (isWithoutSpaces.test(word)) return segment(word, vocabulary);
  return word.length >= 5 ? cutUp(word, vocabulary) : undefined;
}

/** Scripts that are written without spaces, and Korean, whose compounds are. */
const isWithoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+$/u;

/** Splits a text without spaces into the fewest words: every part of it is a word or joins others. */
function segment(text: string, vocabulary: Vocabulary): Found | undefined {
  /** The fewest words for the rest of the text from each place on. */
  const from: (readonly Ideas[] | undefined)[] = Array.from({ length: text.length + 1 });
  from[text.length] = [];
  for (let start = text.length - 1; start >= 0; start -= 1)
    for (let end = text.length; end > start; end -= 1) {
      const rest = from[end];
      if (rest === undefined) continue;
      const part = text.slice(start, end);
      const ideas = vocabulary.words.get(part) ?? (vocabulary.joiners.has(part) ? [] : undefined);
      if (ideas !== undefined && (from[start]?.length ?? Number.POSITIVE_INFINITY) > rest.length + 1)
        from[start] = [ideas, ...rest];
    }
  const ideas = from[0]?.flat() ?? [];
  return ideas.length === 0 ? undefined : { ideas, isNative: true };
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
