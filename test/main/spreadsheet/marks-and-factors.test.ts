/** @file Credit marks without a heading, and factors or units beside the amounts, are asked about. */

import { expect, test } from "vitest";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const read = (heading: string, marks: readonly string[], said: Said = {}) =>
  readBytes(
    csv(
      `Supplier,Invoice number,Date,Currency,Net,${heading},VAT`,
      ...marks.map(
        (mark, n) =>
          `Firm ${"ABCD"[n]} Ltd,${"KLMN"[n]}-${n * 7 + 1},2026-11-1${n},GBP,${n + 1}00.00,${mark},${n + 1}0.00`,
      ),
    ),
    "invoices.csv",
    said,
  );

test.each([
  ["", ["CR", "DR", "DR"], "CR"],
  ["", ["", "CR", ""], "CR"],
  ["", ["-", "", ""], "-"],
  ["", ["+", "-", "+"], "-"],
  ["", ["1", "-1", "1"], "-1"],
  ["+/-", ["+", "-", "+"], "-"],
  ["Sign", ["1", "1", "-1"], "-1"],
  ["Vorzeichen", ["+", "+", "-"], "-"],
])("under “%s”, %j are marks of credits, and asked about", (heading, marks, mark) => {
  const { questions, invoices } = read(heading, marks);
  expect(invoices).toEqual([]);
  expect(questions.map(({ column }) => column)).toEqual(["F"]);
  expect(questions[0]?.text).toContain(`has “${mark}” in row ${marks.indexOf(mark) + 2}`);
});

test("a row that is answered to be a credit note is sent with a minus", () => {
  const [question] = read("Sign", ["1", "1", "-1"]).questions;
  const sets = question?.answers.find(({ id }) => id.startsWith("credit-mark"))?.sets;
  const { invoices } = read("Sign", ["1", "1", "-1"], { answers: sets ?? {} });
  expect(invoices.map(({ invoice }) => invoice.Net)).toEqual(["100.00", "200.00", "-300.00"]);
});

test.each([
  ["", ["1", "1", "1"]],
  ["", ["DR", "DR", "DR"]],
  ["Unit", ["pcs", "kg", "hours"]],
  ["Factor", ["1", "1", "1"]],
  ["Factor", ["1.25", "0.8", "1"]],
])("under “%s”, %j say nothing against sending", (heading, marks) => {
  expect(read(heading, marks).questions).toEqual([]);
});

test.each([
  ["Multiplier", ["1", "1000", "1"], "1000"],
  ["Factor", ["1", "0.001", "1"], "0.001"],
  ["Faktor", ["1000", "1000", "1000"], "1000"],
  ["Unit", ["GBP", "GBP thousand", "GBP"], "GBP thousand"],
  ["Amount in", ["", "thousands", ""], "thousands"],
  ["Einheit", ["EUR", "TEUR", "EUR"], "TEUR"],
  ["", ["", "k€", ""], "k€"],
])("under “%s”, %j scale the amounts, and are asked about", (heading, marks, mark) => {
  const { questions, invoices } = read(heading, marks);
  expect(invoices).toEqual([]);
  expect(questions.map(({ text }) => text).join()).toContain(`has “${mark}” in row`);
  expect(questions.map(({ text }) => text).join()).toContain("the amounts there may be in another unit");
});
