/** @file Rows of one file that may be one invoice twice: asked about by the comparison that is used between files. */

import { describe, expect, test } from "vitest";
import { readCsv, type Said } from "./reading.ts";

const headings = "Date,Supplier,Invoice number,Currency,Net,VAT,VAT rate,Description,Shelf";
const first = ["21/11/2026", "Twin Ltd", "TX-1", "GBP", "50.00", "10.00", "20", "Paper", "4"];
const said: Said = { fallback: { dateOrder: "dmy", decimalSign: "." } };

/** The first row with some of its cells replaced, by their headings. */
const withCells = (cells: Readonly<Record<string, string>>): readonly string[] =>
  headings.split(",").map((heading, at) => cells[heading] ?? first[at] ?? "");

const readRows = (rows: readonly (readonly string[])[], more: Said = {}) =>
  readCsv([headings, ...rows.map((cells) => cells.join(","))], { ...said, ...more });

const questionsOf = (...rows: readonly (readonly string[])[]) =>
  readRows(rows)
    .questions.filter(({ id }) => id.startsWith("twice"))
    .map(({ id, text }) => [id, text]);

describe("a row like an earlier one of the same file is asked about", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["a space for a hyphen in its number", { "Invoice number": "TX 1" }],
    ["no hyphen in its number", { "Invoice number": "TX1" }],
    ["an en dash in its number", { "Invoice number": "TX–1" }],
    ["small letters in its number", { "Invoice number": "tx-1" }],
    ["a zero more before the digits of its number", { "Invoice number": "TX-01" }],
    ["no number", { "Invoice number": "" }],
    ["its supplier written out", { Supplier: "Twin Limited" }],
    ["two spaces in its supplier", { Supplier: "Twin  Ltd" }],
    ["capitals in its supplier", { Supplier: "TWIN LTD" }],
    ["small letters in its currency", { Currency: "gbp" }],
    ["another date", { Date: "20/11/2026" }],
    ["another number of decimals", { Net: "50", VAT: "10.0", "VAT rate": "20.00" }],
    ["capitals in its description", { Description: "PAPER" }],
    ["an invisible character in a column that isn't imported", { Shelf: "4\u200b" }],
  ])("with %s", (_, cells) => {
    expect(questionsOf(first, withCells(cells))).toEqual([
      [
        "twice-C",
        "Rows 2 and 3 look like the same invoice. Send both? If once is enough, remove one and add the file again.",
      ],
    ]);
  });

  test("with the same cells", () => {
    expect(questionsOf(first, first)).toEqual([
      ["twice-C", "Rows 2 and 3 match. Send both? If once is enough, remove one and add the file again."],
    ]);
  });

  test("with the same cells and no number, where the file has numbers and where it has none", () => {
    const unnumbered = withCells({ "Invoice number": "" });
    expect(questionsOf(unnumbered, unnumbered).map(([id]) => id)).toEqual(["twice-C"]);
    const lines = ["Date,Supplier,Net,VAT", "21/11/2026,Twin Ltd,50.00,10.00", "21/11/2026,Twin Ltd,50.00,10.00"];
    const without = { ...said, answers: { without: ["InvoiceNumber", "Currency"] } } as const;
    expect(readCsv(lines, without).questions.map(({ id }) => id)).toEqual(["twice-C"]);
  });

  test("where Net is calculated from the gross", () => {
    const lines = ["Date,Supplier,Invoice number,Currency,VAT,Gross", "21/11/2026,A,TX-1,GBP,10.00,60.00"];
    const answers = { columns: { Gross: { as: "gross" } } } as const;
    const { questions } = readCsv([...lines, "21/11/2026,A,TX 1,GBP,10.00,60.00"], { ...said, answers });
    expect(questions.map(({ id }) => id)).toEqual(["twice-C"]);
  });

  test("with all others that are like it, and each as it is written", () => {
    const alike = ["TX 1", "tx1"].map((number) => withCells({ "Invoice number": number, Supplier: "TWIN LTD" }));
    const { questions } = readRows([first, withCells({ "Invoice number": "TX-2" }), ...alike]);
    expect(questions[0]?.text).toContain("Rows 2 and 4 look like the same invoice. All repeats are in rows 4 and 5.");
    expect(questions[0]?.examples.map(({ row, value }) => [row, value])).toEqual([
      [4, "TX 1, and TX-1 in row 2"],
      [5, "tx1, and TX-1 in row 2"],
    ]);
  });

  test("until somebody has said that they are sent as they are", () => {
    const rows = [first, withCells({ "Invoice number": "TX 1" })];
    const answers = readRows(rows).questions[0]?.answers[0]?.sets ?? {};
    const read = readRows(rows, { answers });
    expect(read.questions).toEqual([]);
    expect(read.invoices.map(({ row }) => row)).toEqual([2, 3]);
  });
});

describe("a row is a line of its own, or another invoice,", () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ["with another amount", { Net: "51.00" }],
    ["with another VAT", { VAT: "10.01" }],
    ["with another description", { Description: "Pens" }],
    ["with another currency", { Currency: "EUR" }],
    ["with something else in a column that isn't imported", { Shelf: "5" }],
    ["with another number", { "Invoice number": "TX-2" }],
    ["of another supplier, on another day", { Supplier: "Other Ltd", Date: "20/11/2026" }],
    ["without a number, on another day", { "Invoice number": "", Date: "20/11/2026" }],
  ])("%s", (_, cells) => {
    expect(questionsOf(first, withCells(cells))).toEqual([]);
  });
});

test("ten thousand rows of one amount and description are compared in little time", () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => withCells({ "Invoice number": `TX-${n + 1}` }));
  const before = process.threadCpuUsage();
  expect(readRows([...rows, withCells({ "Invoice number": "TX 17" })]).questions.map(({ id }) => id)).toEqual([
    "twice-C",
  ]);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(10_000);
});
