/** @file Lays the cells of a sheet out as a table, with merged cells, hidden and struck-out rows, hidden columns, and a limit of size. */

import { type Cell, columnLetter, emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import type { CellMarks } from "./shown/cell-marks.ts";

/** A range of merged cells, 0-based, both ends included. */
export interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Layout {
  readonly merges: readonly Merge[];
  readonly hiddenRows: ReadonlySet<number>;
  /** The cells that are struck out, or in the colour of their background. */
  readonly marks: CellMarks;
  /** What people wrote beside the cells of a row, by its number; left out where the format has no comments. */
  readonly comments?: CellComments;
  /** 0-based. */
  readonly hiddenColumns: ReadonlySet<number>;
}

export type CellComments = ReadonlyMap<number, readonly string[]>;

/** The limits of Excel's own sheets. */
export const mostRows = 1_048_576;
export const mostColumns = 16_384;

/** As many as 100,000 rows of 100 columns; empty cells before a filled one count too. */
export const mostCells = 10_000_000;

/** @param rows in order and only those with content; their cells are changed in place */
export function layOutTable(sheet: string, rows: readonly WritableRow[], layout: Layout): Table {
  const struckRows = layout.marks.settle("struck", rows);
  const unseenRows = layout.marks.settle("unseen", rows);
  for (const merge of layout.merges) coverMerged(rows, merge);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const hiddenColumns = [...layout.hiddenColumns].filter((index) => index < width).sort((a, b) => a - b);
  return {
    sheet,
    rows: rows.map((row): Row => {
      const isHidden = layout.hiddenRows.has(row.number) || unseenRows.has(row.number);
      const isStruck = struckRows.has(row.number);
      const comments = layout.comments?.get(row.number);
      return isHidden || isStruck || comments !== undefined
        ? { ...row, ...(isHidden && { isHidden }), ...(isStruck && { isStruck }), ...(comments && { comments }) }
        : row;
    }),
    ...(hiddenColumns.length > 0 && { hiddenColumns }),
  };
}

export interface WritableRow {
  readonly number: number;
  readonly cells: Cell[];
}

/** See [Note: merged cells]. */
function coverMerged(rows: readonly WritableRow[], { top, left, bottom, right }: Merge): void {
  const first = rows[firstFrom(rows, top + 1)];
  const anchor = first?.number === top + 1 ? (first.cells[left] ?? emptyCell) : emptyCell;
  const name = `${columnLetter(left)}${top + 1}`;
  for (let at = firstFrom(rows, top + 1); (rows[at]?.number ?? bottom + 2) <= bottom + 1; at++) {
    const { number, cells } = rows[at] ?? { number: 0, cells: [] };
    const isFirst = number === top + 1;
    for (let column = isFirst ? left + 1 : left; column <= right && column < cells.length; column++) {
      const own = cells[column] ?? emptyCell;
      // A program that fills all cells and then merges them leaves the same value in each: not an error.
      if (own.kind !== "empty" && seen(own) !== seen(anchor)) cells[column] = beneath(own, name);
    }
    if (isFirst || anchor.kind === "empty") continue;
    while (cells.length <= left) cells.push(emptyCell);
    if (cells[left]?.kind === "empty") cells[left] = below(anchor, name);
  }
}

const below = (anchor: Cell, name: string): Cell => ({
  kind: "error",
  text: seen(anchor),
  reason: { say: "merged-with-above", cell: name },
  fix: { say: "fix-merged-each-row" },
});

const beneath = (own: Cell, name: string): Cell => ({
  kind: "error",
  text: seen(own),
  reason: { say: "beneath-merged", cell: name },
  fix: { say: "fix-merged-value" },
});

/** The index of the first row whose number is at least `number`. */
function firstFrom(rows: readonly WritableRow[], number: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.number ?? 0) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
