/** @file A web page with the name .xls is read as the table that Excel shows of it, or refused. */

import { describe, expect, test } from "vitest";
import { nothingSaid } from "../../../../main/spreadsheet/read-spreadsheet.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";
import { readSpreadsheetBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";

const page = (body: string) =>
  new TextEncoder().encode(`<html><head><title>x</title></head><body>${body}</body></html>`);
const read = (body: string) => readSpreadsheetBytes(page(body), "export.xls", nothingSaid);
const invoicesIn = (body: string) => {
  const reading = read(body);
  return reading.ok ? reading.value.invoices.map(({ row, invoice }) => ({ row, ...invoice })) : [];
};

const head = "<tr><th>Supplier</th><th>Invoice no</th><th>Invoice date</th><th>Net<br>amount</th><th>VAT</th></tr>";
const row =
  "<tr><td>Caf&eacute; N&#111;rd &amp; Co</td><td>A-1</td><td>2026-03-14</td><td>1,240.00</td><td>248.00</td></tr>";

describe("a page of tables", () => {
  test("is read with its entities, line breaks and titles over several columns", () => {
    const body = `<table border=1><tr><td colspan="5"><b>Purchases</b></td></tr>${head}${row}</table>`;
    expect(invoicesIn(body)).toMatchObject([
      { row: 3, AccountName: "Café Nord & Co", InvoiceNumber: "A-1", Net: "1240.00", VAT: "248.00" },
    ]);
  });

  test("is read in the character set that it declares", () => {
    const table = `<table>${head}${row.replace("Caf&eacute; N&#111;rd &amp; Co", "\xDEi\xFEe \xDDth. Ltd. \xDEti.")}</table>`;
    const meta = '<meta http-equiv=Content-Type content="text/html; charset=windows-1254">';
    const bytes = Buffer.from(`<html><head>${meta}</head><body>${table}</body></html>`, "latin1");
    const reading = readSpreadsheetBytes(bytes, "export.xls", nothingSaid);
    expect(reading.ok && reading.value.invoices.map(({ invoice }) => invoice.AccountName)).toEqual([
      "Şişe İth. Ltd. Şti.",
    ]);
  });

  test("is read without end tags, and with a table of titles above", () => {
    const body = `<table><tr><td>Northwind</table><table>${head}${row.replaceAll(/<\/t[dr]>/g, "")}</table>`;
    expect(invoicesIn(body)).toMatchObject([{ row: 4, AccountName: "Café Nord & Co" }]);
  });

  test("has a problem where a value is merged over two rows", () => {
    const body = `<table>${head}${row.replace("<td>1,240.00", "<td rowspan=2>1,240.00")}<tr><td>Bell</td><td>B-2</td><td>2026-03-15</td><td>2.00</td></tr></table>`;
    const reading = read(body);
    expect(reading.ok && reading.value.problems.map((problem) => problem.row)).toEqual([3]);
  });
});

test.each([
  ["has rows that a browser hides", `<table>${head}<tr style="display: none"><td>x</td></tr>${row}</table>`],
  ["has a table inside a table", `<table>${head}${row}<tr><td><table><tr><td>x</td></tr></table></td></tr></table>`],
  ["runs a script", `<script>1</script><table>${head}${row}</table>`],
  ["has no table", "<p>Please sign in.</p>"],
])("a page that %s is refused", (_, body) => {
  const reading = read(body);
  expect(reading.ok ? "read" : "detail" in reading.error && sayMessage(reading.error.detail)).toMatch(
    /is an HTML page/,
  );
});
