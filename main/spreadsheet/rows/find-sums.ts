/** @file Finds rows that are the sums of the rows above, by a word or in any language by the sums alone. */

import { figureAt, readBothWays } from "../cells/both-ways.ts";
import { foldCalendarName, monthOfName } from "../cells/month-names.ts";
import { isFilledAt, type Row, textAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { summedColumns } from "../columns/summed-columns.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";
import { foldText } from "../headers/fold-text.ts";
import { beginsAsSum, isMark, namesSubtotal, namesTotal } from "../headers/sum-words.ts";

const word = /^(?:grand |sub-?|month |monthly )?(?:total|totals|sum|summe|gesamt|somme|totaal|totale|suma|soma)\b/i;

/** Half a cent, in millionths: a sum that a program stored as a binary fraction. */
const tolerance = 5_000n;

/** What a row is if its amounts are the sums of rows before it. */
export type SumJudgement =
  /** A total. */
  | "total"
  /** Probably a total: people are told that it was left out. */
  | "likely-total"
  /** A total, or an invoice whose amount happens to be the sum: people are asked. */
  | "asked";

/**
 * Returns a function that takes the rows in order and judges each that is the sum of rows before it; null for the others.
 *
 * A row with a supplier, a number and a date is an invoice, even if the supplier is named Total; see
 * {@link judgeNamed}. Without such a name the row must lack what identifies an invoice, and all of its amounts must be
 * sums.
 *
 * @param answer what a person has said of the rows that were asked about
 */
export function createSums(
  { columns, gross, totals }: Pick<ColumnMap, "columns" | "gross" | "totals">,
  answer: "invoice" | "total" | null,
): (row: Row) => SumJudgement | null {
  const net = columns.find(({ property }) => property === "Net") ?? gross ?? totals[0] ?? null;
  const amounts = summedColumns({ columns, gross, totals });
  const places = columns.filter(({ property }) => property === "AccountName" || property === "Description");
  const suppliers = columns.filter(({ property }) => property === "AccountName" || property === "AccountId");
  const marks = columns.filter(({ property }) => property === "Date" || property === "InvoiceNumber");
  const used = new Set([...columns, ...amounts].map(({ index }) => index));
  const before: Row[] = [];
  let since = 0;
  // Few rows are named a total or lack what identifies an invoice, so sums are only calculated when one does.
  const isSumOf = (parts: readonly Row[], row: Row, { index }: AnyColumn): boolean =>
    (["point", "comma"] as const).some((sign) => {
      const sum = readBothWays(row.cells[index])[sign];
      if (sum === null || sum === 0n) return false;
      const off = parts
        .map((part) => (isFilledAt(part, index) ? readBothWays(part.cells[index])[sign] : 0n))
        .reduce(add, -sum);
      return off !== null && off <= tolerance && off >= -tolerance;
    });
  const isSum = (row: Row): boolean =>
    net !== null && [before, before.slice(since)].some((parts) => isSumOf(parts, row, net));
  const judgeNamedSum = (row: Row): SumJudgement | null => {
    const named = places.find(({ index }) => row.cells[index]?.kind === "text" && word.test(textAt(row, index)));
    if (named === undefined || !isSum(row)) return null;
    const counts = [before.length, before.length - since].map(String);
    const own = marks.filter(({ index }) => isOwn(textAt(row, index), counts)).length;
    const text = textAt(row, named.index);
    const isTotalOf = suppliers.some(({ index }) =>
      before.some((part) => isFilledAt(part, index) && text.endsWith(` ${textAt(part, index)}`)),
    );
    return judgeNamed({
      own,
      marks: marks.length,
      hasSupplier: named.property === "Description" && suppliers.some(({ index }) => isFilledAt(row, index)),
      isPlain: word.exec(text)?.[0] === text.trim() || isTotalOf || beginsAsSum(text),
    });
  };
  const currencies = columns.filter(({ property }) => property === "Currency");
  /** “Delsumma Acme AB”, or Excel's “Acme AB Totalt” and “Acme A/S i alt”, right below the rows of Acme AB, whatever the other word means. */
  const isNamedAfter = (row: Row, names: readonly AnyColumn[]): boolean =>
    names.some(({ index }) => {
      const last = before.at(-1);
      const name = last === undefined ? "" : textAt(last, index);
      const text = textAt(row, index);
      if (name === "") return false;
      const rests = [
        ...(text.endsWith(` ${name}`) ? [text.slice(0, -name.length)] : []),
        ...(text.startsWith(`${name} `) ? [text.slice(name.length)] : []),
      ];
      return rests.some((rest) => isWordOfSum.test(rest.trim()));
    });
  /** “Sous-total Lumière” below the rows of Lumière SARL: a word for a subtotal, or one for a total and a word of their name. */
  const isTotalOfGroup = (row: Row, names: readonly AnyColumn[]): boolean =>
    names.some(({ index }) => {
      const text = textAt(row, index);
      if (namesSubtotal(text)) return true;
      const [first = "", ...others] = foldText(text)
        .trim()
        .split(/[\s:.]+/);
      const above = before.at(-1);
      const name = above === undefined ? "" : foldText(textAt(above, index)).trim();
      const words = new Set(name.split(/[^\p{L}\p{N}]+/u).filter((one) => one.length >= shortestOfName));
      return namesTotal(first) && name !== foldText(text).trim() && others.some((one) => words.has(one));
    });
  const [number] = columns.filter(({ property }) => property === "InvoiceNumber");
  /** “Nov-26” in place of a number, over the sums of the supplier's other invoices. */
  const isSumOfPeriod = (row: Row): boolean => {
    if (number === undefined || net === null || !isPeriod(textAt(row, number.index))) return false;
    return suppliers.some(({ index }) => {
      if (!isFilledAt(row, index)) return false;
      const parts = ofSame(before, row, index).filter((part) => !isPeriod(textAt(part, number.index)));
      const filled = amounts.filter((column) => isFilledAt(row, column.index));
      return parts.length > 0 && filled.every((one) => isSumOf(parts, row, one) || isZeroOf(parts, row, one));
    });
  };
  /** “Sum 20117” in place of a number, beside a date, and its amount is the sum of the rows above. */
  const isNumberedSum = (row: Row): boolean =>
    number !== undefined &&
    beginsAsSum(textAt(row, number.index)) &&
    marks.every(({ index }) => isFilledAt(row, index)) &&
    isSum(row);
  const isUnnamedSum = (row: Row): boolean => {
    const filled = marks.filter(({ index }) => isFilledAt(row, index));
    const names = suppliers.filter(({ index }) => isFilledAt(row, index));
    const summed = amounts.filter(({ index }) => isFilledAt(row, index));
    if (summed.length === 0 || marks.length === 0 || filled.length + names.length > 1) return false;
    if (filled.some(({ index }) => row.cells[index]?.kind !== "text" || isMark(textAt(row, index)))) return false;
    // Several words may be a supplier's name, with an amount that happens to be the sum.
    const isName = names.some(
      ({ index }) =>
        /\p{L}\P{L}+\p{L}/u.test(textAt(row, index)) &&
        !beginsAsSum(textAt(row, index)) &&
        ofSame(before, row, index).length === 0,
    );
    const isOf = (rows: readonly Row[]): boolean =>
      summed.every((column) => isSumOf(rows, row, column) || (column !== net && isZeroOf(rows, row, column)));
    if (isNamedAfter(row, names) && isOf(ofSupplier(before, names))) return true;
    if (
      filled.length === 0 &&
      isTotalOfGroup(row, names) &&
      [before.slice(since), ofSupplier(before, names)].some(isOf)
    )
      return true;
    const parts = [
      ...[before.slice(since), before],
      ...[...names, ...currencies].flatMap(({ index }) =>
        isFilledAt(row, index) ? [ofSame(before, row, index), ofSame(before.slice(since), row, index)] : [],
      ),
    ];
    if (isName && !parts.some((rows) => areSeveralSums(rows, row))) return false;
    // One cell of a supplier with a single amount may be an invoice that lacks the rest.
    const least = summed.length > 1 || filled.length + names.length === 0 ? 1 : 2;
    return parts.some((rows) => rows.length >= (names.length === 0 ? least : 2) && isOf(rows));
  };
  /**
   * No supplier's net amount, VAT and gross amount all happen to be the sums of several rows, and no single amount that of
   * many.
   */
  const areSeveralSums = (rows: readonly Row[], row: Row): boolean => {
    if (rows.length < fewestToBeSums) return false;
    const filled = amounts.filter(({ index }) => isFilledAt(row, index) && figureAt(row, index) !== 0n);
    const different = new Set(filled.map(({ index }) => textAt(row, index)));
    const isEnough = different.size > 1 || (different.size === 1 && rows.length >= fewestToBeOneSum);
    return isEnough && filled.every((column) => isSumOf(rows, row, column));
  };
  /** “Total Journal” without date, number and amounts, over the sum of a column that isn't used, such as a home currency. */
  const isSumOfUnused = (row: Row): boolean => {
    if (![...marks, ...amounts].every(({ index }) => !isFilledAt(row, index))) return false;
    if (!suppliers.some(({ index }) => word.test(textAt(row, index)) || beginsAsSum(textAt(row, index)))) return false;
    const others = row.cells.flatMap((_, index) => (used.has(index) ? [] : [{ index, letter: "", header: "" }]));
    return before.length > 1 && others.some((column) => isSumOf(before, row, column));
  };
  const judge = (row: Row): SumJudgement | null => {
    if (isSumOfUnused(row)) return "total";
    const judged = judgeNamedSum(row) ?? (isSumOfPeriod(row) || isNumberedSum(row) ? "asked" : null);
    if (judged === "asked" && answer === "total") return "total";
    if (judged !== null) return judged === "asked" && answer === "invoice" ? null : judged;
    if (!isUnnamedSum(row)) return null;
    const names = suppliers.filter(({ index }) => isFilledAt(row, index));
    const isNamed = ({ index }: AnyColumn): boolean =>
      beginsAsSum(textAt(row, index)) || namesSubtotal(textAt(row, index));
    return names.every(isNamed) ? "total" : "likely-total";
  };
  return (row) => {
    const judged = judge(row);
    if (judged === null || judged === "asked") before.push(row);
    else since = before.length;
    return judged;
  };
}

interface NamedSum {
  /** How many of the columns of date and number have a value as invoices do. */
  readonly own: number;
  /** How many columns of date and number there are. */
  readonly marks: number;
  /** True where the name is in the description, and the row has a supplier besides. */
  readonly hasSupplier: boolean;
  /** True for “Total” and “Total March”, but not for “Total Energies”. */
  readonly isPlain: boolean;
}

/**
 * Judges a row that begins with the word of a total and is the sum of rows before it.
 *
 * "Total March" may have a date or a number of invoices beside it. A number of its own, or all that the file's other
 * rows have, makes it an invoice, or a question where the name is nothing but the word of a total.
 */
function judgeNamed({ own, marks, hasSupplier, isPlain }: NamedSum): SumJudgement | null {
  const isWhole = own === marks;
  if (isWhole && marks > 1) return isPlain && !hasSupplier ? "asked" : null;
  if (own === 0 && marks > 0) return isPlain ? "total" : "likely-total";
  if (isWhole) return isPlain && marks === 0 ? "total" : "asked";
  return isPlain ? "likely-total" : "asked";
}

/** True for a date or number as invoices have one; a total may have the number of its rows there: “12 invoices”. */
const isOwn = (text: string, counts: readonly string[]): boolean =>
  /\d/.test(text) && !counts.includes(/^(\d+)(?:\s+\p{L}+)?$/u.exec(text)?.[1] ?? "");

/** True for “Nov-26”, “November 2026”, “11/2026”, “Q4 2026”, “Week 47” and “2026-11”. */
function isPeriod(text: string): boolean {
  const short = text.trim();
  if (/^(?:0?[1-9]|1[0-2])[/.-]20\d\d$|^20\d\d[/.-](?:0?[1-9]|1[0-2])$/.test(short)) return true;
  if (/^(?:q[1-4]|(?:week|wk|kw) ?\d{1,2})(?:[ /-]*(?:20)?\d\d)?$/i.test(short)) return true;
  const month = /^(\p{L}{3,})\.?(?:[ /'’-]*(?:20)?\d\d)?$/u.exec(short)?.[1];
  return month !== undefined && monthOfName.has(foldCalendarName(month));
}

/** The rows of the supplier of the last row. */
const ofSupplier = (rows: readonly Row[], names: readonly AnyColumn[]): readonly Row[] => {
  const last = rows.at(-1);
  return last === undefined ? [] : names.flatMap(({ index }) => ofSame(rows, last, index));
};
const ofSame = (rows: readonly Row[], row: Row, index: number): readonly Row[] =>
  rows.filter((other) => textAt(other, index) === textAt(row, index));

/** “Totalt”, and “i alt” or “w sumie”: a town or a second name has a capital letter. */
const isWordOfSum = /^(?:\p{L}[\p{L}.:-]*|\p{Ll}[\p{Ll}.:-]*(?: \p{Ll}[\p{Ll}.:-]*){1,2})$/u;

/** Shorter words are of many names: “de”, “the”. */
const shortestOfName = 4;

/** Two may add up by chance. */
const fewestToBeSums = 3;
const fewestToBeOneSum = 8;

const isZeroOf = (rows: readonly Row[], row: Row, { index }: AnyColumn): boolean =>
  [...rows, row].every((one) => figureAt(one, index) === 0n);

/** The sum, or null where a part is unreadable. */
const add = (sum: bigint | null, part: bigint | null): bigint | null =>
  sum === null || part === null ? null : sum + part;
