/** @file Finds the invoice numbers of the registers in a document's own text: a suggestion, for a person to confirm. */

import { foldNumber } from "../../../shared/values/fold-number.ts";
import { isDistinctive } from "./distinctive-number.ts";
import { datesIn } from "./looks-like-date.ts";
import type { Candidate, Registers } from "./match-rules.ts";
import { countsOtherThing } from "./match-words.ts";
import { createNameFinder } from "./supplier-named.ts";

export interface Suggestion extends Candidate {
  /** See [Note: a supplier named]. */
  readonly supplierNamed: boolean;
}

/** A piece of a line between spaces, without the marks around it. */
interface Word {
  readonly start: number;
  readonly end: number;
  /** False where the word was cut at its end or its start, by a hyphen at the end of a line for one. */
  readonly mayBegin: boolean;
  readonly mayEnd: boolean;
}

/** Words that are a number of the registers, from the first character to the one after the last. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly Candidate[];
}

// "RE 2026 / 11 / 0042": more pieces than that make no number that people write.
const mostWords = 4;
const longestNumber = 60;
// Many times what a long invoice takes. A text that was made to keep us busy is not worth a suggestion.
const mostLookups = 20_000;

/**
 * [Note: numbers in a text]
 *
 * A text says more than a name, and most of it is no invoice number: amounts,
 * days, telephone and bank numbers. So here a number has to be telling (see
 * [Note: a telling number]) and stand between spaces, brackets or the like: what
 * a - / . or _ joins to it belongs to it, and so does whatever a line's end cut
 * off. One in digits alone may not stand beside other digits, in a day, or
 * behind a word that counts something else.
 *
 * @param text of the document, `\n` between its lines
 * @returns the purchase invoices whose numbers stand in the text, each once, those whose supplier it names first. One
 * is a suggestion; where there are more, nobody but a person can tell.
 */
export function suggestFromText(text: string, withNumber: Registers["withNumber"]): readonly Suggestion[] {
  const lookUp = lookUpOnce(withNumber);
  const candidates = new Map<string, Candidate>();
  const lines = text
    .normalize("NFC")
    .replace(unseen, "")
    .split(/[\n\r\f\v\u2028\u2029]/);
  for (const line of lines) {
    for (const found of numbersInLine(line, lookUp))
      for (const candidate of found.candidates) candidates.set(candidate.purchaseInvoiceId, candidate);
    if (lookUp.isWornOut()) return [];
  }
  if (candidates.size === 0) return [];
  const isNamed = createNameFinder(text);
  return [...candidates.values()]
    .map((candidate) => ({ ...candidate, supplierNamed: candidate.supplier !== null && isNamed(candidate.supplier) }))
    .toSorted((a, b) => Number(b.supplierNamed) - Number(a.supplierNamed));
}

// Between two letters nobody sees them, and a number reads the same without.
const unseen = /\p{Cf}/gu;

interface LookUp {
  (folded: string): readonly Candidate[];
  /** True once more was looked up than any honest text asks for. */
  isWornOut(): boolean;
}

/** The same words come again on every page. */
function lookUpOnce(withNumber: Registers["withNumber"]): LookUp {
  const known = new Map<string, readonly Candidate[]>();
  const lookUp = (folded: string): readonly Candidate[] => {
    if (known.size > mostLookups) return [];
    const found = known.get(folded) ?? withNumber(folded);
    known.set(folded, found);
    return found;
  };
  return Object.assign(lookUp, { isWornOut: () => known.size > mostLookups });
}

/** The longest wins: where 2024-001 A is a number, 2024-001 within it is none. */
function numbersInLine(line: string, lookUp: LookUp): readonly Found[] {
  if (!/\p{N}/u.test(line)) return [];
  const words = wordsOf(line);
  let reached = 0;
  return words
    .flatMap((_, from) => runsFrom(from, words, line, lookUp))
    .filter(({ end }) => {
      const isWithin = end <= reached;
      reached = Math.max(reached, end);
      return !isWithin;
    })
    .filter((found) => isForItself(found, line));
}

/** The runs of words from there on that are a number of the registers, the longest first. */
function runsFrom(from: number, words: readonly Word[], line: string, lookUp: LookUp): readonly Found[] {
  const first = words[from];
  if (!first?.mayBegin) return [];
  const ends = words.slice(from, from + mostWords).toReversed();
  return ends.flatMap(({ end, mayEnd }) => {
    if (!mayEnd || end - first.start > longestNumber) return [];
    const shown = line.slice(first.start, end);
    if (betweenThings.test(shown)) return [];
    const number = foldNumber(shown);
    const candidates = /\p{N}/u.test(number) ? lookUp(number) : [];
    return candidates.length === 0 ? [] : [{ start: first.start, end, candidates }];
  });
}

/** Marks that no number has within it; a comma or a colon between digits is part of an amount or a time. */
const apart = /[\s;()[\]{}<>"“”„«»|=#*•]+|[,:](?!\d)|(?<!\d)[,:]/u;
/** Those of them that part two things: a number does not reach across. */
const betweenThings = /[;()[\]{}<>"“”„«»|=*•]|,(?!\d)|(?<!\d),/u;
const joining = /[-‐-―/\\_]/u;

function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  const pieces = new RegExp(`(?:(?!${apart.source}).)+`, "gu");
  for (const { 0: piece, index } of line.matchAll(pieces)) {
    const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/u.exec(piece);
    if (core === null) continue;
    const [before, after] = [piece.slice(0, core.index), piece.slice(core.index + core[0].length)];
    words.push({
      start: index + core.index,
      end: index + core.index + core[0].length,
      mayBegin: !joining.test(before),
      mayEnd: !joining.test(after),
    });
  }
  return words;
}

// Enough for the words beside it, or for a day that it is in.
const around = 40;

/**
 * False where the number says too little, or something else; see [Note: numbers in a text].
 *
 * 4711 may be an amount, a year's end, the middle of a bank account, or the number of an order.
 */
function isForItself({ start, end }: Found, line: string): boolean {
  const shown = line.slice(start, end);
  if (!isDistinctive(foldNumber(shown))) return false;
  if (/\p{L}/u.test(shown)) return true;
  const [before, after] = [line.slice(Math.max(0, start - around), start), line.slice(end, end + around)];
  const isGrouped = /\s/.test(shown) || /\d{2}\)?\s+$/.test(before) || /^\s+\(?\d{2,}(?!\S)/.test(after);
  if (isGrouped || countsOtherThing(before, after)) return false;
  const dates = datesIn(`${before}${shown}${after}`);
  return !dates.some((date) => before.length < date.end && before.length + shown.length > date.start);
}
