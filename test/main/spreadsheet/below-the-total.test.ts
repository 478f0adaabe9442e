/** @file What is below the last total or between the rows is told from invoices by sums and by what it lacks. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const header = "Invoice date;Invoice no;Supplier;Net;VAT;Total";
const rows = [
  "14/10/2026;A-1;Acme Ltd;100,00;20,00;120,00",
  "15/10/2026;B-2;Bell Ltd;60,00;12,00;72,00",
  "16/10/2026;C-3;Cork Ltd;40,00;0,00;40,00",
];
const read = (...lines: readonly string[]) => readCsv([header, ...rows, ...lines], { fallback: null });
const outcome = (...lines: readonly string[]) => {
  const { invoices, questions } = read(...lines);
  return questions.length > 0 ? "asked" : `${invoices.length} invoices`;
};

describe("below the total", () => {
  test.each([
    ["a total of each currency", ["Total EUR;;;200,00;32,00;232,00"]],
    ["signatures", ["Total;;;200,00;32,00;232,00", ";Prepared,;;;Checked,;"]],
    ["who keeps the book", ["Total;;;200,00;32,00;232,00", ";;Knjigu vodi: I. Matić;;;"]],
    [
      "a summary by rate",
      ["Total;;;200,00;32,00;232,00", "SUMMARY;;;;;", ";;VAT 20 %;160,00;32,00;192,00", ";;VAT 0 %;40,00;0,00;40,00"],
    ],
    ["the total of some suppliers", ["Total;;;200,00;32,00;232,00", ";;Acme Ltd;;;120,00", ";;Bell Ltd;;;72,00"]],
    ["a figure of the total again", ["Total;;;200,00;32,00;232,00", ";;VAT to reclaim;;;32,00"]],
    ["a balance", ["Total;;;200,00;32,00;232,00", ";;Closing balance;;;1000,00"]],
  ])("%s is no invoice", (_, lines) => {
    expect(outcome(...lines)).toBe("3 invoices");
  });

  test.each([
    ["an invoice that lacks date and number", ["Total;;;200,00;32,00;232,00", ";;Dove Cleaning;45,00;9,00;54,00"]],
    [
      "two of them that don't add up to it",
      ["Total;;;200,00;32,00;232,00", ";;Dove Cleaning;45,00;9,00;54,00", ";;Elm Windows;15,00;3,00;18,00"],
    ],
    ["a supplier with a total alone", ["Total;;;200,00;32,00;232,00", ";;Dove Cleaning;;;54,00"]],
    ["a number with a total alone", ["Total;;;200,00;32,00;232,00", ";D-4;;;;54,00"]],
    ["a supplier of the list with another total", ["Total;;;200,00;32,00;232,00", ";;Acme Ltd;;;54,00"]],
  ])("%s is asked about", (_, lines) => {
    expect(outcome(...lines)).toBe("asked");
  });
});

test("an amount carried forward in words of any language is recognised by its sums, and told", () => {
  const { invoices, derived, questions } = read(
    ";;Ábra ĉi tien;200,00;32,00;232,00",
    "17/10/2026;D-4;Dove;10,00;2,00;12,00",
  );
  expect(questions).toEqual([]);
  expect(invoices).toHaveLength(4);
  expect(derived.map(String).join(" ")).toMatch(/Row 5 was left out as a total/);
});

test("a supplier's invoice that is the sum of two rows above is no total", () => {
  const lines = [header, ...rows.slice(0, 2), ";;Dove Cleaning;160,00;32,00;192,00"];
  expect(readCsv(lines, { fallback: null }).questions).not.toEqual([]);
});

describe("a line with the number of invoices in a column of amounts", () => {
  const counted = (count: string) => read(";;Total;200,00;32,00;232,00", `;;Number of invoices:;${count};;`);

  test("is no total of amounts", () => {
    expect(counted("3").questions).toEqual([]);
  });

  test("is asked about where the list has another number", () => {
    expect(counted("4").questions).not.toEqual([]);
  });
});
