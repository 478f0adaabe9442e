/** @file Lines and remarks that say that invoices are booked already, or not to be booked, are asked about in any words. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const heading = "Supplier;Invoice number;Date;Currency;Net;VAT";
const rows = [
  "Telford Telecom;TT-1;2026-11-11;GBP;100.00;20.00",
  "Kirkgate Carpets;KC-2;2026-11-12;GBP;200.00;40.00",
  "Ashby Tools;AT-3;2026-11-13;GBP;300.00;60.00",
  "Ashby Tools;AT-5;2026-11-14;GBP;400.00;80.00",
];
const idsOf = (lines: readonly string[]) => readCsv(lines).questions.map(({ id }) => id);
const above = (line: string) => idsOf([`${line};;;;;`, ...[heading, ...rows]]);
const below = (line: string) => idsOf([heading, ...rows, ";;;;;", `${line};;;;;`]);

test.each([
  "These invoices have already been entered in Sage",
  "Already sent to the finance system on 12 November",
  "For your information only - booked by head office",
  "Not for posting",
  "Superseded by version 2",
  "Please ignore the third line",
  "All of these were entered by hand on 20 November",
  "The last two invoices are already in the ledger",
  "In query with supplier:",
  "Not yet received",
  "Diese Rechnungen wurden bereits in DATEV erfasst",
  "Zur Kenntnis für die Leitung",
  "Ces factures ont déjà été saisies",
  "Deze facturen zijn al geboekt",
  "Estas facturas ya fueron contabilizadas; para su información",
  "Queste fatture sono state registrate",
  "Te faktury zostały już zaksięgowane",
  "Proszę nie księgować",
  "Tyto faktury již byly zaúčtovány",
  "Prosím neúčtovat",
  "Dessa fakturor är redan bokförda",
  "Bokför inte dessa",
  "Disse fakturaer er allerede bogført",
  "Skal ikke bokføres",
  "Laskut on jo kirjattu",
  "Ezeket már lekönyveltük",
  "Facturile au fost înregistrate",
  "Računi su već proknjiženi",
  "Счета уже проведены",
  "Рахунки вже проведені",
  "Τα τιμολόγια έχουν ήδη καταχωρηθεί",
  "Bu faturalar zaten işlendi",
])("“%s” is asked about above and below the rows", (line) => {
  expect(above(line.replaceAll(";", ","))).toEqual(["title-held-back"]);
  expect(below(line.replaceAll(";", ","))).toEqual(["title-held-back"]);
});

test("a line between rows sets the rows below it apart", () => {
  const [first = "", ...others] = rows;
  for (const line of ["Removed:", "Awaiting goods", "Last month (already sent to you)", "Not ours"])
    expect(idsOf([heading, first, `${line};;;;;`, ...others])).toEqual(["title-held-back"]);
});

test.each([
  "Posted purchase invoices November 2026",
  "Invoices entered 01/11/2026 to 30/11/2026",
  "Paid and unpaid invoices",
  "Printed on 20/11/2026 by JB",
  "Status: Posted",
  "Only invoices that were posted are shown",
  "Report of invoices received",
])("but “%s” is the title of a report", (line) => expect(above(line)).toEqual([]));

describe("a column that says of some rows that they are there already, or no longer count, is asked about", () => {
  test.each([
    ["Posted on", ["2026-11-15", "2026-11-15", "", ""]],
    ["Booked on", ["15.11.2026", "", "", "9.11.2026"]],
    ["In Xero?", ["Yes", "No", "No", "Yes"]],
    ["In Sage", ["Y", "", "", "Y"]],
    ["Rejected by", ["", "JB", "", ""]],
    ["Storno am", ["", "15.11.2026", "", ""]],
    ["Superseded", ["", "Y", "", ""]],
    ["Already paid", ["", "Y", "", ""]],
    ["Dispute", ["", "price", "", ""]],
    ["Action", ["Import", "Skip", "Import", "Import"]],
    ["Decision", ["Accept", "Decline", "Accept", "Accept"]],
    ["Invoiced to", ["Alder", "Other Ltd", "Alder", "Alder"]],
    ["Comment", ["", "already in Sage", "", ""]],
    ["Comment", ["", "replaced by TT-9", "", ""]],
    ["Remarks", ["", "skip", "", ""]],
  ])("%s", (header, values) => {
    expect(idsOf([`${heading};${header}`, ...rows.map((row, at) => `${row};${values[at]}`)])).toHaveLength(1);
  });

  test("but not if it says the same of all rows", () => {
    for (const [header, value] of [
      ["Posted on", "2026-11-15"],
      ["In Sage", "Y"],
      ["Invoiced to", "Alder"],
    ])
      expect(idsOf([`${heading};${header}`, ...rows.map((row) => `${row};${value}`)])).toEqual([]);
  });
});

test.each([
  ["Amounts include VAT", "title-gross"],
  ["All amounts gross", "title-gross"],
  ["Showing 4 of 12 entries", "title-more"],
  ["Control total: 1500.00", "title-total"],
  ["Batch total net: 1,500.00", "title-total"],
  ["Invoices: 7", "title-count"],
  ["Anzahl: 5", "title-count"],
])("“%s” contradicts the rows, so it is asked about", (line, id) => {
  expect(above(line)).toEqual([id]);
  expect(below(line)).toEqual([id]);
});

test("what the rows confirm is no question", () => {
  for (const line of ["Control total: 1000.00", "Batch total gross: 1,200.00", "Invoices: 4", "Showing 4 of 4 entries"])
    expect(above(line)).toEqual([]);
  expect(below("Continued on next page")).toEqual(["title-more"]);
  const [first = "", ...others] = rows;
  expect(idsOf([heading, first, "Continued on next page;;;;;", ...others])).toEqual([]);
});

test("“As above” is the supplier above, and a number that says that it's missing is none", () => {
  const read = readCsv([heading, ...rows, "As above;AT-4;2026-11-14;GBP;10.00;2.00"]);
  expect(read.invoices.at(-1)?.invoice.AccountName).toBe("Ashby Tools");
  const missing = readCsv([heading, ...rows, "Ashby Tools;see email;2026-11-14;GBP;10.00;2.00"]);
  expect(missing.invoices.at(-1)?.invoice.InvoiceNumber).toBeUndefined();
});
