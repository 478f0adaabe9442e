/** @file What some words of an unknown header hint at: weak evidence, which decides nothing by itself. */

import { remembered } from "../words/remember.ts";
import { mayBeHeader, wordsOf } from "./header-entries.ts";
import { type Understood, understand } from "./understand.ts";
import { vocabularies } from "./vocabulary.ts";

const mostWords = 9;

/** The ideas in the words of the header that the language knows best. Other words of it may be unknown. */
export const hintsOf = (header: string): ReadonlySet<string> => bestKnown(header)?.ideas ?? new Set();

/**
 * What the header is about, apart from the words for a number or a date: the same for “Demand no” and “Demand date”; ""
 * where it has no other words.
 */
export const nounOf = remembered((header: string): string => {
  const best = bestKnown(header);
  if (best === null) return "";
  const words = [...[...best.ideas].filter((idea) => !ofKind.has(idea)), ...best.unknown];
  // “Номер рахунку постачальника” numbers the same as “Дата рахунку” dates.
  const own = words.filter((word) => !ofWhom.has(word));
  return (own.length > 0 ? own : words).toSorted().join(" ");
});

const ofWhom: ReadonlySet<string> = new Set(["supplier", "your", "external"]);

/** Ideas that say what of a paper a column has. */
const ofKind: ReadonlySet<string> = new Set(["no", "reference", "id", "code", "date"]);

/** The header as the language understands it that knows most of its words. */
const bestKnown = remembered((header: string): Understood | null => {
  const words = mayBeHeader(header) ? wordsOf(header) : [];
  if (words.length === 0 || words.length > mostWords) return null;
  const understood = vocabularies().all.map((vocabulary) => understand(words, vocabulary));
  const fewest = Math.min(...understood.map(({ unknown }) => unknown.length));
  return understood.find(({ unknown }) => unknown.length === fewest) ?? null;
});
