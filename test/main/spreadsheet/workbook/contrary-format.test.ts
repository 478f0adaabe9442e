/** @file A number format that shows another sign or scale than the value is a problem of its row. */

import { expect, test } from "vitest";
import { makeWorkbook, numberCell } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "../reading.ts";

const read = (format: string, value: number) =>
  readBytes(
    makeWorkbook({
      Sheet1: [
        ["Supplier", "Invoice number", "Date", "Currency", "Net"],
        ["Telford Telecom", "TT-1", "2026-11-11", "GBP", 100],
        ["Telford Telecom", "TT-2", "2026-11-12", "GBP", numberCell(value, format)],
      ],
    }),
    "invoices.xlsx",
  );

test.each([
  ['#,##0.00" CR"', 250, "250.00 CR"],
  ['0.00 "CR"', 250, "250.00 CR"],
  ["(0.00)", 100, "(100.00)"],
  ['"-"0.00', 100, "-100.00"],
  ["0.00;0.00", -100, "100.00"],
  ["#,##0,", 25_000, "25"],
  ['0.0,"k"', 100, "0.1k"],
  ['0"k"', 100, "100k"],
  ['0 "k€"', 100, "100 k€"],
  ['0.0"m GBP"', 100, "100.0m GBP"],
  ['0.00" DR";0.00" DR"', -5, "5.00 DR"],
  [";;;", 100, ""],
])("%s with %d shows “%s”, so the row is a problem", (format, value, shown) => {
  const { problems, invoices } = read(format, value);
  expect(problems.map(({ row, column }) => ({ row, column }))).toEqual([{ row: 3, column: "E" }]);
  expect(problems[0]?.reason).toContain(shown === "" ? "shows nothing" : `shows “${shown}”`);
  expect(invoices.map(({ row }) => row)).toEqual([2]);
});

test.each([
  ["0.00", -5],
  ["#,##0.00", 1234],
  ['#,##0.00" DR";#,##0.00" CR"', -5],
  ['#,##0.00" DR";#,##0.00" CR"', 5],
  ["#,##0.00_);(#,##0.00)", -5],
  ["#,##0.00;[Red]#,##0.00", -5],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-', -5],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-', 5],
  ['_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', 5],
  ["[$£-809] #,##0.00;-[$£-809] #,##0.00", -5],
  ['#,##0.00" net"', 5],
  ['0".–"', 5],
])("%s with %d shows the value", (format, value) => {
  const { problems, invoices } = read(format, value);
  expect(problems).toEqual([]);
  expect(invoices.map(({ invoice }) => Number(invoice.Net))).toEqual([100, value]);
});
