/** @file Reads the rows of a supplier list: which IDs lead to which supplier. See [Note: a supplier list]. */

import { foldVatId, isShapedLikeVatId } from "../../../shared/e-invoice/vat-id.ts";
import type { RowProblem, SkippedRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { isShapedLikeId } from "../../../shared/values/purchase-invoice-id.ts";
import { readValue } from "../cells/read-value.ts";
import { columnLetter, emptyCell, type Row, seen } from "../cells/table.ts";
import { type SupplierColumns, supplierColumns } from "../locate/find-suppliers.ts";

export interface ReadSuppliers {
  /** The accounts of each key, in the order of the list; several where it names several. */
  readonly suppliers: ReadonlyMap<string, readonly string[]>;
  /** How many rows have a key. */
  readonly count: number;
  readonly problems: readonly RowProblem[];
  readonly skipped: readonly SkippedRow[];
}

const noNotation = { dateOrder: null, decimalSign: null } as const;

/** The keys of a supplier list, with a problem for each row whose supplier ID is none. */
export function readSuppliers(header: Row, rows: readonly Row[]): ReadSuppliers {
  const columns = supplierColumns(header);
  const suppliers = new Map<string, readonly string[]>();
  const problems: RowProblem[] = [];
  const skipped: SkippedRow[] = [];
  let count = 0;
  for (const row of columns === null ? [] : rows) {
    const { account } = columns as SupplierColumns;
    const cell = row.cells[account] ?? emptyCell;
    const keys = keysIn(row, columns as SupplierColumns);
    const title = seen(header.cells[account] ?? emptyCell);
    if (seen(cell) === title) skipped.push({ row: row.number, reason: { say: "row-of-headers" } });
    else if (keys.length === 0) skipped.push({ row: row.number, reason: { say: "row-without-supplier-key" } });
    else {
      const read = cell.kind === "empty" ? null : readValue("AccountId", cell, noNotation);
      if (read?.is !== "value" || !isShapedLikeId(read.text)) {
        problems.push({
          ...{ row: row.number, column: columnLetter(account), header: title, value: seen(cell) },
          reason: read?.is === "problem" ? read.reason : { say: read === null ? "id-missing" : "no-id" },
          fix: { say: "fix-supplier-id" },
        });
        continue;
      }
      count += 1;
      for (const key of keys) suppliers.set(key, [...new Set([...(suppliers.get(key) ?? []), read.text])]);
    }
  }
  return { suppliers, count, problems, skipped };
}

/** Names are no keys: two suppliers may have one. A VAT id without its country is no key either. */
function keysIn({ cells }: Row, { vat, tax, legal }: SupplierColumns): readonly string[] {
  const text = (at: number | null): string => (at === null ? "" : seen(cells[at] ?? emptyCell).trim());
  const vatId = foldVatId(text(vat));
  const scheme = legal === null ? "" : typeof legal.scheme === "string" ? legal.scheme : text(legal.scheme);
  const legalId = text(legal?.at ?? null);
  return [
    ...(isShapedLikeVatId(vatId) ? [`VAT ${vatId}`] : []),
    ...(legalId !== "" && /^\S+$/.test(scheme) ? [`${scheme} ${legalId.replace(/\s/gu, "")}`] : []),
    ...(text(tax) === "" ? [] : [`TAX ${text(tax)}`]),
  ];
}
