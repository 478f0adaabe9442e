/** @file One row while it is being read: what was found so far, what is wrong, and what is said of it. */

import type { Property, PurchaseInvoice } from "../../shared/purchase-invoice.ts";
import type { RowProblem } from "../../shared/sheet-reading.ts";
import { columnLetter, type Row } from "./table.ts";

export interface RowInHand {
  readonly row: Row;
  /** The row's own cells, and behind them those that were split off. */
  readonly cells: Row["cells"];
  readonly invoice: { [P in Property]?: string };
  /** What the row holds and nobody can read, so nothing may stand in for it. */
  readonly unread: Property[];
  readonly problems: RowProblem[];
}

export const takeRow = (row: Row, cells: Row["cells"]): RowInHand => ({
  row,
  cells,
  invoice: {} satisfies PurchaseInvoice,
  unread: [],
  problems: [],
});

interface Place {
  readonly letter: string;
  readonly header: string;
}

export function report({ row, problems }: RowInHand, at: Place, value: string, reason: string, fix: string): void {
  problems.push({ row: row.number, column: at.letter, header: at.header, value, reason, fix });
}

/** Counts in how many rows something was put that does not stand there. */
export interface Tally {
  add(what: string): void;
  sentences(): string[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
    sentences: () => [...counts].map(([what, count]) => `${what} in ${count} ${count === 1 ? "row" : "rows"}`),
  };
}

/** "“Gross” (column F)", as people find it. */
export const sayColumn = ({ header, index }: { readonly header: string; readonly index: number }): string =>
  header === "" ? `column ${columnLetter(index)}` : `“${header}” (column ${columnLetter(index)})`;
