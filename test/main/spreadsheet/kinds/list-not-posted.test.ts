/** @file Invoice lists that say in a sentence, above, below or in their name, that their invoices aren't in the books. */

import { expect, test } from "vitest";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv } from "../reading.ts";

const heading = "Purchase invoice ID,Invoice number,Supplier,Date,Net";
const rows = ["10023,A-1,Acme,2026-11-03,100", "10024,A-2,Beta,2026-11-14,50"];
const against = (read: ReturnType<typeof readCsv>) => read.register.map(({ says }) => says?.notBooked !== undefined);

test.each([
  ...[
    "Invoices not imported",
    "These invoices have not been posted",
    "None of these have been saved",
    "Not been entered",
  ],
  ...["Invoices that could not be imported", "These weren't posted", "Invoices still to be posted", "Not yet uploaded"],
  ...["Nicht importierte Rechnungen", "Diese Rechnungen wurden noch nicht gebucht", "Noch nicht übernommen"],
  ...["Factures non importées", "Ces factures n'ont pas été comptabilisées", "Facturas no importadas"],
  ...["Estas facturas no se han contabilizado", "Fatture non importate", "Queste fatture non sono state registrate"],
  ...["Niet geïmporteerde facturen", "Faturas não importadas", "Faktury nie zostały zaksięgowane", "UAT export"],
])("a list that says “%s” above, below or in its name confirms nothing", (text) => {
  expect(against(readCsv([text, heading, ...rows]))).toEqual([true, true]);
  expect(against(readCsv([heading, ...rows, "", text]))).toEqual([true, true]);
  expect(against(readBytes(csv(heading, ...rows), `${text}.csv`))).toEqual([true, true]);
});

test("what is said below a list leaves it open, and is told", () => {
  const read = readCsv([heading, ...rows, "", "These invoices have not been posted"]);
  expect(read.register.map(({ says }) => says?.isUnknown)).toEqual([true, true]);
  expect(read.derived.join()).toContain("These invoices have not been posted");
});

test.each([
  ...[
    "All invoices have been posted",
    "Invoices not paid",
    "Not posted: 0",
    "Drafts are not included",
    "Not for resale",
  ],
  ...["Printed from the purchase ledger", "2 invoices imported", "Excluding invoices not posted", "Alle gebucht"],
])("a list that says “%s” above or below confirms", (text) => {
  expect(against(readCsv([text, heading, ...rows]))).toEqual([false, false]);
  expect(against(readCsv([heading, ...rows, "", text]))).toEqual([false, false]);
});

test.each([
  ["Bradford branch", "Bradford"],
  ["Bradford Branch - purchase invoices", "Bradford"],
  ["Branch: Bradford", "Bradford"],
  ["Niederlassung: Köln", "Köln"],
  ["Niederlassung Köln", "Köln"],
  ["All branches", null],
  ["Branch: all", null],
  ["Purchase invoices by branch", null],
  ["Olive Branch Ltd - purchase ledger", "Olive Branch Ltd"],
])("a list that is titled “%s” is of %s", (title, company) => {
  expect(readCsv([title, heading, ...rows]).scope?.company ?? null).toBe(company);
});
