/** @file Lines between the rows with nothing but a name: suppliers where the numbers below them say so, else nothing. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const lines = [
  "INKOOPFACTUREN 2e KWARTAAL 2026;;;;",
  "Datum;Factuurnr;Omschrijving;Bedrag excl.;BTW 21%",
  "De Molen;;;;",
  "11-04-2026;264417;Gist;100,00;21,00",
  "14-04-2026;264452;Boter;50,00;10,50",
  ";;;150,00;31,50",
  "Zuid;;;;",
  "12-04-2026;VZ/77;Dozen;10,00;2,10",
  "13-06-2026;VZ/81;Zakken;20,00;4,20",
  ";;;30,00;6,30",
  "Koster & Zn;;;;",
  "16-05-2026;1220;Melk;40,00;8,40",
  "27-05-2026;1224;Room;60,00;12,60",
  ";;;100,00;21,00",
];

test("names above blocks of purchases are suppliers where each block is numbered in its own way", () => {
  const reading = readCsv(lines);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["De Molen", "Zuid", "Koster & Zn"].flatMap((name) => [name, name]));
});

test("a grand total in other words below the blocks is no invoice of the last supplier", () => {
  const reading = readCsv([...lines, "TOTAAL GENERAAL;;;280,00;58,80"]);
  expect(reading.questions).toEqual([]);
  expect(reading.invoices).toHaveLength(6);
});

test("a code before the name in such a line is no part of it", () => {
  const reading = readCsv(lines.map((line) => (/^[A-Z][^;]+;;;;$/.test(line) ? `1004 ${line}` : line)));
  expect(valuesOf(reading, "AccountName").slice(0, 1)).toEqual(["De Molen"]);
});

test("sites above blocks with the numbers of several suppliers are not taken for suppliers", () => {
  const numbers = ["A-17", "90311", "VZ/77", "1220", "A-19", "VZ/81"];
  const mixed = lines.map((line) => (/^\d/.test(line) ? line.replace(/;[^;]*/, () => `;${numbers.shift()}`) : line));
  expect(readCsv(mixed).questions.map(({ id }) => id)).toEqual(["missing-AccountName"]);
});

test("months above blocks are not taken for suppliers", () => {
  const months = ["April 2026", "Mei 2026", "Juni 2026"];
  const ofMonths = lines.map((line, at) => (at > 0 && /^[A-Z][^;]+;;;;$/.test(line) ? `${months.shift()};;;;` : line));
  expect(readCsv(ofMonths).questions.map(({ id }) => id)).toEqual(["missing-AccountName"]);
});

test("sites with totals of their own below a title about suppliers are not taken for suppliers", () => {
  const numbers = ["A-17", "90311", "VZ/77", "1220", "A-19", "VZ/81"];
  const mixed = lines.flatMap((line) => {
    if (/^\d/.test(line)) return [line.replace(/;[^;]*/, () => `;${numbers.shift()}`)];
    return [line.replace("INKOOPFACTUREN", "Supplier invoices")];
  });
  const named = mixed.map((line, at) =>
    line.startsWith(";;;") ? `Total ${["De Molen", "Zuid", "Koster & Zn"][Math.floor(at / 4) - 1]}${line}` : line,
  );
  expect(readCsv(named).questions.map(({ id }) => id)).toEqual(["missing-AccountName"]);
});

describe("a report whose title says that it is by vendor", () => {
  const report = (title: string) =>
    readCsv([
      title,
      ",Date,Transaction Type,Num,Memo/Description,Amount",
      "Verizon,,,,,",
      ",03/19/2026,Bill,9986514402,Phone,411.09",
      ",03/28/2026,Bill Payment (Check),5521,,-411.09",
      "Total for Verizon,,,,,0.00",
      "Wexford Towers LLC,,,,,",
      ",03/01/2026,Bill,MAR26 RENT,Rent,9850.00",
      ",03/02/2026,Bill,CAM-3,Service,1213.45",
      ",03/03/2026,Bill Payment (Check),5499,,-11063.45",
      "Total for Wexford Towers LLC,,,,,0.00",
    ]);

  test("names the suppliers in its lines, though payments between the bills are numbered otherwise", () => {
    const reading = report("Transaction List by Vendor");
    expect(reading.questions).toEqual([]);
    expect(reading.invoices.map(({ invoice }) => [invoice.AccountName, invoice.InvoiceNumber, invoice.Net])).toEqual([
      ["Verizon", "9986514402", "411.09"],
      ["Wexford Towers LLC", "MAR26 RENT", "9850.00"],
      ["Wexford Towers LLC", "CAM-3", "1213.45"],
    ]);
  });

  test("but not one whose title only mentions vendors: its lines may name sites", () => {
    expect(
      report("Vendors: transactions of all sites").invoices.map(({ invoice }) => invoice.AccountName ?? null),
    ).not.toContain("Verizon");
  });
});

test("Xero's report of bills has the suppliers above the numbers of their invoices", () => {
  const reading = readCsv([
    "Payable Invoice Detail",
    "Invoice Number,Invoice Date,Description,Account,Net,GST,Gross",
    "Aust. Veterinary Supplies,,,,,,",
    "SI-4410827,2 Jul 2026,Vaccines,310 - Stock purchases,736.80,73.68,810.48",
    "CN-220418,19 Jul 2026,Short dated,310 - Stock purchases,-88.75,-8.88,-97.63",
    "Total Aust. Veterinary Supplies,,,,648.05,64.80,712.85",
    "Bunnings Trade,,,,,,",
    "2244/01187265,9 Jul 2026,Shelving,463 - Repairs,237.27,23.73,261.00",
    "Total Bunnings Trade,,,,237.27,23.73,261.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual([
    "Aust. Veterinary Supplies",
    "Aust. Veterinary Supplies",
    "Bunnings Trade",
  ]);
});

test("a word for the supplier and a code before each name are none of the name", () => {
  const reading = readCsv([
    "Eingangsrechnungen nach Lieferant;;;;",
    "Re.-Datum;Rechnungsnr.;Text;Netto 19 %;USt 19 %",
    "Lieferant 70104 Raiffeisen Mitte eG;;;;",
    "05.08.2026;RE-2608114;Futter;100,00;19,00",
    "Summe Lieferant 70104;;;100,00;19,00",
    "Lieferant 70211 Praxis Dr. Hövel;;;;",
    "31.08.2026;1187/26;Behandlung;50,00;9,50",
    "Summe Lieferant 70211;;;50,00;9,50",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Raiffeisen Mitte eG", "Praxis Dr. Hövel"]);
});

const block = (title: string, ...bands: readonly string[]) =>
  readCsv(
    [
      title,
      "Invoice date;Invoice no;Details;Net;VAT",
      ...bands.flatMap((band, at) => [
        `${band};;;;`,
        `04.08.2026;${["KF", "R/", "77"][at]}20${at}1;Ware;${at + 1}00,00;${at + 1}9,00`,
        `1${at}.09.2026;${["KF", "R/", "77"][at]}20${at}9;Ware;50,00;9,50`,
      ]),
    ],
    { fallback: null },
  );

test.each([
  ["Kreditor Nr. 70100 Stahl GmbH", "Kreditor Nr. 70101 EnBW AG", "Kreditor Nr. 70102 Haus KG"],
  ["Supplier Stahl GmbH", "Supplier EnBW AG", "Supplier Haus KG"],
  [
    "Kreditor: 70100 Stahl GmbH, 48230 Warendorf",
    "Kreditor: 70101 EnBW AG, 76131 Karlsruhe",
    "Kreditor: 7 Haus KG, 1010 Wien",
  ],
  [
    "Fornitore 001 Stahl GmbH P.IVA 01234567890",
    "Fornitore 002 EnBW AG P.IVA 01234567891",
    "Fornitore 3 Haus KG P.IVA 01234567892",
  ],
  ["Vendor: Stahl GmbH | Leeds | Tel 0113 496001", "Vendor: EnBW AG | York | Tel 2", "Vendor: Haus KG | Hull | Tel 3"],
])("“%s”: what is around the name is no part of it", (...bands) => {
  const names = valuesOf(block("Invoices by supplier", ...bands), "AccountName");
  expect([...new Set(names)]).toEqual(["Stahl GmbH", "EnBW AG", "Haus KG"]);
});

test.each([
  ["Supplier invoices by site", "Site 001 Leeds", "Site 002 York", "Site 003 Hull"],
  ["Invoices by vendor", "Vendor V1000", "Vendor V1001", "Vendor V1002"],
  ["Eingangsrechnungen nach Kostenstelle", "Küche", "Service", "Technik"],
])("“%s”: lines that name sites or codes are asked about", (title, ...bands) => {
  expect(block(title, ...bands).questions.map(({ id }) => id)).toContain("missing-AccountName");
});
