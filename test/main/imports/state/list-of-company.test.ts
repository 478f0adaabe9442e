/** @file Which company an invoice list says that it is of. */

import { describe, expect, test } from "vitest";
import { entriesOfCompany } from "../../../../main/imports/state/list-of-company.ts";
import { wholeScope } from "../../../../shared/spreadsheet/list-scope.ts";
import type { RegisterEntry } from "../../../../shared/spreadsheet/sheet-reading.ts";

const entry: RegisterEntry = { row: 2, purchaseInvoiceId: "10001", invoiceNumber: "A-1", supplier: "Acme" };

/** True where a list with this company in its title counts for a connection with this name. */
function counts(title: string, ...names: readonly string[]): boolean {
  const { entries } = entriesOfCompany([entry], { ...wholeScope, company: title }, names);
  return entries[0]?.says?.notBooked === undefined;
}

describe("a list whose title names a company", () => {
  test.each([
    ["Acme Ltd", "Acme Limited"],
    ["ACME LTD.", "Acme Ltd"],
    ["Acme", "Acme Ltd"],
    ["Acme GmbH", "Acme"],
    ["0001 Acme Co. Ltd", "Acme Ltd"],
    ["Acme G.m.b.H.", "Acme GmbH"],
    ["Muster GmbH & Co. KG", "Muster GmbH und Co KG"],
    ["Acme Incorporated", "Acme, Inc."],
  ])("is of the same one: %s and %s", (title, name) => {
    expect(counts(title, name)).toBe(true);
    expect(counts(name, "Head office", title)).toBe(true);
  });

  test.each([
    ["Acme Ltd", "Acme GmbH"],
    ["Acme Inc", "Acme Ltd"],
    ["Acme plc", "Acme Ltd"],
    ["Acme Pty Ltd", "Acme Ltd"],
    ["Muster GmbH", "Muster GmbH & Co. KG"],
    ["Acme North Ltd", "Acme Ltd"],
  ])("is of another one: %s and %s", (title, name) => {
    expect(counts(title, name)).toBe(false);
    expect(counts(name, title)).toBe(false);
  });
});
