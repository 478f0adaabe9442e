/** @file Finds the credit notes that are written without a minus, by the total that takes them off. */

import { figureAt } from "../cells/both-ways.ts";
import { type Row, trimmedTextAt } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { summedColumns } from "../columns/summed-columns.ts";
import { cancelled, kindOf } from "../flags/row-kind-words.ts";
import type { Foot } from "./check-foot.ts";

/** Programs round what they add up. */
const tolerance = 50_000n;
/** A column of kinds has few values. */
const mostKinds = 6;

export interface FootCredits {
  readonly index: number;
  readonly values: readonly string[];
  /** The number of the total's row. */
  readonly row: number;
}

/**
 * The values of a column of kinds, or the descriptions, whose rows are credit notes: with these rows taken off, every
 * amount of the last total is right, and with none or others taken off it isn't.
 *
 * @param candidates the columns that may say it
 * @returns null where no column says so, several sets of rows do, or an amount there is negative already
 */
export function creditsOfFoot(
  { totals, invoices }: Foot,
  map: Pick<ColumnMap, "columns" | "gross" | "totals">,
  candidates: readonly number[],
): FootCredits | null {
  const foot = totals.at(-1);
  if (foot === undefined || invoices.length < fewestRows) return null;
  const amounts = summedColumns(map).filter(({ index }) => figureAt(foot, index) !== 0n);
  // A payment has one amount, an invoice several.
  if (amounts.length < 2) return null;
  const places = amounts.map(({ index }) => index);
  const off = places.map((index) => sumOf(invoices, index) - figureAt(foot, index));
  const isTakenOff = (rows: readonly Row[]): boolean =>
    places.every((index, at) => isNear(2n * sumOf(rows, index), off[at] ?? 0n));
  const found = candidates.flatMap((index): Found[] => {
    const byText = Map.groupBy(invoices, (row) => trimmedTextAt(row, index));
    const credits = [...byText].filter(([text]) => kindOf(text) === "credit").map(([text]) => text);
    const single = byText.size > mostKinds ? [] : [...byText.keys()].filter(mayBeCredit).map((text) => [text]);
    const sets = credits.length < 2 ? single : [...single, credits];
    const sure = byText.size > mostKinds && credits.length === 1 ? [...sets, credits] : sets;
    return sure.flatMap((values) => {
      const rows = values.flatMap((text) => byText.get(text) ?? []);
      const arePositive = rows.every((row) => places.every((place) => figureAt(row, place) >= 0n));
      const haveSeveral = rows.some((row) => places.filter((place) => figureAt(row, place) !== 0n).length > 1);
      const isPart = rows.length * 2 < invoices.length;
      return isPart && arePositive && haveSeveral && isTakenOff(rows)
        ? [{ credits: { index, values, row: foot.number }, rows: rows.map(({ number }) => number).join() }]
        : [];
    });
  });
  // Another set of rows that explains the total as well leaves it open which of them are credit notes.
  return found.length > 0 && new Set(found.map(({ rows }) => rows)).size === 1 ? (found[0]?.credits ?? null) : null;
}

interface Found {
  readonly credits: FootCredits;
  /** The numbers of the rows that they take off. */
  readonly rows: string;
}

const fewestRows = 3;

/** A code, or a word for credit notes: payments, orders and cancelled invoices are taken off too. */
const mayBeCredit = (text: string): boolean =>
  text !== "" && !cancelled.test(text) && (kindOf(text) === "credit" || kindOf(text) === "code");

const isNear = (one: bigint, other: bigint): boolean => one - other <= tolerance && other - one <= tolerance;

const sumOf = (rows: readonly Row[], index: number): bigint =>
  rows.reduce((sum, row) => sum + figureAt(row, index), 0n);
