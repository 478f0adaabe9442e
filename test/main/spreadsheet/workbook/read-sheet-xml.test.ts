/** @file Worksheets as many programs write them, and damaged ones. */

import { describe, expect, test } from "vitest";
import { type Cell, type Row, seen, type Table } from "../../../../main/spreadsheet/cells/table.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";
import {
  hideOldRow,
  inlineCell,
  makeWorkbook,
  makeZip,
  partsWithSheet,
  withPart,
} from "../../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../../shared/in-words.ts";

const readParts = (parts: ReturnType<typeof partsWithSheet>) => inWords(readWorkbookBytes(makeZip(parts)));

/** The only table of a workbook with this sheet. */
function tableOf(sheetXml: string, others: Readonly<Record<string, string>> = {}): Table {
  const parts = Object.entries(others).reduce((all, [name, xml]) => withPart(all, name, xml), partsWithSheet(sheetXml));
  const read = readParts(parts);
  if (!read.ok) throw new Error(sayMessage(read.error));
  const [table] = read.value;
  if (table === undefined) throw new Error("there is no table");
  return table;
}

const rowsOf = (rows: string, others?: Readonly<Record<string, string>>): readonly Row[] =>
  tableOf(`<sheetData>${rows}</sheetData>`, others).rows;
const cellsOf = (cells: string, others?: Readonly<Record<string, string>>): readonly Cell[] =>
  rowsOf(`<row r="1">${cells}</row>`, others)[0]?.cells ?? [];
const textsOf = (cells: string, others?: Readonly<Record<string, string>>): readonly string[] =>
  cellsOf(cells, others).map(seen);

const styles = (...formats: readonly (string | number)[]): string =>
  `<styleSheet><numFmts>${formats.map((f, n) => (typeof f === "string" ? `<numFmt numFmtId="${200 + n}" formatCode="${f}"/>` : "")).join("")}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
  `<cellXfs>${formats.map((f, n) => `<xf numFmtId="${typeof f === "string" ? 200 + n : f}"/>`).join("")}</cellXfs>` +
  `<dxfs><dxf><numFmt numFmtId="200" formatCode="yyyy"/></dxf></dxfs></styleSheet>`;

describe("a cell's text", () => {
  test("is read from the list of texts, with formatting and without what says how it is spoken", () => {
    const sharedStrings =
      "<sst><si><t>Plain &amp; simple</t></si><si/><si><r><rPr><b/></rPr><t>Ac</t></r><r><t>me</t></r></si>" +
      '<si><t>課</t><rPh sb="0" eb="1"><t>カ</t></rPh><phoneticPr fontId="1"/></si><si><t xml:space="preserve"> x </t></si></sst>';
    const cells = [0, 1, 2, 3, 4].map((n) => `<c t="s"><v>${n}</v></c>`).join("");
    expect(textsOf(cells, { "xl/sharedStrings.xml": sharedStrings })).toEqual([
      "Plain & simple",
      "",
      "Acme",
      "課",
      "x",
    ]);
  });

  test("may be in the cell itself, in CDATA, between comments, and with characters that XML cannot hold", () => {
    expect(
      textsOf(
        '<c t="inlineStr"><is><r><t>Ac</t></r><r><t>me</t></r><rPh sb="0" eb="1"><t>no</t></rPh></is></c>' +
          '<c t="str"><v><![CDATA[A & B]]> Ltd</v></c>' +
          '<c t="inlineStr"><is><t>one<!-- <c r="Z9"/> --> two</t></is></c>' +
          '<c t="str"><v>a_x000D_b_x005F_x000D_</v></c>' +
          '<c t="str"><v>one\r\n<![CDATA[two\r\nthree]]></v></c>' +
          '<c t="str"><v>&#xe9;&#233;&apos;&quot;&lt;&gt;</v></c>',
      ),
    ).toEqual(["Acme", "A & B Ltd", "one two", "a\rb_x000D_", "one\ntwo\nthree", "éé'\"<>"]);
  });

  test("is found where elements have a prefix and cells have no reference", () => {
    const sheet = "<x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c/><x:c><x:v>2</x:v></x:c></x:row></x:sheetData>";
    const parts = withPart(
      partsWithSheet(""),
      "xl/worksheets/sheet1.xml",
      `<x:worksheet xmlns:x="y">${sheet}</x:worksheet>`,
    );
    const read = readParts(parts);
    expect(read.ok && read.value[0]?.rows.map(({ number, cells }) => [number, cells.map(seen)])).toEqual([
      [1, ["1", "", "2"]],
    ]);
  });
});

describe("a cell's number", () => {
  test.each([
    ["1204.5", "1204.5"],
    ["1204.50", "1204.5"],
    ["-0", "0"],
    ["0.1", "0.1"],
    ["1E-2", "0.01"],
    ["1.2045E3", "1204.5"],
    ["0.30000000000000004", "0.3"],
    ["1204.4999999999998", "1204.5"],
    ["99999999999999.9", "99999999999999.9"],
    [" 5 ", "5"],
  ])("%s means %s", (written, means) => {
    expect(textsOf(`<c><v>${written}</v></c>`)).toEqual([means]);
  });

  test.each(["1.204,50", "1,204.50", "12abc", "0x10", "1 204", "Infinity", "NaN", "1e999", "--5"])(
    "%s is none, and a problem, whatever it begins with",
    (written) => {
      expect(cellsOf(`<c><v>${written}</v></c>`)).toMatchObject([{ kind: "error", reason: "This cell is damaged." }]);
    },
  );

  test("is a date where the style's format shows one, the built-in formats of the Far East too", () => {
    const sheet = [0, 1, 2, 3, 4, 5].map((s) => `<c s="${s}"><v>46346</v></c>`).join("");
    const others = { "xl/styles.xml": styles(14, "dd\\.mm\\.yyyy", 57, "#,##0.00", "[$-409]d-mmm-yy;@", 49) };
    expect(cellsOf(sheet, others).map(({ kind }) => kind)).toEqual([
      "date",
      "date",
      "date",
      "number",
      "date",
      "number",
    ]);
  });

  test("a date may be written out", () => {
    expect(cellsOf('<c t="d"><v>2026-11-20</v></c><c t="d"><v>2026-11-20T00:00:00.000Z</v></c>')).toEqual([
      { kind: "date", text: "2026-11-20" },
      { kind: "date", text: "2026-11-20" },
    ]);
    expect(cellsOf('<c t="d"><v>2026-02-30</v></c>')).toMatchObject([{ kind: "error" }]);
  });
});

describe("a formula", () => {
  test.each([
    ["<f>A1*2</f>", "=A1*2"],
    ['<f t="shared" si="9"/>', "="],
    ["<f>A1*2</f><v/>", "=A1*2"],
    ['<f t="array" ref="A1:A3">X</f><v></v>', "=X"],
  ])("without a stored result is a problem: %s", (inside, text) => {
    expect(cellsOf(`<c>${inside}</c>`)).toMatchObject([
      { kind: "error", text, reason: "This formula has no stored result." },
    ]);
  });

  test("that should give a text and has no result is a problem, one that gave an empty text is an empty cell", () => {
    expect(cellsOf('<c t="str"><f>B1</f></c><c><v>1</v></c>')[0]?.kind).toBe("error");
    expect(cellsOf('<c t="str"><f>B1</f><v></v></c><c><v>1</v></c>')[0]?.kind).toBe("empty");
  });
});

describe("hidden", () => {
  test("rows are read and marked, by a filter or by hand", () => {
    const rows = rowsOf(
      `<row r="1">${inlineCell("A1", "a")}</row><row r="2" hidden="1">${inlineCell("A2", "b")}</row>` +
        `<row r="3" hidden="true">${inlineCell("A3", "c")}</row><row r="4" ht="0" customHeight="1">${inlineCell("A4", "d")}</row>` +
        `<row r="5" hidden="0" ht="15">${inlineCell("A5", "e")}</row>`,
    );
    expect(rows.map(({ isHidden }) => isHidden)).toEqual([undefined, true, true, true, undefined]);
  });

  test("columns are read and named", () => {
    const table = tableOf(
      '<cols><col min="1" max="1" width="9"/><col min="2" max="3" hidden="1"/><col min="4" max="16384" width="0"/></cols>' +
        `<sheetData><row>${["a", "b", "c", "d"].map((text, n) => inlineCell(`${"ABCD"[n]}1`, text)).join("")}</row></sheetData>`,
    );
    expect(table.hiddenColumns).toEqual([1, 2, 3]);
    expect(table.rows[0]?.cells.map(seen)).toEqual(["a", "b", "c", "d"]);
  });

  test("rows and columns of an older workbook are read the same", () => {
    const rows = [
      ["a", "b", "c"],
      ["d", "e", "f"],
      ["g", "h", "i"],
    ];
    const bytes = makeWorkbook({ A: rows }, { bookType: "biff8", hiddenColumns: [1], merges: ["C1:C2"] });
    const read = readWorkbookBytes(hideOldRow(bytes, 1));
    const [table] = read.ok ? read.value : [];
    expect(table?.rows.map(({ number, isHidden }) => [number, isHidden])).toEqual([
      [1, undefined],
      [2, true],
      [3, undefined],
    ]);
    expect(table?.hiddenColumns).toEqual([1]);
    expect(table?.rows[1]?.cells[2]).toMatchObject({ kind: "error", text: "f" });
  });
});

describe("merged cells", () => {
  const sheet = (rows: string, ...merges: readonly string[]): Table =>
    tableOf(
      `<sheetData>${rows}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`,
    );
  const row = (number: number, ...cells: readonly string[]): string =>
    `<row r="${number}">${cells.map((text, n) => (text === "" ? "" : inlineCell(`${"ABCDE"[n]}${number}`, text))).join("")}</row>`;

  test("a value that is merged over rows below is shown there, and is a problem there", () => {
    const { rows } = sheet(row(1, "Acme", "1") + row(2, "", "2") + row(3, "", "3") + row(4, "", "4"), "A1:A3");
    expect(rows.map(({ cells }) => cells[0]?.kind)).toEqual(["text", "error", "error", "empty"]);
    expect(rows[1]?.cells[0]).toEqual({
      kind: "error",
      text: "Acme",
      reason: "This cell is merged with A1 above it, and only A1 has the value.",
      fix: "In the file, unmerge the cells and write the value in each row.",
    });
  });

  test("a merge to the right leaves empty cells, as the sheet shows them", () => {
    const { rows } = sheet(row(1, "Total", "", "", "5"), "A1:C1");
    expect(rows[0]?.cells.map(({ kind }) => kind)).toEqual(["text", "empty", "empty", "text"]);
  });

  test("a row with only a value merged from above is not a row", () => {
    expect(sheet(row(1, "A note") + row(3, "Acme"), "A1:C2").rows.map(({ number }) => number)).toEqual([1, 3]);
  });

  test("a value beneath a merged cell is a problem, unless it is equal", () => {
    const { rows } = sheet(row(1, "Acme", "500") + row(2, "Acme", "7"), "A1:A2", "B1:B2");
    expect(rows[1]?.cells).toMatchObject([
      { kind: "text", text: "Acme" },
      { kind: "error", text: "7" },
    ]);
    expect(rows[1]?.cells[1]).toMatchObject({ reason: "This value is hidden under the merged cell B1." });
  });

  test("a merge over the whole sheet costs no more than the rows it has", () => {
    expect(sheet(row(1, "a") + row(2, "b"), "A1:XFD1048576").rows).toHaveLength(2);
  });
});

describe("a damaged sheet is refused:", () => {
  test.each([
    [
      "a row without an end",
      `<sheetData><row r="1"><c r="A1"><v>1</v></c><row r="2"><c r="A2"><v>2</v></c></row></sheetData>`,
    ],
    ["a cell that names another row", '<sheetData><row r="1"><c r="A7"><v>1</v></c></row></sheetData>'],
    ["two cells in one place", '<sheetData><row><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row></sheetData>'],
    [
      "two rows in one place",
      '<sheetData><row r="2"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row></sheetData>',
    ],
    ["two lists of rows", "<sheetData/><sheetData/>"],
    ["a text that is not in the list", '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>'],
    ["a text of a number below zero", '<sheetData><row><c t="s"><v>-1</v></c></row></sheetData>'],
    ["a style that is not there", '<sheetData><row><c s="7"><v>1</v></c></row></sheetData>'],
    ["a cell of an unknown type", '<sheetData><row><c t="x"><v>1</v></c></row></sheetData>'],
    ["a cell beyond the last column", '<sheetData><row r="1"><c r="XFE1"><v>1</v></c></row></sheetData>'],
    ["a row beyond the last one", '<sheetData><row r="1048577"><c><v>1</v></c></row></sheetData>'],
    ["an attribute without an end", '<sheetData><row r="1><c/></row></sheetData>'],
    ["an unknown reference", '<sheetData><row><c t="str"><v>&lol;</v></c></row></sheetData>'],
    ["a reference to what every object has", '<sheetData><row><c t="str"><v>&constructor;</v></c></row></sheetData>'],
    ["a reference to no character", '<sheetData><row><c t="str"><v>&#0;</v></c></row></sheetData>'],
    ["a reference to half a character", '<sheetData><row><c t="str"><v>&#xD800;</v></c></row></sheetData>'],
    [
      "a damaged attribute, without which a text is a number",
      '<sheetData><row><c t&="str"><v>5</v></c></row></sheetData>',
    ],
    ["a slash inside an attribute's name", '<sheetData><row><c t/="str"><v>5</v></c></row></sheetData>'],
    ["a control character in an attribute's name", '<sheetData><row><c t\0="str"><v>5</v></c></row></sheetData>'],
    ["an attribute that begins with a digit", '<sheetData><row><c 9t="str"><v>5</v></c></row></sheetData>'],
    ["an attribute without a name", '<sheetData><row><c ="str"><v>5</v></c></row></sheetData>'],
    ["an attribute twice", '<sheetData><row><c t="n" t="str"><v>5</v></c></row></sheetData>'],
    ["an attribute twice, once with a prefix", '<sheetData><row><c x:t="str" t="n"><v>5</v></c></row></sheetData>'],
    ["no space before an attribute", '<sheetData><row><c s="0"t="str"><v>5</v></c></row></sheetData>'],
    ["an element without a proper name", "<sheetData><row><c><v>5</v><9/></c></row></sheetData>"],
  ])("%s", (_, xml) => {
    expect(readParts(partsWithSheet(xml))).toEqual({ ok: false, error: "is damaged or isn't a workbook" });
  });

  test("a sheet that the workbook names but does not hold", () => {
    const parts = partsWithSheet("<sheetData/>").filter(({ name }) => !name.includes("sheet1"));
    expect(readParts(parts)).toEqual({ ok: false, error: "is damaged or isn't a workbook" });
  });

  test("more cells than any list of invoices has", () => {
    const rows = Array.from({ length: 700 }, (_, n) => `<row r="${n + 1}"><c r="XFD${n + 1}"><v>1</v></c></row>`);
    expect(readParts(partsWithSheet(`<sheetData>${rows.join("")}</sheetData>`))).toEqual({
      ok: false,
      error: "has more cells than can be read",
    });
  });
});

test("rows in another order are read in the order of their numbers", () => {
  const rows = rowsOf('<row r="3"><c><v>3</v></c></row><row r="1"><c><v>1</v></c></row>');
  expect(rows.map(({ number }) => number)).toEqual([1, 3]);
});

test("a row is struck out where every cell with content is", () => {
  const fonts = `<fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>`;
  const cellXfs = `<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2"/></cellXfs>`;
  const cell = (ref: string, style: number) => `<c r="${ref}" s="${style}"><v>1</v></c>`;
  const rows = [
    `<row r="1">${cell("A1", 1)}${cell("B1", 1)}<c r="C1" s="0"/></row>`,
    `<row r="2">${cell("A2", 1)}${cell("B2", 0)}</row>`,
    `<row r="3">${cell("A3", 2)}</row>`,
    `<row r="4">${cell("A4", 0)}</row>`,
  ];
  const read = rowsOf(rows.join(""), { "xl/styles.xml": `<styleSheet>${fonts}${cellXfs}</styleSheet>` });
  expect(read.map(({ isStruck }) => isStruck === true)).toEqual([true, false, false, false]);
});
