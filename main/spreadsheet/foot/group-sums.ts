/** @file Adds up the amounts of rows once, so that the sum of any of their groups is known at once: a file may have many totals. */

import { readBothWays } from "../cells/both-ways.ts";
import type { Row } from "../cells/table.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";

/** Under which decimal sign amounts are read. */
export type Sign = "point" | "comma";

/** Rows that follow each other, and what they add up to. */
export interface Group {
  readonly rows: number;
  readonly last: Row | undefined;
  /** In millionths; null where one of the rows has something else than an amount. */
  sumOf(column: AnyColumn, sign: Sign): bigint | null;
}

/** Finds the groups of rows by the numbers of the rows between which they are. */
export type GroupBetween = (after: number, before: number) => Group;

/** An amount in millionths, 0 for an empty cell, and null for what is none. */
export const amountAt = ({ cells }: Row, { index }: AnyColumn, sign: Sign): bigint | null =>
  (cells[index]?.kind ?? "empty") === "empty" ? 0n : readBothWays(cells[index])[sign];

/** The amounts so far, and how many cells had none. */
interface Running {
  readonly sums: readonly bigint[];
  readonly unreadable: readonly number[];
}

/** @param rows in the order of their numbers */
export function createGroups(rows: readonly Row[]): GroupBetween {
  const known = new Map<string, Running>();
  const running = (column: AnyColumn, sign: Sign): Running => {
    const key = `${sign} ${column.index}`;
    const found = known.get(key) ?? addUp(rows, column, sign);
    known.set(key, found);
    return found;
  };
  /** How many rows come before the row with this number. */
  const placeOf = (number: number): number => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.number ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (after, before) => {
    const [from, to] = [placeOf(after + 1), placeOf(before)];
    return {
      rows: to - from,
      last: to > from ? rows[to - 1] : undefined,
      sumOf(column, sign) {
        const { sums, unreadable } = running(column, sign);
        return unreadable[to] === unreadable[from] ? (sums[to] ?? 0n) - (sums[from] ?? 0n) : null;
      },
    };
  };
}

function addUp(rows: readonly Row[], column: AnyColumn, sign: Sign): Running {
  const [sums, unreadable] = [[0n], [0]];
  for (const [at, row] of rows.entries()) {
    const amount = amountAt(row, column, sign);
    sums.push((sums[at] ?? 0n) + (amount ?? 0n));
    unreadable.push((unreadable[at] ?? 0) + (amount === null ? 1 : 0));
  }
  return { sums, unreadable };
}
