/** @file Which cells of a sheet are struck out or in the colour of their background: whole rows are asked about, other cells are errors. */

import { type Cell, seen } from "../../cells/table.ts";

interface MarkableRow {
  readonly number: number;
  readonly cells: Cell[];
}

type CellMark = "struck" | "unseen";

/** The marked cells of a sheet, by the number of their row and their 0-based column. */
export class CellMarks {
  private readonly columns = { struck: new Map<number, Set<number>>(), unseen: new Map<number, Set<number>>() };

  add(mark: CellMark, row: number, column: number): void {
    const marked = this.columns[mark];
    const known = marked.get(row);
    if (known === undefined) marked.set(row, new Set([column]));
    else known.add(column);
  }

  /**
   * The rows of which every cell with content has the mark. In all other rows such a cell becomes an error, changed in
   * place.
   */
  settle(mark: CellMark, rows: readonly MarkableRow[]): ReadonlySet<number> {
    const whole = new Set<number>();
    const marked = this.columns[mark];
    if (marked.size === 0) return whole;
    for (const { number, cells } of rows) {
      const at = marked.get(number);
      if (at === undefined) continue;
      if (cells.every((cell, column) => cell.kind === "empty" || at.has(column))) whole.add(number);
      else
        for (const column of at) {
          const cell = cells[column];
          if (cell !== undefined && cell.kind !== "empty" && cell.kind !== "error")
            cells[column] = withoutUse(cell, mark);
        }
    }
    return whole;
  }
}

const withoutUse = (cell: Cell, mark: CellMark): Cell => ({
  kind: "error",
  text: seen(cell),
  reason: { say: mark === "struck" ? "all-struck" : "in-colour-of-background", shown: seen(cell) },
  fix: { say: "fix-ordinary-characters" },
  ...(mark === "struck" && { rest: "" }),
});
