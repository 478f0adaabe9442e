/** @file An answer about a column of an earlier file is asked again where the rows of this one prove it wrong. */

import { expect, test } from "vitest";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { readCsv } from "./reading.ts";

const heading = "Supplier,Invoice number,Date,Currency,Net,VAT";
const lines = (...amounts: readonly string[]) => [
  heading,
  ...amounts.map((each, at) => `Acme,A-${at + 1},2026-11-20,GBP,${each}`),
  "",
];
/** The answer to the question about the first file, as its template has it. */
function remembered(change: TemplateChange, ...amounts: readonly string[]) {
  const { template } = readCsv(lines("500.00,20", "300.00,20"), { answers: change });
  if (template === null) throw new Error("no template");
  return readCsv(lines(...amounts), { templates: [{ ...template, name: "supplier" }] } as never);
}
const asRate: TemplateChange = { columns: { VAT: { as: "property", property: "VATRate" } } };
const asVat: TemplateChange = { columns: { VAT: { as: "property", property: "VAT" } } };
const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);

test.each([[["75.00,15.00", "35.00,7.00", "25.00,5.00"]], [["100.00,20", "60.00,12"]], [["76.85,15.37"]]])(
  "a column that was the rate is asked about where it proves to be the VAT: %j",
  (amounts) => {
    const read = remembered(asRate, ...amounts);
    expect(idsOf(read)).toEqual(["column-F"]);
    expect(read.invoices).toEqual([]);
  },
);

test.each([[["500.00,20", "70.00,5"]], [["100.00,20"]], [["100.00,20", "400.00,20", "90.00,20"]]])(
  "and is the rate again where it can be: %j",
  (amounts) => {
    const read = remembered(asRate, ...amounts);
    expect(idsOf(read)).toEqual([]);
    expect(read.invoices[0]?.invoice).toMatchObject({ VATRate: "20" });
  },
);

test("a column that was the VAT is asked about where its values look like rates", () => {
  expect(idsOf(remembered(asVat, "900.00,20", "700.00,20"))).toEqual(["column-F"]);
  expect(idsOf(remembered(asVat, "100.00,20.00", "35.00,7.00"))).toEqual([]);
});
