/** @file Lifts the suppliers of a report whose groups begin with their sums: a name with the amounts of the documents below it. */

import { figureAt } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen, type Table } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { kindOf } from "../flags/row-kind-words.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { namesTotal } from "../headers/sum-words.ts";
import { headsMarks } from "./invoice-marks.ts";
import type { Completed } from "./lift-bands.ts";

/** One may be a total of all rows. */
const fewestGroups = 2;

/**
 * The table with each group's name in the rows below it, and without the rows of sums.
 *
 * A report by counterparty and document, as 1C prints it, has both in its first column: the name with the sums of its
 * documents, and below it each document. Only where the heading names the supplier, and every amount of every group is
 * the sum of the rows below it, up to the next group. Groups within groups are left out with them.
 */
export function liftSumGroups(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const place = header.cells.findIndex(({ kind }) => kind !== "empty");
  const label = seen(header.cells[place] ?? emptyCell);
  if (!namesSupplier(label)) return nothing;
  const named = header.cells.flatMap((cell, at) => (at !== place && headsMarks(seen(cell)) ? [at] : []));
  const first = table.rows.find(({ number }) => number > header.number);
  // Most lists begin with an invoice, so their dates need not be looked for.
  if (first !== undefined && named.some((at) => (first.cells[at]?.kind ?? "empty") !== "empty")) return nothing;
  const dated = header.cells.flatMap((_, at) => (at !== place && holdsDates(table, header, at) ? [at] : []));
  const marks = [...new Set([...named, ...dated])];
  if (marks.length === 0) return nothing;
  const isDocument = ({ cells }: Row): boolean => marks.some((at) => (cells[at]?.kind ?? "empty") !== "empty");
  // Most lists begin with an invoice, so their amounts need not be looked at.
  const begins = table.rows.find((row) => row.number > header.number && (isDocument(row) || hasAmount(row, marks)));
  if (begins === undefined || isDocument(begins)) return nothing;
  const below = table.rows.filter((row) => row.number > header.number && hasAmount(row, marks));
  const nameOf = (row: Row): string => seen(row.cells[place] ?? emptyCell).trim();
  const names = new Map<Row, string>();
  const sums = new Set<Row>();
  let groups = 0;
  for (let at = 0; at < below.length; ) {
    const group = below[at];
    if (group === undefined || isDocument(group)) return nothing;
    const end = endOf(at, below, isDocument, marks);
    if (end === null) {
      // What is left is the total of all groups.
      if (below.slice(at).some(isDocument)) return nothing;
      break;
    }
    if (!/\p{L}{2}/u.test(nameOf(group)) || namesTotal(nameOf(group))) return nothing;
    groups += 1;
    for (const row of below.slice(at, end))
      if (isDocument(row)) names.set(row, nameOf(group));
      else sums.add(row);
    at = end;
  }
  const documents = [...names.keys()].map(nameOf);
  if (groups < fewestGroups || !documents.every((text) => text === "" || /\d/.test(text) || kindOf(text) !== null))
    return nothing;
  const rows = table.rows.map((row): Row => {
    if (sums.has(row)) return { ...row, isTitle: true };
    const name = names.get(row);
    if (name === undefined) return row;
    return { ...row, cells: row.cells.map((cell, index) => (index === place ? { kind: "text", text: name } : cell)) };
  });
  return { table: { ...table, rows }, header, derived: [{ say: "supplier-of-bands", label, lines: groups }] };
}

/** Where the documents end that add up to the group in `at`; null where none do. */
function endOf(
  at: number,
  below: readonly Row[],
  isDocument: (row: Row) => boolean,
  marks: readonly number[],
): number | null {
  const group = below[at];
  const due = group === undefined ? [] : amountsIn(group, marks);
  if (due.every(({ figure }) => figure === 0n)) return null;
  const left = new Map(due.map(({ index, figure }) => [index, figure]));
  for (let next = at + 1; next < below.length; next += 1) {
    const row = below[next];
    if (row === undefined || !isDocument(row)) continue;
    for (const index of left.keys()) left.set(index, (left.get(index) ?? 0n) - figureAt(row, index));
    const after = below[next + 1];
    if ([...left.values()].every((figure) => figure === 0n) && (after === undefined || !isDocument(after)))
      return next + 1;
  }
  return null;
}

/** Whatever the heading says, a group has no date, and each of its documents has one. */
function holdsDates({ rows }: Table, { number }: Row, at: number): boolean {
  const from = rows.findIndex((row) => row.number > number);
  const cells = from < 0 ? [] : rows.slice(from, from + mostLookedAt).map((row) => row.cells[at] ?? emptyCell);
  const filled = cells.filter(({ kind }) => kind !== "empty");
  return filled.length >= fewestDates && filled.every(isDateCell);
}

const fewestDates = 2;
/** Groups and documents follow each other from the first row. */
const mostLookedAt = 100;

const hasAmount = (row: Row, marks: readonly number[]): boolean => amountsIn(row, marks).length > 0;

function amountsIn(row: Row, marks: readonly number[]): readonly { readonly index: number; readonly figure: bigint }[] {
  return row.cells.flatMap((cell, index) =>
    isAmountCell(cell) && !isDateCell(cell) && !marks.includes(index) && /[.,]\d|\d{3}|^0$/.test(seen(cell))
      ? [{ index, figure: figureAt(row, index) }]
      : [],
  );
}

/** “Контрагент / Документ”: the names, and below each its documents. */
const namesSupplier = (title: string): boolean => [title, ...title.split(/[/,]/)].some(isOfSuppliers);

const isOfSuppliers = (title: string): boolean => {
  const meaning = knownHeader(title)?.meaning;
  return (
    (meaning?.is === "property" && meaning.property === "AccountName") ||
    (meaning?.is === "doubtful" && meaning.doubt === "name")
  );
};
