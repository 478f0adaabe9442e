/** @file Columns of net amounts and of VAT are told apart by arithmetic, whatever their headings say. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const ids = (...lines: readonly string[]) => read(...lines).questions.map(({ id }) => id);

describe("columns for each rate that no word tells apart", () => {
  const head = "Invoice date;Invoice no;Supplier;Alpha;Beta;Gamma;Delta;Epsilon;Total";
  const rows = [
    "14/03/2026;A-1;Acme Ltd;0.00;100.00;12.00;0.00;0.00;112.00",
    "15/03/2026;77120;Bolt Ltd;0.00;0.00;0.00;200.00;42.00;242.00",
    "16/03/2026;C/3;Cork Ltd;0.00;50.00;6.00;100.00;21.00;177.00",
    "17/03/2026;D4;Dart Ltd;80.00;0.00;0.00;0.00;0.00;80.00",
  ];

  test("are the net amounts and VAT that make up the total at one rate each", () => {
    const reading = read(head, ...rows);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net").map(Number)).toEqual([100, 200, 150, 80]);
    expect(valuesOf(reading, "VAT").map(Number)).toEqual([12, 42, 27, 0]);
  });

  test("are asked about where one row doesn't fit", () => {
    expect(ids(head, ...rows, "18/03/2026;E5;Echo Ltd;0.00;100.00;15.00;0.00;0.00;115.00")).not.toEqual([]);
  });
});

test("a tax in halves belongs to the net amounts of all rates, and to freight that is taxed with them", () => {
  const reading = read(
    "Supplier Invoice Date;Supplier Invoice No.;Vendor;Gross Total;Purchase @ 18%;Purchase GST 12%;Freight;CGST;SGST",
    "14/03/2026;A-1;Acme Ltd;118.00;100.00;;;9.00;9.00",
    "15/03/2026;77120;Bolt Ltd;224.00;;200.00;;12.00;12.00",
    "16/03/2026;C/3;Cork Ltd;1298.00;1000.00;;100.00;99.00;99.00",
    "17/03/2026;D4;Dart Ltd;348.00;200.00;100.00;;24.00;24.00",
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net").map(Number)).toEqual([100, 200, 1100, 300]);
  expect(valuesOf(reading, "VAT").map(Number)).toEqual([18, 24, 198, 48]);
});

test("a net amount is not calculated from one VAT where another column may be VAT too", () => {
  const lines = [
    "Invoice date;Invoice no;Supplier;Q1;Q2;VAT 12 %;Total incl. VAT",
    "14/03/2026;A-1;Acme Ltd;0.00;0.00;12.00;112.00",
    "15/03/2026;77120;Bolt Ltd;200.00;42.00;0.00;242.00",
    "16/03/2026;C/3;Cork Ltd;100.00;21.00;6.00;177.00",
  ];
  expect(ids(...lines)).not.toEqual([]);
});

test("an amount in the office's own currency is the net amount where there is no other", () => {
  const of = (currency: string) =>
    read(
      "Invoice date;Invoice no;Supplier;Currency;Local ex. tax;Tax (local);Local total",
      "14/03/2026;A-1;Acme Ltd;GBP;100.00;20.00;120.00",
      `15/03/2026;77120;Bolt Ltd;${currency};60.00;3.00;63.00`,
    );
  expect(valuesOf(of("GBP"), "Net")).toEqual(["100.00", "60.00"]);
  expect(of("EUR").questions).not.toEqual([]);
});

test("“Total before discount” is the net amount where VAT and total show that nothing was taken off", () => {
  const head = "Invoice date;Invoice no;Supplier;Total before discount;Tax amount;Document total";
  const rows = ["14/03/2026;A-1;Acme Ltd;100.00;20.00;120.00", "15/03/2026;77120;Bolt Ltd;60.00;3.00;63.00"];
  expect(valuesOf(read(head, ...rows), "Net")).toEqual(["100.00", "60.00"]);
  expect(ids(head, ...rows, "16/03/2026;C/3;Cork Ltd;100.00;18.00;108.00")).not.toEqual([]);
});

describe("an amount under an unknown heading beside “Net”", () => {
  const head = "Invoice date;Invoice no;Supplier;Net;Original";
  const rows = [
    "14/03/2026;A-1;Acme Ltd;100.00;119.00",
    "15/03/2026;77120;Bolt Ltd;200.00;214.00",
    "16/03/2026;C/3;Cork Ltd;300.00;357.00",
  ];

  test("is the total where several rates of one country lead to it, so the VAT is known", () => {
    const reading = read(head, ...rows);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "VAT").map(Number)).toEqual([19, 14, 57]);
  });

  test("is nothing where it is always a fifth more, as a budget may be", () => {
    const reading = read(head, ...rows.map((row, at) => row.replace(/[^;]*$/, `${(at + 1) * 120}.00`)));
    expect(valuesOf(reading, "VAT")).not.toContain("20");
  });
});

test("a tax on two columns of one rate is told from an exempt amount", () => {
  const reading = read(
    "Invoice date;Invoice no;Supplier;Alpha;Beta;Gamma;Delta;Epsilon;Total",
    "14/03/2026;A-1;Acme Ltd;100.00;50.00;;31.50;;181.50",
    "15/03/2026;77120;Bolt Ltd;200.00;;;42.00;;242.00",
    "16/03/2026;C/3;Cork Ltd;;300.00;;63.00;;363.00",
    "17/03/2026;D4;Dart Ltd;;;400.00;;24.00;424.00",
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net").map(Number)).toEqual([150, 200, 300, 400]);
  expect(valuesOf(reading, "VAT").map(Number)).toEqual([31.5, 42, 63, 24]);
});

test("one VAT that is a usual rate of all other columns together is told from them under unknown headings", () => {
  const register = (...vat: readonly string[]) =>
    readCsv(
      [
        "N° pièce;Date fact.;Fournisseur;Réf. facture;Devise;Total facture;81 March.;82 Serv.;59 déd.",
        `1;2026-07-03;COLRUYT SA;9912046;EUR;${vat[0]};334,25;;20,06`,
        `2;2026-07-04;PROXIMUS SA;F/7401;EUR;${vat[1]};;170,56;35,82`,
        `3;2026-07-13;HENROTIN SRL;2026-074;EUR;${vat[2]};;305,23;64,10`,
        `4;2026-07-25;DELHEZ SPRL;F26/0433;EUR;${vat[3]};1490,38;;312,98`,
        `5;2026-08-04;LUMINUS SA;25000511;EUR;${vat[4]};;208,10;12,49`,
      ],
      { fallback: null },
    );
  const reading = register("354,31", "206,38", "369,33", "1803,36", "220,59");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["334.25", "170.56", "305.23", "1490.38", "208.10"]);
  expect(valuesOf(reading, "VAT")).toEqual(["20.06", "35.82", "64.10", "312.98", "12.49"]);
  expect(register("354,31", "206,38", "369,33", "1803,36", "230,59").questions).not.toEqual([]);
});
