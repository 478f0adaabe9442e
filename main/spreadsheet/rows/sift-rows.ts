/** @file Parts the rows below the header into those that hold invoices and are meant, and the others with their reasons. */

import type { SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { Row, Table } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { createSums } from "./find-sums.ts";
import { siftHiddenRows } from "./hidden-rows.ts";
import { mayBeTitle, passOver, suppliersIn, titleText } from "./pass-over.ts";
import { type Title, titleOf } from "./read-titles.ts";

interface RowsToSift {
  readonly table: Table;
  readonly header: Row;
  readonly below: readonly Row[];
}

/** The rows that hold invoices and are meant, and why the others are not among them. */
export function siftRows({ table, below, header }: RowsToSift, map: ColumnMap, said: TemplateChange) {
  const rows: Row[] = [];
  const skipped: SkippedRow[] = [];
  const titles: Title[] = [];
  const above = table.rows.filter(({ number }) => number < header.number);
  const around = {
    suppliers: suppliersIn(below, map),
    isText: table.sheet === null,
    titles: new Set(above.map(titleText).filter((text) => text !== "")),
  };
  const isSum = createSums(map);
  for (const row of below) {
    const why = passOver(row, map, header, around) ?? (isSum(row) ? "row-of-total" : null);
    if (why === null) rows.push(row);
    else {
      const reason: Message = { say: why };
      skipped.push({ row: row.number, reason });
      if (mayBeTitle(reason)) titles.push(titleOf(row));
    }
  }
  const sifted = siftHiddenRows(rows, said);
  return { ...sifted, titles, skipped: [...skipped, ...sifted.skipped] };
}
