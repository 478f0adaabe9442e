/** @file One row while it is being read: its values and problems so far. */

import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Property, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Row } from "../cells/table.ts";

export interface RowDraft {
  readonly row: Row;
  /** The row's own cells, followed by those that were split off. */
  readonly cells: Row["cells"];
  readonly invoice: { [P in Property]?: string };
  /** Properties whose cells cannot be read, so no other value may replace them. */
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

/** Counts the rows in which a value was inferred, for the messages about it. */
export interface Tally {
  /**
   * @param what a key for equal messages; a text, because it is made for every row of some files
   * @param line makes the message, once at the end
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
