/** @file Tells what marks a row as an invoice, its date or its number, from the names of sums: “Sum 20117”. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { isMark } from "../headers/sum-words.ts";

/** True for the heading of a column of dates or numbers of invoices. */
export function headsMarks(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  return meaning?.is === "property" && (meaning.property === "Date" || meaning.property === "InvoiceNumber");
}

/** True for a row with a date or a number. @param marks the places of their columns */
export const hasMark = ({ cells }: Row, marks: readonly number[]): boolean =>
  marks.some((at) => isMark(seen(cells[at] ?? emptyCell)));
