/** @file Names and dates under headings that say something else: taken where the rows show what they are, asked about elsewhere. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const invoices = [
  ["Harbour Joinery Ltd", "HJ-2291", "14/03/2026"],
  ["Tarn Motors Limited", "44102", "17/03/2026"],
  ["Nettle & Rye Catering", "NR/26/087", "19/03/2026"],
  ["Harbour Joinery Ltd", "HJ-2299", "23/03/2026"],
  ["Tarn Motors Limited", "44178", "25/03/2026"],
  ["Nettle & Rye Catering", "NR/26/101", "30/03/2026"],
] as const;

const listOf = (
  [name, number, date]: readonly [string, string, string],
  title = "Supplier invoices",
  rows: readonly (readonly [string, string, string])[] = invoices,
) =>
  readCsv([
    `${title};;;;;`,
    `${name};${number};${date};Net;VAT;Gross`,
    ...rows.map(
      ([supplier, no, day], at) => `${supplier};${no};${day};${100 + 10 * at}.00;${20 + 2 * at}.00;${120 + 12 * at}.00`,
    ),
  ]);

const suppliers = invoices.map(([name]) => name);

test("in a list of purchases, companies that number in their own way are the suppliers, whatever their heading says", () => {
  for (const heading of ["Firm", "Payment to", "Name/town", "Landlord's agent"]) {
    const reading = listOf([heading, "Invoice no", "Invoice date"]);
    expect(reading.questions, heading).toEqual([]);
    expect(valuesOf(reading, "AccountName"), heading).toEqual(suppliers);
  }
});

test("the same list without a word for purchases is asked about, for it may have sales too", () => {
  expect(listOf(["Firm", "Invoice no", "Invoice date"], "Invoices 2026").questions).not.toEqual([]);
});

test("companies without numbers of their own are asked about, because they may be the office's own", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...suppliers], { minLength: suppliers.length }), (names) => {
      const rows = invoices.map(([, no, day], at) => [names[at] ?? "", no, day] as const);
      const reading = listOf(["Firm", "Invoice no", "Invoice date"], "Supplier invoices", rows);
      const isOwn = suppliers.every((name, at) =>
        suppliers.every((other, of) => (name === other) === (names[at] === names[of])),
      );
      if (!isOwn) expect(reading.questions).not.toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("the dates of what is numbered are those of the invoices: “Demand no” and “Demand date”, “Facturé le”", () => {
  for (const [number, date] of [
    ["Demand no", "Demand date"],
    ["Receipt No", "Receipt Date"],
    ["N° de facture", "Facturé le"],
    ["Rechnung Nr", "Rechnung vom"],
  ] as const) {
    const reading = listOf(["Supplier", number, date]);
    expect(reading.questions, date).toEqual([]);
    expect(reading.invoices.map(({ invoice }) => String(invoice.Date).slice(0, 10))[0], date).toBe("2026-03-14");
  }
});

test("a date of something else is not sent, though it is the only one", () => {
  for (const date of ["Valuation date", "Posting date", "Delivery date", "Date received"])
    expect(new Set(valuesOf(listOf(["Supplier", "Invoice no", date]), "Date")), date).toEqual(new Set([undefined]));
});

const withAgent = (numbers: readonly string[]) =>
  readCsv([
    "Agente;Prestador;N.º fatura;Data fatura;Base;IVA;Total",
    ...numbers.map((number, at) => {
      const [agent, carrier] = [
        ["Navex, Lda", "Sotrans, Lda"][at % 2],
        ["Hapag-Lloyd AG", "CMA Portugal, S.A."][at < 3 ? 0 : 1],
      ];
      return `${agent};${carrier};${number};${at + 13}/10/2026;100,00;23,00;123,00`;
    }),
  ]);

test("of two companies in each row, nobody is paid until somebody says who, unless the numbers show it", () => {
  const mixed = withAgent(["FT 26/589", "4435600", "107670", "FT 26/595", "107760", "4436590"]);
  expect(mixed.questions.map(({ id }) => id)).toEqual(["which-AccountName"]);
  const own = withAgent(["HL-1", "HL-2", "HL-3", "CMA/26/7", "CMA/26/8", "CMA/26/9"]);
  expect(own.questions).toEqual([]);
  expect(new Set(valuesOf(own, "AccountName"))).toEqual(new Set(["Hapag-Lloyd AG", "CMA Portugal, S.A."]));
});

test("a tax point is the date of the invoice, unless another column has that", () => {
  const reading = listOf(["Supplier", "Invoice no", "Tax Point Date"]);
  expect(reading.questions).toEqual([]);
  expect(String(reading.invoices[0]?.invoice.Date).slice(0, 10)).toBe("2026-03-14");
  const both = readCsv([
    "Supplier;Invoice no;Tax point;Invoice date;Net;VAT",
    "Harbour Joinery Ltd;HJ-2291;14/03/2026;13/03/2026;100.00;20.00",
  ]);
  expect(valuesOf(both, "Date")).toEqual(["2026-03-13"]);
});

test("an account has no date, so “Дата рахунку” is that of the invoice, though the number is called otherwise", () => {
  const reading = readCsv(
    [
      "Вхідний номер;Дата рахунку;Контрагент;Сума без ПДВ;Сума ПДВ;Валюта",
      "КС7120484;14.08.2026;ПрАТ Київстар;1080,38;216,08;грн",
      "РН-0277;21.08.2026;ФОП Ткаченко;3560,50;0;грн",
      "605;26.08.2026;ТОВ Фармація;7860,50;550,24;грн",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-08-14", "2026-08-21", "2026-08-26"]);
});
