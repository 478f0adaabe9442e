/** @file The rows are checked in every file: a template does not silence doubts about them. */

import { expect, test } from "vitest";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { readCsv, type Said } from "./reading.ts";

const idsOf = (lines: readonly string[], said: Said = {}): string[] =>
  readCsv(lines, { fallback: null, ...said }).questions.map(({ id }) => id);

/** The template of a file without questions, or without further ones after these answers. */
function taughtBy(lines: readonly string[], said: Said = {}): Template {
  const { template, questions } = readCsv(lines, { fallback: null, ...said });
  if (template === null) throw new Error(JSON.stringify(questions.map(({ id }) => id)));
  return template;
}

const headers = "Date,Invoice no,Supplier,Net,VAT";
const plain = [headers, "2026-04-23,A-1,Acme,100.00,20.00", "2026-04-24,A-2,Beta,50.00,10.00"];

test.each([
  [
    "rates in the VAT column",
    { columns: { VAT: { as: "left-alone" } } },
    headers,
    ["2026-05-01,B-1,Acme,80.00,20", "2026-05-02,B-2,Beta,500.00,20"],
    "column-E",
  ],
  [
    "net amounts that include the VAT",
    { accepted: ["share-E"] },
    headers,
    ["2026-05-01,B-1,Acme,1488.00,248.00"],
    "share-E",
  ],
  ["more VAT than any rate makes", { accepted: ["share-E"] }, headers, ["2026-05-01,B-1,Acme,20.00,100.00"], "share-E"],
  [
    "a code with each supplier's name",
    { columns: { Supplier: { as: "property", property: "AccountName" } } },
    headers,
    ["2026-05-01,B-1,1001 - Acme,100.00,20.00"],
    "column-C",
  ],
  [
    "a supplier that is a number",
    { accepted: ["number-C"] },
    headers,
    ["2026-05-01,B-1,Acme,100.00,20.00", "2026-05-02,B-2,412.00,82.40,1"],
    "number-C",
  ],
  [
    "the same row twice",
    { accepted: ["twice-B"] },
    headers,
    ["2026-05-01,B-1,Acme,100.00,20.00", "2026-05-01,B-1,Acme,100.00,20.00"],
    "twice-B",
  ],
  [
    "the number of a credit note",
    { accepted: ["credit-number-B"] },
    headers,
    ["2026-05-01,B-1,Acme,100.00,20.00", "2026-05-02,B-3,Acme,10.00,2.00", "2026-05-02,CN-2,Acme,10.00,2.00"],
    "credit-number-B",
  ],
] as const)("%s: asked about although a file like it was read before", (_, sets, header, rows, id) => {
  const template = taughtBy(plain);
  expect(template.columns).toEqual({});
  expect(idsOf([header, ...rows], { templates: [template] })).toEqual([id]);
  const answers =
    readCsv([header, ...rows], { templates: [template], fallback: null }).questions[0]?.answers.at(-1)?.sets ?? null;
  expect(answers).toEqual(sets);
  expect(idsOf([header, ...rows], { templates: [template], answers })).toEqual([]);
});

test("net and VAT that do not add up to the total in any row are asked about in the second file too", () => {
  const template = taughtBy([`${headers},Gross`, "2026-04-23,A-1,Acme,100.00,20.00,120.00"]);
  const rows = Array.from(
    { length: 900 },
    (_, n) => `2026-05-01,B-${n},Acme,100.00,20.00,${n === 777 ? "121.00" : "120.00"}`,
  );
  const { questions } = readCsv([`${headers},Gross`, ...rows], { templates: [template], fallback: null });
  expect(questions.map(({ id }) => id)).toEqual(["column-F"]);
  expect(questions[0]?.text).toContain("in row 779: Net 100.00, VAT 20.00, Gross 121.00");
});

test("too much VAT is asked about though only the decimal sign that a person gave makes it too much", () => {
  const lines = ["Date;Invoice no;Supplier;Net;VAT", "2026-05-01;B-1;Acme;1.250;262", "2026-05-02;B-2;Acme;2.500;525"];
  expect(idsOf(lines)).toEqual(["decimal-sign"]);
  for (const said of [
    { answers: { decimalSign: "." } },
    { decimalSign: "." },
    { fallback: { decimalSign: "." } },
  ] as const)
    expect(idsOf(lines, said)).toEqual(["share-E"]);
  expect(idsOf(lines, { answers: { decimalSign: ".", accepted: ["share-E"] } })).toEqual([]);
  expect(idsOf(lines, { answers: { decimalSign: "," } })).toEqual([]);
});

test("a missing VAT counts as zero in the check of the total", () => {
  expect(idsOf([`${headers},Gross`, "2026-05-01,B-1,Acme,100.00,,120.00"])).toEqual(["column-F"]);
  expect(idsOf([`${headers},Gross`, "2026-05-01,B-1,Acme,100.00,,100.00"])).toEqual([]);
});

test("a person's answer about the total applies to later files with these headers", () => {
  const lines = [`${headers},Gross`, "2026-05-01,B-1,Acme,100.00,20.00,125.00"];
  const answers = { columns: { Gross: { as: "left-alone" } } } as const;
  const template = taughtBy(lines, { answers });
  expect(Object.keys(template.columns ?? {})).toEqual(["Gross"]);
  expect(idsOf(lines, { templates: [template] })).toEqual([]);
});

test("a header that names another currency than the rows is asked about in the second file", () => {
  const header = "Date,Invoice no,Supplier,Net (GBP),Currency";
  const template = taughtBy([header, "2026-04-23,A-1,Acme,100.00,GBP"]);
  expect(idsOf([header, "2026-05-01,B-1,Acme,100.00,EUR"], { templates: [template] })).toEqual(["column-D"]);
});

test("an invoice's total in each of its lines is asked about in the second file", () => {
  const header = "Date,Invoice no,Supplier,Net,Item";
  const template = taughtBy([header, "2026-04-23,A-1,Acme,100.00,Door"]);
  const lines = [header, "2026-05-01,B-1,Acme,300.00,Door", "2026-05-01,B-1,Acme,300.00,Frame"];
  expect(idsOf(lines, { templates: [template] })).toEqual(["column-D"]);
});

test("a new word for credit notes is asked about, and the known words stay", () => {
  const header = `Type,${headers}`;
  const first = [header, "Invoice,2026-04-23,A-1,Acme,100.00,20.00", "Credit note,2026-04-24,A-2,Acme,50.00,10.00"];
  const template = taughtBy(first, { answers: { columns: { Type: { as: "credit-mark", values: ["Credit note"] } } } });
  expect(idsOf(first, { templates: [template] })).toEqual([]);
  const next = [header, "Credit note,2026-05-01,B-1,Acme,10.00,2.00", "Refund,2026-05-02,B-2,Acme,30.00,6.00"];
  const [question] = readCsv(next, { templates: [template], fallback: null }).questions;
  expect(question?.text).toContain("“Refund” in row 3");
  const read = readCsv(next, { templates: [template], fallback: null, answers: question?.answers[0]?.sets ?? null });
  expect(read.questions).toEqual([]);
  expect(read.invoices.map(({ invoice }) => invoice.Net)).toEqual(["-10.00", "-30.00"]);
});

test("a template's column is a person's word, who is not asked again", () => {
  const template: Template = { ...taughtBy(plain), columns: { Supplier: { as: "property", property: "AccountName" } } };
  expect(idsOf([headers, "2026-05-01,B-1,1001 - Acme,100.00,20.00"], { templates: [template] })).toEqual([]);
});
