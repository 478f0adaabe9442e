/** @file One row while it is being read: what was found so far, what is wrong, and what is said of it. */

import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Row } from "../cells/table.ts";

export interface RowDraft {
  readonly row: Row;
  /** The row's own cells, and behind them those that were split off. */
  readonly cells: Row["cells"];
  readonly invoice: { [P in Property]?: string };
  /** What the row holds and nobody can read, so nothing may stand in for it. */
  readonly unread: Property[];
  readonly problems: RowProblem[];
}

export const startRowDraft = (row: Row, cells: Row["cells"]): RowDraft => ({
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

export function report({ row, problems }: RowDraft, at: Place, value: string, reason: Message, fix: Message): void {
  problems.push({ row: row.number, column: at.letter, header: at.header, value, reason, fix });
}

/** Counts in how many rows something was put that does not stand there. */
export interface Tally {
  /**
   * @param what the same for the same thing; a text, for this happens in every row of some files
   * @param line asked for once, at the end
   */
  add(what: string, line: (rows: number) => Message): void;
  lines(): Message[];
}

export function createTally(): Tally {
  const counts = new Map<string, { rows: number; readonly line: (rows: number) => Message }>();
  return {
    add(what, line) {
      const known = counts.get(what);
      if (known === undefined) counts.set(what, { rows: 1, line });
      else known.rows += 1;
    },
    lines: () => [...counts.values()].map(({ rows, line }) => line(rows)),
  };
}
