/**
 * @file Looks for the words of a long list in a text without trying each of them.
 *
 * [Note: how words are matched] A list of words is written as one regular expression: a word more is one alternative
 * more. As one it would be compiled for some 30 ms and be tried at each place of each text. So it is split into its
 * alternatives, and these are found by the first letters of a word that the text must have ("enter" of "entered by
 * hand"). Only those are compiled, at their first use, and tried. The answer is the same as that of the whole.
 */

import { partsOf } from "./split-pattern.ts";
import { byStrictness, type Condition, foldKey } from "./word-keys.ts";

export interface WordList {
  readonly test: (text: string) => boolean;
}

/** @param source of a regular expression without references back to a group */
export function wordList(source: string, flags: "u" | "iu"): WordList {
  let words: Words | null = null;
  return {
    test(text) {
      words ??= indexWords(source, flags);
      return isIn(text, words);
    },
  };
}

interface Alternative {
  readonly source: string;
  readonly flags: string;
  /** What the text must have as well as the key by which the alternative was found. */
  readonly conditions: readonly Condition[];
  compiled: RegExp | null;
}

interface Words {
  /** By the first {@link mostIndexed} letters of their keys, or fewer if a key has fewer. */
  readonly byLetters: ReadonlyMap<string, { readonly key: string; readonly alternative: Alternative }[]>;
  /** At each {@link hash} of such letters a bit for how many there are: most places of a text need no look at the map. */
  readonly marks: Uint8Array;
  /** Those that any text may match. */
  readonly others: readonly Alternative[];
}

const mostIndexed = 3;
const hash = (first: number, second: number, third: number): number =>
  (first ^ (second << 4) ^ (third << 8) ^ (second >> 6)) & 0xfff;

function indexWords(source: string, flags: string): Words {
  const byLetters = new Map<string, { key: string; alternative: Alternative }[]>();
  const marks = new Uint8Array(0x1000);
  const others: Alternative[] = [];
  for (const { before, source: own, behind, conditions } of partsOf(source)) {
    const [keys, ...more] = conditions.length < 2 ? conditions : conditions.toSorted(byStrictness);
    const alternative: Alternative = { source: before + own + behind, flags, conditions: more, compiled: null };
    if (keys === undefined) others.push(alternative);
    for (const key of keys ?? []) {
      const letters = key.slice(0, mostIndexed);
      const found = byLetters.get(letters);
      if (found) found.push({ key, alternative });
      else byLetters.set(letters, [{ key, alternative }]);
      const place = hash(letters.charCodeAt(0), letters.charCodeAt(1) || 0, letters.charCodeAt(2) || 0);
      marks[place] = (marks[place] ?? 0) | (1 << letters.length);
    }
  }
  return { byLetters, marks, others };
}

/** One text is looked through for the words of many lists. */
let last = { text: "", folded: "" };

function isIn(text: string, { byLetters, marks, others }: Words): boolean {
  if (text !== last.text) last = { text, folded: foldKey(text) };
  const { folded } = last;
  const matches = (alternative: Alternative): boolean => {
    if (!alternative.conditions.every((keys) => keys.some((key) => folded.includes(key)))) return false;
    alternative.compiled ??= new RegExp(alternative.source, alternative.flags);
    return alternative.compiled.test(text);
  };
  for (let at = 0; at < folded.length; at++) {
    const [first, second, third] = [
      folded.charCodeAt(at),
      folded.charCodeAt(at + 1) || 0,
      folded.charCodeAt(at + 2) || 0,
    ];
    for (let length = 1; length <= mostIndexed; length++) {
      const mark = marks[hash(first, length > 1 ? second : 0, length > 2 ? third : 0)] ?? 0;
      if ((mark & (1 << length)) === 0) continue;
      const found = byLetters.get(folded.slice(at, at + length));
      if (found?.some(({ key, alternative }) => folded.startsWith(key, at) && matches(alternative))) return true;
    }
  }
  return others.some(matches);
}
