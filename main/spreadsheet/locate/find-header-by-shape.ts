/** @file Finds a header row whose names are unknown, by its shape: words over columns of dates and amounts. */

import { type Cell, emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { lastHeaderRow } from "./find-header-row.ts";

/** The rows below a header that are looked at. */
const mostLookedAt = 50;
/** With fewer columns it may be any two lists side by side. */
const fewestColumns = 4;

/**
 * The last row of nothing but different words before the rows with dates and amounts begin; null where there is none,
 * or where the columns below it are not of one kind each.
 */
export function findHeaderByShape({ rows }: Table): Row | null {
  const start = rows.findIndex((row) => row.number <= lastHeaderRow + 1 && looksLikeInvoice(row));
  const header = rows
    .slice(0, Math.max(0, start))
    .filter(({ number }) => number <= lastHeaderRow)
    .findLast(isOfDifferentWords);
  if (header === undefined) return null;
  const below = rows.filter(({ number }) => number > header.number).slice(0, mostLookedAt);
  const filled = header.cells.flatMap(({ kind }, index) => (kind === "empty" ? [] : [index]));
  const isOf = (index: number, passes: (cell: Cell) => boolean): boolean => {
    const cells = below.flatMap(({ cells: all }) => {
      const cell = all[index] ?? emptyCell;
      return cell.kind === "empty" ? [] : [cell];
    });
    return cells.length * 2 >= below.length && cells.filter(passes).length >= cells.length * 0.8;
  };
  const dates = filled.filter((index) => isOf(index, isDateCell));
  const amounts = filled.filter((index) => !dates.includes(index) && isOf(index, isAmountCell));
  const width = below.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const isWide = filled.length >= fewestColumns && filled.length * 2 >= width;
  return isWide && dates.length > 0 && amounts.length > 0 ? header : null;
}

/** A row with a date, an amount and a name or code. */
function looksLikeInvoice({ cells }: Row): boolean {
  const filled = cells.filter(({ kind }) => kind !== "empty");
  return (
    filled.length >= fewestColumns &&
    filled.some(isDateCell) &&
    filled.some((cell) => isAmountCell(cell) && !isDateCell(cell)) &&
    filled.some((cell) => cell.kind === "text" && /\p{L}/u.test(cell.text) && !isDateCell(cell))
  );
}

function isOfDifferentWords({ cells }: Row): boolean {
  const texts = cells.map(seen).filter((text) => text !== "");
  const isWord = (cell: Cell): boolean =>
    cell.kind === "empty" || (cell.kind === "text" && /\p{L}/u.test(cell.text) && !isDateCell(cell));
  return texts.length >= fewestColumns && cells.every(isWord) && new Set(texts).size === texts.length;
}
