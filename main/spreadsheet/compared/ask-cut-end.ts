/** @file Asks whether a text without a line end was cut off within its last row: a stub of an amount reads like one. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { readBothWays } from "../cells/both-ways.ts";
import { columnLetter, type Row, type Table, trimmedTextAt } from "../cells/table.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";

const id = "cut-end";
/** Rows further up say nothing more. */
const mostCompared = 200;

/**
 * A file that was copied in part, or is still being written, ends anywhere. Most programs that write no line end after
 * the last row write that row whole, so its absence alone is asked about nowhere. The last cell has to be shorter than
 * all those above it allow: fewer decimals, a date or a code without its end, an amount that fits none of the arithmetic
 * that holds in all other rows; or the row has fewer cells.
 *
 * @param below the rows of invoices, in the file's order: what is said below them has no form
 */
export function askAboutCutEnd(
  { endsOpen, rows }: Pick<Table, "endsOpen" | "rows">,
  below: readonly Row[],
  accepted: readonly string[],
): Question[] {
  const last = below.at(-1);
  const others = below.slice(0, -1).slice(-mostCompared);
  if (
    endsOpen !== true ||
    last === undefined ||
    last.number !== rows.at(-1)?.number ||
    others.length === 0 ||
    accepted.includes(id)
  )
    return [];
  const index = last.cells.length - 1;
  const text = trimmedTextAt(last, index);
  const above = others.map((row) => trimmedTextAt(row, index));
  const isShort = others.every(({ cells }) => cells.length > last.cells.length);
  const isCut = hasFewerDecimals(text, above) || lacksItsEnd(text, above) || breaksArithmetic(last, others, index);
  if (!isShort && !isCut) return [];
  return [
    {
      ...answerAsTheyStand(id),
      about: "kind",
      text: { say: "ask-cut-end", row: last.number, text: text.slice(0, longest) },
      column: columnLetter(index),
      examples: [],
    },
  ];
}

const longest = 60;

const amount = /^[-+(]?[^\d\s]{0,3}\s?\d[\d.,'’\s]*?(?:[.,](\d{1,2}))?\s?[^\d\s]{0,3}\)?$/u;

/** Null for what is no amount. */
function decimalsOf(text: string): number | null {
  const found = amount.exec(text);
  return found === null ? null : (found[1]?.length ?? (/[.,]$/.test(text) ? -1 : 0));
}

/** Every other amount of the column is written with more decimals. */
function hasFewerDecimals(text: string, above: readonly string[]): boolean {
  const own = decimalsOf(text);
  const filled = above.filter((one) => one !== "");
  // 1.234 has three decimals beside 7.50, and none beside 7,50.
  const [, sign] = /([.,])\d{3}$/.exec(text) ?? [];
  if (sign !== undefined && filled.some((one) => !/[.,]\d{1,2}$/.test(one) || one.lastIndexOf(sign) > one.length - 4))
    return false;
  return own !== null && filled.length >= fewestThatFit && filled.every((one) => (decimalsOf(one) ?? own) > own);
}

/** Every other cell has one form, such as that of a date, and this is the beginning of it. */
function lacksItsEnd(text: string, above: readonly string[]): boolean {
  const forms = new Set(above.map(formOf));
  const [form = ""] = forms;
  return (
    forms.size === 1 &&
    above.length > 1 &&
    /[^9]/.test(form) &&
    decimalsOf(above[0] ?? "") === null &&
    text !== "" &&
    formOf(text).length < form.length &&
    form.startsWith(formOf(text))
  );
}

const formOf = (text: string): string => text.replace(/\d/g, "9").replace(/\p{L}/gu, "a");

/** Fewer rows may fit by chance. */
const fewestThatFit = 2;
const cent = 10_000n;

/** The last column is a sum, or always the same share of another one, in all rows but the last. */
function breaksArithmetic(last: Row, others: readonly Row[], index: number): boolean {
  if (others.length < fewestThatFit) return false;
  const columns = [...last.cells.keys()].filter((at) => at !== index);
  return (["point", "comma"] as const).some((sign) => {
    const figure = (row: Row, at: number): bigint | null => readBothWays(row.cells[at])[sign];
    const of = (row: Row): bigint | null => figure(row, index);
    const own = of(last);
    if (own === null || others.some((row) => of(row) === null || of(row) === 0n)) return false;
    const amounts = columns.filter((at) => [last, ...others].every((row) => (figure(row, at) ?? 0n) !== 0n));
    const isSum = (row: Row, one: number, other: number): boolean =>
      near(of(row) ?? 0n, (figure(row, one) ?? 0n) + (figure(row, other) ?? 0n));
    /** It holds in all rows but the last, whose amount is the beginning of what it should be. */
    const holdsButLast = (holds: (row: Row) => boolean, should: bigint): boolean =>
      others.every(holds) &&
      !holds(last) &&
      String(size(should) / cent).startsWith(digitsIn(trimmedTextAt(last, index)));
    const inLast = (at: number): bigint => figure(last, at) ?? 0n;
    if (
      amounts.some((one) =>
        amounts.some(
          (other) => one < other && holdsButLast((row) => isSum(row, one, other), inLast(one) + inLast(other)),
        ),
      )
    )
      return true;
    const [first] = others;
    if (first === undefined) return false;
    return amounts.some((at) => {
      // The share of the largest amount is the least rounded.
      const widest = others.reduce((most, row) => (size(figure(row, at)) > size(figure(most, at)) ? row : most), first);
      const [whole, part] = [figure(widest, at) ?? 1n, of(widest) ?? 0n];
      const different = new Set(others.map((row) => String(of(row))));
      const fits = (row: Row) => near((of(row) ?? 0n) * whole, (figure(row, at) ?? 0n) * part, size(whole));
      return different.size > 1 && part !== whole && holdsButLast(fits, (inLast(at) * part) / whole);
    });
  });
}

const digitsIn = (text: string): string => text.replace(/\D/g, "");

const size = (figure: bigint | null): bigint => (figure === null ? 0n : figure < 0n ? -figure : figure);
/** To the cent, as amounts are rounded. */
const near = (one: bigint, other: bigint, times = 1n): boolean => size(one - other) <= cent * times;
