/** @file Lists as pivot tables write them, kinds under any heading, and dates of what the numbers number. */

import { expect, test } from "vitest";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, valuesOf } from "./reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

test("in a pivot table a supplier that is written once counts for its rows, though the numbers are plain digits", () => {
  const rows = [
    ["Supplier", "Invoice No", "Date", "Sum of Net", "Sum of VAT"],
    ["Acme Ltd", "2129", "2026-10-14", 100, 20],
    [null, "6079", "2026-10-15", 50, 10],
    [null, "3324", "2026-10-16", 30, 6],
    ["Acme Ltd Total", null, null, 180, 36],
    ["Bolt Ltd", "B-1", "2026-10-14", 70, 14],
    [null, "B-2", "2026-10-17", 10, 2],
    ["Bolt Ltd Total", null, null, 80, 16],
    ["Grand Total", null, null, 260, 52],
  ];
  const reading = readBytes(makeWorkbook({ Pivot: rows }), "Pivot.xlsx", { fallback: null });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Acme Ltd", "Acme Ltd", "Bolt Ltd", "Bolt Ltd"]);
});

test("“Nature” with “Facture” and “Avoir” is a column of kinds, and turns the credit notes", () => {
  const reading = read(
    "Fournisseur;N° facture;Date facture;Nature;HT;TVA",
    "Acme;A-1;14/10/2026;Facture;100,00;20,00",
    "Bolt;B-1;15/10/2026;Avoir;50,00;10,00",
    "Cork;C-1;16/10/2026;Facture;30,00;6,00",
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["100.00", "-50.00", "30.00"]);
});

test("a date is that of what the number numbers, once that is taken for the invoice number", () => {
  const reading = read(
    "Постачальник;№ рахунку;Дата рахунку;Без ПДВ;ПДВ",
    ...["904121", "311804", "550217", "912022", "104455", "780331", "660120"].map(
      (number, at) => `ТОВ Фірма ${at % 3};${number};1${at}.10.2026;100,00;20,00`,
    ),
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Date")[0]).toBe("2026-10-10");
});

test("two net amounts headed in different currencies are asked about if no column has the currency", () => {
  const reading = read(
    "Supplier;Invoice no;Invoice date;Net UAH;VAT UAH;Net EUR;VAT EUR",
    "Acme;A-1;14/10/2026;4935,00;987,00;100,00;20,00",
    "Bolt;B-1;15/10/2026;9870,00;0,00;200,00;0,00",
  );
  expect(reading.questions.map(({ id }) => id)).toContain("which-Net");
});

test("“Ingreso” and “Egreso” beside UUIDs are Mexico's invoices and credit notes, and elsewhere income and expenses", () => {
  const uuid = (n: number) => `3F19AA4${n}-4B10-41C4-9A00-5D12EE093344`;
  const list = (id: (n: number) => string, heading: string) =>
    read(
      `${heading};Tipo;Folio;Fecha Emisión;Razón Social Emisor;Concepto;SubTotal;IVA 16%;Total;Moneda`,
      `${id(1)};Ingreso;F-20981;2026-10-01;Distribuidora SA de CV;Material;1000.00;160.00;1160.00;MXN`,
      `${id(2)};Ingreso;A 5512;2026-10-02;Gases SA de CV;Oxígeno;500.00;80.00;580.00;MXN`,
      `${id(3)};Ingreso;1187;2026-10-03;Lavandería SC;Lavado;300.00;48.00;348.00;MXN`,
      `${id(4)};Egreso;NC-402;2026-10-04;Distribuidora SA de CV;Devolución;100.00;16.00;116.00;MXN`,
      `${id(5)};Ingreso;F-21007;2026-10-05;Distribuidora SA de CV;Material;200.00;32.00;232.00;MXN`,
    );
  const cfdi = list(uuid, "UUID");
  expect(cfdi.questions).toEqual([]);
  expect(valuesOf(cfdi, "Net")).toEqual(["1000.00", "500.00", "300.00", "-100.00", "200.00"]);
  expect(valuesOf(list(String, "Línea"), "Net")).not.toContain("-100.00");
});
