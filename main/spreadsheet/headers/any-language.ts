/** @file Tells quickly whether all languages together know every word of a text: most cells of a sheet are no headers. */

import { understand, type Vocabulary, vocabularies } from "./understand.ts";

const anyLanguage: Vocabulary = {
  language: "English",
  words: new Map(vocabularies.flatMap(({ words }) => [...words])),
  stems: new Map(vocabularies.flatMap(({ stems }) => [...stems])),
  joiners: new Set(),
};
const joiners = new Set(vocabularies.flatMap((vocabulary) => [...vocabulary.joiners]));

/** True where every word is known in some language, or is a number such as a rate. */
export const isKnownInAny = (words: readonly string[]): boolean => {
  const { ideas, unknown } = understand(words, anyLanguage);
  return ideas.size > 0 && unknown.every((word) => /^\d{1,2}$/.test(word) || joiners.has(word));
};
