/** @file Files with known headers: read by their template, and stopped where the headers have changed. */

import { describe, expect, test } from "vitest";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, rowsOf } from "./reading.ts";

const headers = "Date,Invoice no,Supplier,Net,VAT";
const rows = ["23/04/2026,A-1,Acme,100.00,20.00", "05/04/2026,A-2,Beta,50.00,10.00"];

/** The template of a file without questions. */
function templateOf(lines: readonly string[], said: Parameters<typeof readCsv>[1] = {}): Template {
  const { template, questions } = readCsv(lines, { fallback: null, ...said });
  if (template === null) throw new Error(JSON.stringify(questions));
  return template;
}

/** The template of a file about which a person has answered that its dates are day first. */
const dayFirst = (): Template =>
  templateOf([headers, "03/04/2026,A-0,Acme,100.00,20.00"], { answers: { dateOrder: "dmy" } });

test("of a file that nobody was asked about the template holds the headings, and nothing that the file only implied", () => {
  expect(templateOf([headers, ...rows], { fallback: null })).toEqual({
    name: "invoices",
    headers: ["Date", "Invoice no", "Supplier", "Net", "VAT"],
    columns: {},
    text: { encodings: [], separators: ["comma"] },
  });
});

test("what a person has answered is stored, dates and amounts with the form of the file", () => {
  expect(dayFirst()).toMatchObject({ columns: {}, notations: { comma: { dateOrder: "dmy" } } });
});

test("the inbox's settings are not stored in a template", () => {
  const template = templateOf([headers, "03/04/2026,A-1,Acme,1.000,20"], { dateOrder: "mdy", decimalSign: "," });
  expect(template).not.toHaveProperty("dateOrder");
  expect(template).not.toHaveProperty("decimalSign");
});

test("a reading with a question or without invoices has no template", () => {
  expect(readCsv([headers, "03/04/2026,A-1,Acme,100,20"])).toMatchObject({
    template: null,
    questions: [{ id: "date-order" }],
  });
  expect(readCsv([headers]).template).toBeNull();
});

test("what one file showed is no answer for the next with the same headers", () => {
  const template = templateOf([headers, ...rows]);
  const asked = (line: string, separator = ",") =>
    readCsv([headers.replaceAll(",", separator), line], { templates: [template] }).questions.map(({ id }) => id);
  // Another supplier, who writes the month first, or a comma before the cents.
  expect(asked("11/03/2026,Z-4,Meridian,500.00,0.00")).toEqual(["date-order"]);
  expect(asked("19-11-2026;Z-6;Van den Berg;1.250;262", ";")).toEqual(["text", "decimal-sign"]);
});

test("an answer about dates or amounts is asked again of a file in another form, and both are remembered", () => {
  const first = dayFirst();
  const lines = [headers.replaceAll(",", ";"), "03/04/2026;A-3;Acme;1.00;0.20"];
  expect(readCsv(lines, { templates: [first] }).questions.map(({ id }) => id)).toEqual(["text", "date-order"]);
  const second = templateOf(lines, { templates: [first], answers: { isSameKind: true, dateOrder: "mdy" } });
  expect(second.notations).toEqual({ comma: { dateOrder: "dmy" }, semicolon: { dateOrder: "mdy" } });
});

test("an answer about dates does not count where other dates of the file speak against it", () => {
  const due = `${headers},Due`;
  const template = templateOf([due, "03/04/2026,A-0,Acme,100.00,20.00,04/05/2026"], { answers: { dateOrder: "dmy" } });
  const lines = [due, "05/06/2026,A-3,Acme,100.00,20.00,05/31/2026"];
  const asked = readCsv(lines, { templates: [template] });
  expect(asked.questions.map(({ id }) => id)).toEqual(["date-order"]);
  expect(asked.questions[0]?.text).toContain("05/31/2026");
  const answered = readCsv(lines, { templates: [template], answers: { dateOrder: "dmy" } });
  expect(answered.questions).toEqual([]);
});

test("what a person has answered applies to the next file with the same headers, and its source is named", () => {
  const next = readCsv([headers, "03/04/2026,A-3,Acme,1.00,0.20"], { templates: [dayFirst()] });
  expect(next.questions).toEqual([]);
  expect(next.invoices[0]?.invoice.Date).toBe("2026-04-03");
  expect(next.dates).toEqual({ order: "dmy", evidence: "the template “invoices” says day first" });
});

test("an answer applies to this file, and through its template to the next", () => {
  const lines = [headers, "03/04/2026,A-1,Acme,100.00,20.00"];
  const answered = readCsv(lines, { answers: { dateOrder: "mdy" } });
  expect(answered.dates?.evidence).toBe("your answer says month first");
  const next = readCsv([headers, "05/06/2026,A-2,Acme,100.00,20.00"], {
    templates: [templateOf(lines, { answers: { dateOrder: "mdy" } })],
  });
  expect(next.questions).toEqual([]);
  expect(next.invoices[0]?.invoice.Date).toBe("2026-05-06");
});

test("a file that contradicts its template is asked about, and the answer is final", () => {
  const template = dayFirst();
  const lines = [headers, "04/23/2026,A-3,Acme,1.00,0.20", "23/04/2026,A-4,Acme,1.00,0.20"];
  const asked = readCsv(lines, { templates: [template] });
  expect(asked.questions.map(({ id }) => id)).toEqual(["date-order"]);
  expect(asked.questions[0]?.text).toContain("The template “invoices” says day first, but row 2 contains 04/23/2026");
  const answered = readCsv(lines, { templates: [template], answers: { dateOrder: "dmy" } });
  expect(answered.questions).toEqual([]);
  expect(answered.invoices.map(({ row }) => row)).toEqual([3]);
  expect(answered.problems).toMatchObject([{ row: 2, column: "A", value: "04/23/2026" }]);
});

test("an answer overrides a template, and a template overrides the settings", () => {
  const template = { ...templateOf([headers, ...rows]), dateOrder: "mdy" as const };
  const lines = [headers, "03/04/2026,A-1,Acme,1.00,0.20"];
  const dateBy = (said: Parameters<typeof readCsv>[1]) => readCsv(lines, said).invoices[0]?.invoice.Date;
  expect(dateBy({ dateOrder: "dmy", templates: [template] })).toBe("2026-03-04");
  expect(dateBy({ dateOrder: "dmy", templates: [template], answers: { dateOrder: "ymd" } })).toBeUndefined();
  expect(dateBy({ dateOrder: "mdy", templates: [template], answers: { dateOrder: "dmy" } })).toBe("2026-04-03");
});

test("columns in another order, and headers in another case, are of the same kind", () => {
  const next = readCsv(["NET,vat,Supplier,Invoice  No,date", "1.00,0.20,Acme,A-3,03/04/2026"], {
    templates: [dayFirst()],
  });
  expect(next.questions).toEqual([]);
  expect(next.invoices[0]?.invoice).toEqual({
    Date: "2026-04-03",
    InvoiceNumber: "A-3",
    AccountName: "Acme",
    Net: "1.00",
    VAT: "0.20",
  });
});

test("a header that is new or missing stops the file, shows the difference, and nothing is read before the answer", () => {
  const template = {
    ...templateOf([`${headers},Currency,Nominal`, ...rows.map((row) => `${row},GBP,7504`)]),
    name: "Xero bills",
  };
  const lines = [
    "Date,Invoice no,Supplier,Net,Tax,Currency,Nominal,Region",
    "23/04/2026,A-3,Acme,1.00,0.20,GBP,7504,North",
  ];
  const { questions, invoices, template: learnt, columns } = readCsv(lines, { templates: [template] });
  expect(questions).toMatchObject([
    {
      id: "headers",
      about: "headers",
      text: "This file differs from earlier files like it: the column “VAT” is missing and the columns “Tax” and “Region” are new. Should it be read the same way?",
      answers: [
        { id: "same-kind", sets: { isSameKind: true } },
        { id: "another-kind", sets: { isSameKind: false } },
      ],
    },
    // Whether the new column has the VAT is open, whatever the answer.
    { id: "column-E", about: "column" },
  ]);
  expect(invoices).toEqual([]);
  expect(learnt).toBeNull();
  expect(columns.map(({ name }) => name)).toEqual([
    "Date",
    "Invoice no",
    "Supplier",
    "Net",
    "Tax",
    "Currency",
    "Nominal",
    "Region",
  ]);
});

test("a changed header is asked about together with all that its answer doesn't change", () => {
  const template = { ...dayFirst(), name: "Xero bills" };
  const lines = [
    "Date,Invoice no,Supplier,Net,VAT,Status",
    "03/04/2026,A-3,Acme,1.00,0.20,Paid",
    "04/04/2026,A-4,Acme,2.00,0.40,VOID",
  ];
  const first = readCsv(lines, { templates: [template] });
  // The order of the date is known to the template alone, so it is asked about only once that doesn't apply.
  expect(first.questions.map(({ id }) => id)).toEqual(["headers", "column-F"]);
  expect([first.invoices, first.template]).toEqual([[], null]);
  const void_ = first.questions[1]?.answers[0]?.sets ?? {};
  const both = (isSameKind: boolean) =>
    readCsv(lines, { templates: [template], answers: { ...void_, isSameKind } }).questions.map(({ id }) => id);
  expect([both(true), both(false)]).toEqual([[], ["date-order"]]);
});

test("after the answer “same kind” the old template applies to the remaining columns, and new headers are added", () => {
  const template = { ...dayFirst(), name: "Xero bills" };
  const lines = ["Date,Invoice no,Supplier,Net,VAT,Region", "03/04/2026,A-3,Acme,1.00,0.20,North"];
  const same = readCsv(lines, { templates: [template], answers: { isSameKind: true } });
  expect(same.questions).toEqual([]);
  expect(same.dates?.evidence).toBe("the template “Xero bills” says day first");
  expect(same.template).toMatchObject({
    name: "Xero bills",
    headers: [...template.headers, "Region"],
    notations: { comma: { dateOrder: "dmy" } },
  });
  expect(same.template).not.toHaveProperty("isSameKind");

  const other = readCsv(lines, { templates: [template], answers: { isSameKind: false } });
  expect(other.questions.map(({ id }) => id)).toEqual(["date-order"]);
});

describe("a file with headers of an earlier one about which nobody has said anything, and with more", () => {
  const earlier = () => ({ ...templateOf([headers, ...rows]), name: "Fuel cards" });
  const ids = (lines: readonly string[], template = earlier()) =>
    readCsv(lines, { templates: [template] }).questions.map(({ id }) => id);

  test("is read on its own where each new column is understood, and gets a template of its own", () => {
    const lines = [`${headers},Currency,Nominal`, ...rows.map((row) => `${row},EUR,7504`)];
    const read = readCsv(lines, { templates: [earlier()] });
    expect(read.questions).toEqual([]);
    expect(read.invoices.map(({ invoice }) => [invoice.Currency, invoice.Nominal])).toEqual(
      rows.map(() => ["EUR", "7504"]),
    );
    expect(read.template).toMatchObject({ headers: [...headers.split(","), "Currency", "Nominal"], columns: {} });
    expect(read.template?.name).not.toBe("Fuel cards");
  });

  test("is asked about where a new column isn't understood, or one is missing", () => {
    expect(ids([`${headers},Region`, ...rows.map((row) => `${row},North`)])).toContain("headers");
    const withCurrency = { ...templateOf([`${headers},Currency`, ...rows.map((row) => `${row},EUR`)]), name: "x" };
    expect(ids([headers, ...rows], withCurrency)).toContain("headers");
  });

  test("is asked about where a person has said how the earlier ones are read", () => {
    const lines = [`${headers},Currency`, ...rows.map((row) => `${row},EUR`)];
    for (const said of [
      { values: { Nominal: { Stationery: "7504" } } },
      { notations: { comma: { dateOrder: "dmy" } } },
    ])
      expect(ids(lines, { ...earlier(), ...said } as ReturnType<typeof earlier>)).toContain("headers");
  });

  test("asks what it would ask as the first file", () => {
    const lines = [`${headers},Currency`, "03/04/2026,A-1,Acme,1.00,0.20,EUR"];
    expect(ids(lines)).toEqual(readCsv(lines).questions.map(({ id }) => id));
    expect(ids(lines)).toEqual(["date-order"]);
  });
});

test("files with few known headers are another kind, without a question", () => {
  const template = templateOf([headers, ...rows]);
  const { questions } = readCsv(["Supplier,Net,Currency,Nominal", "Acme,1.00,GBP,7504"], { templates: [template] });
  expect(questions.map(({ id }) => id)).not.toContain("headers");
});

test("the fallback is used only where no template matches", () => {
  const lines = [headers, "03/04/2026,A-1,Acme,1.00,0.20"];
  const fallback = { dateOrder: "mdy" as const };
  expect(readCsv(lines, { fallback }).dates).toEqual({
    order: "mdy",
    evidence: "the inbox's fallback template says month first",
  });
  expect(readCsv(lines, { fallback, templates: [dayFirst()] }).dates?.order).toBe("dmy");
});

test("the columns that a correction copy adds do not change the kind and are not part of the row", () => {
  const template = templateOf([headers, ...rows]);
  const copy = [`${headers},Reason (Pigeonhole),What to do (Pigeonhole)`, `${rows[0]},Too late,Do it`, `${rows[1]},,`];
  const read = readCsv(copy, { templates: [template] });
  expect(read).toMatchObject({ questions: [], problems: [] });
  expect(read.invoices).toEqual(readCsv([headers, ...rows]).invoices);
  expect(read.columns.map(({ name }) => name)).toEqual(template.headers);
  expect(readCsv(copy).invoices).toEqual(read.invoices);
});

test("a template's headers are found below any other rows", () => {
  const template = templateOf([headers, ...rows]);
  const sheet = [
    ["Exported by", "Jane"],
    ["Supplier", "Date", "Net", "VAT", "Currency", "Nominal"],
    headers.split(","),
    ["2026-04-23", "A-1", "Acme", 100, 20],
  ];
  const read = readBytes(makeWorkbook({ Bills: sheet }), "a.xlsx", { templates: [template] });
  expect(read.headerRow).toBe(3);
  expect(rowsOf(read).map(({ row }) => row)).toEqual([4]);
});

test("the first rows are shown unchanged, and of the others only those with problems", () => {
  const many = Array.from({ length: 50 }, (_, n) => `2026-04-23,B-${n},Acme,1.00,0.20`);
  const lines = ["Bills of April", headers, ...many, "soon,C-1,Acme,1.00,0.20"];
  const { shown } = readCsv(lines, { show: 3 });
  expect(shown.map(({ row }) => row)).toEqual([1, 2, 3, 53]);
  expect(shown[3]?.cells).toEqual(["soon", "C-1", "Acme", "1.00", "0.20"]);
  expect(readCsv(lines).shown).toEqual([]);
});

test("a remembered sheet is asked about again where another sheet holds invoices too", () => {
  const bills = (number: string) => [headers.split(","), ["2026-04-23", number, "Acme", 100, 20]];
  const first = readBytes(makeWorkbook({ Main: bills("A-1"), Late: bills("B-1") }), "a.xlsx", {
    answers: { sheet: "Main" },
  });
  if (first.template === null) throw new Error("nothing was remembered");
  const known = { templates: [first.template] };
  const later = readBytes(makeWorkbook({ Main: bills("A-2"), Late: bills("B-2") }), "b.xlsx", known);
  expect(later.questions.map(({ id }) => id)).toEqual(["sheet"]);
  expect(later.invoices).toEqual([]);
  const settings = readBytes(makeWorkbook({ Main: bills("A-2"), Late: bills("B-2") }), "b.xlsx", {
    fallback: { sheet: "Main" },
  });
  expect(settings.questions.map(({ id }) => id)).toEqual(["sheet"]);
  // An answer about this file counts, and a sheet without rows of invoices needs none.
  const answers = { sheet: "Late" };
  const answered = readBytes(makeWorkbook({ Main: bills("A-2"), Late: bills("B-2") }), "b.xlsx", { ...known, answers });
  expect(rowsOf(answered).map(({ invoice }) => invoice.InvoiceNumber)).toEqual(["B-2"]);
  const notes = [["Remarks"], ["Ask Jane about April"]];
  const alone = readBytes(makeWorkbook({ Main: bills("A-2"), Notes: notes }), "b.xlsx", known);
  expect(rowsOf(alone).map(({ invoice }) => invoice.InvoiceNumber)).toEqual(["A-2"]);
});

test("rows are shown too where the question is which sheet to read", () => {
  const sheet = [
    ["Supplier", "Net"],
    ["Acme", 1],
  ];
  const { questions, shown } = readBytes(makeWorkbook({ Ours: sheet, Theirs: sheet }), "a.xlsx", { show: 5 });
  expect(questions.map(({ about }) => about)).toEqual(["sheet"]);
  expect(shown).toEqual([
    { row: 1, cells: ["Supplier", "Net"] },
    { row: 2, cells: ["Acme", "1"] },
  ]);
});
