/** @file One saying over another: the later counts, and nothing that it does not touch is lost. */

import { expect, test } from "vitest";
import { mergeChange, type TemplateChange } from "../../shared/spreadsheet/template.ts";

test("for one column, constant or value the later change counts, and the others stay", () => {
  const base: TemplateChange = {
    columns: { A: { as: "gross" }, B: { as: "left-alone" } },
    constants: { Currency: "GBP", Date: "2026-01-01" },
    values: { Nominal: { Paper: "1", Pens: "2" } },
    dateOrder: "dmy",
  };
  const change: TemplateChange = {
    columns: { B: { as: "gross" } },
    constants: { Currency: "EUR" },
    values: { Nominal: { Pens: "3" }, Currency: { Pounds: "GBP" } },
  };
  expect(mergeChange(base, change)).toEqual({
    columns: { A: { as: "gross" }, B: { as: "gross" } },
    constants: { Currency: "EUR", Date: "2026-01-01" },
    values: { Nominal: { Paper: "1", Pens: "3" }, Currency: { Pounds: "GBP" } },
    dateOrder: "dmy",
  });
});

test("two answers that each allow a missing property allow both", () => {
  expect(mergeChange({ without: ["Date"] }, { without: ["Net", "Date"] })).toEqual({ without: ["Date", "Net"] });
});
