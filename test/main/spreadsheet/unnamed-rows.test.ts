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

describe("a total that disagrees with the rows", () => {
  test.each(["Total,,,250.00,50.00", ",,,250.00,50.00", ",Total,,250.00,"])("is asked about: %s", (foot) => {
    const reading = read(header, a, b, foot);
    expect(reading.questions.map(({ text }) => text)).toEqual([
      "Row 4 gives 250.00 as the total, but 2 rows add up to 150.00. The difference is 100.00. If rows are missing, complete the file and add it again. Or should these rows be sent?",
    ]);
    expect(readCsv([header, a, b, foot], { fallback: null, answers: { accepted: ["foot"] } }).questions).toEqual([]);
  });

  test.each(["Total,,,150.00,22.50", ",,,150.01,22.51", "Total,,,,22.50", "Total Bolt,,,50.00,2.50"])(
    "is another thing than one that agrees: %s",
    (foot) => {
      expect(read(header, a, b, foot).questions).toEqual([]);
    },
  );

  test("is told where it agrees, and only there", () => {
    const agreed = (...rows: readonly string[]) => read(header, ...rows).agreedTotal;
    expect(agreed(a, b, "Total,,,150.00,22.50")).toBe("The total in row 4, 150.00, agrees with the rows above");
    expect(agreed(a, b, "Total,,,250.00,50.00")).toBeUndefined();
    expect(agreed(a, b)).toBeUndefined();
  });
});

test("Excel's error values are problems in a text file too, and two currencies in a cell are", () => {
  const rows = [
    "2026-03-14,A-1,#REF!,100.00,20.00",
    "2026-03-15,B-1,#WERT!,50.00,2.50",
    "2026-03-15,C-1,#1 Tools,50.00,2.50",
  ];
  expect(read(header, ...rows).problems.map(({ row }) => row)).toEqual([2, 3]);
  expect(read(`${header},Currency`, `${a},USD GBP`, `${b},GBP`).problems.map(({ row }) => row)).toEqual([2]);
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
    expect(read(header, a, `${title},,,,`, b).questions.map(({ id }) => id)).toEqual(["title-held-back"]);
  });

  test.each(["March", "Acme", "Drafts: excluded", "ohne Entwürfe", "Copyright Acme", "Holding Ltd"])(
    "that says “%s” is not",
    (title) => {
      expect(read(`${title},,,,`, header, a, b).questions).toEqual([]);
    },
  );
});
