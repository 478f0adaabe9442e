/** @file Rows around the invoices are recognised by what they are, in any language. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Invoice date,Invoice no,Supplier,Net,VAT";
const a = "2026-03-14,A-1,Acme,100.00,20.00";
const b = "2026-03-15,B-1,Bolt,50.00,2.50";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const skipped = (...lines: readonly string[]) => read(...lines).skipped.map(({ row }) => row);

describe("a row of sums", () => {
  test.each([
    ["a word of an unknown language for the date", "小计,,,150.00,22.50"],
    ["a word for the number", ",Összesen,,150.00,22.50"],
    ["a word for the supplier", ",,Σύνολο:,150.00,22.50"],
    ["no word at all", ",,,150.00,22.50"],
  ])("with %s is left out", (_, sums) => {
    expect(skipped(header, a, b, sums)).toEqual([4]);
  });

  test("of one supplier, and of all, is left out", () => {
    expect(skipped(header, a, ",x,,100.00,20.00", b, ",y,,50.00,2.50", ",z,,150.00,22.50")).toEqual([3, 5, 6]);
  });

  test("is no row whose amounts are not the sums", () => {
    expect(skipped(header, a, b, ",,Cork,151.00,22.50")).toEqual([]);
    expect(read(header, a, b, ",,Cork,151.00,22.50").questions).not.toEqual([]);
  });

  test("is no invoice with a date and a number, whose amounts happen to be the sums", () => {
    expect(read(header, a, b, "2026-03-16,C-1,Cork,150.00,22.50").invoices).toHaveLength(3);
  });
});

test("a line that a report draws, and headings that it repeats, are left out and not compared with invoices", () => {
  const line = "----,----,----,----,----";
  const reading = read("Acme Ltd page 1,,,,", header, line, a, "Acme Ltd page 2,,,,", header, line, b);
  expect(reading.questions).toEqual([]);
  expect(reading.invoices.map(({ row }) => row)).toEqual([4, 8]);
});

describe("a title over some rows", () => {
  test.each([
    ...["In dispute", "On hold", "Drafts", "Copy", "Already posted", "Bereits gebucht", "En litige", "Reeds geboekt"],
    ...["Ya contabilizadas", "In contestazione", "Rascunhos", "Wstrzymane", "Pozastaveno:", "Utkast", "Már könyvelt"],
    ...["Пpиостановлено / спорные", "Taslaklar", "Na čekanju", "Πρόχειρα"],
  ])("that says “%s” is asked about", (title) => {
    expect(read(header, a, `${title},,,,`, b).questions.map(({ id }) => id)).toEqual(["kind"]);
  });

  test.each(["March", "Acme", "Drafts: excluded", "ohne Entwürfe", "Copyright Acme", "Holding Ltd"])(
    "that says “%s” is not",
    (title) => {
      expect(read(`${title},,,,`, header, a, b).questions).toEqual([]);
    },
  );
});
