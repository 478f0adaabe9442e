/** @file Tells quickly that a text is no header: most cells of a sheet have a word that no language knows. */

import { isKnownWord, type Vocabulary, vocabularies } from "./understand.ts";

/** Each word of each term by itself: "partita iva" gives partita and iva. */
const singleWords = new Map(
  vocabularies.flatMap(({ words }) => [...words].flatMap(([term, ideas]) => term.split(" ").map((word) => [word, ideas] as const))),
);
const anyLanguage: Vocabulary = {
  language: "English",
  words: singleWords,
  stems: new Map(vocabularies.flatMap(({ stems }) => [...stems].map(([stem, ideas]) => [stem.split(" ").at(-1) ?? "", ideas] as const))),
  joiners: new Set(vocabularies.flatMap(({ joiners }) => [...joiners])),
};

/** True where each word occurs in a term of some language, joins others, or is a number such as a rate. */
export const mayBeKnown = (words: readonly string[]): boolean =>
  words.every(
    (word) => anyLanguage.joiners.has(word) || /^\d{1,2}$/.test(word) || word === "in" || isKnownWord(word, anyLanguage),
  );
