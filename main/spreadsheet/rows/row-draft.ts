/** @file One row while it is being read: what was found so far, what is wrong, and what is said of it. */

import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Line } from "../../../shared/wording/message.ts";
import type { Row } from "../cells/table.ts";

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

export function report({ row, problems }: RowInHand, at: Place, value: string, reason: Line, fix: Line): void {
  problems.push({ row: row.number, column: at.letter, header: at.header, value, reason, fix });
}

/** Counts in how many rows something was put that does not stand there. */
export interface Tally {
  /**
   * @param what the same for the same thing; a text, for this happens in every row of some files
   * @param line asked for once, at the end
   */
  add(what: string, line: (rows: number) => Line): void;
  lines(): Line[];
}

export function createTally(): Tally {
  const counts = new Map<string, { rows: number; readonly line: (rows: number) => Line }>();
  return {
    add(what, line) {
      const known = counts.get(what);
      if (known === undefined) counts.set(what, { rows: 1, line });
      else known.rows += 1;
    },
    lines: () => [...counts.values()].map(({ rows, line }) => line(rows)),
  };
}
