/** @file Finds invoice numbers from the registers in a document's text, as suggestions for a person to confirm. */

import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { isDistinctive } from "./distinctive-number.ts";
import { datesIn } from "./looks-like-date.ts";
import type { Candidate, Registers } from "./match-rules.ts";
import { countsOtherThing } from "./match-words.ts";
import { createNameFinder } from "./supplier-named.ts";

/** A purchase invoice whose number the text holds. */
export interface Suggestion extends Candidate {
  /** See [Note: a supplier named]. */
  readonly supplierNamed: boolean;
}

/** A piece of a line between spaces, without the marks around it. */
interface Word {
  readonly start: number;
  readonly end: number;
  /** Whether a number may begin, or end, here; false where a hyphen, slash or the like joins it to what is next to it. */
  readonly mayBegin: boolean;
  readonly mayEnd: boolean;
}

/** Words that together are a number from the registers, from the first character to the one after the last. */
interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly candidates: readonly Candidate[];
}

// "RE 2026 / 11 / 0042": nobody writes a number in more parts.
const mostWords = 4;
const longestNumber = 60;
// Many times what a long invoice needs. A text made to exhaust us gets no suggestion.
const mostLookups = 20_000;

/**
 * [Note: numbers in a text]
 *
 * Most numbers in a text are not invoice numbers but amounts, dates, telephone
 * and bank numbers. So here a number has to be distinctive (see
 * [Note: a distinctive number]) and be delimited by spaces, brackets or the like:
 * text that a - / . or _ joins to it is part of it, also across the end of a
 * line. Digits alone do not count beside other digits, within a date, or after a
 * word that counts something else.
 *
 * @param text of the document, `\n` between its lines
 * @param withNumber looks a folded number up in the registers
 * @returns the purchase invoices whose numbers are in the text, each once, those whose supplier the text names first.
 * Where there are several, only a person can choose.
 */
export function suggestFromText(text: string, withNumber: Registers["withNumber"]): readonly Suggestion[] {
  const lookUp = lookUpOnce(withNumber);
  const candidates = new Map<string, Candidate>();
  const lines = text
    .normalize("NFC")
    .replace(invisible, "")
    .split(/[\n\r\f\v\u2028\u2029]/);
  for (const line of lines) {
    for (const found of numbersInLine(line, lookUp))
      for (const candidate of found.candidates) candidates.set(candidate.purchaseInvoiceId, candidate);
    if (lookUp.isExhausted()) return [];
  }
  if (candidates.size === 0) return [];
  const isNamed = createNameFinder(text);
  return [...candidates.values()]
    .map((candidate) => ({ ...candidate, supplierNamed: candidate.supplier !== null && isNamed(candidate.supplier) }))
    .toSorted((a, b) => Number(b.supplierNamed) - Number(a.supplierNamed));
}

// Format characters are invisible, so a number reads the same without them.
const invisible = /\p{Cf}/gu;

interface LookUp {
  (folded: string): readonly Candidate[];
  /** True after more look-ups than any real invoice needs. */
  isExhausted(): boolean;
}

/** Looks each number up once, because the same words repeat on every page. */
function lookUpOnce(withNumber: Registers["withNumber"]): LookUp {
  const known = new Map<string, readonly Candidate[]>();
  const lookUp = (folded: string): readonly Candidate[] => {
    if (known.size > mostLookups) return [];
    const found = known.get(folded) ?? withNumber(folded);
    known.set(folded, found);
    return found;
  };
  return Object.assign(lookUp, { isExhausted: () => known.size > mostLookups });
}

/** The longest match counts: where 2024-001 A is a number, 2024-001 within it is not counted. */
function numbersInLine(line: string, lookUp: LookUp): readonly FoundNumber[] {
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
    .filter((found) => isInvoiceNumber(found, line));
}

/** The runs of words from `from` on that are a number from the registers, the longest first. */
function runsFrom(from: number, words: readonly Word[], line: string, lookUp: LookUp): readonly FoundNumber[] {
  const first = words[from];
  if (!first?.mayBegin) return [];
  const ends = words.slice(from, from + mostWords).toReversed();
  return ends.flatMap(({ end, mayEnd }) => {
    if (!mayEnd || end - first.start > longestNumber) return [];
    const shown = line.slice(first.start, end);
    if (betweenItems.test(shown)) return [];
    const number = foldNumber(shown);
    const candidates = /\p{N}/u.test(number) ? lookUp(number) : [];
    return candidates.length === 0 ? [] : [{ start: first.start, end, candidates }];
  });
}

/** Marks that end a word. A comma or a colon between digits does not: it is part of an amount or a time. */
const separators = /[\s;()[\]{}<>"“”„«»|=#*•]+|[,:](?!\d)|(?<!\d)[,:]/u;
/** The separators between two items: a number cannot contain them. */
const betweenItems = /[;()[\]{}<>"“”„«»|=*•]|,(?!\d)|(?<!\d),/u;
const joining = /[-‐-―/\\_]/u;

function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  const pieces = new RegExp(`(?:(?!${separators.source}).)+`, "gu");
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

// Enough for the words beside a number, or for a date that it is part of.
const contextChars = 40;

/**
 * False where the number is not distinctive or means something else; see [Note: numbers in a text].
 *
 * 4711 may be an amount, part of a date, part of a bank account number, or the number of an order.
 */
function isInvoiceNumber({ start, end }: FoundNumber, line: string): boolean {
  const shown = line.slice(start, end);
  if (!isDistinctive(foldNumber(shown))) return false;
  if (/\p{L}/u.test(shown)) return true;
  const [before, after] = [line.slice(Math.max(0, start - contextChars), start), line.slice(end, end + contextChars)];
  const isGrouped = /\s/.test(shown) || /\d{2}\)?\s+$/.test(before) || /^\s+\(?\d{2,}(?!\S)/.test(after);
  if (isGrouped || countsOtherThing(before, after)) return false;
  const dates = datesIn(`${before}${shown}${after}`);
  return !dates.some((date) => before.length < date.end && before.length + shown.length > date.start);
}
