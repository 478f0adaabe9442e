/** @file Titles, remarks and columns of ordinary files that look like sentences against booking, and are none. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const heading = "Supplier;Invoice number;Date;Currency;Net;VAT";
const rows = [
  "Telford Telecom;TT-1;2026-11-11;GBP;100.00;20.00",
  "Kirkgate Carpets;KC-2;2026-11-12;GBP;200.00;40.00",
  "Ashby Tools;AT-3;2026-11-13;GBP;300.00;60.00",
  "Ashby Tools;AT-5;2026-11-14;GBP;400.00;80.00",
];
const idsOf = (lines: readonly string[]) => readCsv(lines).questions.map(({ id }) => id);
const above = (line: string) => idsOf([`${line};;;;;`, heading, ...rows]);
const beside = (header: string, values: readonly string[]) =>
  idsOf([`${heading};${header}`, ...rows.map((row, at) => `${row};${values[at] ?? ""}`)]);

test.each([
  ...["11/2026 invoices", "11/2026 Rechnungen", "Purchase ledger 11/2026 invoices", "Invoices: 2026", "Number: 12"],
  ...["Invoices awaiting payment", "Fatture in attesa di pagamento", "Invoices are paid within 30 days"],
  ...[
    "Payments are processed on Fridays",
    "Amounts shown are paid net of retention",
    "Invoices are entered in date order",
  ],
  ...["Originals have been sent by post", "PDFs have been uploaded to SharePoint", "Die Beträge sind netto erfasst"],
  ...["Originale wurden per Post gesendet", "Les factures sont payées à 30 jours", "Please do not reply to this email"],
  ...["Facturen zijn verwerkt op volgorde van datum", "Bitte nicht löschen", "Deleted items: 0", "Numéro : 12"],
  ...[
    "Faktury zakupu za listopad 2026, wydruk 20.11.2026",
    "Faktury są księgowane wg daty",
    "Zapłacone i niezapłacone",
  ],
  ...["Přijaté faktury, období 11/2026, vytiskl JB", "Částky jsou bez DPH", "Leverantörsfakturor per bokföringsdatum"],
  ...["Fakturor betalda och obetalda", "Ostolaskut kirjauspäivän mukaan", "Bejövő számlák könyvelési dátum szerint"],
  ...[
    "Facturi furnizori înregistrate în noiembrie 2026",
    "Knjigovodstvo: račun u prilogu",
    "Поступления за ноябрь 2026",
  ],
  ...["For reference: PO numbers are in column G", "Document à ne pas diffuser", "WIP invoices"],
])("“%s” above the rows is no question", (line) => expect(above(line)).toEqual([]));

test.each([
  ["Comments", "Boiler parts replaced by Dave"],
  ["Comments", "Waste is removed weekly"],
  ["Comments", "Please leave with reception"],
  ["Bemerkung", "Lampe wurde ersetzt"],
  ["Remarque", "Chaudière a été remplacée"],
  ["Waste", "Skip"],
  ["Created by", "JB"],
])("%s with “%s” in one row is no question", (header, text) => expect(beside(header, ["", text])).toEqual([]));

test("a unit of quantities is no unit of amounts", () => {
  expect(beside("Einheit", ["Stk", "Tsd.", "Stk", "kg"])).toEqual([]);
  expect(beside("Unit", ["GBP", "GBP thousand", "GBP", "GBP"])).toEqual(["scale-G"]);
});

test("an answer about the marked rows of one file says nothing of the next", () => {
  const answer = readCsv([`${heading};Action`, ...rows.map((row, at) => `${row};${at === 0 ? "Skip" : "Import"}`)])
    .questions[0]?.answers[0];
  expect(answer?.sets).toEqual({ accepted: ["column-G"] });
});

test("a number that a description repeats is still the number", () => {
  const read = readCsv([
    "Lieferant;Belegnummer;Datum;Text;Netto;USt.;Währung",
    ...["471100", "77123", "9004", "55120", "120099"].map(
      (number, at) => `Firma ${at} GmbH;${number};1${at}.11.2026;Rechnung ${number};100,00;19,00;EUR`,
    ),
  ]);
  expect(read.invoices.map(({ invoice }) => invoice.InvoiceNumber)).toEqual([
    "471100",
    "77123",
    "9004",
    "55120",
    "120099",
  ]);
});

test("rows with a number of their own are no recap, though they add up to all others", () => {
  const read = readCsv([heading, ...rows, ";C3;;GBP;600.00;120.00", ";D4;;GBP;400.00;80.00"]);
  expect(read.skipped).toEqual([]);
});

test("a supplier may be called Various", () => {
  const read = readCsv([heading, ...rows, "Various;V-1;2026-11-15;GBP;10.00;2.00"]);
  expect(read.invoices.at(-1)?.invoice.AccountName).toBe("Various");
});

test("thousands of rows of formulas below the invoices are read in time", () => {
  const read = readCsv([heading, ...rows, ...Array.from({ length: 10_000 }, () => ";;;;0.00;0.00")]);
  expect(read.questions.length + read.invoices.length).toBeGreaterThan(0);
});
