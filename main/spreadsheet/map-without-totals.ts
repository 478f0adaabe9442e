/** @file Maps the columns by the invoices alone, where totals and titles among the rows lead to questions or hide VAT. */

import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { Row } from "./cells/table.ts";
import type { ColumnMap } from "./columns/map-columns.ts";
import type { SheetToRead } from "./finish-reading.ts";
import { separateRows } from "./rows/separate-rows.ts";

/**
 * The columns as the invoices alone show them, where totals, titles and signatures among the rows led to questions.
 *
 * @param likely the rows that may be invoices
 */
export function mapWithoutTotals(
  sheet: SheetToRead,
  likely: readonly Row[],
  said: TemplateChange,
  mapBy: (rows: readonly Row[]) => ColumnMap,
): ColumnMap {
  const first = mapBy(likely);
  // A total among the rows may also hide that every other row proves the VAT.
  const hasVat = ({ columns, gross }: ColumnMap): boolean =>
    gross !== null || columns.some(({ property }) => property === "VAT" || property === "VATRate");
  if (first.questions.length === 0 && hasVat(first) && !likely.some((row) => lacksNet(row, first))) return first;
  const { rows } = separateRows(sheet, first, said);
  if (rows.length === 0 || rows.length === likely.length) return first;
  const again = mapBy(rows);
  const lacking = (map: ColumnMap): number => rows.filter((row) => lacksNet(row, map)).length;
  const isBetter =
    again.questions.length < first.questions.length ||
    (!hasVat(first) && hasVat(again)) ||
    lacking(again) < lacking(first);
  return isBetter && again.questions.length <= first.questions.length ? again : first;
}

/** True where the row has a total and no net amount: its net amount may be in a part that a line of totals hides. */
function lacksNet({ cells }: Row, { columns, totals }: ColumnMap): boolean {
  const isFilled = ({ index }: { readonly index: number }): boolean => (cells[index]?.kind ?? "empty") !== "empty";
  const nets = columns.filter(({ property }) => property === "Net");
  return nets.length > 0 && !nets.some(isFilled) && totals.some(isFilled);
}
