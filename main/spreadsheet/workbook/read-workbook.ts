/**
 * @file A workbook's content to tables of cells. Beside write-workbook.ts, the only file that knows the workbook library.
 *
 * The library reads the older .xls and the binary .xlsb, and knows Excel's number formats. It never sees an .xlsx: main/parser checks and
 * unpacks the zip, and read-sheet-xml.ts reads the cells, because the library accepts anything as a workbook and its
 * guesses corrupt money. Our own dates and decimals come after.
 */

import { CFB, read, SSF, type WorkBook, type WorkSheet } from "xlsx";
import { fileNameOf, folderOf } from "../../../shared/values/file-names/file-path.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message, PlainMessage } from "../../../shared/wording/message.ts";
import type { Cell, Table } from "../cells/table.ts";
import { isWholeBinaryPart, isWholeRecordStream } from "./check-records.ts";
import { layOutTable, mostCells, type WritableRow } from "./lay-out-table.ts";
import { currencyInPattern, type NumberFormat } from "./make-cell.ts";
import { addComment, readComments } from "./read-comments.ts";
import { readMarkedStyles } from "./read-marked-styles.ts";
import { readOldCell } from "./read-old-cell.ts";
import { type OldMark, readOldMarks } from "./read-old-marks.ts";
import { readOpenDocument } from "./read-open-document.ts";
import { readSheetXml, TooWide } from "./read-sheet-xml.ts";
import { readFormats, readRelationships, readTexts, readWorkbookXml } from "./read-workbook-parts.ts";
import { readXmlWorkbook } from "./read-xml-workbook.ts";
import { CellMarks } from "./shown/cell-marks.ts";
import { contraryIn } from "./shown/contrary-format.ts";
import { addsToDate, textShownBy } from "./shown/format-parts.ts";
import { type FileContent, isContainer, type ZipParts } from "./sniff-format.ts";
import { NotWhole, xmlFromBytes } from "./walk-xml.ts";

type Tables = Result<readonly Table[], Message>;

/** Reads every sheet that is not hidden, or says why not. */
export function readWorkbook(content: FileContent): Tables {
  try {
    if (!(content instanceof Uint8Array)) return readZip(content);
    return isContainer(content) ? readContainer(content) : ok(readXmlWorkbook(content, formatOf));
  } catch (error) {
    if (error instanceof TooWide) return fail({ say: "is-too-wide" });
    const isProtected = !(error instanceof NotWhole) && /password|encrypt/i.test(String(error));
    return fail({ say: isProtected ? "is-protected" : "is-damaged-or-no-workbook" });
  }
}

/** What else comes in a zip, by the part that gives it away. */
const otherZips: readonly (readonly [part: string, why: PlainMessage])[] = [
  ["index/document.iwa", "is-numbers"],
  ["index.zip", "is-numbers"],
  ["word/document.xml", "is-word"],
  ["ppt/presentation.xml", "is-powerpoint"],
];

function readZip(parts: ZipParts): Tables {
  const other = otherZips.find(([part]) => parts.has(part));
  if (other) return fail({ say: other[1] });
  if (parts.has("xl/workbook.bin")) return readBinary(parts);
  const openDocument = parts.get("content.xml");
  if (openDocument !== undefined)
    return readOpenDocument(openDocument, parts.get("meta-inf/manifest.xml"), parts.get("styles.xml"));
  const xmlOf = (path: string): string | null => {
    const part = parts.get(path.toLowerCase());
    return part === undefined ? null : xmlFromBytes(part);
  };
  const relationshipsOf = (path: string) => {
    const [folder, name] = [folderOf(path), fileNameOf(path)];
    return readRelationships(xmlOf(`${folder}_rels/${name}.rels`) ?? "<none/>", path);
  };
  const path = [...relationshipsOf("").values()].find(({ kind }) => kind === "officeDocument")?.path;
  const workbookXml = path === undefined ? null : xmlOf(path);
  if (path === undefined || workbookXml === null) return fail({ say: "is-no-excel-zip" });

  const relationships = relationshipsOf(path);
  const { sheets, date1904 } = readWorkbookXml(workbookXml, relationships);
  const partOf = (kind: string): string | null => {
    const named = [...relationships.values()].find((relationship) => relationship.kind === kind);
    if (named === undefined) return null;
    const xml = xmlOf(named.path);
    if (xml === null) throw new NotWhole("a part that is not there");
    return xml;
  };
  const [textsXml, stylesXml] = [partOf("sharedStrings"), partOf("styles")];
  const texts = textsXml === null ? { texts: [], struck: new Set<Cell>() } : readTexts(textsXml);
  const listed = stylesXml === null ? [] : readFormats(stylesXml, makeFormat);
  // A workbook without styles shows everything as it is.
  const formats = listed.length > 0 ? listed : [makeFormat(0, null)];

  const textFormats = new Map(
    formats.flatMap((format, style) => (format.showText === null ? [] : [[String(style), format] as const])),
  );
  const marked = readMarkedStyles(stylesXml ?? "<none/>");

  const tables = sheets
    .filter(({ isHidden, isWorksheet }) => isWorksheet && !isHidden)
    .map((sheet): Table => {
      const xml = xmlOf(sheet.path);
      if (xml === null) throw new NotWhole("a sheet that is not there");
      const remarks = [...relationshipsOf(sheet.path).values()]
        .filter(({ kind }) => kind === "comments" || kind === "threadedComment")
        .flatMap((part) => xmlOf(part.path) ?? []);
      const comments = remarks.length === 0 ? undefined : readComments(remarks);
      const table = readSheetXml(sheet.name, xml, { texts, formats, textFormats, marked, date1904 }, comments);
      return date1904 ? { ...table, date1904 } : table;
    });
  return ok(tables);
}

// Those of the library's table that belong to no workbook; taken before a workbook can add its own.
const builtIn: Readonly<Record<number, string>> = { ...SSF.get_table() };
const ofNoCountry: ReadonlySet<string> = new Set(Object.values(builtIn));
const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

function makeFormat(id: number, pattern: string | null): NumberFormat {
  return formatOf(pattern ?? builtIn[id] ?? (isEastAsianDate(id) ? "m/d/yy" : "General"));
}

const formatOf = (pattern: string): NumberFormat => ({
  pattern,
  isDate: SSF.is_date(pattern),
  isPercent: /%/.test(pattern.replace(/"[^"]*"|\\./g, "")),
  // Those of the library's table show the sign of whichever country the program is set to, and the file does not say.
  currency: ofNoCountry.has(pattern) ? null : currencyInPattern(pattern),
  contrary: contraryIn(pattern),
  addsToDate: SSF.is_date(pattern) && addsToDate(pattern),
  showText: textShownBy(pattern),
  hidesDay: !/d/i.test(pattern.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "")),
  // By far the commonest format, and the library is slow at it.
  render: pattern === "0.00" ? (number) => number.toFixed(2) : rendererOf(pattern),
});

/** Lakhs and crores: `[>=100000]##\\,##\\,##0.00;##,##0.00`. */
const isOfLargeAmounts = /^\[>=?\d/;

/**
 * Shows numbers as Excel does, also where the library loses the minus of a number that no condition is about; "" where the library can't follow the format, so that nothing is taken for shown. Excel
 * shows `##,##0.00` as it shows `#,##0.00`, and the library knows only the second.
 */
function rendererOf(pattern: string): (number: number) => string {
  const usual = pattern.replace(/#[#,]*,##0/g, "#,##0");
  const losesMinus = isOfLargeAmounts.test(pattern) && !/\[<=?/.test(pattern);
  return (number) => {
    try {
      const shown = String(SSF.format(usual, number));
      return losesMinus && number < 0 && !/[-−(]/.test(shown) ? `-${shown}` : shown;
    } catch {
      return "";
    }
  };
}

function readContainer(bytes: Uint8Array): Tables {
  const refusal = refuseContainer(bytes);
  if (refusal !== null) return fail({ say: refusal });
  return readOldSheets(readOld(bytes), marksIn(bytes));
}

/** What is struck out and the like, by sheet; nothing where a record isn't as it is documented. */
function marksIn(bytes: Uint8Array): readonly (readonly OldMark[])[] {
  const records = CFB.find(CFB.read(bytes, { type: "array" }), "Workbook")?.content;
  try {
    return records ? readOldMarks(Uint8Array.from(records)) : [];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const binaryPart = /^xl\/(?:workbook|sharedstrings|worksheets\/sheet\d*)\.bin$/;

/** A binary workbook (.xlsb) has the records of the older one in the zip of the newer one; the zip has been checked. */
function readBinary(parts: ZipParts): Tables {
  // The library stops where a part ends, and says nothing.
  for (const [path, content] of parts)
    if (binaryPart.test(path) && !isWholeBinaryPart(content)) throw new NotWhole("a part without its end");
  const zip = CFB.utils.cfb_new();
  for (const [path, content] of parts) if (content.length > 0) CFB.utils.cfb_add(zip, path, content);
  return readOldSheets(readOld(new Uint8Array(CFB.write(zip, { type: "buffer", fileType: "zip" }) as Uint8Array)));
}

const readOld = (bytes: Uint8Array): WorkBook =>
  read(bytes, {
    type: "array",
    dense: true,
    cellDates: false,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: true,
    // Without stubs a formula that has no stored value would pass for an empty cell.
    sheetStubs: true,
    // Without styles it does not say what is hidden.
    cellStyles: true,
  });

/** Older workbooks, protected ones and Word documents share one container. */
function refuseContainer(bytes: Uint8Array): PlainMessage | null {
  const container = CFB.read(bytes, { type: "array" });
  const has = (name: string): boolean => CFB.find(container, name) !== null;
  if (has("EncryptedPackage") || has("EncryptionInfo")) return "is-protected";
  if (has("WordDocument")) return "is-word";
  const records = CFB.find(container, "Workbook")?.content;
  if (records) return isWholeRecordStream(Uint8Array.from(records)) ? null : "is-damaged";
  // Its text is in a code page that cannot be told from the file for certain.
  if (has("Book")) return "is-too-old";
  return "is-no-workbook";
}

function readOldSheets(workbook: WorkBook, marks: readonly (readonly OldMark[])[] = []): Tables {
  const tables: Table[] = [];
  const formats = new Map<string, NumberFormat>();
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  for (const [index, name] of workbook.SheetNames.entries()) {
    if ((workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) continue;
    const sheet = workbook.Sheets[name];
    // The library leaves out what it stumbles over and says nothing.
    if (sheet === undefined) return fail({ say: "is-damaged-sheet", sheet: name });
    const table = readOldSheet(name, sheet, formats, date1904, marks[index] ?? []);
    tables.push(date1904 ? { ...table, date1904 } : table);
  }
  return ok(tables);
}

function readOldSheet(
  name: string,
  sheet: WorkSheet,
  formats: Map<string, NumberFormat>,
  date1904: boolean,
  found: readonly OldMark[],
): Table {
  const known = (pattern: string): NumberFormat => {
    const format = formats.get(pattern) ?? formatOf(pattern);
    formats.set(pattern, format);
    return format;
  };
  const rows: WritableRow[] = [];
  const comments = new Map<number, string[]>();
  let size = 0;
  // Its rows are sparse; forEach passes over the holes, of which there may be thousands.
  sheet["!data"]?.forEach((row, rowIndex) => {
    const cells = Array.from(row, (cell) => readOldCell(cell, known, date1904));
    for (const { c: remarks = [] } of row.filter((cell) => cell?.c !== undefined))
      addComment(comments, rowIndex + 1, remarks.map(({ t: text }) => text ?? "").join("\n"));
    cells.length = cells.findLastIndex(({ kind }) => kind !== "empty") + 1;
    size += cells.length;
    if (size > mostCells) throw new TooWide();
    if (cells.length > 0) rows.push({ number: rowIndex + 1, cells });
  });
  const marks = new CellMarks();
  const byNumber = new Map(found.length === 0 ? [] : rows.map((row) => [row.number, row]));
  for (const { row, column, isStruck, isUnseen, partly } of found) {
    const cells = byNumber.get(row + 1)?.cells;
    if (partly !== null && cells?.[column]?.kind === "text") cells[column] = partly;
    if (isStruck) marks.add("struck", row + 1, column);
    if (isUnseen) marks.add("unseen", row + 1, column);
  }
  return layOutTable(name, rows, {
    merges: (sheet["!merges"] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })),
    marks,
    comments,
    hiddenRows: new Set((sheet["!rows"] ?? []).flatMap((row, index) => (row?.hidden ? [index + 1] : []))),
    hiddenColumns: new Set((sheet["!cols"] ?? []).flatMap((column, index) => (column?.hidden ? [index] : []))),
  });
}
