/** @file Reads binary workbooks (.xlsb), and refuses those whose records are not whole. */

import { describe, expect, test } from "vitest";
import { preflightZip } from "../../../../main/parser/preflight-zip.ts";
import { dateCell, type Making, makeWorkbook, makeZip, numberCell } from "../../../fixtures/spreadsheets/make-files.ts";
import { readBytes, refusal, rowsOf } from "../reading.ts";

const rows = [
  ["Supplier", "Invoice no", "Invoice date", "Net", "VAT", "Description"],
  ["Acme Ltd", "00442", dateCell(46_095), numberCell(1_240.5, "#,##0.00"), 248.1, "worktops"],
  ["Bolt & Co", "B-7", dateCell(46_096), numberCell(-80, "#,##0.00"), -16, "returned"],
];

const make = (making: Making = {}, sheets = { Bills: rows }) => makeWorkbook(sheets, { bookType: "xlsb", ...making });

describe("a binary workbook", () => {
  test("is read as the same workbook saved as .xlsx", () => {
    const plain = rowsOf(readBytes(makeWorkbook({ Bills: rows }), "bills.xlsx"));
    expect(plain).toHaveLength(2);
    expect(rowsOf(readBytes(make(), "bills.xlsb"))).toEqual(plain);
    expect(rowsOf(readBytes(make({ isPacked: true }), "bills.xlsb"))).toEqual(plain);
  });

  test("counts its days from 1904 where it says so", () => {
    const [first] = rowsOf(readBytes(make({ date1904: true }), "bills.xlsb"));
    expect(first?.invoice.Date).toBe("2030-03-15");
  });

  test("shows neither its hidden sheets nor loses a row", () => {
    const sheets = {
      Old: [
        ["Supplier", "Net"],
        ["Gone Ltd", 1],
      ],
      Bills: rows,
    };
    expect(rowsOf(readBytes(make({ hidden: ["Old"] }, sheets as never), "bills.xlsb"))).toHaveLength(2);
  });
});

/** The parts of the workbook, of which one is changed. */
function withChanged(path: string, change: (content: Uint8Array) => Uint8Array): Uint8Array {
  const parts = preflightZip(make());
  if (!parts.ok || parts.value instanceof Uint8Array) throw new Error("This is no zip.");
  const changed = [...parts.value].map(([name, content]) => ({
    name,
    content: name === path ? change(content) : content,
  }));
  return makeZip(changed);
}

describe("a binary workbook is refused, and no row is lost silently", () => {
  const sheet = "xl/worksheets/sheet1.bin";

  test.each([
    ["a sheet that ends early", withChanged(sheet, (content) => content.subarray(0, content.length - 40))],
    ["a sheet without its end", withChanged(sheet, (content) => content.subarray(0, content.length - 3))],
    ["a sheet of something else", withChanged(sheet, () => new TextEncoder().encode("Supplier,Net"))],
    ["a list of sheets that is cut off", withChanged("xl/workbook.bin", (content) => content.subarray(0, 20))],
    ["a record that claims to be longer than the sheet", withChanged(sheet, (content) => withLongRecord(content))],
  ])("%s", (_, bytes) => {
    expect(refusal(bytes, "bills.xlsb")).toBe("is damaged or isn't a workbook");
  });
});

/** The first record of a sheet has no content; here it claims to have 268 million bytes. */
function withLongRecord(content: Uint8Array): Uint8Array {
  const changed = Uint8Array.from([...content.subarray(0, 2), 0xff, 0xff, 0xff, 0x7f, ...content.subarray(3)]);
  return changed;
}
