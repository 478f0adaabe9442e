/** @file Values decide which column is the number, the supplier and the date, where headings leave it open. */

import { describe, expect, test } from "vitest";
import { isCompany } from "../../../../main/spreadsheet/proof/legal-forms.ts";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, valuesOf } from "../reading.ts";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const ids = (...lines: readonly string[]) => read(...lines).questions.map(({ id }) => id);

describe("a number", () => {
  const header = "Date,Supplier,No,Reference,Net,VAT";
  const rows = ["Acme,1001,HJ-2291", "Bolt,1002,NR0087", "Cork,1003,441", "Acme,1004,HJ-2299"];
  const lines = rows.map((row) => `2026-03-14,${row},100.00,20.00`);

  test("is the supplier's where several suppliers have numbered, each in its own way", () => {
    const reading = read(header, ...lines);
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)["Reference"]).toBe("InvoiceNumber");
  });

  test("is asked about where one program has numbered all of them", () => {
    const uniform = rows.map((row, at) => `2026-03-14,${row.replace(/[^,]*$/, `ER-${at + 17}`)},100.00,20.00`);
    expect(ids(header, ...uniform)).not.toEqual([]);
  });
});

describe("names under a heading that nobody knows", () => {
  const header = "Date,Invoice no,Xyzzy,Note,Net,VAT";
  const rows = [
    "HJ-2291,Harbour Joinery Ltd,wood",
    "NR0087,Nettle GmbH,lunch",
    "441,Tarn BV,repair",
    "HJ-2299,Harbour Joinery Ltd,shelf",
  ];

  test("are the suppliers where each has numbered in its own way", () => {
    const reading = read(header, ...rows.map((row) => `2026-03-14,${row},100.00,20.00`));
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "AccountName")).toContain("Nettle GmbH");
  });

  test("are asked about where all numbers are of one program, as in a list of sales", () => {
    const uniform = rows.map((row, at) => `2026-03-14,${row.replace(/^[^,]*/, `AR-${at + 17}`)},100.00,20.00`);
    expect(ids(header, ...uniform)).toContain("missing-AccountName");
  });
});

test("the date is the one from which the due dates follow by usual terms", () => {
  const header = "Xyzzy,Invoice no,Supplier,Due date,Net,VAT";
  const rows = ["2026-03-14,A-1,Acme,2026-04-13", "2026-03-20,B-1,Bolt,2026-04-03", "2026-03-21,C-1,Cork,2026-04-20"];
  expect(valuesOf(read(header, ...rows.map((row) => `${row},100.00,20.00`)), "Date")).toHaveLength(3);
  const odd = rows.map((row, at) => row.replace(/^\S{10}/, `2026-03-0${at + 1}`));
  expect(ids(header, ...odd.map((row) => `${row},100.00,20.00`))).toEqual(["missing-Date"]);
});

test.each([
  "Harbour Joinery Ltd",
  "Kikötő Kft.",
  "Tarn Motor A/S",
  "Stolarnia Sp. z o.o.",
  "Novák s.r.o.",
  "Rossi S.p.A.",
  "ООО Ромашка Плюс ООО",
])("%s is a company", (name) => {
  expect(isCompany(name)).toBe(true);
});

test.each(["Jo Smith", "worktops", "Nettle & Rye Catering", "Repairs and maintenance"])(
  "%s may be something else",
  (name) => {
    expect(isCompany(name)).toBe(false);
  },
);

test("a header row of unknown names is found by its shape, below titles", () => {
  const lines = [
    "Qwerty 2026;;;;",
    "Abcd;Efgh;Ijkl;Mnop;Qrst",
    "HJ-1;14.03.2026;Harbour;100,00;20,00",
    "NR2;15.03.2026;Nettle;50,00;2,50",
  ];
  const reading = readBytes(csv(...lines), "a.csv", { fallback: null });
  expect(reading.headerRow).toBe(2);
  expect(reading.questions.map(({ id }) => id)).not.toContain("header-row");
});

test("a band over the headings names the currency of the amounts that it reaches over", () => {
  const lines = [
    ",,,GBP,",
    "Date,Invoice no,Supplier,Net,VAT",
    "2026-03-14,A-1,Acme,100.00,20.00",
    "2026-03-15,B-1,Bolt,50.00,2.50",
  ];
  expect(valuesOf(read(...lines), "Currency")).toEqual(["GBP", "GBP"]);
  expect(ids(",GBP,,EUR,", ...lines.slice(1))).toEqual([]);
  expect(ids(",,,EUR,GBP", ...lines.slice(1))).not.toEqual([]);
});
