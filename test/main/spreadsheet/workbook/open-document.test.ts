/** @file Reading OpenDocument spreadsheets: values, formats, repeats, hidden parts, and files that are made to harm. */

import { expect, test } from "vitest";
import type { Table } from "../../../../main/spreadsheet/cells/table.ts";
import { type Holds, makeWorkbook, makeZip } from "../../../fixtures/spreadsheets/make-files.ts";
import { readWorkbookBytes } from "../../../fixtures/spreadsheets/read-bytes.ts";
import { refusal } from "../reading.ts";

const content = (spreadsheet: string, styles = ""): Uint8Array =>
  makeZip([
    {
      name: "content.xml",
      content: new TextEncoder().encode(
        `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${spreadsheet}</office:spreadsheet></office:body></office:document-content>`,
      ),
    },
  ]);

const sheet = (rows: string): Uint8Array => content(`<table:table table:name="A">${rows}</table:table>`);
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join("")}</table:table-row>`;
const cell = (attributes: string, shown: string): string =>
  `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

function tablesIn(bytes: Uint8Array): readonly Table[] {
  const read = readWorkbookBytes(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const cellsIn = (bytes: Uint8Array) => tablesIn(bytes)[0]?.rows.flatMap(({ cells }) => cells);

test("texts, numbers and truths that another program has written are read", () => {
  const rows: Holds[][] = [
    ["Supplier", "Net", "Paid"],
    ["Acme & Söhne", 1240.5, true],
  ];
  const [table] = tablesIn(makeWorkbook({ Bills: rows }, { bookType: "ods" }));
  expect(table?.sheet).toBe("Bills");
  expect(table?.rows[1]?.cells).toMatchObject([
    { kind: "text", text: "Acme & Söhne" },
    { kind: "number", text: "1240.5" },
    { kind: "text", text: "TRUE" },
  ]);
});

test("dates, percentages and currencies are those of the cell", () => {
  const cells = cellsIn(
    sheet(
      row(
        cell('office:value-type="date" office:date-value="2026-10-02"', "2.10.2026"),
        cell('office:value-type="percentage" office:value="0.21"', "21%"),
        cell('office:value-type="currency" office:currency="EUR" office:value="12.5"', "12,50 €"),
        cell('office:value-type="currency" office:value="1882.14"', "1 882,14 Kč"),
        cell('office:value-type="float" office:value="42" calcext:value-type="float"', "00042"),
      ),
    ),
  );
  expect(cells).toEqual([
    { kind: "date", text: "2026-10-02" },
    { kind: "number", text: "0.21", shown: null, isPercent: true },
    { kind: "number", text: "12.5", shown: "12.5", isPercent: false, currency: "EUR" },
    { kind: "number", text: "1882.14", shown: "1882.14", isPercent: false, currency: "Kč" },
    { kind: "number", text: "42", shown: "00042", isPercent: false },
  ]);
});

test("a text of several parts is whole, and notes and drawings in a cell are not part of it", () => {
  const cells = cellsIn(
    sheet(
      row(
        '<table:table-cell office:value-type="string"><office:annotation><text:p>ask Mary</text:p></office:annotation><text:p>Tarn<text:s text:c="2"/><text:span>Motors</text:span> Ltd</text:p><text:p>York</text:p></table:table-cell>',
      ),
    ),
  );
  expect(cells).toEqual([{ kind: "text", text: "Tarn  Motors Ltd\nYork" }]);
});

test("repeated rows and cells count, and blank ones to the end of the sheet cost nothing", () => {
  const bytes = sheet(
    row('<table:table-cell table:number-columns-repeated="16384"/>').replace(
      "<table:table-row>",
      '<table:table-row table:number-rows-repeated="3">',
    ) +
      row(cell('office:value-type="string" table:number-columns-repeated="2"', "a")) +
      '<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
  );
  expect(tablesIn(bytes)[0]?.rows).toEqual([
    {
      number: 4,
      cells: [
        { kind: "text", text: "a" },
        { kind: "text", text: "a" },
      ],
    },
  ]);
});

test("a formula without a result, an error and a month without a day are no values", () => {
  const cells = cellsIn(
    sheet(
      row(
        '<table:table-cell table:formula="of:=SUM([.A1])"/>',
        cell('table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"', "#DIV/0!"),
        cell('office:value-type="date" office:date-value="2026-03-01"', "Mar 26"),
      ),
    ),
  );
  expect(cells?.map(({ kind }) => kind)).toEqual(["error", "error", "error"]);
});

test("a row whose every cell is struck out is marked", () => {
  const styles =
    '<style:style style:name="ce1" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>';
  const struck = (text: string) => cell('table:style-name="ce1" office:value-type="string"', text);
  const bytes = content(
    `<table:table table:name="A">${row(struck("a"), struck("b"))}${row(struck("a"), cell("", "b"))}</table:table>`,
    styles,
  );
  expect(tablesIn(bytes)[0]?.rows.map(({ isStruck }) => isStruck)).toEqual([true, undefined]);
});

test("hidden sheets are left out, and hidden rows are marked", () => {
  const bytes = content(
    `<table:table table:name="Old" table:style-name="ta2">${row(cell("", "x"))}</table:table><table:table table:name="New"><table:table-row table:visibility="filter">${cell("", "a")}</table:table-row></table:table>`,
    '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>',
  );
  const tables = tablesIn(bytes);
  expect(tables.map(({ sheet: name }) => name)).toEqual(["New"]);
  expect(tables[0]?.rows[0]?.isHidden).toBe(true);
});

test.each([
  [
    "a bomb of repeats",
    sheet(
      `<table:table-row table:number-rows-repeated="1000000">${cell('table:number-columns-repeated="1000"', "x")}</table:table-row>`,
    ),
    "more cells",
  ],
  ["an endless row", sheet(row(cell('table:number-columns-repeated="900000000"', "x"))), "more cells"],
  ["a part without its end", content("<table:table>"), "damaged"],
  [
    "entities",
    makeZip([
      {
        name: "content.xml",
        content: new TextEncoder().encode('<!DOCTYPE a [<!ENTITY b "c">]><office:document-content/>'),
      },
    ]),
    "damaged",
  ],
  [
    "a letter",
    makeZip([
      {
        name: "content.xml",
        content: new TextEncoder().encode(
          "<office:document-content><office:body><office:text/></office:body></office:document-content>",
        ),
      },
    ]),
    "OpenDocument",
  ],
  ["a number that is none", sheet(row(cell('table:number-columns-repeated="-1"', "x"))), "damaged"],
])("%s is refused", (_, bytes, why) => {
  expect(refusal(bytes, "bills.ods")).toContain(why);
});

test("an encrypted file is refused as protected", () => {
  const bytes = makeZip([
    {
      name: "META-INF/manifest.xml",
      content: new TextEncoder().encode("<m:manifest><m:encryption-data/></m:manifest>"),
    },
    { name: "content.xml", content: new TextEncoder().encode("x") },
  ]);
  expect(refusal(bytes, "bills.ods")).toContain("password");
});

const styled = (styles: string, table: string): Uint8Array =>
  content(`<table:table table:name="A">${table}</table:table>`, styles);

test("a text is shown with the words of its format, also where the column names the style", () => {
  const styles =
    '<number:text-style style:name="N1"><number:text>not </number:text><number:text-content/><number:text> (void)</number:text></number:text-style>' +
    '<style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="ce2" style:family="table-cell" style:parent-style-name="ce1"/>';
  const texts = (attributes: string, columns = "") =>
    cellsIn(styled(styles, `${columns}${row(cell(`office:value-type="string" ${attributes}`, "Acme"))}`))?.map(
      (one) => one.kind === "text" && one.text,
    );
  expect(texts('table:style-name="ce1"')).toEqual(["not Acme (void)"]);
  expect(texts('table:style-name="ce2"')).toEqual(["not Acme (void)"]);
  expect(texts("", '<table:table-column table:default-cell-style-name="ce1"/>')).toEqual(["not Acme (void)"]);
  expect(texts("")).toEqual(["Acme"]);
});

test("a date that is shown with another year or with words is an error", () => {
  const format = (words: string) =>
    `<number:date-style style:name="N1"><number:day/><number:text>${words}</number:text><number:year/></number:date-style><style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>`;
  const kinds = (shown: string, words = ".") =>
    cellsIn(
      styled(
        format(words),
        row(cell('table:style-name="ce1" office:value-type="date" office:date-value="2026-10-02"', shown)),
      ),
    )?.map(({ kind }) => kind);
  expect(kinds("2. Oct 2026")).toEqual(["date"]);
  expect(kinds("2 de octubre de 2026", " de ")).toEqual(["date"]);
  expect(kinds("2. Oct 2025")).toEqual(["error"]);
  expect(kinds("2 void 2026", " void ")).toEqual(["error"]);
});

test("an amount beside which a spreadsheet shows another figure, scale or words bears what is shown", () => {
  const shown = (value: string, text: string) => {
    const [read] = cellsIn(sheet(row(cell(`office:value-type="float" office:value="${value}"`, text)))) ?? [];
    return read?.kind === "number" ? (read.contrary ?? null) : undefined;
  };
  for (const [value, text] of [
    ["200.5", "999.00"],
    ["200.5", "200.50 VOID"],
    ["200.5", "0.2"],
    ["200.5", "2010.00"],
    ["200.5", "200.50?"],
    ["-200.5", "200.50"],
    ["200.5", "200.50 CR"],
    ["200.5", "Paid"],
  ] as const)
    expect(shown(value, text), text).toBe(text);
  for (const [value, text] of [
    ["200.5", "200.50"],
    ["1200.5", "1.200,50 €"],
    ["1200.5", "1 200,50 Kč"],
    ["1200.5", "£1,200.50"],
    ["1234567", "12,34,567"],
    ["-200.5", "(200.50)"],
    ["-200.5", "200,50-"],
    ["182.0114", "182.01"],
    ["0", "-"],
    ["0.004", "0.00"],
    ["200.5", "###"],
    ["200.5", "2.01E+02"],
    ["200", "٢٠٠"],
  ] as const)
    expect(shown(value, text), text).toBe(null);
});
