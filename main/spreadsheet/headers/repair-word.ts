/** @file Repairs a misspelt word of a header, where only one known word is near. */

import { type Ideas, type Vocabulary, vocabularies } from "./vocabulary.ts";

const shortest = 6;

/** Words that decide between opposites are never repaired: one wrong letter must not turn net into gross. */
const opposites = new Set(
  "net gross ex inc untaxed taxable our your internal external debit credit sub sales customer payee".split(" "),
);

/** The known word that `word` was meant to be, or null where none or several with different meanings are near. */
export function repairWord(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < shortest || /\d/.test(word)) return null;
  const { english } = vocabularies();
  const near = [...nearIn(word, vocabulary.words), ...(vocabulary === english ? [] : nearIn(word, english.words))];
  const [best] = near.filter(({ off }) => off === 1);
  if (best === undefined || best.ideas.some((idea) => opposites.has(idea))) return null;
  const key = best.ideas.join(" ");
  return near.every(({ ideas }) => ideas.join(" ") === key) ? best.term : null;
}

const shortestAbbreviation = 3;

/** The word that an abbreviation with a dot begins, in the language alone; null where words of two meanings begin so. */
export function completeWord(word: string, { words }: Vocabulary): string | null {
  if (word.length < shortestAbbreviation || /\d/.test(word)) return null;
  const begun = [...words].filter(([term]) => term.startsWith(word) && !term.includes(" "));
  const [best] = begun;
  if (best === undefined || best[1].some((idea) => opposites.has(idea))) return null;
  const key = best[1].join(" ");
  return begun.every(([, ideas]) => ideas.join(" ") === key) ? best[0] : null;
}

interface Near {
  readonly term: string;
  readonly ideas: Ideas;
  readonly off: number;
}

/** The words with at most two letters of difference. A first letter is seldom wrong, so it has to agree. */
function nearIn(word: string, words: ReadonlyMap<string, Ideas>): readonly Near[] {
  const near: Near[] = [];
  for (const [term, ideas] of words) {
    if (term[0] !== word[0] || Math.abs(term.length - word.length) > 2 || term.includes(" ")) continue;
    const off = distance(term, word);
    if (off <= 2) near.push({ term, ideas, off });
  }
  return near;
}

/** How many letters are inserted, left out, replaced, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
