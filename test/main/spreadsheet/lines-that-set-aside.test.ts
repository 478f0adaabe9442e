/** @file Titles, section lines and remarks that set rows aside are asked about, and titles of lists are not. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Supplier,Invoice No,Date,Currency,Net,VAT";
const rows = [
  "Brightwater Plumbing Supplies Ltd,BW-41,16/11/2026,GBP,100.00,20.00",
  "Telford Telecom,TT-55,17/11/2026,GBP,50.00,10.00",
  "Kirkgate Office Supplies,KO/99,18/11/2026,GBP,240.00,48.00",
];
const ids = (lines: readonly string[]) => readCsv(lines, { fallback: null }).questions.map(({ id }) => id);
const above = (line: string) => ids([`"${line}"`, header, ...rows]);
const between = (line: string) => ids([header, ...rows.slice(0, 2), "", `"${line}",,,,,`, ...rows.slice(2)]);
const below = (line: string) => ids([header, ...rows, "", `"${line}"`]);

describe("a line between the rows", () => {
  test.each([
    ...["Already in", "Ignore below", "Sent back to supplier", "Gone direct debit", "Waiting for POD", "To follow"],
    ...["Schon drin", "Ab hier ignorieren", "Zurück an Lieferanten", "Déjà saisi", "Retournées au fournisseur"],
    ...["Telford - on stop till Friday", "Not for Leeds", "Redan inlagda", "Già inserite"],
  ])("“%s” is asked about", (line) => expect(between(line)).toHaveLength(1));

  test.each([
    ...["Kirkgate Office Supplies", "20031 Kirkgate Office Supplies", "Vendor: Kirkgate Office Supplies Ltd"],
    ...["November 2026", "Week ending 18 September 2026", "Office supplies"],
  ])("“%s” is a title of rows", (line) => expect(between(line)).toEqual([]));
});

describe("a title", () => {
  test.each([
    ...["Invoices returned to suppliers", "Not for Leeds", "Old - see new file", "Invoices posted in error"],
    ...["Invoices we are still waiting for", "Missing invoices", "Telford is for Bradford"],
    ...[
      "Nicht für Leeds",
      "Alt - siehe neue Datei",
      "Versehentlich gebucht",
      "Pas pour Leeds",
      "Oud - zie nieuwe lijst",
    ],
  ])("“%s” is asked about", (line) => expect(above(line)).toHaveLength(1));

  test.each([
    ...[
      "Kirkgate Hotel Ltd - purchase invoices",
      "Invoices for the board meeting",
      "For the period 1 June to 30 June 2026",
    ],
    ...["Kirkby Village Hall (not VAT registered)", "Old Mill Ltd", "Supplier invoices for entry", "Not for profit"],
    ...[
      "Invoices received for board meeting",
      "Kreditoren Filiale Winterthur, bitte für Freitag",
      "Ya Mar SL - facturas",
    ],
  ])("“%s” is a title of a list", (line) => expect(above(line)).toEqual([]));
});

describe("a line below the rows", () => {
  test.each([
    ...["Kirkgate - wait for credit", "Telford is for Bradford", "pls swap net and vat on Kirkgate"],
    ...["2 invoices still to come from Telford", "Dates are American", "Kirkgate gehört nach Bradford"],
  ])("“%s” is asked about", (line) => expect(below(line)).toEqual(["title-rows"]));

  test.each([
    ...[
      "Originals are in the blue folder on the shelf",
      "Checked by: J. Poole",
      "End of report",
      "Old red folder: Sheila",
    ],
    ...["Skonto 2 % innerhalb 8 Tagen. Bitte Baustelle angeben. Gruß Heike", "Stand 27.11."],
  ])("“%s” is no question", (line) => expect(below(line)).toEqual([]));
});

test("what a line says of the only supplier is about all rows, and no question by itself", () => {
  expect(ids([header, rows[1] ?? "", "", "Telford account 4471"])).toEqual([]);
});

test("the office's own name above the rows of another page is none of a supplier", () => {
  const head = "Kirkgate Hotel Ltd";
  expect(ids([head, header, ...rows.slice(0, 2), head, header, ...rows.slice(2)])).toEqual([]);
});
