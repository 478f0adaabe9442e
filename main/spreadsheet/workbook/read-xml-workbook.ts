/**
 * @file Reads the cells of an XML workbook of Excel 2003 (SpreadsheetML), which many programs still export as .xls.
 *
 * The elements are those of Microsoft's XML Spreadsheet Reference (Office 2003).
 */

import { isoDate, serialFromDate } from "../cells/calendar.ts";
import { type Cell, emptyCell, type Table } from "../cells/table.ts";
import { layOutTable, type Merge, mostCells, mostColumns, mostRows, type WritableRow } from "./lay-out-table.ts";
import {
  cellFromNumber,
  cellFromShownText,
  cellFromTruth,
  cellWithoutValue,
  damagedCell,
  errorCell,
  type NumberFormat,
  shownOtherwise,
} from "./make-cell.ts";
import { addComment } from "./read-comments.ts";
import { TooWide } from "./read-sheet-xml.ts";
import { CellMarks } from "./shown/cell-marks.ts";
import { MarkedText, type RunMark } from "./shown/marked-text.ts";
import { type Attribute, NotWhole, walkXml, xmlFromBytes } from "./walk-xml.ts";

/** Formats with a name of their own; the country's own forms are not in the file, so they show no currency. */
const namedFormats: Readonly<Record<string, string>> = {
  "General Number": "General",
  "General Date": "m/d/yyyy h:mm",
  "Long Date": "dddd, mmmm d, yyyy",
  "Medium Date": "d-mmm-yy",
  "Short Date": "m/d/yyyy",
  Currency: "#,##0.00",
  "Euro Currency": "[$€-2]#,##0.00",
  Fixed: "0.00",
  Standard: "#,##0.00",
  Percent: "0.00%",
  Scientific: "0.00E+00",
};

/**
 * Reads every sheet that is not hidden.
 *
 * @param formatOf makes a format of its pattern
 * @throws NotWhole where the file is damaged, TooWide where it is too large
 */
export function readXmlWorkbook(bytes: Uint8Array, formatOf: (pattern: string) => NumberFormat): readonly Table[] {
  const reader = new XmlWorkbookReader(formatOf);
  walkXml(textOf(bytes), reader);
  const { date1904 } = reader;
  return date1904 ? reader.tables.map((table) => ({ ...table, date1904 })) : reader.tables;
}

const declared = /^<\?xml[^>]{0,100}\bencoding\s*=\s*["'](iso-8859-1|windows-125\d)["']/i;

/** XML is UTF-8 or UTF-16; older programs declare a code page. */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const encoding = declared.exec(start)?.[1];
  return encoding === undefined ? xmlFromBytes(bytes) : new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

interface Style {
  readonly format: string;
  readonly isStruck: boolean;
  readonly colour: string;
  readonly background: string;
}

const plain: Style = { format: "General", isStruck: false, colour: "#000000", background: "#FFFFFF" };

/** A sheet as far as it has been read. */
class XmlSheet {
  readonly name: string;
  readonly rows: WritableRow[] = [];
  readonly merges: Merge[] = [];
  readonly hiddenRows = new Set<number>();
  readonly marks = new CellMarks();
  readonly comments = new Map<number, string[]>();
  readonly hiddenColumns = new Set<number>();
  isHidden = false;
  /** Of rows and columns so far. */
  height = 0;
  width = 0;

  constructor(name: string) {
    this.name = name;
  }
}

class XmlWorkbookReader {
  readonly tables: Table[] = [];
  date1904 = false;

  private readonly formatOf: (pattern: string) => NumberFormat;
  private readonly formats = new Map<string, NumberFormat>();
  private readonly styles = new Map<string, Style>();
  private style = "";
  private sheet: XmlSheet | null = null;
  private cells: Cell[] | null = null;
  private rowNumber = 0;
  private cell: {
    readonly style: Style;
    readonly formula: string | null;
    value: Cell | null;
    isStruck: boolean;
  } | null = null;
  /** How many cells to the right the current one covers: the next cell without an index is after them. */
  private across = 0;
  private type: string | null = null;
  private text = new MarkedText();
  /** The elements within a text: B, S, Sup. */
  private readonly runs: string[] = [];
  /** The depth of a comment, which has a text of its own. */
  private asideFrom: number | null = null;
  private comment = "";
  private size = 0;

  constructor(formatOf: (pattern: string) => NumberFormat) {
    this.formatOf = formatOf;
  }

  open(name: string, depth: number, attribute: Attribute): void {
    if (depth === 0 && name !== "Workbook") throw new NotWhole("no workbook");
    if (this.asideFrom !== null) return;
    if (name === "Comment") [this.asideFrom, this.comment] = [depth, ""];
    else if (name === "Style") this.openStyle(attribute);
    else if (name === "NumberFormat") this.changeStyle({ format: attribute("Format") ?? "General" });
    else if (name === "Font") {
      if (this.type !== null) return;
      const colour = attribute("Color") ?? "Automatic";
      this.changeStyle({
        isStruck: attribute("StrikeThrough") === "1",
        colour: colour === "Automatic" ? "#000000" : colour.toUpperCase(),
      });
    } else if (name === "Interior") this.changeStyle({ background: backgroundOf(attribute) });
    else if (name === "Date1904") this.date1904 = true;
    else if (name === "Worksheet") {
      if (this.sheet !== null) throw new NotWhole("a sheet within a sheet");
      this.sheet = new XmlSheet(attribute("Name") ?? "");
    } else if (name === "Column") this.addColumns(attribute);
    else if (name === "Row") this.openRow(attribute);
    else if (name === "Cell") this.openCell(attribute);
    else if (name === "Data") [this.type, this.text] = [attribute("Type") ?? "String", new MarkedText()];
    else if (this.type !== null) this.runs.push(name);
  }

  textBefore(_: number, text: string): void {
    // Words of a text may be in bold.
    if (this.asideFrom !== null) this.comment += text;
    else if (this.type !== null) this.text.add(text, this.mark);
  }

  private get mark(): RunMark {
    if (this.runs.some((run) => /^(?:S|Strike|Del)$/i.test(run))) return "struck";
    return this.runs.some((run) => /^(?:Sup|Sub)$/i.test(run)) ? "raised" : null;
  }

  close(name: string, depth: number, text: string): void {
    if (this.asideFrom !== null) {
      this.comment += text;
      if (depth !== this.asideFrom) return;
      this.asideFrom = null;
      if (this.sheet !== null) addComment(this.sheet.comments, this.rowNumber, this.comment);
    } else if (name === "Data") {
      this.text.add(text, null);
      this.closeData(this.text);
    } else if (this.type !== null) {
      this.text.add(text, this.mark);
      this.runs.pop();
    } else if (name === "Cell") this.closeCell();
    else if (name === "Row") this.closeRow();
    else if (name === "Visible" && this.sheet !== null) this.sheet.isHidden = text.trim() !== "SheetVisible";
    else if (name === "Worksheet") this.closeSheet();
  }

  private openStyle(attribute: Attribute): void {
    this.style = attribute("ID") ?? "";
    this.styles.set(this.style, this.styles.get(attribute("Parent") ?? "Default") ?? plain);
  }

  private changeStyle(change: Partial<Style>): void {
    this.styles.set(this.style, { ...(this.styles.get(this.style) ?? plain), ...change });
  }

  private addColumns(attribute: Attribute): void {
    const { sheet } = this;
    if (sheet === null) throw new NotWhole("a column without a sheet");
    const at = placeOf(attribute("Index"), sheet.width);
    const span = countOf(attribute("Span"));
    if (attribute("Hidden") === "1" || isNothing(attribute("Width")))
      for (let column = at; column <= at + span && column < mostColumns; column++) sheet.hiddenColumns.add(column);
    sheet.width = at + span + 1;
  }

  private openRow(attribute: Attribute): void {
    const { sheet } = this;
    if (sheet === null || this.cells !== null) throw new NotWhole("a row in the wrong place");
    sheet.height = placeOf(attribute("Index"), sheet.height) + 1;
    if (attribute("Hidden") === "1" || isNothing(attribute("Height"))) sheet.hiddenRows.add(sheet.height);
    this.rowNumber = sheet.height;
    this.cells = [];
    // Rows without cells that look alike are written once.
    const span = countOf(attribute("Span"));
    if (span > 0) sheet.height += span;
    if (sheet.height > mostRows) throw new TooWide();
  }

  private openCell(attribute: Attribute): void {
    const { sheet, cells } = this;
    if (sheet === null || cells === null || this.cell !== null) throw new NotWhole("a cell in the wrong place");
    const left = placeOf(attribute("Index"), cells.length);
    const [across, down] = [countOf(attribute("MergeAcross")), countOf(attribute("MergeDown"))];
    if (left + across >= mostColumns) throw new TooWide();
    while (cells.length < left) cells.push(emptyCell);
    const top = this.rowNumber - 1;
    if (across > 0 || down > 0) sheet.merges.push({ top, left, bottom: top + down, right: left + across });
    const style = this.styles.get(attribute("StyleID") ?? "Default") ?? plain;
    this.cell = { style, formula: attribute("Formula"), value: null, isStruck: style.isStruck };
    this.across = across;
  }

  private closeData(text: MarkedText): void {
    const { type, cell } = this;
    this.type = null;
    this.runs.length = 0;
    if (cell === null) throw new NotWhole("a value without a cell");
    cell.value = text.partly ?? this.read(type ?? "String", text.text, cell.style);
    cell.isStruck ||= text.isAllStruck;
  }

  private read(type: string, text: string, style: Style): Cell {
    switch (type) {
      case "String":
        return cellFromShownText(text, this.formatFor(style));
      case "Number":
        return text.trim() === "" || !Number.isFinite(Number(text))
          ? damagedCell(text)
          : cellFromNumber(Number(text), this.formatFor(style), this.date1904, text.trim());
      case "DateTime":
        return readDay(text, this.formatFor(style));
      case "Boolean":
        return cellFromTruth(text.trim() === "1");
      case "Error":
        return errorCell(text.trim());
      default:
        return damagedCell(text);
    }
  }

  private formatFor({ format }: Style): NumberFormat {
    const known = this.formats.get(format) ?? this.formatOf(namedFormats[format] ?? format);
    this.formats.set(format, known);
    return known;
  }

  private closeCell(): void {
    const { cell, cells } = this;
    if (cell === null || cells === null) return;
    const value = cell.value ?? cellWithoutValue(cell.formula);
    if (value.kind !== "empty") this.addMarks(cell.style, cell.isStruck);
    cells.push(value, ...Array.from({ length: this.across }, () => emptyCell));
    this.cell = null;
  }

  private addMarks({ colour, background }: Style, isStruck: boolean): void {
    const at = this.cells?.length ?? 0;
    if (isStruck) this.sheet?.marks.add("struck", this.rowNumber, at);
    if (colour === background) this.sheet?.marks.add("unseen", this.rowNumber, at);
  }

  private closeRow(): void {
    const { sheet, cells } = this;
    this.cells = null;
    if (sheet === null || cells === null) return;
    cells.length = cells.findLastIndex(({ kind }) => kind !== "empty") + 1;
    this.size += cells.length;
    if (this.size > mostCells) throw new TooWide();
    if (cells.length === 0) return;
    sheet.rows.push({ number: this.rowNumber, cells });
  }

  private closeSheet(): void {
    const { sheet } = this;
    this.sheet = null;
    if (sheet !== null && !sheet.isHidden) this.tables.push(layOutTable(sheet.name, sheet.rows, sheet));
  }
}

function readDay(text: string, format: NumberFormat): Cell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.,]+Z?)?$/.exec(text.trim()) ?? [];
  const date = isoDate(Number(year), Number(month), Number(day));
  if (date === null) return damagedCell(text);
  const shown = format.addsToDate ? format.render(serialFromDate(date)) : null;
  return shown === null ? { kind: "date", text: date } : shownOtherwise(shown, date);
}

/** A height or width of nothing hides as well. */
const isNothing = (size: string | null): boolean => size !== null && Number(size) === 0;

/** White where nothing is filled; nothing that a text can have where two colours are mixed. */
function backgroundOf(attribute: Attribute): string {
  const pattern = attribute("Pattern") ?? "None";
  if (pattern === "None") return "#FFFFFF";
  return pattern === "Solid" ? (attribute("Color") ?? "#FFFFFF").toUpperCase() : "";
}

/** The 0-based place of a row, column or cell, which says its index only where it is not the next one. */
function placeOf(index: string | null, next: number): number {
  if (index === null) return next;
  const at = Number(index) - 1;
  if (!/^\d{1,7}$/.test(index) || at < next) throw new NotWhole("an index that is none");
  return at;
}

function countOf(text: string | null): number {
  if (text === null) return 0;
  if (!/^\d{1,7}$/.test(text)) throw new NotWhole("a number that is none");
  return Number(text);
}
