/** @file Tells amounts in the currency of their row from those that a program has converted to its own. */

import { figureAt } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";

/**
 * The columns without those that are converted, where each row has a currency of its own.
 *
 * Headings may give amounts in one currency, “Net (HUF)” and “VAT (HUF)”; Net alone is asked about: whether the VAT is
 * converted, nothing says. Or two columns have the same amounts in the rows of one currency, and others in all the other
 * rows, and a heading says which of them are in a foreign or in the local currency.
 */
export function inOwnCurrency(
  columns: readonly SurveyedColumn[],
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
): readonly SurveyedColumn[] {
  const ofRows = all.find((column) => isNamed(column, "Currency"));
  const codes = new Set(ofRows?.content.sample.map(({ text }) => text));
  if (columns.length < 2 || ofRows === undefined || codes.size < 2) return columns;
  const isTwofold = (["Net", "VAT"] as const).every((property) => {
    const own = all.filter((column) => isNamed(column, property));
    return (
      own.some(({ known }) => known?.says.currency == null) && own.some(({ known }) => known?.says.currency != null)
    );
  });
  if (isTwofold) return columns.filter(({ known }) => known?.says.currency == null);
  const found = findConversion(columns, all, rows);
  return found === null ? columns : [found.own];
}

/** Two columns of one amount: in the currency of each row, and in that of the office. */
export interface Conversion {
  readonly own: SurveyedColumn;
  readonly converted: SurveyedColumn;
  /** The text of the currency in whose rows both are the same. */
  readonly base: string;
}

export function findConversion(
  columns: readonly SurveyedColumn[],
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
): Conversion | null {
  const ofRows = all.find((column) => isNamed(column, "Currency"));
  const [one, other, third] = columns;
  if (ofRows === undefined || one === undefined || other === undefined || third !== undefined) return null;
  const base = baseOf(one, other, ofRows, rows);
  const isOwn = (column: SurveyedColumn, rest: SurveyedColumn): boolean =>
    foreign.test(column.header) || local.test(rest.header);
  if (base === null || isOwn(one, other) === isOwn(other, one)) return null;
  return isOwn(one, other) ? { own: one, converted: other, base } : { own: other, converted: one, base };
}

const isNamed = ({ known }: SurveyedColumn, property: string): boolean =>
  known?.meaning.is === "property" && known.meaning.property === property;

/** True for “Total FC” and “Betrag in Belegwährung”. */
export const saysForeign = (header: string): boolean => foreign.test(header) || /[a-z]FCY?$/.test(header);

const foreign =
  /foreign|\bfcy?\b|(?:document|transaction|original|invoice|trading) curr|fremdw|belegw|transaktionsw|vreemde|moneda (?:extranjera|origen|del documento)|divisa|en devises?|valuta estera|moeda estrangeira|waluci|v m[eě]n[eě]|i valuta/iu;
const local =
  /\blocal|\bbase|\bhome|functional|\blcy?\b|reporting|hausw|landesw|eigenw|basisval|moneda (?:local|base|nacional)|moneta di conto|moeda nacional|devise (?:locale|soci)|monnaie de tenue|krajow|tuzemsk/iu;

/** The one currency in all of whose rows both have the same amounts, where they differ in all rows of the others. */
function baseOf(
  one: SurveyedColumn,
  other: SurveyedColumn,
  ofRows: SurveyedColumn,
  rows: readonly Row[],
): string | null {
  const same = new Map<string, Set<boolean>>();
  for (const row of rows) {
    const [a, b] = [figureAt(row, one.index), figureAt(row, other.index)];
    const code = seen(row.cells[ofRows.index] ?? emptyCell).trim();
    if (code === "" || (a === 0n && b === 0n)) continue;
    same.set(code, (same.get(code) ?? new Set()).add(a === b));
  }
  const areClear = [...same.values()].every(({ size }) => size === 1);
  const [base, second] = [...same].flatMap(([code, found]) => (found.has(true) ? [code] : []));
  return areClear && base !== undefined && second === undefined && same.size > 1 ? base : null;
}
