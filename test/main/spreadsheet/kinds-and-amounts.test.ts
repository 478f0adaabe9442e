/** @file Kinds, codes and amounts that programs write in their own way are read where the file explains them. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const nets = (...lines: readonly string[]) => {
  const reading = read(...lines);
  return reading.questions.length > 0 ? reading.questions.map(({ id }) => id) : valuesOf(reading, "Net");
};

describe("kinds of documents", () => {
  const head = "Tipo Doc;Fecha factura;N° factura;Proveedor;Neto;IVA";

  test("of Chile's tax office turn credit notes", () => {
    expect(nets(head, "33;14/10/2026;8259;Acme;1000;190", "61;15/10/2026;8260;Acme;500;95")).toEqual(["1000", "-500"]);
  });

  test("are explained by signs: the positive code is that of invoices", () => {
    const lines = ["VFA;14/10/2026;A-1;Acme;100,00;21,00", "VNC;15/10/2026;A-2;Acme;-50,00;-10,50"];
    expect(nets(head, ...lines)).toEqual(["100.00", "-50.00"]);
  });

  test("whose signs explain nothing are asked about", () => {
    const lines = ["VFA;14/10/2026;A-1;Acme;100,00;21,00", "VNC;15/10/2026;A-2;Acme;50,00;10,50"];
    expect(nets(head, ...lines)).toEqual(["column-A"]);
  });
});

test("one column of all VAT beside its parts is the VAT", () => {
  const lines = [
    "Invoice date,Invoice no,Supplier,Net 5%,Net 25%,Gross,VAT total,VAT 5%,VAT 25%",
    "2026-03-14,A-1,Acme,100.00,0,105.00,5.00,5.00,0",
    "2026-03-15,B-1,Bolt,0,200.00,250.00,50.00,0,50.00",
    "2026-03-16,C-1,Cork,40.00,80.00,142.00,22.00,2.00,20.00",
  ];
  const reading = read(...lines);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["5.00", "50.00", "22.00"]);
});

describe("a total with a rate in each row", () => {
  const rows = [
    "Lieferant;Rechnungsnr.;Rechnungsdatum;Total;MwSt-Satz",
    "Acme;A-1;2026-03-14;108,10;8,1 %",
    "Bolt;B-1;2026-03-15;216,20;8,1 %",
  ];

  test("includes the VAT if a title says so", () => {
    expect(nets("alle Beträge CHF inkl. MWST;;;;", ...rows)).toEqual(["100.00", "200.00"]);
  });

  test("is asked about if none does", () => {
    expect(nets("Kreditoren;;;;", ...rows)).toEqual(["missing-Net"]);
  });
});

test("a page number between the rows is no invoice, and neither is a line that counts only some columns", () => {
  const reading = read(
    "Invoice date,Invoice no,Supplier,Net,VAT",
    "1,2,3,5,6",
    "2026-03-14,A-1,Acme,100.00,20.00",
    ",Page 2,,,",
    "2026-03-15,B-1,Bolt,50.00,10.00",
  );
  expect(reading.questions).toEqual([]);
  expect(reading.invoices).toHaveLength(2);
});

test("amounts in yen have no decimals, so a comma groups their digits", () => {
  const lines = ["Supplier,Invoice no,Invoice date,Net,Currency", 'Acme,A-1,2026-03-14,"250,000",JPY'];
  expect(nets(...lines)).toEqual(["250000"]);
});

test("amounts in each row's own currency are taken, not those converted to one", () => {
  const lines = [
    "Vendor,Invoice no,Invoice date,Currency,Amount (FC),Tax (FC),Total (FC),Amount (EUR),Tax (EUR),Total (EUR)",
    "Acme,A-1,2026-10-15,GBP,100.00,20.00,120.00,115.00,23.00,138.00",
    "Bolt,B-1,2026-10-16,EUR,200.00,40.00,240.00,200.00,40.00,240.00",
  ];
  expect(nets(...lines)).not.toContain("115.00");
});
