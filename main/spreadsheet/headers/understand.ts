/** @file Finds the ideas in a header's words, by the lexicons of the languages. */

import { foldHeader, isJoiner } from "./fold-header.ts";
import { english } from "./languages/english.ts";
import type { Lexicon } from "./languages/lexicon.ts";

export interface Tree {
  /** The ideas of each group of one to four folded words, joined by a space. */
  readonly ideas: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
}

/** A language's words together with the English ones, because programs mix them: "Due-Datum", "Net Betrag". */
export function treeOf(lexicon: Lexicon): Tree {
  const ideas = lexicon === english ? englishIdeas : [...englishIdeas, ...ideasIn(lexicon)];
  return { ideas: new Map(ideas), longest: 4 };
}

type Ideas = readonly (readonly [string, readonly string[]])[];

const ideasIn = ({ words }: Lexicon): Ideas =>
  Object.entries(words).flatMap(([key, text]) => {
    const ideas = key.split(" ");
    return parts(text).flatMap((word) => spellings(word).map((spelling) => [spelling, ideas] as const));
  });

// Folded once, not once for each language: every parser process starts with this.
const englishIdeas = ideasIn(english);

/** The spellings of a word: "Währung" is also written "Waehrung". */
function spellings(word: string): string[] {
  const spelt = word.replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter] ?? letter);
  return [...new Set([word, spelt])].map((each) =>
    foldHeader(each)
      .words.filter((part) => !isJoiner(part) || each.length <= 3)
      .join(" "),
  );
}

/** The ideas in the words, the longest groups first; `isWhole` where every word has one. */
export function understand(words: readonly string[], tree: Tree): { ideas: ReadonlySet<string>; isWhole: boolean } {
  const told = words.filter((word) => !isJoiner(word) || words.length === 1);
  const ideas = new Set<string>();
  let isWhole = true;
  for (let at = 0; at < told.length; ) {
    let length = Math.min(tree.longest, told.length - at);
    let found: readonly string[] | undefined;
    for (; length > 0 && found === undefined; length -= 1) {
      const text = told.slice(at, at + length).join(" ");
      found = tree.ideas.get(text) ?? (length === 1 ? ofOneWord(text, tree) : undefined);
      if (found !== undefined) break;
    }
    // "in" is a joiner in "amount in pounds", but part of the meaning in "money in".
    if (found === undefined) isWhole &&= told[at] === "in";
    else for (const idea of found) ideas.add(idea);
    at += Math.max(1, length);
  }
  return { ideas, isWhole };
}

function ofOneWord(word: string, tree: Tree): readonly string[] | undefined {
  if (/^\d+$/.test(word)) return undefined;
  if (word.endsWith("s") && word.length > 3) {
    const single = tree.ideas.get(word.slice(0, -1));
    if (single !== undefined) return single;
  }
  return word.length >= 5 && word.length <= 40 ? cutUp(word, tree) : undefined;
}

const shortParts = new Set([
  "nr",
  "no",
  "id",
  "po",
  "vat",
  "net",
  "tax",
  "btw",
  "ust",
  "iva",
  "tva",
  "ref",
  "doc",
  "inv",
]);

/** Splits words that are written as one, with an optional s, n or en between them: "Rechnungsdatum", "invoiceno". */
function cutUp(word: string, tree: Tree): readonly string[] | undefined {
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const head = word.slice(0, length);
    if (length < 4 && !shortParts.has(head)) continue;
    const first = tree.ideas.get(head);
    if (first === undefined) continue;
    for (const link of ["", "s", "n", "en", "es"]) {
      const rest = word.slice(length + link.length);
      if (!word.startsWith(link, length) || rest === "" || (rest.length < 4 && !shortParts.has(rest))) continue;
      const others = tree.ideas.get(rest) ?? (rest.length >= 6 ? cutUp(rest, tree) : undefined);
      if (others !== undefined) return [...first, ...others];
    }
  }
  return undefined;
}

/** The phrases of a list separated by commas. */
export function parts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
