/** @file Apostrophes that programs write before the cells of a column to say that they are text. */

import { describe, expect, test } from "vitest";
import { readCsv, valuesOf } from "../reading.ts";

const header = "Supplier;Invoice number;Invoice date;Currency;Net";
const read = (...rows: readonly string[]) => readCsv([header, ...rows], { fallback: null });

describe("an apostrophe before every cell of a column", () => {
  test("is no part of numbers, names, dates and amounts", () => {
    const reading = read(
      "'Acme Ltd;'FPR 31/26;'13/11/2026;'GBP;'100.00",
      "'Bolt Ltd;'V1-9021;'14/11/2026;'GBP;'50.00",
      "'Crane Ltd;'00042;'15/11/2026;'GBP;'10.00",
    );
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Bolt Ltd", "Crane Ltd"]);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(["FPR 31/26", "V1-9021", "00042"]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-11-13", "2026-11-14", "2026-11-15"]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "50.00", "10.00"]);
  });

  test("is none where there is one at each end too", () => {
    const reading = read("'Acme Ltd';'A-1';13/11/2026;GBP;100.00", "'Bolt Ltd';'B-7';14/11/2026;GBP;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd", "Bolt Ltd"]);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1", "B-7"]);
  });

  test("is none in a list of one invoice, if another column has it too", () => {
    const reading = read("'Acme Ltd;'A-1;13/11/2026;GBP;100.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["Acme Ltd"]);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-1"]);
  });

  test("is none though a total below has no mark", () => {
    const rows = [1, 2, 3, 4, 5].map((n) => `'Acme ${n} Ltd;'A-${n};1${n}/11/2026;GBP;10.00`);
    const reading = read(...rows, "Total;;;;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual([1, 2, 3, 4, 5].map((n) => `Acme ${n} Ltd`));
  });

  test("stays in names that begin so", () => {
    const reading = read("'t Hoekje;A-1;13/11/2026;GBP;100.00", "'s-Gravenhage BV;B-7;14/11/2026;GBP;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["'t Hoekje", "'s-Gravenhage BV"]);
  });

  test("stays in the name of the only supplier, where no other column has it", () => {
    const reading = read("'Allo Cafe Ltd;A-1;13/11/2026;GBP;100.00", "'Allo Cafe Ltd;A-2;14/11/2026;GBP;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["'Allo Cafe Ltd", "'Allo Cafe Ltd"]);
  });

  test("is taken from each name alone, where a name of its own begins so", () => {
    const reading = read("''t Hoekje;A-1;13/11/2026;GBP;100.00", "'Bolt Ltd;B-7;14/11/2026;GBP;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["'t Hoekje", "Bolt Ltd"]);
  });

  test("stays where only some cells have one", () => {
    const reading = read("'Allo Cafe Ltd;A-1;13/11/2026;GBP;100.00", "Bolt Ltd;B-7;14/11/2026;GBP;50.00");
    expect(valuesOf(reading, "AccountName")).toEqual(["'Allo Cafe Ltd", "Bolt Ltd"]);
  });
});
