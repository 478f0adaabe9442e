/** @file Finds the entries of a list that a text most likely means, as suggestions for a person. */

interface Option {
  readonly text: string;
  /** What it is also known by. */
  readonly alike: readonly string[];
}

const mostSuggested = 3;
/** Below it two names have hardly more in common than any two. */
const leastAlike = 0.3;
/** From here on they are alike even if no word of theirs begins in the same way. */
const clearlyAlike = 0.5;

/** The texts of the options that are most like it, the likeliest first; none where nothing is. Of a short number it is the very same. */
export function closestTo(text: string, options: readonly Option[]): readonly string[] {
  const own = pairsOf(text);
  // Of two rates or codes, figures in common say nothing.
  const least = /^[\d.,%\s]{1,5}$/.test(text) ? 1 : leastAlike;
  const weighed = options
    .map((option) => ({
      text: option.text,
      weight: Math.max(...option.alike.map((name) => weigh(likeness(own, pairsOf(name)), text, name))),
    }))
    .filter(({ weight }) => weight >= least)
    .toSorted((a, b) => b.weight - a.weight || a.text.localeCompare(b.text, "en"));
  return [...new Set(weighed.map((one) => one.text))].slice(0, mostSuggested);
}

/** Names of one thing begin alike in a word of theirs: “Telford Telecom” has pairs of “Northern Tyle Company”, by chance. */
const weigh = (weight: number, one: string, other: string): number =>
  weight >= clearlyAlike || beginnings(one).some((each) => beginnings(other).includes(each)) ? weight : 0;

const beginnings = (text: string): readonly string[] => wordsIn(text).map((word) => word.slice(0, 2));

/** From 0 to 1: the share of pairs of letters that both have (Dice's coefficient). */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [pair, times] of one) common += Math.min(times, other.get(pair) ?? 0);
  const all = sum(one) + sum(other);
  return all === 0 ? 0 : (2 * common) / all;
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, each) => all + each, 0);

/** The pairs of letters and digits in each word, with its beginning. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (const word of wordsIn(text)) {
    const letters = [...` ${word}`];
    for (let at = 1; at < letters.length; at += 1) {
      const pair = `${letters[at - 1]}${letters[at]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];
