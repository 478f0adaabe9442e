/** @file Explains kinds by the amounts beside them: codes by their signs, receipts by their VAT. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import { type CheckedColumns, columnsOf, signOf } from "../columns/checked-columns.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import type { RowKind } from "./row-kind-words.ts";

const ofReceipt =
  /^(?:till |shop |cash |purchase )?receipts?$|^(?:kassen)?(?:bon|beleg|zettel)$|^quittung$|^tickets?(?: de caisse)?$|^re[cç]us?$|^kassabon$|^bonnetje$|^scontrin[oi]$|^ricevut[ae]$|^kvitto$|^kvittering$|^kuitti$|^paragon$|^účtenka$|^doklad z pokladne$|^nyugta$|^fi[şs]$|^απόδειξη$|^чек$/iu;

/** A receipt with VAT is that of a purchase: money that is received has none. */
export function explainReceipts(kinds: Map<string, RowKind>, column: SurveyedColumn, columns: CheckedColumns): void {
  const vats = columnsOf(columns, "VAT");
  for (const text of kinds.keys()) {
    if (!ofReceipt.test(text.trim())) continue;
    const rows = rowsOf(column, text, columns.rows);
    const taxed = rows.filter((row) => signOf(row, vats) > 0);
    if (taxed.length * 2 > rows.length) kinds.set(text, "invoice");
  }
}

/** VFA over positive amounts and VNC over negative ones: the signs say which code is that of the invoices. */
export function explainCodes(
  kinds: Map<string, RowKind>,
  column: SurveyedColumn,
  { rows, amounts }: CheckedColumns,
): void {
  const codes = [...kinds].flatMap(([text, kind]) => (kind === "code" || kind === "credit" ? [text] : []));
  if (codes.length < 2) return;
  const signsOf = (code: string): ReadonlySet<number> =>
    new Set(rowsOf(column, code, rows).map((row) => signOf(row, amounts)));
  const signs = new Map(codes.map((code) => [code, signsOf(code)]));
  const positive = codes.filter((code) => signs.get(code)?.has(1) === true);
  const [only, second] = positive;
  const others = codes.filter((code) => code !== only);
  const areNegative = others.every((code) => signs.get(code)?.has(-1) === true && signs.get(code)?.has(1) === false);
  if (
    only !== undefined &&
    second === undefined &&
    kinds.get(only) === "code" &&
    signs.get(only)?.has(-1) === false &&
    areNegative
  )
    kinds.set(only, "invoice");
}

const rowsOf = ({ index }: SurveyedColumn, text: string, rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ cells }) => seen(cells[index] ?? emptyCell) === text);
