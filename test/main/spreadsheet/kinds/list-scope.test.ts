/** @file What an invoice list says of itself, and of its invoices. */

import { expect, test } from "vitest";
import { wholeScope } from "../../../../shared/spreadsheet/list-scope.ts";
import { csv, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "../reading.ts";

const heading = "Purchase invoice ID,Invoice number,Supplier,Date,Net";
const rows = ["10023,A-1,Acme,2026-11-03,100", "10024,A-2,Beta,2026-11-14,50"];
const scopeOf = (...above: readonly string[]) => readCsv([...above, heading, ...rows]).scope;

test("a list that says nothing of itself is taken as a whole one", () => {
  expect(scopeOf()).toEqual(wholeScope);
  expect(scopeOf("Purchase invoices", "")).toEqual(wholeScope);
  expect(readCsv(["Date,InvoiceNumber,Supplier,Net", "2026-11-03,A-1,Acme,100"]).scope).toBeNull();
});

test.each([
  ["Exported on 2026-11-22 10:30", { madeOn: "2026-11-22" }],
  ["Printed: 22 November 2026", { madeOn: "2026-11-22" }],
  ["Stand: 22.11.2026", { madeOn: "2026-11-22" }],
  ["As at 03/11/2026", { madeOn: "2026-03-11" }],
  ["1 Nov 2026 to 15 Nov 2026", { from: "2026-11-01", to: "2026-11-15" }],
  ["01.11.2026 - 15.11.2026", { filter: "01.11.2026 - 15.11.2026" }],
  ["13.11.2026 bis 15.11.2026", { from: "2026-11-13", to: "2026-11-15" }],
  ["Due from 2026-11-01 to 2026-11-15", { filter: "Due from 2026-11-01 to 2026-11-15" }],
  ["Supplier: Acme", { filter: "Supplier: Acme" }],
  ["Supplier: (all)", {}],
  ["Filter: none", {}],
  ["Unpaid invoices", { filter: "Unpaid invoices" }],
  ["Offene Rechnungen", { filter: "Offene Rechnungen" }],
  ["Company: Other Ltd", { company: "Other Ltd" }],
  ["Company name,Other Ltd", { company: "Other Ltd" }],
  ["Mandant: 10 Alder GmbH", { company: "10 Alder GmbH" }],
  ["Office: all", { company: null }],
  ["Books of Other Ltd", { company: "Other Ltd" }],
  ["Books of Bradford", { company: "Bradford" }],
  ["Other Ltd - purchase invoices", { company: "Other Ltd" }],
  ["Purchase invoices - Other GmbH", { company: "Other GmbH" }],
  ["Purchase invoices of Other & Sons Limited", { company: "Other & Sons Limited" }],
  ["Prepared by Ledger Makers Ltd", { company: null }],
  ["Purchase invoice ledger", { company: null }],
  ["Backup of 3 November 2026", { madeOn: "2026-11-03" }],
  ["Period to 14 November 2026", { to: "2026-11-14" }],
  ["Page 1 of 3", { isCut: true }],
  ["Page 1 of 1", {}],
  ["1-100 of 250", { isCut: true }],
])("above the headings “%s” says %o", (line, says) => {
  const scope = scopeOf(line);
  const { from = null, to = null } = says as { from?: string; to?: string };
  expect(scope).toMatchObject({ ...says, ...("filter" in says ? {} : { from, to, filter: null }) });
});

test("so do the names of the file and the sheet, and a line below the rows", () => {
  const named = (name: string) => readBytes(csv(heading, ...rows), name).scope;
  expect(named("invoices_2026-11-20.csv")).toMatchObject({ madeOn: "2026-11-20" });
  expect(named("unpaid.csv")).toMatchObject({ filter: "unpaid" });
  expect(named("acme 2026-11-01 to 2026-11-30.csv")).toMatchObject({ from: "2026-11-01", to: "2026-11-30" });
  const sheet = makeWorkbook({ "Supplier= Acme": [heading, ...rows].map((line) => line.split(",")) });
  expect(readBytes(sheet, "a.xlsx").scope).toMatchObject({ filter: "Supplier= Acme" });
  expect(readCsv([heading, ...rows, ",,,,", "Seite 1 von 2,,,,"]).scope).toMatchObject({ isCut: true });
});

test("of several days the first one counts, and the narrower span", () => {
  expect(scopeOf("Exported on 2026-11-22", "As at 2026-11-20")).toMatchObject({ madeOn: "2026-11-20" });
  expect(scopeOf("2026-11-01 to 2026-11-30", "2026-11-05 to 2026-12-31")).toMatchObject({
    ...{ from: "2026-11-05", to: "2026-11-30" },
  });
});

test("one status in every row is a filter, and as many rows as an export has cut it off", () => {
  const withStatus = (status: string) =>
    readCsv([`${heading},Status`, ...rows.map((row, n) => `${row},${n === 0 ? "Unpaid" : status}`)]).scope;
  expect(withStatus("Unpaid")).toMatchObject({ filter: "Status: Unpaid" });
  expect(withStatus("Paid")).toMatchObject({ filter: null });
  const many = (howMany: number) =>
    readCsv([heading, ...Array.from({ length: howMany }, (_row, n) => `${10_000 + n},A-${n},Acme,2026-11-03,1`)]).scope;
  expect([many(99)?.isCut, many(100)?.isCut]).toEqual([false, true]);
});

test("an entry has what its columns say, and nothing that can be read in two ways", () => {
  const register = (...lines: readonly string[]) => readCsv(lines).register.map(({ says }) => says);
  expect(
    register(
      "Purchase invoice ID,Invoice number,Supplier ID,Date,Currency,Net,Gross",
      "10023,A-1,7,2026-11-03,GBP,100,120",
    ),
  ).toMatchObject([{ date: "2026-11-03", net: "100", gross: "120", currency: "GBP" }]);
  expect(register("Purchase invoice ID;Invoice number;Date;Net", "10023;A-1;03/04/2026;100,50")).toMatchObject([
    { date: null, net: "100.50" },
  ]);
  expect(register("Purchase invoice ID,Invoice number", "10023,A-1")).toEqual([undefined]);
});
