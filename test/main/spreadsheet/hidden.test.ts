/** @file Hidden rows and columns of a workbook are neither sent nor left out without a word. */

import { expect, test } from "vitest";
import { utils, write } from "xlsx";
import { readBytes, type Said } from "./reading.ts";

const lines = [
  ["Supplier", "Invoice no", "Date", "Net", "VAT"],
  ["Acme", "A-1", "2026-04-23", 100, 20],
  ["Beta", "B-1", "2026-04-24", 200, 40],
  ["Total", null, null, 300, 60],
];

function readHiding(rows: readonly number[], columns: readonly number[], said: Said = {}) {
  const sheet = utils.aoa_to_sheet(lines);
  sheet["!rows"] = lines.map((_, index) => ({ hidden: rows.includes(index + 1) }));
  sheet["!cols"] = ["A", "B", "C", "D", "E"].map((_, index) => ({ hidden: columns.includes(index) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Bills");
  return readBytes(new Uint8Array(write(book, { type: "array", bookType: "xlsx" })), "bills.xlsx", said);
}

test("an invoice in a hidden row is asked about, with its cells, and nothing is sent before the answer", () => {
  const { questions, invoices } = readHiding([3], []);
  expect(invoices).toEqual([]);
  expect(questions).toMatchObject([
    {
      id: "hidden-rows",
      text: "1 row is hidden in the file and contains an invoice: row 3. Should it be sent?",
      answers: [{ id: "send" }, { id: "leave-out" }],
      examples: [{ row: 3, value: "Beta · B-1 · 2026-04-24 · 200 · 40" }],
    },
  ]);
});

test("hidden rows are sent if that is the answer, and that is reported", () => {
  const read = readHiding([2, 3], [], { answers: { hiddenRows: "send" } });
  expect(read.invoices.map(({ row }) => row)).toEqual([2, 3]);
  expect(read.derived).toEqual(["2 rows are hidden in the file and read like the others"]);
});

test.each(["send", "leave-out"] as const)(
  "the answer about hidden rows, %s, is of one file: the next one asks about its own",
  (said) => {
    const { template } = readHiding([3], [], { answers: { hiddenRows: said } });
    if (template === null) throw new Error("nothing was remembered");
    expect(template).not.toHaveProperty("hiddenRows");
    // A template of before, or one that a person wrote, says nothing of them either.
    for (const known of [template, { ...template, hiddenRows: said }]) {
      const later = readHiding([2, 3], [], { templates: [known] });
      expect(later.questions.map(({ id }) => id)).toEqual(["hidden-rows"]);
      expect(later.invoices).toEqual([]);
    }
  },
);

test("hidden rows are listed with their reason if the answer is to leave them out", () => {
  const read = readHiding([3], [], { answers: { hiddenRows: "leave-out" } });
  expect(read.invoices.map(({ row }) => row)).toEqual([2]);
  expect(read.skipped).toContainEqual({ row: 3, reason: "hidden in the file, and left out as you chose" });
});

test("a hidden row without an invoice is not asked about", () => {
  expect(readHiding([4], []).questions).toEqual([]);
});

test("a hidden column is read like the others, and that is reported", () => {
  const read = readHiding([], [4]);
  expect(read.invoices.map(({ invoice }) => invoice.VAT)).toEqual(["20", "40"]);
  expect(read.columns[4]?.why).toMatch(/; the column is hidden in the file$/);
  expect(read.derived).toEqual(["“VAT” (column E) is hidden in the file and was read like the others"]);
});
