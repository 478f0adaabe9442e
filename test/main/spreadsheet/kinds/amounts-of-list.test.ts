/** @file The amounts that an invoice list has, by the headings of its columns. */

import { expect, test } from "vitest";
import { readCsv } from "../reading.ts";

const amountsOf = (heading: string, cells: string) => {
  const { kind, register } = readCsv([
    `Purchase invoice ID,Invoice number,Supplier,${heading}`,
    `10023,INV-1,Acme,${cells}`,
  ]);
  const { net, gross, isTotal } = register[0]?.says ?? {};
  return { kind, net, gross, isTotal };
};

test.each([
  ["Gross", "999.00", { net: null, gross: "999.00" }],
  ["Amount incl. VAT", "999.00", { net: null, gross: "999.00" }],
  ["Total", "999.00", { net: null, gross: "999.00", isTotal: true }],
  ["Net,Total", "832.50,999.00", { net: "832.50", gross: "999.00", isTotal: true }],
  ["Net,VAT,Gross", "832.50,166.50,999.00", { net: "832.50", gross: "999.00" }],
])("of a list with the columns %s the amounts are known", (heading, cells, figures) => {
  expect(amountsOf(heading, cells)).toEqual({ kind: "register", ...figures });
});

test("of two columns with gross amounts neither is taken", () => {
  expect(amountsOf("Gross,Amount incl. VAT", "999.00,990.00")).toMatchObject({ kind: "register", gross: undefined });
});
