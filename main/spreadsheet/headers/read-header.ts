/** @file Reads one header in one language. */

import { compose } from "./compose.ts";
import { byPhrase, keyOf } from "./dictionary.ts";
import type { Language } from "./languages/lexicon.ts";
import type { Meaning } from "./meaning.ts";
import { decisive } from "./phrases.ts";
import { completeWord, repairWord } from "./repair-word.ts";
import { understand } from "./understand.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How surely a header has its meaning. */
export type Strength =
  /** A name of a property, a column of a program, or a listed phrase. */
  | "exact"
  /** Every word is known, and the meaning follows by rule. */
  | "composed"
  /** One word was repaired. */
  | "misspelt"
  /** Some words are unknown. */
  | "partly";

export interface Reading {
  readonly meaning: Meaning;
  readonly strength: Strength;
  readonly ideas: ReadonlySet<string>;
  readonly language: Language;
  /** True where the meaning needs a word of the language itself, not only English ones. */
  readonly isNative: boolean;
}

/** VAT rates are written without a sign too: "IVA 21", "Moms 25". Not 1 to 3, which count columns. */
const isRate = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 4 && Number(word) <= 27;

/** What the words mean in one language, or null. A header that is only partly known can only be an aside. */
export function readWords(words: readonly string[], vocabulary: Vocabulary): Reading | null {
  const { ideas, unknown, isNative } = understand(words, vocabulary);
  if (ideas.size === 0) return null;
  const of = { ideas, language: vocabulary.language, isNative };
  const namesTax = ideas.has("vat") || ideas.has("tax");
  const isWhole = unknown.every((word) => namesTax && isRate(word));
  const phrase = isWhole ? byPhrase.get(keyOf(ideas)) : undefined;
  // Only in English is a transaction also a purchase: "date d'écriture" is the day of posting.
  if (isNative && vocabulary.language !== "English" && ideas.has("date") && ideas.has("transaction"))
    return { ...of, meaning: { is: "aside", aside: "posting" }, strength: isWhole ? "composed" : "partly" };
  // “Odberateľ/Dodávateľ” is either side.
  if (isWhole && ideas.size === 2 && ideas.has("supplier") && ideas.has("customer"))
    return { ...of, meaning: { is: "doubtful", doubt: "name" }, strength: "composed" };
  if (phrase !== undefined) return { ...of, meaning: phrase, strength: "exact" };
  const aside = decisive.find((idea) => ideas.has(idea));
  if (aside !== undefined) return { ...of, meaning: { is: "aside", aside }, strength: isWhole ? "composed" : "partly" };
  const composed = isWhole ? compose(ideas) : null;
  return composed === null ? null : { ...of, meaning: composed, strength: "composed" };
}

/**
 * The reading after one word was repaired or completed, or null. It yields to a header that is spelt right.
 *
 * @param folded the header's text, in which a dot after a word shows that it is an abbreviation
 * @param mayComplete true where the row is in this language, so that its abbreviations are too
 */
export function readMisspelt(
  words: readonly string[],
  vocabulary: Vocabulary,
  folded: string,
  mayComplete: boolean,
): Reading | null {
  const { unknown } = understand(words, vocabulary);
  const [wrong, second] = unknown;
  if (wrong === undefined || second !== undefined) return null;
  const isCut = folded.includes(`${wrong}.`);
  if (isCut && !mayComplete) return null;
  const right = isCut ? completeWord(wrong, vocabulary) : repairWord(wrong, vocabulary);
  if (right === null) return null;
  const reading = readWords(
    words.map((word) => (word === wrong ? right : word)),
    vocabulary,
  );
  if (reading === null || reading.strength === "partly") return null;
  const { meaning } = reading;
  return { ...reading, meaning: meaning.is === "property" ? { ...meaning, rank: 3 } : meaning, strength: "misspelt" };
}
