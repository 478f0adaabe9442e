/** @file Reads printed reports, whose columns are lined up with spaces. */

import { describe, expect, test } from "vitest";
import { nothingSaid } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import { readSpreadsheetBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { readBytes, rowsOf } from "../reading.ts";

const report = `ACME HOLDINGS LTD                   PURCHASE LEDGER LISTING      Page 1
Period 08/2026                                       All amounts in GBP

Supplier                Invoice No    Date          Net       VAT     Gross
----------------------  ------------  ----------  -------  --------  --------
Howden Joinery Ltd      INV-4007      03/08/2026   100.00     20.00    120.00
BT plc                  88120         14/08/2026    50.00     10.00     60.00
ACME HOLDINGS LTD                   PURCHASE LEDGER LISTING      Page 2
Screwfix Direct Ltd     A-77          25/08/2026    10.00               10.00
Total for all suppliers and all sites              160.00     30.00    190.00
`;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readBytes(bytes(text), "listing.txt", { fallback: null });
/** What becomes of a text that must not be read as lined up. */
const invoicesOf = (text: string) => {
  const found = readSpreadsheetBytes(bytes(text), "listing.txt", nothingSaid);
  return found.ok ? found.value.invoices.map(({ invoice }) => invoice) : [];
};

describe("a report whose columns are lined up with spaces", () => {
  test("is read by the places of its headings, with its total checked", () => {
    const reading = read(report);
    expect(reading.questions).toEqual([]);
    expect(reading.text).toEqual({ encoding: "UTF-8", separator: "spaces", isAscii: true });
    expect(
      rowsOf(reading).map(({ row, invoice }) => [
        row,
        invoice.AccountName,
        invoice.InvoiceNumber,
        invoice.Net,
        invoice.VAT,
      ]),
    ).toEqual([
      [6, "Howden Joinery Ltd", "INV-4007", "100.00", "20.00"],
      [7, "BT plc", "88120", "50.00", "10.00"],
      [9, "Screwfix Direct Ltd", "A-77", "10.00", undefined],
    ]);
    expect(reading.skipped.map(({ row }) => row)).toEqual([1, 2, 3, 5, 8, 10]);
  });

  test("is not read where a text runs into the next column, and no row is lost silently", () => {
    expect(invoicesOf(report.replace("88120         14", "88120-and-more-14"))).toEqual([]);
    expect(
      invoicesOf(
        report.replace(
          "Screwfix Direct Ltd     A-77          25/08/2026    10.00               10.00",
          "Screwfix Direct Limited of Yeovil A-77                             10.00",
        ),
      ),
    ).toEqual([]);
  });

  test("is not read where two columns have one heading, or one has none", () => {
    expect(
      invoicesOf(report.replace("Supplier                Invoice No", "                        Invoice No")),
    ).toEqual([]);
  });

  test("loses nothing where a text has separators: the usual ones come first", () => {
    const csv = "Supplier;Invoice no;Date;Net\nAcme  Ltd;A-1;03/08/2026;100.00\nBolt  Ltd;B-7;14/08/2026;50.00\n";
    expect(read(csv).text?.separator).toBe("semicolon");
  });
});

test.each([
  ["a letter", "Dear Sir,\n\nyour  invoice  number   and  its date   are missing.\n\nYours  sincerely\n"],
  ["one line of headings", "Supplier   Invoice no   Date   Net   VAT\n"],
  ["very long lines", `Supplier   Invoice no   Date   Net\n${"x   ".repeat(5_000)}\n`.repeat(3)],
])("%s is no table", (_, text) => {
  expect(invoicesOf(text)).toEqual([]);
});
