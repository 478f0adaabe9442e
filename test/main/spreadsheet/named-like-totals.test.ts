/** @file An invoice whose supplier is named like a total is never left out without a word. */

import { describe, expect, test } from "vitest";
import { readCsv, type Said } from "./reading.ts";

const header = "Supplier,Invoice number,Invoice date,Currency,Net,VAT";
const two = ["Acme,S-1,2026-11-20,EUR,100.00,20.00", "Beta,S-2,2026-11-20,EUR,50.00,10.00"];
const read = (last: string, said: Said = {}) => readCsv([header, ...two, last], said);

test.each(["Total Energies", "Total Ltd", "Sum Total Services"])(
  "an invoice of “%s” that equals the sum above is sent",
  (name) => {
    const { invoices, questions } = read(`${name},S-3,2026-11-20,EUR,150.00,30.00`);
    expect(questions).toEqual([]);
    expect(invoices.map(({ row }) => row)).toEqual([2, 3, 4]);
  },
);

test("an invoice of “Total Services” that equals the row above is sent", () => {
  const { invoices } = readCsv([
    header,
    "Acme,S-1,2026-11-20,EUR,100.00,20.00",
    "Total Services,S-2,2026-11-20,EUR,100.00,20.00",
    "Gamma,S-3,2026-11-21,EUR,75.00,15.00",
  ]);
  expect(invoices.map(({ row }) => row)).toEqual([2, 3, 4]);
});

test("an invoice whose description begins with “Total” is sent", () => {
  const { invoices } = readCsv([
    "Supplier,Invoice number,Invoice date,Description,Net",
    "Acme,S-1,2026-11-20,Paper,100.00",
    "Beta,S-2,2026-11-20,Ink,50.00",
    "Gamma,S-3,2026-11-20,Total cleaning,150.00",
  ]);
  expect(invoices.map(({ row }) => row)).toEqual([2, 3, 4]);
});

describe("a row that is named a total and has a number of its own", () => {
  const row = "Total,S-3,2026-11-20,EUR,150.00,30.00";
  test("is asked about", () => {
    expect(read(row).questions.map(({ id, text }) => ({ id, text }))).toEqual([
      {
        id: "sum-rows",
        text: "1 row is the sum of rows above and may be a total or an invoice: row 4. Should it be sent?",
      },
    ]);
  });

  test("is sent or left out as answered", () => {
    const [question] = read(row).questions;
    const [send, leaveOut] = question?.answers ?? [];
    expect(read(row, { answers: send?.sets ?? {} }).invoices.map((one) => one.row)).toEqual([2, 3, 4]);
    const left = read(row, { answers: leaveOut?.sets ?? {} });
    expect(left.invoices.map((one) => one.row)).toEqual([2, 3]);
    expect(left.skipped.map((one) => one.row)).toEqual([4]);
  });
});

test.each([
  "Total Energies,,,EUR,150.00,30.00",
  "Total November,,2026-11-30,EUR,150.00,30.00",
  "Cork,,,EUR,150.00,30.00",
])("a row that is left out because of its sums alone is told: %s", (row) => {
  const { skipped, derived } = read(row);
  expect(skipped.map((one) => one.row)).toEqual([4]);
  expect(derived).toContain("Row 4 was left out as a total: its amounts are the sums of rows above it");
});

test.each(["Total,,,EUR,150.00,30.00", "Total November,2,,EUR,150.00,30.00"])(
  "a plain total needs no remark: %s",
  (row) => {
    const { skipped, derived, questions } = read(row);
    expect(skipped.map((one) => one.row)).toEqual([4]);
    expect(questions).toEqual([]);
    expect(derived.join()).not.toContain("left out");
  },
);
