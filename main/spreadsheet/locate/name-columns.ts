/** @file Names the columns of a file. See [Note: names of columns]. */

import { isOurHeader, isStatusHeader, saysSent } from "../../../shared/imports/copy/copy-headers.ts";
import type { FileHeaders } from "../../../shared/spreadsheet/same-headers.ts";
import { columnLetter, emptyCell, type Row, seen, type Table } from "../cells/table.ts";

/** The names of all columns with a header. */
export function headersOf({ cells }: Row): string[] {
  const titles = cells.map(seen);
  const counts = new Map<string, number>();
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  return titles.flatMap((title, index) => {
    if (title === "" || isOurHeader(title)) return [];
    return [(counts.get(title) ?? 0) > 1 ? `${title} (column ${columnLetter(index)})` : title];
  });
}

/** The names of all columns with a header, and of those without one that hold values. */
export function fileHeaders(header: Row, rows: readonly Row[]): FileHeaders {
  const known = header.cells.length;
  const gaps = header.cells.flatMap(({ kind }, index) => (kind === "empty" ? [index] : []));
  const found = new Set<number>();
  for (const { cells } of rows) {
    for (const index of gaps) if ((cells[index]?.kind ?? "empty") !== "empty") found.add(index);
    for (let index = known; index < cells.length; index++) if (cells[index]?.kind !== "empty") found.add(index);
  }
  const nameless = [...found].toSorted((a, b) => a - b).map((index) => `column ${columnLetter(index)}`);
  return { headers: headersOf(header), nameless };
}

/**
 * The table without the columns that a correction copy adds; every other cell keeps its place.
 *
 * [Note: marked as sent]
 *
 * A correction copy says of each row whether it was sent. What was sent from here is recognised without it, and left out.
 * The mark counts for the rest: rows of another data folder, and rows in which a person has changed so much that nothing
 * recognises them. They wait for approval. They are neither sent unasked nor left out in silence, because filling a
 * column down marks a new row just as well.
 */
export function withoutOurColumns(table: Table, header: Row): { readonly table: Table; readonly header: Row } {
  const ours = new Set(header.cells.flatMap((cell, index) => (isOurHeader(seen(cell)) ? [index] : [])));
  if (ours.size === 0) return { table, header };
  const statuses = [...ours].filter((index) => isStatusHeader(seen(header.cells[index] ?? emptyCell)));
  const isMarked = ({ cells }: Row): boolean => statuses.some((index) => saysSent(seen(cells[index] ?? emptyCell)));
  const strip = (row: Row): Row => {
    const cells = row.cells.map((cell, index) => (ours.has(index) ? emptyCell : cell));
    const kept = cells.slice(0, cells.findLastIndex((_, index) => !ours.has(index)) + 1);
    return { ...row, cells: kept, ...(isMarked(row) && { isMarkedSent: true }) };
  };
  const rows = table.rows.map((row) => (row.number < header.number ? row : strip(row)));
  return { table: { ...table, rows: rows.filter(hasContent) }, header: strip(header) };
}

const hasContent = ({ cells }: Row): boolean => cells.some(({ kind }) => kind !== "empty");
