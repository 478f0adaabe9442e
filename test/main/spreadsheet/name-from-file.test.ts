/** @file The name of a template. */

import { expect, test } from "vitest";
import { nameFromFile } from "../../../main/spreadsheet/make-template.ts";

test.each([
  ["Xero bills 2026-11-20.csv", "Xero bills"],
  ["from head office/bills_202611.xlsx", "bills"],
  ["Purchases May 2026.xls", "Purchases"],
  ["Purchases (3).csv", "Purchases"],
  ["Purchases 20.11.2026 - to correct.xlsx", "Purchases"],
  ["spend-Q3-2026.csv", "spend"],
  ["ap_export_20261120_143305.csv", "ap_export"],
  ["Sage 50.csv", "Sage 50"],
  ["2026-11.csv", "2026-11"],
  ["AP24.csv", "AP24"],
  [".csv", "Template"],
])("the template of %s has the name %s", (fileName, name) => {
  expect(nameFromFile(fileName)).toBe(name);
});
