/** @file A code such as “STD” in the column of VAT rates is asked about, and what it stands for is remembered. */

import { expect, test } from "vitest";
import { changeTyped, fitsTyped, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { readCsv } from "./reading.ts";

const heading = "Supplier,Invoice number,Date,Currency,Net,VAT,VAT rate";
const read = (rows: readonly string[], change: TemplateChange = {}) =>
  readCsv([heading, ...rows.map((each, at) => `Acme,A-${at + 1},2026-11-20,GBP,${each}`), ""], {
    answers: { columns: { "VAT rate": { as: "property", property: "VATRate" } }, ...change },
  });

const standard = ["100.00,20.00,STD", "50.00,10.00,std", "40.00,2.00,RED", "30.00,0.00,ZERO"];

test("each code beside VAT is asked about once, with the rate that its amounts show", () => {
  const { questions } = read(standard);
  expect(questions.map(({ text }) => sayMessage(text))).toEqual([
    "Column G “VAT rate” says “STD” in 2 rows with VAT. The finance system takes the rate itself. Which rate is it?",
    "Column G “VAT rate” says “RED” in a row with VAT. The finance system takes the rate itself. Which rate is it?",
  ]);
  expect(questions.map(({ answers }) => answers.map(({ id }) => id))).toEqual([
    ["20", "typed", "without"],
    ["5", "typed", "without"],
  ]);
});

test("a code whose amounts show several rates has none that is suggested", () => {
  const [question] = read(["100.00,20.00,STD", "100.00,5.00,STD"]).questions;
  expect(question?.answers.map(({ id }) => id)).toEqual(["typed", "without"]);
});

test("a text that states the rate of its row's amounts is that rate, and otherwise asked about", () => {
  const stated = read(["100.00,13.50,VAT on Purchases (13.5%)"]);
  expect([stated.questions, stated.invoices[0]?.invoice.VATRate]).toEqual([[], "13.5"]);
  const first = read(["100.00,20.00,20% (VAT on Expenses)", "30.00,0.00,0% (no VAT)"]);
  expect([first.questions, first.problems, first.invoices.map(({ invoice }) => invoice.VATRate)]).toEqual([
    [],
    [],
    ["20", "0"],
  ]);
  expect(read(["100.00,0.00,20% (VAT on Expenses)"]).questions.map(({ id }) => id)).toEqual([
    "rate-of-20% (vat on expenses)",
  ]);
  expect(read(["100.00,5.00,Standard 20%"]).questions.map(({ id }) => id)).toEqual(["rate-of-standard 20%"]);
});

test("a code beside no VAT says why there is none: it is left out, and told", () => {
  const { questions, invoices, derived } = read(["30.00,0.00,E10"]);
  expect([questions, invoices[0]?.invoice.VATRate]).toEqual([[], undefined]);
  expect(derived.map(sayMessage).join("\n")).toContain("“E10” in “VAT rate” (column G) isn't a rate and is left out");
});

test("an answer is sent, and remembered for later files in any capitals", () => {
  const typed = changeTyped({ into: "rate", key: "red" }, "5,0 %");
  const answers: TemplateChange = { values: { VATRate: { std: "20", ...typed.values?.VATRate } } };
  const { questions, invoices, template } = read(standard, answers);
  expect([questions, invoices.map(({ invoice }) => invoice.VATRate)]).toEqual([[], ["20", "20", "5.0", undefined]]);
  expect(template?.values).toEqual(answers.values);
});

test("“without a rate” is an answer too", () => {
  const { questions, invoices } = read(["100.00,20.00,STD"], { values: { VATRate: { std: "" } } });
  expect([questions, invoices[0]?.invoice]).toEqual([[], expect.not.objectContaining({ VATRate: expect.anything() })]);
});

test.each([
  ["20", true],
  ["17.5 %", true],
  ["5,5", true],
  ["STD", false],
  ["", false],
  ["200", false],
  ["-5", false],
])("a typed rate is a percentage below a hundred: %j is %s", (text, fits) =>
  expect(fitsTyped({ into: "rate", key: "std" }, text)).toBe(fits),
);
