/** @file Settles the meaning of each header of a row by the language that the other headers are in. */

import { type HeaderEntry, isWholeEntry, meansTheSame } from "./header-entries.ts";
import type { Language } from "./languages/lexicon.ts";

export type Votes = ReadonlyMap<Language, number>;

/** How many of a row's headers each language knows. English words count for every language, so a tie is English. */
export function votesFor(row: readonly (readonly HeaderEntry[])[]): Votes {
  const votes = new Map<Language, number>();
  for (const entries of row)
    for (const { language } of entries.filter(isWholeEntry))
      if (language !== null) votes.set(language, (votes.get(language) ?? 0) + 1);
  return votes;
}

const isShort = (header: string): boolean => /^\p{L}{1,4}\.?$/u.test(header.trim());

/** Headings by which a row is clearly in one language. */
const fewestSpoken = 4;

/** The languages that know most of a row's headers. */
export function languagesOf(votes: Votes): ReadonlySet<Language> {
  const most = Math.max(0, ...votes.values());
  return new Set([...votes].flatMap(([language, count]) => (count === most ? [language] : [])));
}

/**
 * The meaning that fits the row's language best, or null: "Suma" is a total in Polish and an amount in Slovak.
 *
 * Where languages that know equally many headers contradict each other, it is not a property.
 */
export function settle(header: string, entries: readonly HeaderEntry[], votes: Votes): HeaderEntry | null {
  const of = ({ language }: HeaderEntry): number => (language === null ? 0 : (votes.get(language) ?? 0));
  const whole = entries.filter(isWholeEntry);
  const [first] = whole;
  if (first === undefined) {
    // A word of another language proves nothing, if the row is clearly not in it.
    const spoken = languagesOf(votes);
    return entries.find(({ language }) => spoken.size === 0 || language === null || spoken.has(language)) ?? null;
  }
  const best = Math.max(...whole.map(of));
  const likely = whole.filter((entry) => of(entry) === best);
  const [chosen] = likely;
  if (chosen === undefined || chosen.source === null) return chosen ?? null;
  // In a Danish row “fra” is no Spanish invoice: one short word of a language that no other heading is in.
  const most = Math.max(0, ...votes.values());
  if (isShort(header) && best < 2 && most >= fewestSpoken) return null;
  if (likely.every((entry) => meansTheSame(entry, chosen))) return chosen;
  return likely.find(({ meaning }) => meaning.is !== "property") ?? null;
}
