/** @file What some words of an unknown header hint at: weak evidence, which decides nothing by itself. */

import { mayBeHeader, wordsOf } from "./header-entries.ts";
import { remembered } from "./remember.ts";
import { understand } from "./understand.ts";
import { vocabularies } from "./vocabulary.ts";

const mostWords = 9;

/** The ideas in the words of the header that the language knows best. Other words of it may be unknown. */
export const hintsOf = remembered((header: string): ReadonlySet<string> => {
  const words = mayBeHeader(header) ? wordsOf(header) : [];
  if (words.length === 0 || words.length > mostWords) return new Set();
  const understood = vocabularies().all.map((vocabulary) => understand(words, vocabulary));
  const fewest = Math.min(...understood.map(({ unknown }) => unknown.length));
  return understood.find(({ unknown }) => unknown.length === fewest)?.ideas ?? new Set();
});
