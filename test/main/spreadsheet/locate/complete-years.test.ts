/** @file Dates without a year get the only year that the list's titles name, unless they may be beyond its turn. */

import { expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const list = (title: string, ...days: readonly string[]) =>
  readCsv(
    [
      `${title};;;;`,
      "Lieferant;Rechnung Nr;Rechnungsdatum;netto;MwSt",
      ...days.map((day, at) => `Huber ${at} GmbH;R-${at}${at};${day};${100 + at},00;${19 + at},19`),
    ],
    { fallback: null },
  );

test("the year of a title counts for all days, whether the month is named or not", () => {
  const october = list("Eingangsrechnungen Oktober 2026", "01.10.", "14.10.", "28.09.");
  expect(october.questions).toEqual([]);
  expect(valuesOf(october, "Date")).toEqual(["2026-10-01", "2026-10-14", "2026-09-28"]);
  expect(october.derived).toContain("The year of 3 dates is 2026, from “Eingangsrechnungen Oktober 2026”");
  const year = list("Eingangsrechnungen 2026", "3.2.", "14.3.", "9.11.");
  expect(valuesOf(year, "Date")).toEqual(["2026-02-03", "2026-03-14", "2026-11-09"]);
});

const isOpen = ({ problems, questions }: ReturnType<typeof list>): boolean => problems.length + questions.length > 0;

test("days that may be beyond the turn of the year are not completed", () => {
  expect(isOpen(list("Eingangsrechnungen Januar 2026", "15.12.", "3.01.", "9.01."))).toBe(true);
  expect(isOpen(list("Eingangsrechnungen 2026", "15.12.", "3.01.", "9.01."))).toBe(true);
});

test("without a year, or with two, nothing is completed", () => {
  expect(isOpen(list("Eingangsrechnungen Oktober", "01.10.", "14.10.", "28.09."))).toBe(true);
  expect(isOpen(list("Eingangsrechnungen 2025/2026 und 2026", "01.10.", "14.10.", "28.09."))).toBe(true);
});

test("a day that doesn't exist is no date", () => {
  expect(list("Eingangsrechnungen Februar 2026", "01.02.", "30.02.", "14.02.").problems.map(({ row }) => row)).toEqual([
    4,
  ]);
});

test("days and months with a stroke are completed if one of the days shows which comes first", () => {
  const shown = list("Liste des factures du 01/08/2026 au 13/11/2026", "10/08", "14/10", "09/11");
  expect(shown.questions).toEqual([]);
  expect(valuesOf(shown, "Date")).toEqual(["2026-08-10", "2026-10-14", "2026-11-09"]);
  expect(isOpen(list("Liste des factures du 01/08/2026 au 13/11/2026", "10/08", "04/10", "09/11"))).toBe(true);
});

test("months in words, and years of two digits in front, get the year of the title", () => {
  expect(valuesOf(list("Supplier invoices 2026", "5 Aug", "4 Sept", "2 Oct"), "Date")).toEqual([
    ...["2026-08-05", "2026-09-04", "2026-10-02"],
  ]);
  expect(valuesOf(list("Leverantörsfakturor hösten 2026", "260810", "260921", "261002"), "Date")).toEqual([
    ...["2026-08-10", "2026-09-21", "2026-10-02"],
  ]);
  expect(isOpen(list("Leverantörsfakturor 2026", "260826", "260926", "261026"))).toBe(true);
});

test("a weekday or the month may come first, and “2025/26” names two years", () => {
  expect(valuesOf(list("Supplier invoices 2026", "Mon 7 Sep", "Thu 17 Sep", "Fri 2 Oct"), "Date")[0]).toBe(
    "2026-09-07",
  );
  expect(valuesOf(list("Supplier invoices 2026", "Sep 3", "Sep 17", "Oct 2"), "Date")[0]).toBe("2026-09-03");
  expect(isOpen(list("Supplier invoices 2025/26", "3 Sep", "17 Sep", "2 Oct"))).toBe(true);
});
