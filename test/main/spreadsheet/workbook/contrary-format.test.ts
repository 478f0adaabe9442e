/** @file A number format that shows another sign or scale than the value is a problem of its row. */

import { expect, test } from "vitest";
import { type Holds, makeWorkbook, numberCell } from "../../../fixtures/spreadsheets/make-files.ts";
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
  ["<0.00>", 100, "<100.00>"],
  ["0.00;0.00>", -100, "100.00>"],
  ['"-"0.00', 100, "-100.00"],
  ["0.00;0.00", -100, "100.00"],
  ["#,##0,", 25_000, "25"],
  ['0.0,"k"', 100, "0.1k"],
  ['0"k"', 100, "100k"],
  ['0 "k€"', 100, "100 k€"],
  ['0.0"m GBP"', 100, "100.0m GBP"],
  ['0.00" DR";0.00" DR"', -5, "5.00 DR"],
  [";;;", 100, ""],
  ['"Paid"', 100, "Paid"],
  ['0.00" (paid)"', 100, "100.00 (paid)"],
  ['0.00" VOID"', 100, "100.00 VOID"],
  ["0.00[$ VOID]", 100, "100.00 VOID"],
  ['0.00"?"', 100, "100.00?"],
  ['"~"0.00', 100, "~100.00"],
  ['0.00" incl. VAT"', 100, "100.00 incl. VAT"],
  ['0.00" x 100"', 2, "2.00 x 100"],
  ['0"0.00"', 201, "2010.00"],
  ['"1"0.00', 200.5, "1200.50"],
  ["\\10.00", 200.5, "1200.50"],
  ['[>150]"0.00";0.00', 200.5, "0.00"],
  ['[>150]0.00" gross";0.00', 200.5, "200.50 gross"],
  ["[>150]0,;0.00", 2000, "2"],
  ["[>150]\\-0.00;0.00", 200, "-200.00"],
  ['0.00;-0.00;"paid"', 0, "paid"],
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
  ["#,##0.00;<#,##0.00>", -5],
  ["#,##0.00;[Red]#,##0.00", -5],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-', -5],
  ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-', 5],
  ['_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', 5],
  ["[$£-809] #,##0.00;-[$£-809] #,##0.00", -5],
  ['#,##0.00" net"', 5],
  ['0".–"', 5],
  ['#,##0.00 "€"', 5],
  ["#,##0.00\\ [$kr-406]", 5],
  ["#,##0.00\\ [$Kčs]", 5],
  ['"R$"\\ #,##0.00', 5],
  ['"US$ "#,##0.00', 5],
  ['#,##0"円"', 5],
  ['#,##0.00" руб."', 5],
  ['"S/. "#,##0.00', 5],
  ["0.00E+00", 5],
  ["# ?/?", 5.5],
  ["[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00", 1234567.5],
  ["[Red][<0]\\-0.00;0.00", -5],
  ['0.00;-0.00;"-"', 5],
])("%s with %d shows the value", (format, value) => {
  const { problems } = read(format, value);
  expect(problems.filter(({ reason }) => !/^This amount is in \w+, but/.test(String(reason)))).toEqual([]);
});

const readRow = (cells: readonly Holds[], bookType: "xlsx" | "biff8" | "xlml" | "xlsb" = "xlsx") =>
  readBytes(
    makeWorkbook({ Sheet1: [["Supplier", "Invoice number", "Date", "Currency", "Net"], cells] }, { bookType }),
    bookType === "biff8" ? "invoices.xls" : bookType === "xlml" ? "invoices.xml" : `invoices.${bookType}`,
  );

test.each(["xlsx", "biff8", "xlml", "xlsb"] as const)("in %s too, words beside an amount are a problem", (bookType) => {
  const { problems, invoices } = readRow(
    ["Acme", "TT-1", "2026-11-11", "GBP", numberCell(250, '0.00" (paid)"')],
    bookType,
  );
  expect(problems[0]?.reason).toContain("shows “250.00 (paid)”");
  expect(invoices).toEqual([]);
});

test.each(["xlsx", "biff8", "xlml", "xlsb"] as const)(
  "in %s, a date beside which its format shows another year or words is a problem",
  (bookType) => {
    for (const [format, shown] of [
      ['"2025"-mm-dd', "2025-11-12"],
      ['dd/mm/"2027"', "12/11/2027"],
      ['dd/mm/yyyy" void"', "12/11/2026 void"],
    ] as const) {
      const { problems, invoices } = readRow(["Acme", "TT-1", numberCell(46_338, format), "GBP", 100], bookType);
      expect(problems[0]?.reason).toContain(`shows “${shown}”`);
      expect(invoices).toEqual([]);
    }
  },
);

test.each([
  'd "de" mmmm "de" yyyy',
  'yyyy"年"m"月"d"日"',
  "dd/mm/yyyy;@",
  "[$-409]d\\-mmm\\-yy;@",
  'dd.mm.yyyy" г."',
  "yyyy-mm-dd\\Thh:mm:ss\\Z",
])("a date in the format %s is read", (format) => {
  const { problems, invoices } = readRow(["Acme", "TT-1", numberCell(46_338, format), "GBP", 100]);
  expect(problems).toEqual([]);
  expect(invoices[0]?.invoice.Date).toBe("2026-11-12");
});

test.each(["xlsx", "biff8", "xlml", "xlsb"] as const)("in %s, a text is what its format shows", (bookType) => {
  const shown = (text: string, format: string) =>
    readRow([{ t: "s", v: text, z: format }, "TT-1", "2026-11-11", "GBP", 100], bookType).invoices[0]?.invoice
      .AccountName;
  expect(shown("Acme", '@" - cancelled"')).toBe("Acme - cancelled");
  expect(shown("Acme", 'General;General;General;"do not pay "@')).toBe("do not pay Acme");
  expect(shown("Acme", '_-"£"* #,##0.00_-;-"£"* #,##0.00_-;_-"£"* "-"??_-;_-@_-')).toBe("Acme");
});

test("lakhs and crores are grouped by conditions, and show the sign and the digits of the value", () => {
  const lakhs = "[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00";
  for (const value of [31_624, -6120, 206_640, 20_664_000.5]) {
    const reading = read(lakhs, value);
    expect([reading.problems, reading.invoices.at(-1)?.invoice.Net]).toEqual([[], String(value)]);
  }
});
