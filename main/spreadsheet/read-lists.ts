/** @file Reads a sheet that holds no purchase invoices: a list of documents, of suppliers, or another reference list. */

import { templateWithSuppliers } from "../../shared/e-invoice/supplier-keys.ts";
import type { ReferenceKind } from "../../shared/spreadsheet/reference-list.ts";
import type { SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { finish, type SheetToRead } from "./finish-reading.ts";
import { readList } from "./kinds/read-list.ts";
import { readNames } from "./kinds/read-names.ts";
import { readSuppliers } from "./kinds/read-suppliers.ts";

/** Reads a list file; see [Note: a list file]. */
export function readAsList(sheet: SheetToRead): SheetReading {
  const reading = finish(sheet, { kind: "list", ...readList(sheet.header, sheet.below) });
  // Headers that we added ourselves are in no row.
  return reading.headerRow === 0 ? { ...reading, headerRow: null } : reading;
}

/** A supplier list: its template holds what it says, and nothing else. */
export function readAsSuppliers(sheet: SheetToRead): SheetReading {
  const { suppliers, count, problems, skipped } = readSuppliers(sheet.header, sheet.below);
  const listed = [...suppliers].map(([key, [first = "", ...others]]) => [
    key,
    others.length === 0 ? first : [first, ...others],
  ]);
  return finish(sheet, {
    ...{ kind: "suppliers", problems, skipped },
    ...{ reference: "suppliers", named: readNames("suppliers", sheet.header, sheet.below) },
    derived: [{ say: "suppliers-listed", suppliers: count, keys: suppliers.size }],
    template: templateWithSuppliers([], Object.fromEntries(listed)),
  });
}

/** A reference list without keys; see [Note: a reference list]. */
export function readAsNames(sheet: SheetToRead, reference: ReferenceKind): SheetReading {
  const named = readNames(reference, sheet.header, sheet.below);
  const kind = reference === "suppliers" ? "suppliers" : "names";
  return finish(sheet, {
    kind,
    reference,
    named,
    derived: [{ say: "names-listed", of: reference, entries: named.length }],
  });
}
