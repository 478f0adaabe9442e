/** @file The office as its own supplier, and remarks behind a supplier's name, are asked about. */

import { expect, test } from "vitest";
import { readCsv, rowsOf, type Said } from "./reading.ts";

const header = "Supplier,Invoice No,Date,Currency,Net,VAT";
const own = "Alder & Stone Interiors Ltd,AS-200,18/11/2026,GBP,500.00,100.00";
const rows = ["Telford Telecom,TT-55,17/11/2026,GBP,50.00,10.00", "Kirkgate Carpets,KC-9,18/11/2026,GBP,240.00,48.00"];
const read = (lines: readonly string[], said: Said = {}) => readCsv(lines, { fallback: null, ...said });
const ids = (...of: Parameters<typeof read>) => read(...of).questions.map(({ id }) => id);

test.each([["Alder & Stone Interiors Ltd"], ["Alder & Stone Interiors"], ["ALDER AND STONE INTERIORS LIMITED"]])(
  "a supplier with the connection's name “%s” is asked about",
  (name) => {
    expect(ids([header, rows[0] ?? "", own], { companyNames: ["Head office", name] })).toEqual(["own-supplier"]);
  },
);

test("so is one with the name over the list, in words that say which row it is", () => {
  const { questions } = read(["Alder & Stone Interiors Ltd - purchase invoices", header, ...rows, own]);
  expect(questions.map(({ id }) => id)).toEqual(["own-supplier"]);
  expect(questions[0]?.text).toContain("The supplier in row 5 is “Alder & Stone Interiors Ltd”, your own company.");
});

test("on a person's word all rows are sent", () => {
  const said = { companyNames: ["Alder & Stone Interiors Ltd"], answers: { accepted: ["own-supplier"] } };
  expect(rowsOf(read([header, ...rows, own], said))).toHaveLength(3);
});

test("the name over the invoices of one supplier is that supplier's", () => {
  expect(ids(["Alder & Stone Interiors Ltd - invoices", header, own])).toEqual([]);
});

test("another supplier with the same first words is none of the office", () => {
  expect(ids([header, ...rows, own], { companyNames: ["Alder & Stone Holdings Ltd", "Leeds"] })).toEqual([]);
});

test.each([
  "- credit to come",
  "- credit note to follow",
  "(already entered)",
  "- waiting for credit",
  "- Gutschrift folgt",
])("“O'Connor Ltd %s” in the supplier's cell is asked about", (remark) => {
  const row = `O'Connor Ltd ${remark},OC-9,18/11/2026,GBP,510.00,102.00`;
  expect(ids([header, ...rows, row])).toEqual(["title-rows"]);
});

test.each(["Anglian Water - Business", "O'Connor Scaffolding (Leeds) Ltd", "Barnett Waddingham – Credit Control"])(
  "“%s” is a supplier's name",
  (name) => expect(ids([header, ...rows, `${name},OC-9,18/11/2026,GBP,510.00,102.00`])).toEqual([]),
);
