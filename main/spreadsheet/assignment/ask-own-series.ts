/** @file Asks about numbers that follow each other over several suppliers, among others that don't: the office's own sales? */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, columnOf } from "../columns/checked-columns.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { valuesIn } from "../columns/found-rows.ts";
import { patternOf } from "../proof/numbering.ts";

const id = "own-series";
/** Fewer numbers, or of fewer names, may follow each other by chance. */
const fewestNumbers = 4;
const fewestNames = 3;
/** So many others show that the list isn't of one program's numbers; see ask-numbering.ts. */
const fewestOthers = 3;

/**
 * No two suppliers continue each other's numbers. Where some numbers of a list do, from row to row, and others don't, the
 * first are the office's own, and these rows may be its sales.
 */
export function askAboutOwnSeries(columns: CheckedColumns): readonly Question[] {
  const [numbers, names] = [columnOf(columns, "InvoiceNumber"), columnOf(columns, "AccountName")];
  if (!numbers || !names || columns.answered.accepted.includes(id)) return [];
  const textAt = ({ cells }: Row, { index }: { readonly index: number }): string => seen(cells[index] ?? emptyCell);
  const numbered = columns.rows.flatMap((row) => {
    const text = textAt(row, numbers).trim();
    const digits = /\p{L}.*?(\d{2,9})$/u.exec(text)?.[1];
    return digits === undefined ? [] : [{ row, text, name: textAt(row, names), number: Number(digits) }];
  });
  const ofAll = columns.rows.filter((row) => textAt(row, numbers) !== "").length;
  for (const series of Map.groupBy(numbered, ({ text }) => patternOf(text)).values()) {
    const isRunning = series.every(({ number }, at) => at === 0 || number - (series[at - 1]?.number ?? 0) === 1);
    const ofNames = new Set(series.map(({ name }) => name)).size;
    if (!isRunning || series.length < fewestNumbers || ofNames < fewestNames) continue;
    if (ofAll - series.length < fewestOthers) continue;
    return [
      {
        ...answerAsTheyStand(id),
        about: "kind",
        text: { say: "ask-own-series", ...valuesIn(series) },
        column: numbers.letter,
        examples: [],
      },
    ];
  }
  return [];
}
