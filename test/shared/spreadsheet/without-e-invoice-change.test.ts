/** @file What was answered about an e-invoice for one file only is not remembered, and what was remembered stays. */

import { expect, test } from "vitest";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";

const template = (vatRates: Readonly<Record<string, string>>): Template => ({
  name: "E-invoices",
  headers: ["EN 16931"],
  eInvoice: { vatRates, types: {}, accepted: [] },
});

test("a rate that was said once goes, one that was said for all stays", () => {
  const once = { eInvoice: { vatRates: { "AE 0": "7" } } };
  expect(withoutChange(template({ "AE 0": "7", "G 0": "8" }), once)).toEqual(template({ "G 0": "8" }));
});

test("a rate that was said once gives way to the one that was remembered before", () => {
  const once = { eInvoice: { vatRates: { "AE 0": "7" } } };
  expect(withoutChange(template({ "AE 0": "7" }), once, template({ "AE 0": "3" }))).toEqual(template({ "AE 0": "3" }));
});
