/** @file Tells quickly that a text is no header: most cells of a sheet have a word that no language knows. */

import { isKnownWord } from "./understand.ts";
import { vocabularies } from "./vocabulary.ts";

/** True where each word occurs in a term of some language, joins others, or is a number such as a rate. */
export function mayBeKnown(words: readonly string[]): boolean {
  const { any } = vocabularies();
  return words.every(
    (word) => any.joiners.has(word) || word === "in" || /^\d{1,2}$/.test(word) || isKnownWord(word, any),
  );
}
