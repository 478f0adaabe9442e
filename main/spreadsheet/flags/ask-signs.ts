/** @file Asks where many amounts are negative and many positive, and nothing tells which of them are credit notes. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, signOf } from "../columns/checked-columns.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { kindOf, startsAsCredit } from "./row-kind-words.ts";

const id = "signs";

/**
 * Few of an office's invoices are credit notes. Where a third or more are negative, a program may have written invoices
 * as it books them; where some word or code tells the two kinds apart, it has not.
 */
export function askAboutSigns({ all, rows, amounts, answered, areOfCredits }: CheckedColumns): Question[] {
  if (amounts.length === 0 || answered.accepted.includes(id)) return [];
  const signed = rows.map((row) => ({ row, sign: signOf(row, amounts) }));
  const positive = signed.filter(({ sign }) => sign > 0);
  const open = signed.filter(({ row, sign }) => sign < 0 && !saysCredit(row));
  if (positive.length === 0) return open.length < fewestAlone || areOfCredits ? [] : [askAboutAll(open.length)];
  const areMost = open.length >= fewestAlone && open.length * 2 > signed.length;
  if (!areMost && (open.length < fewest || open.length * 3 < signed.length)) return [];
  const negative = open.map(({ row }) => row);
  const others = positive.map(({ row }) => row);
  if (all.some((column) => tellsApart(column, negative, others))) return [];
  return [
    {
      ...answerAsTheyStand(id),
      about: "kind",
      text: { say: "ask-signs", negative: open.length, positive: positive.length },
      column: null,
      examples: [],
    },
  ];
}

/** A ledger owes what it has to pay, so all of it is negative there. */
const askAboutAll = (negative: number): Question => ({
  ...answerAsTheyStand(id),
  about: "kind",
  text: { say: "ask-all-negative", negative },
  column: null,
  examples: [],
});

/** Fewer may be the credit notes of a short list. */
const fewest = 4;
const fewestAlone = 3;
/** More different values are no kinds. */
const mostKinds = 8;

const saysCredit = ({ cells }: Row): boolean =>
  cells.some((cell) => cell.kind === "text" && (kindOf(cell.text) === "credit" || startsAsCredit(cell.text)));

/** True where the column has other values in the negative rows than in the positive ones. */
function tellsApart({ index }: SurveyedColumn, negative: readonly Row[], positive: readonly Row[]): boolean {
  const valuesIn = (rows: readonly Row[]): ReadonlySet<string> =>
    new Set(rows.map(({ cells }) => seen(cells[index] ?? emptyCell)));
  const [ofCredits, ofInvoices] = [valuesIn(negative), valuesIn(positive)];
  // Names of suppliers differ in nearly every row; kinds repeat.
  const repeats = ({ size }: ReadonlySet<string>, { length }: readonly Row[]): boolean =>
    length < 3 || size * 2 <= length;
  const areKinds = repeats(ofCredits, negative) && repeats(ofInvoices, positive);
  return areKinds && ofCredits.size + ofInvoices.size <= mostKinds && ofCredits.isDisjointFrom(ofInvoices);
}
