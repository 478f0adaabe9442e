/** @file What the finance service takes decides what a column is. */

import { expect, test } from "vitest";
import { isIdentifier } from "../../../../main/spreadsheet/cells/identifiers.ts";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { readCsv, valuesOf } from "../reading.ts";

const header = "Invoice date,Invoice no,Supplier,Net,VAT";
const a = "2026-03-14,A-1,Acme,100.00,20.00";
const b = "2026-03-15,B-1,Bolt,50.00,2.50";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });

test.each([
  ...["3f2504e0-4f89-41d3-9a0c-0305e82c3301", "{3F2504E0-4F89-41D3-9A0C-0305E82C3301}", "ap@acme.example"],
  ...["https://acme.example/i/1", "GB82 WEST 1234 5698 7654 32", "DE89370400440532013000", "GB980780684"],
  ...["DE136695976", "FR40303265045", "IT00743110157", "NL004495445B01", "BE0776091951", "DK13585628"],
  ...["FI20774740", "PL8567346215", "PT501964843", "SE123456789701", "HR33392005961"],
])("%s is no invoice number", (text) => {
  expect(isIdentifier(text)).toBe(true);
});

test.each([
  ...["INV-2291", "2026/0087", "DE136695977", "GB980780685", "DE89370400440532013001", "F-20260001", "3f2504e0-4f89"],
  ...["FR-2026-001", "100000017", "IT00743110158", "A@1", "http", "constructor"],
])("%s may be an invoice number", (text) => {
  expect(isIdentifier(text)).toBe(false);
});

test("a column of nominal names is used before one of their codes", () => {
  const reading = read(`${header},Nominal code,Nominal name`, `${a},7800,Repairs`, `${b},8200,Welfare`);
  expect(valuesOf(reading, "Nominal")).toEqual(["Repairs", "Welfare"]);
  expect(mappingOf(read(`${header},Nominal code`, `${a},7800`, `${b},8200`))["Nominal code"]).toBe("Nominal");
});

test("names that differ for one code are not the nominal's", () => {
  const reading = read(`${header},Nominal code,Nominal remark`, `${a},7800,Boiler`, `${b},7800,Roof`);
  expect(mappingOf(reading)["Nominal code"]).toBe("Nominal");
});

test("“0912 - Garden” in every row is a project's code and title", () => {
  const reading = read(`${header},Project code`, `${a},0912 - Garden`, `${b},0044 - Mill Lane`);
  expect(valuesOf(reading, "ProjectCodeAndTitle")).toEqual(["0912 - Garden", "0044 - Mill Lane"]);
  expect(mappingOf(read(`${header},Project code`, `${a},0912 - Garden`, `${b},0044`))["Project code"]).toBe(
    "ProjectCode",
  );
});

test("a column of currency codes is the currency, and a column of three letters is not", () => {
  expect(valuesOf(read(`${header},X`, `${a},EUR`, `${b},USD`), "Currency")).toEqual(["EUR", "USD"]);
  expect(valuesOf(read(`${header},X`, `${a},ALL`, `${b},TOP`), "Currency")).toEqual([]);
  expect(read(`${header},X,Y`, `${a},EUR,GBP`, `${b},USD,GBP`).questions).not.toEqual([]);
});

test("order numbers without a project aren't sent, and the file says why", () => {
  const reading = read(`${header},PO number`, `${a},PO-1`, `${b},PO-2`);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "PurchaseOrderNumber")).toEqual([undefined, undefined]);
  expect(reading.columns.find(({ name }) => name === "PO number")).toMatchObject({
    use: null,
    why: "not sent: the finance system takes an order number only together with its project, and no column has the project",
  });
  const empty = read(`${header},PO number,Project code`, `${a},PO-1,`, `${b},PO-2,`);
  expect([empty.questions, valuesOf(empty, "PurchaseOrderNumber")]).toEqual([[], [undefined, undefined]]);
});

test("order numbers with a project are sent, also where a file before had no projects", () => {
  const lines = [`${header},PO number,Project code`, `${a},PO-1,`, `${b},PO-2,`];
  const { template } = read(...lines);
  const filled = [`${header},PO number,Project code`, `${a},PO-1,0912`, `${b},PO-2,0044`];
  const reading = readCsv(filled, { fallback: null, templates: template === null ? [] : [template] });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "PurchaseOrderNumber")).toEqual(["PO-1", "PO-2"]);
});

test("a sign of several currencies means the inbox's currency, if it is one of them", () => {
  const lines = ["Invoice date,Invoice no,Supplier,Net", "2026-03-14,A-1,Acme,$100.00", "2026-03-15,B-1,Bolt,$50.00"];
  const reading = readCsv(lines, { fallback: null, currency: "CAD" });
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Currency")).toEqual(["CAD", "CAD"]);
  expect(reading.derived).toEqual(["Currency is “CAD” in 2 rows, because the inbox's settings say so for “$”"]);
  expect(readCsv(lines, { fallback: null, currency: "SEK" }).questions.map(({ id }) => id)).toEqual([
    "missing-Currency",
  ]);
  const column = [`${header},Currency`, `${a},kr`, `${b},EUR`];
  expect(valuesOf(readCsv(column, { fallback: null, currency: "SEK" }), "Currency")).toEqual(["SEK", "EUR"]);
  expect(readCsv(column, { fallback: null }).problems).toHaveLength(1);
});
