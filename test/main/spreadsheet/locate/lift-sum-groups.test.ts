/** @file Reports whose groups begin with their sums: the name above counts for the documents that add up to it. */

import { expect, test } from "vitest";
import { readCsv, rowsOf, valuesOf } from "../reading.ts";

const headings = "Контрагент;Вх. номер;Вх. дата;Сумма без НДС;НДС;Всего";
const report = (...rows: readonly string[]) =>
  readCsv(["Реестр полученных счетов-фактур;;;;;", headings, ...rows], { fallback: null });

const first = [
  "АО «Казахтелеком»;;;300,50;60,10;360,60",
  "  Поступление 0301 от 04.04.2026;СФ-8413;04.04.2026;100,50;20,10;120,60",
  "  Поступление 0302 от 19.05.2026;8426;19.05.2026;200,00;40,00;240,00",
];
const second = [
  "ИП Жумабаев Е.К.;;;50,00;10,00;60,00",
  "  Поступление 0303 от 20.05.2026;77/1;20.05.2026;50,00;10,00;60,00",
];

test("the rows of sums are no invoices, and their names are the suppliers of the rows below", () => {
  const reading = report(...first, ...second, "Итого;;;350,50;70,10;420,60");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["АО «Казахтелеком»", "АО «Казахтелеком»", "ИП Жумабаев Е.К."]);
  expect(valuesOf(reading, "Net")).toEqual(["100.50", "200.00", "50.00"]);
});

test("groups within groups, such as contracts, are left out too", () => {
  const nested = [first[0] ?? "", "  Договор № 7;;;300,50;60,10;360,60", ...first.slice(1)];
  const reading = report(...nested, ...second);
  expect(reading.questions).toEqual([]);
  expect(rowsOf(reading).map(({ row }) => row)).toEqual([5, 6, 8]);
  expect(valuesOf(reading, "AccountName")).toEqual(["АО «Казахтелеком»", "АО «Казахтелеком»", "ИП Жумабаев Е.К."]);
});

test("a sum that is off by a cent, or a document without a group, leaves the report as it is, and is asked about", () => {
  expect(report(first[0]?.replace("300,50", "300,51") ?? "", ...first.slice(1), ...second).questions).not.toEqual([]);
  expect(report(...first.slice(1), ...second, ...first).questions).not.toEqual([]);
});

test("in Japan a mark before a rate says that it is the reduced one", () => {
  const reading = readCsv([
    "請求日,取引先名,請求書番号,税抜金額,税率,消費税,税込金額",
    "2026/09/06,佐々木電設,202609-8761,88590,10%,8859,97449",
    "2026/09/13,弁当の花まる,4065,34450,※8%,2756,37206",
  ]);
  expect(reading.problems).toEqual([]);
  expect(valuesOf(reading, "VATRate")).toEqual(["10", "8"]);
});

test("the dates show which rows are documents, where no heading is known", () => {
  const reading = readCsv(
    [
      "Постачальник;Номер рахунку постачальника;Дата рахунку;Сума без ПДВ;ПДВ;Всього з ПДВ",
      "ТОВ «Агро»;;;300,50;60,10;360,60",
      ";АЦ-4417;03.09.2026;100,50;20,10;120,60",
      ";АЦ-4702;14.10.2026;200,00;40,00;240,00",
      "ТОВ «Бізнес»;;;150,00;30,00;180,00",
      ";118/4420;16.10.2026;50,00;10,00;60,00",
      ";118/5093;20.10.2026;100,00;20,00;120,00",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["АЦ-4417", "АЦ-4702", "118/4420", "118/5093"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-09-03", "2026-10-14", "2026-10-16", "2026-10-20"]);
});

test("names and kinds of documents may share a column", () => {
  const reading = readCsv(
    [
      "Piegādātājs / Dokuments;Datums;Numurs;Summa bez PVN;PVN;Kopā",
      "SIA Lido;;;300,00;63,00;363,00",
      "Rēķins;04.09.2026;LD-118;100,00;21,00;121,00",
      "Rēķins;14.09.2026;LD-131;200,00;42,00;242,00",
      "AS Latvenergo;;;50,00;10,50;60,50",
      "Rēķins;20.09.2026;77114;50,00;10,50;60,50",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["SIA Lido", "SIA Lido", "AS Latvenergo"]);
});
