/** @file Finds out that the rows of an invoice list belong to several companies or offices: which of them is ours, it doesn't say. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import { isAside, type SurveyedColumn } from "../columns/survey-columns.ts";

export interface Companies {
  readonly header: string;
  /** As the first row of each names it; two or more. */
  readonly names: readonly string[];
  /** "" for a row that names none. */
  nameIn(row: Row): string;
}

/** Parts of one company, whose invoices are in the same books. */
const ofParts = /(?<!\p{L})units?(?!\p{L})/iu;

/** Whom the supplier has invoiced. A “customer” may be the one for whom it was bought. */
const ofBuyers =
  /^(?:(?:invoiced?|billed?|bill|sold)[- ]to(?: name| company)?|buyer(?: name)?|purchaser|rechnungsempf[äa]nger|rechnung an|k[äa]ufer|factur[ée] [àa]|acheteur|gefactureerd aan|koper|facturado a|comprador|intestatari[oa]|acquirente|nabywca|odb[ěe]ratel|kupuj[íi]c[íi]|k[öø]pare|kj[øo]per|k[øo]ber|al[ıi]c[ıi]|покупатель|покупець|vev[őo])$/iu;

/** True for a column of companies whose books the invoices belong in. */
export const isOfCompanies = (column: SurveyedColumn): boolean =>
  (isAside(column, "company") || ofBuyers.test(column.header.trim())) && !ofParts.test(column.header);

/** Null where the list has no such column, or the same one in every row. */
export function companiesIn(columns: readonly SurveyedColumn[], rows: readonly Row[]): Companies | null {
  for (const column of columns) {
    const { header, index } = column;
    if (!isOfCompanies(column)) continue;
    const nameIn = ({ cells }: Row): string => seen(cells[index] ?? emptyCell).trim();
    const byFolded = new Map<string, string>();
    for (const row of rows) {
      const name = nameIn(row);
      const folded = fold(name);
      if (folded !== "" && name !== header && !byFolded.has(folded)) byFolded.set(folded, name);
    }
    if (byFolded.size > 1) return { header, names: [...byFolded.values()], nameIn };
  }
  return null;
}

const fold = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
