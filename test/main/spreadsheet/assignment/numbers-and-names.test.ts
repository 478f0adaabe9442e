/** @file Whose numbers and names a column holds follows from the rows, where headings don't say it. */

import { describe, expect, test } from "vitest";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { readCsv, valuesOf } from "../reading.ts";

const rows = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

const suppliers = ["Acme Works", "Bolt Tools", "Cork Energy"];
/** Twelve invoices: each supplier counts on from its own number. */
const invoices = (
  line: (invoice: { n: number; supplier: string; number: number; date: string; net: string }) => string,
) =>
  Array.from({ length: 12 }, (_, n) => {
    const at = (n * 2) % 3;
    const number = [8259, 1557, 5744][at] ?? 0;
    return line({
      n,
      supplier: suppliers[at] ?? "",
      number: number + n * 3,
      date: `2026-10-${n + 10}`,
      net: `${n + 20}.00`,
    });
  });

describe("numbers of one length", () => {
  test("are those of the suppliers if each one's rise, and all together don't", () => {
    const reading = rows(
      "Supplier,Document number,Date,Net",
      ...invoices(({ supplier, number, date, net }) => `${supplier},${number},${date},${net}`),
    );
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)).toMatchObject({ "Document number": "InvoiceNumber" });
  });

  test("are asked about if they rise from row to row", () => {
    const reading = rows(
      "Supplier,Document number,Date,Net",
      ...invoices(({ n, supplier, date, net }) => `${supplier},${4410 + n * 2},${date},${net}`),
    );
    expect(reading.questions.map(({ id }) => id)).toEqual(["missing-InvoiceNumber"]);
  });
});

describe("a number that one program gave to all rows", () => {
  const references = ["HJ-22", "77201", "K/3/26"];
  const lines = (heading: string) => [
    `${heading},Supplier,Reference,Date,Net`,
    ...invoices(
      ({ n, supplier, date, net }) => `${4410 + n},${supplier},${references[(n * 2) % 3]}${n},${date},${net}`,
    ),
  ];

  test("is not the supplier's, if the heading is vague and another column has numbers of several suppliers", () => {
    const reading = rows(...lines("Bill"));
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)).toMatchObject({ Reference: "InvoiceNumber" });
  });

  test("is asked about, if the heading is “Invoice no”", () => {
    expect(rows(...lines("Invoice no")).questions.map(({ id }) => id)).toEqual(["which-InvoiceNumber"]);
  });
});

describe("names under an unknown heading", () => {
  const lines = (title: string) => [
    title,
    "Who,Inv no,Inv date,For,Net",
    "Duggan Supplies,SI-209981,2026-10-14,Vaccines,1840.00",
    "Bord Gas,6611204,2026-10-15,Heating,212.35",
    "Clonmel Waste,CW/3381,2026-10-16,Collection,148.00",
    "Duggan Supplies,SI-211873,2026-10-17,Syringes,92.00",
  ];

  test("are the suppliers in a list of bills, if no other column has names", () => {
    expect(valuesOf(rows(...lines("Our bills October,,,,")), "AccountName")).toContain("Bord Gas");
  });

  test("are asked about where no title says what is listed", () => {
    expect(rows(...lines("October,,,,")).questions.map(({ id }) => id)).toEqual(["column-A"]);
  });
});

test("the party that is the same in every row is not the supplier", () => {
  const reading = rows(
    "Invoice no,Invoice date,Supplier,Supplier,Net",
    ...["Acme", "Bolt", "Cork", "Dove", "Elm"].map(
      (name, n) => `${name}-${n},2026-10-1${n},${name} Ltd,Northwind Ltd,10.00`,
    ),
  );
  expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Bolt Ltd", "Cork Ltd", "Dove Ltd", "Elm Ltd"]);
});

describe("numbers of one form", () => {
  const list = (numbers: readonly string[]) =>
    rows(
      "Supplier,Number,Date,Net",
      ...numbers.map((number, n) => `${suppliers[n % 3]},${number},2026-10-${n + 10},${n + 20}.00`),
    );

  test("are those of the suppliers if two of one supplier begin alike, and two of different ones don't", () => {
    const ofSuppliers = ["0012-00048113", "0044-00001207", "0003-00000417"];
    const next = ["0012-00048290", "0044-00001311", "0003-00000409"];
    const reading = list([...ofSuppliers, ...next, "0012-00048055", "0044-00001288"]);
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)).toMatchObject({ Number: "InvoiceNumber" });
  });

  test("are asked about if all begin alike", () => {
    const ofOffice = ["0012-00048113", "0012-00048290", "0012-00048055", "0012-00048407", "0012-00048161"];
    expect(list(ofOffice).questions).not.toEqual([]);
  });
});

test("long numbers of one form, as Argentina's, are those of the suppliers if each one's rise, and all together don't", () => {
  const reading = rows(
    "Proveedor,Número,Fecha,Neto,IVA 21%,Total,Moneda",
    ...invoices(
      ({ n, supplier, number, date }) =>
        `${supplier},A${String([7, 3, 2][(n * 2) % 3]).padStart(5, "0")}${String(20_000_000 + number).padStart(8, "0")},${date},100.00,21.00,121.00,ARS`,
    ),
  );
  expect(reading.questions).toEqual([]);
  expect(mappingOf(reading)).toMatchObject({ Número: "InvoiceNumber" });
  expect(reading.columns.find(({ letter }) => letter === "B")?.why).toContain("Proveedor");
});
