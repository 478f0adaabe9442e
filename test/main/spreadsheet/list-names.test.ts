/** @file What a sheet, a file or a title is called counts, where the name says nothing else. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "./reading.ts";

const rows = [
  ["Supplier", "Invoice number", "Date", "Currency", "Net", "VAT"],
  ["Telford Telecom", "TT-1", "2026-11-11", "GBP", 100, 20],
  ["Telford Telecom", "TT-2", "2026-11-12", "GBP", 200, 40],
];
const idsOf = ({ questions }: ReturnType<typeof readBytes>) => questions.map(({ id }) => id);
const inSheet = (sheet: string, answers: Parameters<typeof readBytes>[2] = {}) =>
  idsOf(readBytes(makeWorkbook({ [sheet]: rows }), "november.xlsx", answers));
const inFile = (name: string) => idsOf(readBytes(makeWorkbook({ Sheet1: rows }), `${name}.xlsx`));
const underTitle = (title: string) => idsOf(readBytes(makeWorkbook({ Sheet1: [[title], ...rows] }), "november.xlsx"));

test.each([
  ...["Do not send", "DO NOT IMPORT", "Draft", "Already posted", "Rejected", "Cancelled invoices", "Deleted", "Paid"],
  ...[
    "Old version",
    "TEST DATA",
    "Test",
    "For information only",
    "Invoices for information only",
    "draft invoices Nov 26",
    "already imported",
  ],
  ...["Nicht buchen", "Entwürfe", "bereits gebucht", "Nur zur Kenntnis", "Alte Version", "Testdaten"],
  ...["Brouillons", "Déjà payées", "Pour information", "Niet boeken", "Borradores", "Ya contabilizadas", "Bozze"],
  ...["Rascunhos", "Robocze", "Koncepty", "Utkast", "Kladder", "Luonnokset", "Ciorne", "Piszkozatok", "Taslaklar"],
  ...["Черновики", "Чернетки", "Для сведения", "Уже оплачено"],
])("“%s” holds all rows back, as the name of a sheet, of a file and as a title", (name) => {
  expect(inSheet(name)).toEqual(["name-held-back"]);
  expect(inFile(name)).toEqual(["name-held-back"]);
  expect(underTitle(name)).toEqual(["title-held-back"]);
});

test.each([
  ...["Quotes", "Purchase orders", "Budget 2026", "Forecast", "Sales invoices", "Angebote", "Bestellungen", "Devis"],
  ...["Ausgangsrechnungen", "Ventas", "Pedidos", "Oferty", "Objednávky", "Tilaukset"],
])("“%s” is no list of purchase invoices", (name) => {
  expect(inSheet(name)).toEqual(["kind"]);
  expect(inFile(name)).toEqual(["kind"]);
  expect(underTitle(name)).toEqual(["kind"]);
});

test.each([
  ...["Paid to Quote Design Ltd", "Paid invoices November", "Test Valley Borough Council", "Invoices for approval"],
  ...[
    "Posted Purchase Invoices",
    "Bogførte købsfakturaer",
    "Purchases Day Book FINAL (2)",
    "invoices - Copy",
    "unpaid",
  ],
  ...[
    "Budget Plumbing invoices",
    "Al Futtaim",
    "Rechnungen Oktober",
    "to pay",
    "Nov (2)",
    "Draft Beer Co invoices",
    "Export No 12",
    "Invoices no. 7 import",
  ],
])("but “%s” says nothing of the kind", (name) => {
  expect(inSheet(name)).toEqual([]);
  expect(inFile(name)).toEqual([]);
});

test("a sheet that a person chose by its name isn't asked about for its name", () => {
  expect(inSheet("Paid", { answers: { sheet: "Paid" } })).toEqual([]);
});
