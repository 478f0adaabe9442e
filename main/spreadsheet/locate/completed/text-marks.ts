/** @file Takes away the apostrophe by which programs tell a spreadsheet that a cell is text, where a whole column has it. */

import { type Cell, emptyCell, type Row, type Table } from "../../cells/table.ts";

/** Rows by which a column shows that it may have such marks. */
const sampled = 60;

/** So many marked cells allow one without a mark, such as the word for a total. */
const markedPerOther = 5;

/** “'t Hoekje”, “'s-Hertogenbosch”: the apostrophe belongs to the name. A program writes ''t Hoekje. */
const article = /^'\p{Ll}[\s-]/u;

const isMarked = (cell: Cell): cell is Extract<Cell, { kind: "text" }> =>
  cell.kind === "text" && cell.text.startsWith("'") && cell.text.length > 1 && !article.test(cell.text);

interface Counts {
  readonly marked: ReadonlySet<string>;
  readonly isWhole: boolean;
}

/**
 * The table without the apostrophes before the cells of a column that has them in all rows: they say that a cell is
 * text, and no spreadsheet program shows them. Where only some cells have one, it stays.
 */
export function withoutTextMarks(table: Table, header: Row): Table {
  const below = table.rows.filter(({ number }) => number > header.number);
  const places = new Set<number>();
  for (const { cells } of below.slice(0, sampled))
    for (const [index, cell] of cells.entries()) if (isMarked(cell)) places.add(index);
  if (places.size === 0) return table;
  const counted = [...places].map((index) => ({ index, ...countMarks(below, index) }));
  const whole = counted.filter(({ isWhole }) => isWhole);
  // The same text in every row may be one name that begins so, unless another column is marked too.
  const marked = new Set(whole.filter((one) => one.marked.size > 1 || whole.length > 1).map(({ index }) => index));
  if (marked.size === 0) return table;
  const plain = (cell: Cell, index: number): Cell =>
    marked.has(index) && isMarked(cell) ? { ...cell, text: withoutMark(cell.text) } : cell;
  const rows = table.rows.map((row) => (row.number > header.number ? { ...row, cells: row.cells.map(plain) } : row));
  return { ...table, rows };
}

function countMarks(rows: readonly Row[], index: number): Counts {
  const marked = new Set<string>();
  let [all, others] = [0, 0];
  for (const { cells } of rows) {
    const cell = cells[index] ?? emptyCell;
    if (cell.kind === "empty") continue;
    if (isMarked(cell)) {
      all += 1;
      marked.add(cell.text);
    } else others += 1;
  }
  return { marked, isWhole: others * markedPerOther <= all };
}

/** Some programs write a mark at each end. */
const withoutMark = (text: string): string =>
  text
    .replace(/^'(.+)'$/u, "'$1")
    .slice(1)
    .trim();
