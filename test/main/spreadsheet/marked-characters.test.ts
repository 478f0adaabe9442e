/** @file Characters that are struck out, raised or in the colour of their background never become part of a figure that is sent. */

import { expect, test } from "vitest";
import { inlineCell, makeZip, partsWithSheet, withPart } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes } from "./reading.ts";

const headings = ["Supplier", "Invoice number", "Date", "Currency", "Net", "Description"];
const plain = ["Acme", "A-1", "2026-11-11", "GBP", "100.00", "Paint"];
const other = ["Beta", "B-1", "2026-11-12", "GBP", "200.50", "Brushes"];

/** How a run of characters looks, in every format. */
type Run = readonly [look: "plain" | "struck" | "raised", text: string];
type Runs = readonly Run[];
/** How a whole cell or row looks. */
type Look = "plain" | "struck" | "unseen" | "flat";

interface Format {
  /** The file with the second invoice changed: runs for its cells by their 0-based place, and looks of its cells. */
  readonly make: (
    runs: Readonly<Record<number, Runs>>,
    looks: Readonly<Record<number, Look>>,
    row?: Look,
  ) => Uint8Array;
  readonly name: string;
}

const latin = (text: string): Uint8Array => new TextEncoder().encode(text);
const rows = [headings, plain, other];

const excel: Format = {
  name: "bills.xlsx",
  make(runs, looks, rowLook) {
    const font = { plain: "", struck: "<rPr><strike/></rPr>", raised: '<rPr><vertAlign val="superscript"/></rPr>' };
    const style = { plain: 0, struck: 1, unseen: 2, flat: 0 };
    const texts = rows.flatMap((cells, y) =>
      cells.map((text, x) => {
        const of = y === 2 ? runs[x] : undefined;
        if (of === undefined) return `<si><t>${text}</t></si>`;
        return `<si>${of.map(([look, one]) => `<r>${font[look]}<t xml:space="preserve">${one}</t></r>`).join("")}</si>`;
      }),
    );
    const sheet = rows.map((cells, y) => {
      const written = cells.map((_, x) => {
        const look = y === 2 ? (looks[x] ?? rowLook ?? "plain") : "plain";
        return `<c r="${"ABCDEF"[x]}${y + 1}" t="s" s="${style[look]}"><v>${y * 6 + x}</v></c>`;
      });
      return `<row r="${y + 1}"${y === 2 && rowLook === "flat" ? ' ht="0" customHeight="1"' : ""}>${written.join("")}</row>`;
    });
    const styles =
      '<styleSheet><fonts><font/><font><strike/></font><font><color theme="0"/></font></fonts><fills><fill><patternFill patternType="none"/></fill></fills>' +
      '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2" fillId="0"/></cellXfs></styleSheet>';
    const parts = withPart(partsWithSheet(`<sheetData>${sheet.join("")}</sheetData>`), "xl/styles.xml", styles);
    return makeZip(withPart(parts, "xl/sharedStrings.xml", `<sst>${texts.join("")}</sst>`));
  },
};

const inline: Format = {
  name: "inline.xlsx",
  make(runs, looks, rowLook) {
    const font = { plain: "", struck: "<rPr><strike/></rPr>", raised: '<rPr><vertAlign val="subscript"/></rPr>' };
    const style = { plain: 0, struck: 1, unseen: 2, flat: 0 };
    const sheet = rows.map((cells, y) => {
      const written = cells.map((text, x) => {
        const of = y === 2 ? runs[x] : undefined;
        const ref = `${"ABCDEF"[x]}${y + 1}`;
        const look = y === 2 ? (looks[x] ?? rowLook ?? "plain") : "plain";
        if (of === undefined) return inlineCell(ref, text).replace("<c ", `<c s="${style[look]}" `);
        return `<c r="${ref}" t="inlineStr"><is>${of.map(([run, one]) => `<r>${font[run]}<t xml:space="preserve">${one}</t></r>`).join("")}</is></c>`;
      });
      return `<row r="${y + 1}"${y === 2 && rowLook === "flat" ? ' hidden="1"' : ""}>${written.join("")}</row>`;
    });
    const styles =
      '<styleSheet><fonts><font/><font><strike/></font><font><color rgb="FF00FF00"/></font></fonts><fills><fill><patternFill/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills>' +
      '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="0" fontId="2" fillId="1"/></cellXfs></styleSheet>';
    return makeZip(withPart(partsWithSheet(`<sheetData>${sheet.join("")}</sheetData>`), "xl/styles.xml", styles));
  },
};

const openDocument: Format = {
  name: "bills.ods",
  make(runs, looks, rowLook) {
    const styles =
      '<style:style style:name="struck" style:family="table-cell"><style:text-properties style:text-line-through-style="solid"/></style:style>' +
      '<style:style style:name="unseen" style:family="table-cell"><style:text-properties fo:color="#ffffff"/></style:style>' +
      '<style:style style:name="struck" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>' +
      '<style:style style:name="raised" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>' +
      '<style:style style:name="flat" style:family="table-row"><style:table-row-properties style:row-height="0cm"/></style:style>';
    const sheet = rows.map((cells, y) => {
      const written = cells.map((text, x) => {
        const of: Runs = (y === 2 && runs[x]) || [["plain", text]];
        const look = y === 2 ? (looks[x] ?? rowLook ?? "plain") : "plain";
        const spans = of.map(([run, one]) =>
          run === "plain" ? one : `<text:span text:style-name="${run}">${one}</text:span>`,
        );
        return `<table:table-cell table:style-name="${look}" office:value-type="string"><text:p>${spans.join("")}</text:p></table:table-cell>`;
      });
      const look = y === 2 && rowLook === "flat" ? ' table:style-name="flat"' : "";
      return `<table:table-row${look}>${written.join("")}</table:table-row>`;
    });
    return makeZip([
      {
        name: "content.xml",
        content: latin(
          `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:fo="f"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A">${sheet.join("")}</table:table></office:spreadsheet></office:body></office:document-content>`,
        ),
      },
    ]);
  },
};

const excel2003: Format = {
  name: "bills.xml",
  make(runs, looks, rowLook) {
    const styles =
      '<Styles><Style ss:ID="struck"><Font ss:StrikeThrough="1"/></Style><Style ss:ID="unseen"><Font ss:Color="#FFFFFF"/></Style></Styles>';
    const tag = { plain: "B", struck: "S", raised: "Sup" };
    const sheet = rows.map((cells, y) => {
      const written = cells.map((text, x) => {
        const of: Runs = (y === 2 && runs[x]) || [["plain", text]];
        const look = y === 2 ? (looks[x] ?? rowLook ?? "plain") : "plain";
        const style = look === "struck" || look === "unseen" ? ` ss:StyleID="${look}"` : "";
        return `<Cell${style}><ss:Data ss:Type="String">${of.map(([run, one]) => `<${tag[run]}>${one}</${tag[run]}>`).join("")}</ss:Data></Cell>`;
      });
      return `<Row${y === 2 && rowLook === "flat" ? ' ss:Height="0"' : ""}>${written.join("")}</Row>`;
    });
    return latin(
      `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${styles}<Worksheet ss:Name="A"><Table>${sheet.join("")}</Table></Worksheet></Workbook>`,
    );
  },
};

const page = (
  tags: Readonly<Record<"struck" | "raised", readonly [string, string]>>,
  look: (of: Look) => string,
): Format => ({
  name: "bills.xls",
  make(runs, looks, rowLook) {
    const sheet = rows.map((cells, y) => {
      const written = cells.map((text, x) => {
        const of: Runs = (y === 2 && runs[x]) || [["plain", text]];
        const shown = of.map(([run, one]) => (run === "plain" ? one : `${tags[run][0]}${one}${tags[run][1]}`)).join("");
        return `<td${y === 2 ? look(looks[x] ?? "plain") : ""}>${shown}</td>`;
      });
      return `<tr${y === 2 ? look(rowLook ?? "plain") : ""}>${written.join("")}</tr>`;
    });
    return latin(
      `<html><head><style><!-- .xl65 {color:black;text-decoration:line-through;} .xl66 {color:white} --></style></head><body><table>${sheet.join("")}</table></body></html>`,
    );
  },
});

const pageOfTags = page({ struck: ["<del>", "</del>"], raised: ["<sup>", "</sup>"] }, (look) =>
  look === "struck"
    ? ' style="text-decoration:line-through"'
    : look === "unseen"
      ? ' style="color:#FFF"'
      : look === "flat"
        ? " height=0"
        : "",
);
const pageOfClasses = page(
  { struck: ['<span class="xl65">', "</span>"], raised: ["<span style='vertical-align:sub'>", "</span>"] },
  (look) =>
    look === "struck"
      ? " class=xl65"
      : look === "unseen"
        ? " class='xl66'"
        : look === "flat"
          ? ' style="height:0pt"'
          : "",
);

const formats: readonly (readonly [string, Format])[] = [
  ["xlsx", excel],
  ["xlsx with inline texts", inline],
  ["ods", openDocument],
  ["XML of Excel 2003", excel2003],
  ["a web page with tags", pageOfTags],
  ["a web page with classes", pageOfClasses],
];

test.each(formats)(
  "in %s, a figure or name of which a part is struck out or raised is a problem of its row",
  (_, { make, name }) => {
    const cases: readonly (readonly [number, Runs, string])[] = [
      [
        4,
        [
          ["struck", "1"],
          ["plain", "200.50"],
        ],
        "“1” in “1200.50” is struck out.",
      ],
      [
        4,
        [
          ["plain", "200"],
          ["raised", "5"],
        ],
        "“5” in “2005” is raised or lowered",
      ],
      [
        1,
        [
          ["struck", "B-1"],
          ["plain", "B-2"],
        ],
        "“B-1” in “B-1B-2” is struck out.",
      ],
      [
        1,
        [
          ["plain", "B-1"],
          ["raised", "2"],
        ],
        "“2” in “B-12” is raised",
      ],
      [
        0,
        [
          ["struck", "Beta"],
          ["plain", " Gamma"],
        ],
        "“Beta” in “Beta Gamma” is struck out.",
      ],
      [
        2,
        [
          ["struck", "2026-11-12"],
          ["plain", " 2026-12-12"],
        ],
        "is struck out.",
      ],
    ];
    for (const [column, runs, says] of cases) {
      const { invoices, problems } = readBytes(make({ [column]: runs }, {}), name);
      expect(invoices.map(({ row }) => row)).toEqual([2]);
      expect(problems.map(({ row, reason }) => ({ row, reason }))).toEqual([
        { row: 3, reason: expect.stringContaining(says) },
      ]);
    }
  },
);

test.each(formats)("in %s, a description loses what is struck out and keeps what is raised", (_, { make, name }) => {
  const description = (runs: Runs) => readBytes(make({ 5: runs }, {}), name).invoices[1]?.invoice.Description;
  expect(
    description([
      ["struck", "Brushes"],
      ["plain", " Rollers"],
    ]),
  ).toBe("Rollers");
  expect(
    description([
      ["plain", "20 m"],
      ["raised", "2"],
      ["plain", " tiles"],
    ]),
  ).toBe("20 m2 tiles");
  expect(description([["struck", "Brushes"]])).toBe(undefined);
});

test.each(formats)("in %s, an ordinal ending and a trade mark may be raised", (_, { make, name }) => {
  const { invoices, problems } = readBytes(
    make(
      {
        0: [
          ["plain", "1"],
          ["raised", "st"],
          ["plain", " Stop"],
        ],
      },
      {},
    ),
    name,
  );
  expect(problems).toEqual([]);
  expect(invoices[1]?.invoice.AccountName).toBe("1st Stop");
});

test.each(formats)(
  "in %s, a cell that is struck out or has the colour of its background is a problem of its row",
  (_, { make, name }) => {
    for (const [look, says] of [
      ["struck", "“200.50” is struck out."],
      ["unseen", "“200.50” has the colour of its background, so it can't be seen."],
    ] as const) {
      const { invoices, problems } = readBytes(make({}, { 4: look }), name);
      expect(invoices.map(({ row }) => row)).toEqual([2]);
      expect(problems.map(({ row, reason }) => ({ row, reason }))).toEqual([{ row: 3, reason: says }]);
    }
  },
);

test.each(formats)("in %s, a row that is struck out, unseen or without height is asked about", (_, { make, name }) => {
  const asked = (row: Look) => readBytes(make({}, {}, row), name).questions.map(({ id }) => id);
  expect(asked("struck")).toEqual(["struck-rows"]);
  expect(asked("unseen")).toEqual(["hidden-rows"]);
  expect(asked("flat")).toEqual(["hidden-rows"]);
  const everyCell = Object.fromEntries(other.map((text, x): [number, Runs] => [x, [["struck", text]]]));
  expect(readBytes(make(everyCell, {}), name).questions.map(({ id }) => id)).toEqual(["struck-rows"]);
});

test.each(formats)(
  "in %s, a row that is struck out is sent as it stands if that is the answer",
  (_, { make, name }) => {
    const { invoices, problems } = readBytes(make({}, {}, "struck"), name, { answers: { struckRows: "send" } });
    expect(problems).toEqual([]);
    expect(invoices[1]?.invoice).toMatchObject({ AccountName: "Beta", InvoiceNumber: "B-1", Net: "200.50" });
  },
);
