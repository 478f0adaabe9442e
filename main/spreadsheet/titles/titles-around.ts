/** @file What stands around the rows of a sheet, for those who read its columns and its lines. */

import { type Row, seen } from "../cells/table.ts";
import { type Around, surroundingsOf } from "../columns/around.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { currencyOfPlace } from "../currencies/place-currency.ts";
import { currencyFor } from "../currencies/title-currency.ts";
import type { SheetToRead } from "../finish-reading.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { type Titles, titleOf, titlesAbove } from "./read-titles.ts";
import { statesCount } from "./stated-count.ts";

/** The lines, names and headings that may say something of the rows. */
export function titlesAround(
  { table, header }: SheetToRead,
  fileName: string,
  {
    map,
    amounts,
    above,
    between,
    totals,
  }: {
    readonly map: ColumnMap;
    readonly amounts: readonly Column[];
    readonly above: readonly Row[];
    readonly between: Titles["between"];
    readonly totals: readonly Row[];
  },
): Titles {
  return {
    above: titlesAbove(above, header),
    between,
    totals: totals.flatMap((total) => {
      const { number: row, cells } = total;
      // “Number of invoices:” and “5” in two cells.
      if (statesCount(titleOf(total).text)) return [titleOf(total)];
      return cells.flatMap((cell) => (cell.kind === "text" ? [{ row, text: cell.text }] : []));
    }),
    headings: header.cells.flatMap((cell, index) => {
      const isElse = map.columns.some((column) => column.index === index && !amounts.includes(column));
      return isElse || cell.kind === "empty" ? [] : [{ row: header.number, text: seen(cell) }];
    }),
    ...{ sheet: table.sheet, fileName },
    ...numberHeading(map, header),
  };
}

/** The heading of the invoice numbers, as a title. */
function numberHeading({ columns }: ColumnMap, { number: row }: Row): Pick<Titles, "number"> {
  const column = columns.find(({ property }) => property === "InvoiceNumber");
  return column === undefined ? {} : { number: { row, text: column.header } };
}

/**
 * What the lines above the rows, the names and the headings say of the columns.
 *
 * @param names of the file and the sheet
 */
export function surroundingsOfSheet(
  above: readonly Row[],
  names: readonly string[],
  header: Row,
  below: readonly Row[],
): Around {
  const titles = above.map(titleOf);
  const texts = titles.map(({ text }) => text);
  const headings = header.cells.map(seen);
  // The name of the office in a title says as much as those of its suppliers.
  const place = currencyOfPlace(texts, [], null) ?? currencyOfPlace([], headings, null, [...above, ...below]);
  const currency = currencyFor({ above: titles, between: [] })?.currency ?? place;
  return surroundingsOf(
    titles.map(({ text }) => text),
    names.map((name) => name.replace(/[_.-]+/g, " ")),
    currency,
    headings,
  );
}

/** True for “Supplier”, but not for “Contact”, which may be a customer. */
export function namesSupplier(title: string): boolean {
  const meaning = knownHeader(title)?.meaning;
  if (meaning?.is === "aside") return meaning.aside === "supplierNumber" && !/contact/i.test(title);
  return meaning?.is === "property" && meaning.property === "AccountName" && meaning.rank === 1;
}
