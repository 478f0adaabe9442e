/** @file Workbooks: the content of their cells, and files that are refused because they are not workbooks. */

import { describe, expect, test } from "vitest";
import { type Cell, seen } from "../../../../main/spreadsheet/cells/table.ts";
import { sniffFormat } from "../../../../main/spreadsheet/workbook/sniff-format.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";
import {
  dateCell,
  type Holds,
  inlineCell,
  lockOld,
  makeEncrypted,
  makeWorkbook,
  makeZip,
  numberCell,
  partsWithSheet,
} from "../../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { refusal } from "../reading.ts";

function tablesOf(bytes: Uint8Array) {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(sayMessage(read.error));
  return read.value;
}

describe.each(["xlsx", "biff8"] as const)("in a workbook of type %s", (bookType) => {
  /** The cells of its only row. */
  const read = (cells: readonly Holds[], date1904 = false): readonly Cell[] =>
    tablesOf(makeWorkbook({ Invoices: [cells] }, { bookType, date1904 }))[0]?.rows[0]?.cells ?? [];

  test("a cell holds what it shows, amounts to the digit", () => {
    expect(read([dateCell(46346), "A-17", " Acme  ", 1204.5, 0.1 + 0.2, -0.07, 1e-7, true, null, "end"])).toEqual([
      { kind: "date", text: "2026-11-20" },
      { kind: "text", text: "A-17" },
      { kind: "text", text: "Acme" },
      { kind: "number", text: "1204.5", shown: "1204.5", isPercent: false },
      { kind: "number", text: "0.3", shown: "0.3", isPercent: false },
      { kind: "number", text: "-0.07", shown: "-0.07", isPercent: false },
      { kind: "number", text: "0.0000001", shown: "0.0000001", isPercent: false },
      { kind: "text", text: "TRUE" },
      { kind: "empty" },
      { kind: "text", text: "end" },
    ]);
  });

  test("a date is the day that Excel shows, in both of its calendars, without its time of day", () => {
    expect(read([1, 59, 61, 46346, 46346.99].map(dateCell))).toEqual(
      ["1900-01-01", "1900-02-28", "1900-03-01", "2026-11-20", "2026-11-20"].map((text) => ({ kind: "date", text })),
    );
    expect(read([dateCell(44884)], true)).toEqual([{ kind: "date", text: "2026-11-20" }]);
  });

  test("29 February 1900 and a time without a day are not dates", () => {
    expect(read([dateCell(60), dateCell(0.5)]).map(({ kind }) => kind)).toEqual(["error", "error"]);
  });

  test("a number in a column of codes is read as Excel shows it", () => {
    const codes = [
      numberCell(42, "00000"),
      numberCell(1234567, "000-0000"),
      numberCell(123456789012, "General"),
      numberCell(12345, "#,##0"),
      numberCell(12.1, "0.00"),
      numberCell(7, '"INV-"000;[Red]-0'),
      numberCell(1234567, "[Blue]###-####"),
    ];
    expect(read(codes).map(seen)).toEqual([
      "00042",
      "123-4567",
      "123456789012",
      "12345",
      "12.10",
      "INV-007",
      "123-4567",
    ]);
  });

  test("a number that Excel rounds is not a code", () => {
    expect(read([numberCell(12.6, "0")])).toEqual([{ kind: "number", text: "12.6", shown: null, isPercent: false }]);
  });

  test("a number with more digits than Excel keeps is a problem, never a guess", () => {
    expect(read([1.23456789012346e16, 1e15, 123456789012345]).map((cell) => [cell.kind, seen(cell)])).toEqual([
      ["error", "12345678901234600"],
      ["error", "1000000000000000"],
      ["number", "123456789012345"],
    ]);
  });

  test("an error in a cell is a problem of its row", () => {
    expect(read(["Acme", { t: "e", v: 0x17 }])[1]).toEqual({
      kind: "error",
      text: "#REF!",
      reason: { say: "cell-error" },
      fix: { say: "fix-formula" },
    });
  });

  test("a percentage is distinguished from a number", () => {
    const rates = [numberCell(0.175, "0.0%"), numberCell(0.07, '0" per cent"'), numberCell(20, '0"%"')];
    expect(read(rates).map((cell) => cell.kind === "number" && cell.isPercent)).toEqual([true, false, false]);
  });

  test("a hidden sheet is not read", () => {
    const sheets = { Old: [["a"]], New: [["b"]], Newer: [["c"]] };
    const tables = tablesOf(makeWorkbook(sheets, { bookType, hidden: ["Old", "Newer"] }));
    expect(tables.map(({ sheet, rows }) => [sheet, rows[0]?.cells.map(seen)])).toEqual([["New", ["b"]]]);
  });
});

test("a sheet that claims a million rows costs no more than the ones it has", () => {
  const sheet =
    `<dimension ref="A1:XFD1048576"/><sheetData><row r="1">${inlineCell("A1", "Supplier")}</row>` +
    `<row r="1048576">${inlineCell("A1048576", "Acme")}<c r="XFD1048576"><v>5</v></c></row></sheetData>`;
  const [table] = tablesOf(makeZip(partsWithSheet(sheet)));
  expect(table?.rows.map(({ number, cells }) => [number, cells.length])).toEqual([
    [1, 1],
    [1_048_576, 16_384],
  ]);
});

test("text with the name of a workbook is read as text, as Excel does", () => {
  expect(sniffFormat(new TextEncoder().encode("Supplier\tNet\nAcme\t1\n"), "a.xls")).toEqual({
    ok: true,
    value: "text",
  });
  expect(sniffFormat(new TextEncoder().encode("PK;Net\n1;2\n"), "a.csv")).toEqual({ ok: true, value: "text" });
});

describe("a file that is not a workbook", () => {
  const text = (content: string) => new TextEncoder().encode(content);

  test.each([
    ["an encrypted workbook", makeEncrypted(), "a.xlsx", "is protected with a password"],
    [
      "an older workbook with a password",
      lockOld(makeWorkbook({ A: [["a"]] }, { bookType: "biff8" })),
      "a.xls",
      "is protected with a password",
    ],
    ["a PDF", text("%PDF-1.7\n..."), "a.xlsx", "is a PDF with the extension .xlsx"],
    [
      "an HTML page",
      text("<html><p>Supplier"),
      "a.xls",
      "is an HTML page with the extension .xls; open it in Excel and save it as .xlsx",
    ],
    [
      "an HTML page with a mark before it",
      text("\ufeff \n<!DOCTYPE html>"),
      "a.xls",
      "is an HTML page with the extension .xls; open it in Excel and save it as .xlsx",
    ],
    [
      "a web page in one file",
      text("MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n"),
      "a.xls",
      "is a web page with the extension .xls; open it in Excel and save it as .xlsx",
    ],
    [
      "an XML workbook of 2003 with another extension",
      text(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      ),
      "a.csv",
      "is an Excel 2003 XML workbook with the extension .csv; open it in Excel and save it as .xlsx",
    ],
    [
      "a gzip",
      new Uint8Array([0x1f, 0x8b, 8, 0, 0]),
      "a.csv",
      "is compressed with gzip with the extension .csv; extract it first",
    ],
    ["a program", new Uint8Array([0x4d, 0x5a, 0x90, 0, 3]), "a.xlsx", "is a program with the extension .xlsx"],
    ["an XML file", text('<?xml version="1.0"?><invoices>'), "a.xls", "is an XML file with the extension .xls"],
    ["random bytes", new Uint8Array([0x17, 0x80, 0, 0x33, 0x99]), "a.xlsx", "isn't a workbook"],
    ["nothing", new Uint8Array(), "a.xlsx", "is empty"],
    [
      "a zip of something else",
      makeZip([{ name: "a.txt", content: text("a") }]),
      "a.xlsx",
      "is a zip file, but not an Excel workbook",
    ],
    [
      "a Numbers document",
      makeZip([{ name: "Index/Document.iwa", content: text("a") }]),
      "a.xlsx",
      "is a Numbers document; export it from Numbers to Excel or CSV",
    ],
    ["a Word document", makeZip([{ name: "word/document.xml", content: text("a") }]), "a.xlsx", "is a Word document"],
    [
      "a workbook that declares entities",
      makeZip(
        partsWithSheet("<sheetData/>").map((part) => ({
          ...part,
          content: text(
            `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${new TextDecoder().decode(part.content)}`,
          ),
        })),
      ),
      "a.xlsx",
      "is damaged or isn't a workbook",
    ],
    [
      "a workbook",
      makeWorkbook({ A: [["Supplier", "Net"]] }),
      "a.csv",
      "is a workbook or other zip file with the extension .csv",
    ],
  ])("%s is refused in plain words", (_, bytes, fileName, detail) => {
    expect(refusal(bytes, fileName)).toBe(detail);
  });

  test("from before Excel 97 is refused, because its encoding is unknown", () => {
    expect(refusal(makeWorkbook({ A: [["Supplier", "Net"]] }, { bookType: "biff5" }), "a.xls")).toContain(
      "before Excel 97",
    );
  });

  test("because it is cut off, or has a broken chain of records, is refused and never read in part", () => {
    const rows = Array.from({ length: 300 }, (_, index) => ["Acme", index]);
    const whole = makeWorkbook({ A: [["Supplier", "Net"], ...rows] }, { bookType: "biff8" });
    const at = Buffer.from(whole).lastIndexOf(Buffer.from([0x03, 0x02, 0x0e, 0x00]));
    const astray = whole.slice();
    astray[at + 2] = 0x4e;
    expect(tablesOf(whole)[0]?.rows).toHaveLength(301);
    expect(refusal(astray, "a.xls")).toBe("is damaged");
    for (let end = 1; end < whole.length; end += 512) {
      const found = readWorkbookBytes(whole.slice(0, end));
      // The last bytes are padding: without them the workbook is as whole as before.
      if (found.ok) expect(found).toEqual(readWorkbookBytes(whole));
    }
  });

  test("never throws, whatever its bytes are", () => {
    const whole = makeWorkbook({
      A: [
        ["Supplier", "Net"],
        ["Acme", 1],
      ],
    });
    const old = makeWorkbook(
      {
        A: [
          ["Supplier", "Net"],
          ["Acme", 1],
        ],
      },
      { bookType: "biff8" },
    );
    for (const bytes of [whole, old])
      for (let cut = 1; cut < bytes.length; cut += Math.ceil(bytes.length / 40))
        expect(() => readWorkbookBytes(bytes.slice(0, cut))).not.toThrow();
  });
});
