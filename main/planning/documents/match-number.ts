/** @file Finds invoice numbers from the registers in a file name. */

import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { isDistinctive } from "./distinctive-number.ts";
import { datesIn } from "./looks-like-date.ts";
import type { Candidate, Registers } from "./match-rules.ts";
import { countsOtherThing, isInvoiceWord, isNumberWord } from "./match-words.ts";

export interface FoundNumbers {
  /** For each number that the name certainly holds, the purchase invoices with that number. */
  readonly sure: readonly (readonly Candidate[])[];
  /** The purchase invoices of numbers that may mean something else here, for a person to choose from. */
  readonly unsure: readonly Candidate[];
}

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Tokens `from` to `to` (inclusive), which together are a number from the registers. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly candidates: readonly Candidate[];
  readonly isSure: boolean;
}

const mostTokens = 16;

/**
 * Finds every number of the registers that the name holds as whole tokens.
 *
 * The longest match counts: where 2024-001-A is a number, 2024-001 within it is not counted.
 *
 * @param stem the name without its extension
 * @param withNumber looks a folded number up in the registers
 */
export function numbersInName(stem: string, withNumber: Registers["withNumber"]): FoundNumbers {
  const text = stem.normalize("NFC");
  const tokens = tokensOf(text);
  const found: Run[] = [];
  for (const from of tokens.keys())
    for (const to of runsFrom(from, tokens, text)) {
      const number = tokens
        .slice(from, to + 1)
        .map((token) => token.text)
        .join(" ");
      const candidates = /\p{N}/u.test(number) ? withNumber(number) : [];
      if (candidates.length === 0) continue;
      const isSure =
        candidates.every(isBooked) && isDistinctive(number) && isWhole(tokens, { from, to, candidates }, text);
      found.push({ from, to, candidates, isSure });
    }
  const longest = found.filter((run) => !found.some((other) => other !== run && holds(other, run)));
  const sure = longest.filter(({ isSure }) => isSure);
  return {
    sure: sure.map(({ candidates }) => candidates),
    unsure: longest.filter(({ isSure }) => !isSure).flatMap(({ candidates }) => candidates),
  };
}

const isBooked = ({ notBooked }: Candidate): boolean => notBooked === undefined;

const holds = (outer: Run, inner: Run): boolean => outer.from <= inner.from && outer.to >= inner.to;

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)]
    .map(({ 0: shown, index }) => ({ text: foldNumber(shown), start: index, end: index + shown.length }))
    .filter((token) => token.text !== "");

/** Marks that separate the items of a list: a number cannot contain them. */
const listMark = /[,;]\s|\s[&+]\s/;

/** The index of the last token of each run that begins at `from`. */
function* runsFrom(from: number, tokens: readonly Token[], text: string): Generator<number> {
  for (let to = from; to < tokens.length && to < from + mostTokens; to++) {
    if (to > from && listMark.test(text.slice(tokens[to - 1]?.end, tokens[to]?.start))) return;
    yield to;
  }
}

/** True where the run is the whole number, and the words around it do not say that it counts something else. */
function isWhole(tokens: readonly Token[], run: Omit<Run, "isSure">, text: string): boolean {
  const [first, last] = [tokens[run.from], tokens[run.to]];
  if (!first || !last) return false;
  const [before, after] = [text.slice(0, first.start), text.slice(last.end)];
  if (continuesAfter(text.slice(first.start, last.end), after)) return false;
  if (!/^\d/.test(first.text)) return true;
  if (isJoined(before, tokens[run.from - 1]?.text ?? "", run.candidates)) return false;
  const isInDigits = tokens.slice(run.from, run.to + 1).every((token) => /^\d+$/.test(token.text));
  if (!isInDigits) return true;
  const isDated = datesIn(text).some(({ start, end }) => first.start < end && last.end > start);
  return !isDated && !countsOtherThing(before, after);
}

/** True for 4500 in 4500-117 and for INV-001 in INV-001-A; false for 4500 in "4500 - 117" and 4500_2. */
const continuesAfter = (shown: string, after: string): boolean =>
  (/\d$/.test(shown) && /^[-‐-―.,'’:]\d/u.test(after)) || /^[-‐-―.:]\p{L}(?![\p{L}\p{N}\p{M}])/u.test(after);

const longestCode = 4;
/** Shorter words of a supplier's name do not count: AB-4711 is not number 4711 of Volvo AB. */
const shortestName = 3;

/**
 * True where the text in front belongs to the number: PO-4711 and AB_2024_001 are not 4711 and 2024-001.
 *
 * A word for an invoice, a longer word and a word of the supplier's own name do not belong to it: ACME-4711 is number
 * 4711 of Acme Ltd.
 */
function isJoined(before: string, word: string, candidates: readonly Candidate[]): boolean {
  if (/\d[-‐-―.,'’:]$/u.test(before)) return true;
  if (!/[\p{L}\p{N}\p{M}][-‐-―._:]$/u.test(before) || /^\p{N}+$/u.test(word)) return false;
  if (word.length > longestCode || isInvoiceWord(word) || isNumberWord(word)) return false;
  if (word.length < shortestName) return true;
  return !candidates.some(({ supplier }) =>
    foldNumber(supplier ?? "")
      .split(" ")
      .includes(word),
  );
}
