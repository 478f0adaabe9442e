/** @file A title right above the headings says what the list is, and never what a column of it is. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const rows = [
  ["4814", "Omega Print", "RE-00936", "13/10/2026", "100.00", "21.00", "121.00"],
  ["4815", "Beta Energia", "2026/118", "14/10/2026", "60.00", "12.60", "72.60"],
  ["4816", "Omega Print", "RE-00991", "15/10/2026", "200.00", "42.00", "242.00"],
  ["4817", "Nordvik", "77120", "16/10/2026", "10.00", "2.10", "12.10"],
  ["4818", "Beta Energia", "2026/139", "17/10/2026", "30.00", "6.30", "36.30"],
].map((cells) => cells.join(";"));

const list = (title: string, headings: string) => readCsv([`${title};;;;;;`, headings, ...rows], { fallback: null });

const titles = [
  "Invoices",
  "Supplier invoices",
  "Přijaté faktury",
  "Creditor invoices",
  "Facturas",
  "VAT",
  "Purchase",
  "Bill",
];
const headings = [
  "Number;Supplier;Supplier no;Date;Net;VAT;Gross",
  "Číslo;Dodavatel;Dodavatelské číslo;Datum vystavení;Cena bez DPH;DPH;Cena s DPH",
  "No;Creditor;Ref;Date;Net;V;Total",
  "Nr;Vendor;Doc;Date;Net;Tax;Gross",
];

test("no title makes the office's own number that of the invoice, or changes any other value", () => {
  fc.assert(
    fc.property(fc.constantFrom(...titles), fc.constantFrom(...headings), (title, header) => {
      const reading = list(title, header);
      if (reading.questions.length > 0) return;
      expect(valuesOf(reading, "InvoiceNumber")).toEqual(["RE-00936", "2026/118", "RE-00991", "77120", "2026/139"]);
      expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "200.00", "10.00", "30.00"]);
    }),
  );
});

test("a title leaves the headings their own words", () => {
  const reading = list("Přijaté faktury", headings[1] ?? "");
  expect(reading.columns.map(({ name }) => name)[0]).toBe("Číslo");
});

describe("a supplier's number", () => {
  test("that is another one in each row of a supplier is what the supplier numbers: the invoice", () => {
    const reading = list("Purchases", headings[0] ?? "");
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "InvoiceNumber")?.[0]).toBe("RE-00936");
  });

  test("that is the same in all rows of a supplier is never the invoice's", () => {
    const same = rows.map((row) => row.replace(/RE-00\d+/, "RE-00936").replace(/2026\/1\d\d/, "2026/118"));
    const reading = readCsv([headings[0] ?? "", ...same], { fallback: null });
    expect(valuesOf(reading, "InvoiceNumber")).not.toContain("RE-00936");
  });
});

test("groups above the headings say each for its own columns what they are, and nothing of sales together", () => {
  const reading = (group: string) =>
    readCsv(
      [
        `Autoliquidación;;Fecha;${group};NIF Expedidor;;Importes en euros;;`,
        "Ejercicio;Periodo;Expedición;Número;Identificación;Nombre Expedidor;Base Imponible;Cuota IVA;Total Factura",
        "2026;4T;05/10/2026;1552;74880213K;PANADERIA LOLA;100,00;21,00;121,00",
        "2026;4T;16/10/2026;A/2288;B29331876;LAVANDERIA COSTA SL;60,00;12,60;72,60",
        "2026;4T;17/10/2026;F26011873;A29118002;DISTRIBUCIONES SA;200,00;42,00;242,00",
        "2026;4T;28/10/2026;1558;74880213K;PANADERIA LOLA;30,00;6,30;36,30",
      ],
      { fallback: null },
    );
  expect(reading("Identificación de la factura").questions).toEqual([]);
  expect(reading("Facturas emitidas").questions.map(({ id }) => id)).toContain("kind");
});
