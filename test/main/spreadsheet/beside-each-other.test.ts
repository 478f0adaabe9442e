/** @file Two columns of one thing are no question where nothing hangs on it, or where rows and headings tell them apart. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const useOf = (reading: ReturnType<typeof readCsv>, letter: string) =>
  reading.columns.find((column) => column.letter === letter)?.use;

test("of two references of the office the one that is called ours is sent", () => {
  const reading = readCsv([
    "Bkst.nr.;Onze ref.;Crediteur;Factuurdatum;Factuurnr.;Excl. btw;Btw",
    "26200001;IB260001;Vattenfall;07-01-2026;4412801793;530,39;111,38",
    "26200002;IB260002;Terberg;18-01-2026;TL-61047;490,00;102,90",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InternalReference")).toEqual(["IB260001", "IB260002"]);
});

const foreign = (heading: string) =>
  readCsv([
    `Vendor;Date;Document Number;Currency;${heading}`,
    "Grainger Inc.;14/8/2026;988155071;USD;1887.41;1887.41",
    "Laval inc.;18/8/2026;L5536;CAD;400.00;291.36",
    "Uline;13/8/2026;188211420;USD;433.61;433.61",
  ]);

test("of an amount in the row's currency and a converted one, the first is sent", () => {
  const reading = foreign("Net (foreign currency);Net");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1887.41", "400.00", "433.61"]);
  expect(useOf(foreign("Net (local);Net"), "F")).toEqual({ as: "property", property: "Net" });
});

test("two amounts that no heading tells apart are asked about", () => {
  expect(foreign("Net;Net amount").questions).not.toEqual([]);
});

test("a code for why there is no VAT is no wrong rate where the VAT has a column", () => {
  const lines = [
    "Fornitore;Data fattura;Numero fattura;Imponibile;Aliq. IVA;IVA",
    "Hera;02/02/2026;41-A;430,00;22;94,60",
    "Unipol;16/02/2026;QT-7;473,55;E10;0,00",
  ];
  const reading = readCsv(lines);
  expect(reading.problems).toEqual([]);
  expect(valuesOf(reading, "VATRate")).toEqual(["22", undefined]);
  expect(readCsv(lines.map((line) => line.replace(/;0,00$/, ";"))).problems.map(({ row }) => row)).toEqual([3]);
});

test("rates below a group “VAT” are a column each, though they name nothing else", () => {
  const reading = readCsv([
    "Gross;VAT;;;Goods;Creditor;Their inv no;Inv date",
    ";23%;13.5%;9%;;;;",
    "1171.87;219.13;;;952.74;Diageo;D551210;21/01/2026",
    "1069.73;;127.24;;942.49;Calor;CT-99144;23/01/2026",
    "109.00;;;9.00;100.00;Skellig;2851;24/01/2026",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["219.13", "127.24", "9.00"]);
});

test.each([
  ["Rechnung;;Lieferant;netto", "Nr.;vom;;"],
  ["Fattura;;Fornitore;Imponibile", "numero;del;;"],
])("“%s” over “%s” has the date of the invoice", (groups, below) => {
  const reading = readCsv([groups, below, "1188/A;21.10.2026;Brugnera;2740,00", "566;25.10.2026;Zanin;388,90"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-10-21", "2026-10-25"]);
});
