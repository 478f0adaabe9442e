/** @file Columns in any order, under headings that say nothing: values never change, only certainty. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, valuesOf } from "./reading.ts";

const suppliers = ["Harbour Ltd", "Tarn & Sons", "Alder GmbH"];
const numbers = ["HJ-2291", "77201", "SI/318/26", "HJ-2307", "77260", "SI/322/26", "HJ-2350", "77299"];
const nets = [100, 250.5, 60, 80, 45, 33.3, 12, 510.8];
const dated = (day: number) => `2026-10-${String(day).padStart(2, "0")}`;

/** Each with its heading and its values, row by row. */
const columns: readonly (readonly [heading: string, value: (at: number) => string])[] = [
  ["Entry", (at) => `ER-26-${412 + at}`],
  ["Supplier", (at) => suppliers[at % 3] ?? ""],
  ["Invoice no", (at) => numbers[at] ?? ""],
  ["Date", (at) => dated(3 + at * 3)],
  ["Posted", (at) => dated(4 + at * 3 + (at % 2))],
  ["Net", (at) => (nets[at] ?? 0).toFixed(2)],
  ["VAT", (at) => ((nets[at] ?? 0) * 0.2).toFixed(2)],
  ["Gross", (at) => ((nets[at] ?? 0) * 1.2).toFixed(2)],
  ["Currency", () => "GBP"],
];
const nonsense = ["Qvelto", "Brimfa", "Zolk", "Wexuna", "Trilpo", "Hurnic", "Opvast", "Glimra", "Yendol"];

test("no order of the columns and no heading without a meaning changes a value that is sent unasked", () => {
  const order = fc.shuffledSubarray([...columns.keys()], { minLength: columns.length });
  const unknown = fc.subarray([...columns.keys()], { maxLength: 4 });
  fc.assert(
    fc.property(order, unknown, (places, without) => {
      const headings = places.map((place) => (without.includes(place) ? nonsense[place] : columns[place]?.[0]));
      const rows = nets.map((_, at) => places.map((place) => columns[place]?.[1](at)).join(";"));
      const reading = readCsv([headings.join(";"), ...rows], { fallback: null });
      if (reading.questions.length > 0 || reading.problems.length > 0) return;
      expect(valuesOf(reading, "AccountName")).toEqual(nets.map((_, at) => suppliers[at % 3]));
      expect(valuesOf(reading, "InvoiceNumber")).toEqual(numbers);
      expect(valuesOf(reading, "Date")).toEqual(nets.map((_, at) => dated(3 + at * 3)));
      expect(valuesOf(reading, "Net").map(Number)).toEqual(nets);
      expect(valuesOf(reading, "VAT").map(Number)).toEqual(nets.map((net) => Number((net * 0.2).toFixed(2))));
    }),
    { numRuns: 60 },
  );
});

const list = (own: string, theirs: string, date: string, posted: string) =>
  readCsv(
    [
      `${own};${theirs};Supplier;${date};${posted};Net;VAT;Currency`,
      ...nets.map((net, at) =>
        [
          `ER-26-${412 + at * 2}`,
          numbers[at],
          suppliers[at % 3],
          dated(3 + at * 3),
          dated(4 + at * 3),
          net,
          net / 5,
          "GBP",
        ].join(";"),
      ),
    ],
    { fallback: null },
  ).questions.map(({ id }) => id);

test("numbers in a series are asked about if several suppliers have numbered under a heading that nobody knows", () => {
  expect(list("Bill no", "Qvelto", "Invoice date", "Posted on")).toEqual(["which-InvoiceNumber"]);
  expect(list("Entry no", "Invoice no", "Invoice date", "Posted on")).toEqual([]);
});

test("an earlier date under a heading that nobody knows is asked about if the other one may be that of its posting", () => {
  expect(list("Entry no", "Invoice no", "Qvelto", "Document date")).toEqual(["which-Date"]);
  const bills = (date: string) =>
    readCsv(
      [
        `Leverandør;Fakturanr.;${date};Bilagsdato;Netto;Mva;Valuta`,
        ...nets.map((net, at) =>
          [
            ...[suppliers[at % 3], numbers[at]],
            ...[`0${1 + at}.06.2026`, `${String(5 + at * 3).padStart(2, "0")}.06.2026`],
            ...[net, net / 4, "NOK"],
          ].join(";"),
        ),
      ],
      { fallback: null },
    ).questions.map(({ id }) => id);
  expect(bills("Qvelto")).toEqual(["which-Date"]);
  expect(bills("Fakturadato")).toEqual([]);
  expect(list("Entry no", "Invoice no", "Date 2", "Document date")).toEqual([]);
  expect(list("Entry no", "Invoice no", "Document date", "Qvelto")).toEqual([]);
  expect(list("Entry no", "Invoice no", "Qvelto", "Invoice date")).toEqual([]);
});

const accounts = [
  "Varekøb",
  "El og varme",
  "Varekøb",
  "Bilens drift",
  "El og varme",
  "Varekøb",
  "Kontor",
  "Bilens drift",
];
const withAccounts = (heading: string, isOfSuppliers: boolean, has: "both" | "one" = "both") =>
  readCsv(
    [
      `${has === "both" ? `${heading};` : ""}Kontonavn;Fakturanr.;Fakturadato;Beløb ekskl. moms;Moms;Valuta`,
      ...nets.map((net, at) =>
        [
          ...(has === "both" ? [suppliers[at % 3]] : []),
          isOfSuppliers ? suppliers[at % 3] : accounts[at],
          numbers[at],
          dated(3 + at),
          net,
          net / 4,
          "DKK",
        ].join(";"),
      ),
    ],
    { fallback: null },
  ).questions.map(({ id }) => id);

test("names of accounts are asked about if they may be those of nominals", () => {
  expect(withAccounts("Qvelto", false)).toEqual(["which-AccountName"]);
  expect(withAccounts("", false, "one")).toEqual(["column-A"]);
  expect(withAccounts("Leverandør", false)).toEqual([]);
  expect(withAccounts("", true, "one")).toEqual([]);
});

test("an amount under a heading that nobody knows is asked about if net and it make what is to be paid", () => {
  const read = (heading: string, vat: (net: number) => string) =>
    readCsv(
      [
        `Leverantör;Fakturanr;Fakturadatum;Belopp exkl. moms;${heading};Att betala;Valuta`,
        ...nets.map((net, at) =>
          [
            suppliers[at % 3],
            numbers[at],
            dated(3 + at),
            net.toFixed(2),
            vat(net),
            (net * 1.25).toFixed(2),
            "SEK",
          ].join(";"),
        ),
      ],
      { fallback: null },
    ).questions.map(({ id }) => id);
  expect(read("Qvelto", (net) => (net / 4).toFixed(2))).toEqual(["missing-VAT"]);
  expect(read("Moms", (net) => (net / 4).toFixed(2))).toEqual([]);
});

test("rows above the headings are asked about if they have dates and amounts in the same columns", () => {
  const page = (headings: string, from: number) => [
    headings,
    ...nets
      .slice(from, from + 4)
      .map((net, at) => [suppliers[at % 3], numbers[from + at], dated(3 + at), net.toFixed(2), "GBP"].join(";")),
  ];
  const headings = "Supplier;Invoice no;Invoice date;Net;Currency";
  const read = (first: string) => readCsv([...page(first, 0), "", ...page(headings, 4)], { fallback: null });
  expect(read("Qvelto;Brimfa;Zolk;Wexuna;Trilpo").questions.map(({ id }) => id)).toEqual(["rows-above"]);
  expect(read(headings).questions).toEqual([]);
  expect(read(headings).invoices.length).toBe(nets.length);
});
