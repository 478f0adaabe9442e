/** @file The finance system's own lists of suppliers, nominals, projects and VAT rates are read as it exports them. */

import { describe, expect, test } from "vitest";
import { nothingSaid } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import { readSpreadsheetBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { exportedName, exportList, type ListWish } from "../../../sandbox/export-list.ts";
import { dialects, kindsOfNames } from "../../../sandbox/export-names.ts";
import { readLedger } from "../../../sandbox/ledger.ts";

const books = { ledger: readLedger(), batches: [] };
const entries = {
  suppliers: books.ledger.suppliers.length,
  nominals: books.ledger.nominals.length,
  projects: books.ledger.projects.length,
  "vat-codes": books.ledger.businessUnits.flatMap(({ vatRates }) => vatRates).length,
};

const read = (name: string, wish: ListWish) => {
  const found = readSpreadsheetBytes(exportList(books, wish), name, nothingSaid);
  return found.ok ? { of: found.value.reference, entries: found.value.named.length } : found;
};

const wishes = dialects.flatMap((dialect) =>
  kindsOfNames.flatMap((of) => (["csv", "xlsx"] as const).map((format) => ({ of, dialect, format }))),
);

describe.each(wishes)("a list of $of in $dialect as $format", (wish) => {
  test("is known by the name that the finance system gives it", () => {
    expect(read(exportedName(books, wish), wish)).toEqual({ of: wish.of, entries: entries[wish.of] });
  });

  // A single column with names can be of anything.
  test.skipIf(wish.of === "nominals")("is known by its headings alone", () => {
    expect(read(`export 17.${wish.format}`, wish)).toEqual({ of: wish.of, entries: entries[wish.of] });
  });
});

const text = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);

test.each([
  ["Supplier ID,Supplier,Amount", "50201,Acme,100.00"],
  ["Supplier ID,Supplier,Invoice date", "50201,Acme,2026-11-20"],
  ["Project code,Project,Supplier,Gross", "P1,Kitchen,Acme,100.00"],
  ["Code,Name", "1,Acme"],
  ["VAT,Net", "20.00,100.00"],
  ["VAT number,Name", "GB123456789,Acme"],
])("what may be something else is no such list by its headings: %s", (header, row) => {
  const found = readSpreadsheetBytes(text(header, row), "export.csv", nothingSaid);
  expect(found.ok ? found.value.reference : null).toBeNull();
});
