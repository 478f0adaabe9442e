/** @file Reads the cells of an OpenDocument spreadsheet (.ods), as strictly as those of a workbook. */

import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, emptyCell, type Table } from "../cells/table.ts";
import { layOutTable, type Merge, mostCells, mostColumns, mostRows, type WritableRow } from "./lay-out-table.ts";
import { type OpenCell, readOpenCell } from "./open-document-cell.ts";
import { OpenStyles } from "./open-document-styles.ts";
import { addComment } from "./read-comments.ts";
import { TooWide } from "./read-sheet-xml.ts";
import { CellMarks } from "./shown/cell-marks.ts";
import { MarkedText, type RunMark } from "./shown/marked-text.ts";
import { type Attribute, NotWhole, walkXml, xmlFromBytes } from "./walk-xml.ts";

/** Reads every sheet that is not hidden, or says why not. @param content the part content.xml */
export function readOpenDocument(
  content: Uint8Array,
  manifest: Uint8Array | undefined,
  styles: Uint8Array | undefined,
): Result<readonly Table[], Message> {
  if (manifest !== undefined && xmlFromBytes(manifest).includes("encryption-data"))
    return fail({ say: "is-protected" });
  const reader = new OpenDocumentReader();
  if (styles !== undefined) reader.readStyles(xmlFromBytes(styles));
  walkXml(xmlFromBytes(content), reader);
  return reader.isSpreadsheet ? ok(reader.tables) : fail({ say: "is-open-document" });
}

/** A sheet as far as it has been read. */
class OpenSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: WritableRow[] = [];
  readonly merges: Merge[] = [];
  readonly hiddenRows = new Set<number>();
  readonly marks = new CellMarks();
  readonly comments = new Map<number, string[]>();
  /** The styles of its columns' cells, by the last column that has them. */
  readonly columnStyles: { readonly last: number; readonly style: string | null }[] = [];
  readonly hiddenColumns = new Set<number>();
  /** Of rows and columns so far. */
  height = 0;
  width = 0;

  constructor(name: string, isHidden: boolean) {
    this.name = name;
    this.isHidden = isHidden;
  }
}

class OpenDocumentReader {
  readonly tables: Table[] = [];
  isSpreadsheet = false;

  private readonly names: string[] = [];
  private readonly styles = new OpenStyles();
  private sheet: OpenSheet | null = null;
  private cells: Cell[] = [];
  /** Blank cells after the last filled one of the row. */
  private blank = 0;
  private times = { row: 1, cell: 1 };
  private isRowHidden = false;
  private rowStyle: string | null = null;
  private cellStyle: string | null = null;
  private cell: Omit<OpenCell, "shown" | "format"> | null = null;
  private text = new MarkedText();
  private lines = 0;
  private readonly runs: RunMark[] = [];
  /** The depth of an element whose content is no cell's: a note, a drawing, what was deleted. */
  private asideFrom: number | null = null;
  /** The text of a comment that is being read; null outside of comments. */
  private comment: string | null = null;
  private rowComments: string[] = [];
  private size = 0;
  /** The columns of the row that are struck out, and those in the colour of their background. */
  private readonly struck: number[] = [];
  private readonly unseen: number[] = [];

  open(name: string, depth: number, attribute: Attribute): void {
    if (depth === 0 && name !== "document-content") throw new NotWhole("not an OpenDocument");
    const parent = this.names.at(-1);
    this.names.push(name);
    if (this.asideFrom !== null) return;
    if (asides.has(name)) {
      this.asideFrom = depth;
      if (name === "annotation" && this.cell !== null) this.comment = "";
    } else if (name === "spreadsheet") this.isSpreadsheet = true;
    else if (this.sheet === null && name !== "table") this.styles.open(name, attribute);
    else if (name === "table") this.openSheet(attribute);
    else if (name === "table-column") this.addColumns(attribute);
    else if (name === "table-row") this.openRow(attribute);
    else if (name === "table-cell" || name === "covered-table-cell") this.openCell(attribute);
    else if (this.cell !== null && name === "p") {
      if (parent !== "table-cell" && parent !== "covered-table-cell") throw new NotWhole("a text in the wrong place");
      if (this.lines++ > 0) this.addText("\n");
    } else if (name === "span") this.runs.push(this.markOf(attribute("text:style-name")) ?? this.runs.at(-1) ?? null);
    else if (name === "s") this.addText(" ".repeat(Math.min(times(attribute("text:c")), mostColumns)));
    else if (name === "tab") this.addText("\t");
    else if (name === "line-break") this.addText("\n");
  }

  /** Reads the styles that several documents may share. */
  readStyles(xml: string): void {
    walkXml(xml, {
      open: (name, _, attribute) => this.styles.open(name, attribute),
      close: (name, _, text) => this.styles.close(name, text),
    });
  }

  private markOf(style: string | null): RunMark {
    return this.styles.isStruck("text", style) ? "struck" : this.styles.isRaised(style) ? "raised" : null;
  }

  private addText(text: string): void {
    if (this.cell !== null) this.text.add(text, this.runs.at(-1) ?? null);
  }

  textBefore(_: number, text: string): void {
    if (this.comment !== null && this.names.includes("p")) this.comment += text;
    else if (this.asideFrom === null && this.names.includes("p")) this.addText(text);
  }

  close(name: string, depth: number, text: string): void {
    this.names.pop();
    if (this.asideFrom !== null) {
      if (this.comment !== null && (name === "p" || this.names.includes("p")))
        this.comment += name === "p" ? `${text}\n` : text;
      if (depth !== this.asideFrom) return;
      this.asideFrom = null;
      if (this.comment !== null) this.rowComments.push(this.comment);
      this.comment = null;
      return;
    }
    if (this.sheet === null) this.styles.close(name, text);
    else if (name === "p" || this.names.includes("p")) {
      this.addText(text);
      if (name === "span") this.runs.pop();
    } else if (name === "table-cell" || name === "covered-table-cell") this.closeCell();
    else if (name === "table-row") this.closeRow();
    else if (name === "table") this.closeSheet();
  }

  private openSheet(attribute: Attribute): void {
    if (this.sheet !== null) throw new NotWhole("a sheet within a sheet");
    const isHidden = this.styles.isHidden("table", attribute("table:style-name"));
    this.sheet = new OpenSheet(attribute("table:name") ?? "", isHidden);
  }

  private addColumns(attribute: Attribute): void {
    const { sheet } = this;
    if (sheet === null) return;
    const count = times(attribute("table:number-columns-repeated"));
    const isHidden =
      isCollapsed(attribute("table:visibility")) || this.styles.isHidden("table-column", attribute("table:style-name"));
    for (let at = 0; isHidden && at < count && sheet.width + at < mostColumns; at++)
      sheet.hiddenColumns.add(sheet.width + at);
    sheet.width += count;
    sheet.columnStyles.push({ last: sheet.width - 1, style: attribute("table:default-cell-style-name") });
  }

  private openRow(attribute: Attribute): void {
    if (this.sheet === null) throw new NotWhole("a row without a sheet");
    this.cells = [];
    this.rowComments = [];
    this.struck.length = this.unseen.length = this.blank = 0;
    this.times.row = times(attribute("table:number-rows-repeated"));
    this.rowStyle = attribute("table:default-cell-style-name");
    this.isRowHidden =
      isCollapsed(attribute("table:visibility")) || this.styles.isHidden("table-row", attribute("table:style-name"));
  }

  private openCell(attribute: Attribute): void {
    const { sheet } = this;
    if (sheet === null || this.cell !== null) throw new NotWhole("a cell in the wrong place");
    this.times.cell = times(attribute("table:number-columns-repeated"));
    const [right, down] = [
      times(attribute("table:number-columns-spanned")),
      times(attribute("table:number-rows-spanned")),
    ];
    const [top, left] = [sheet.height, this.cells.length + this.blank];
    if (right > 1 || down > 1)
      sheet.merges.push({ top, left, bottom: Math.min(top + down, mostRows) - 1, right: left + right - 1 });
    this.text = new MarkedText();
    this.lines = this.runs.length = 0;
    this.cellStyle =
      attribute("table:style-name") ??
      this.rowStyle ??
      sheet.columnStyles.find(({ last }) => last >= left)?.style ??
      null;
    this.cell = {
      type: attribute("office:value-type"),
      value: attribute("office:value"),
      dateValue: attribute("office:date-value"),
      stringValue: attribute("office:string-value"),
      booleanValue: attribute("office:boolean-value"),
      currency: attribute("office:currency"),
      formula: attribute("table:formula"),
      isError: attribute("calcext:value-type") === "error",
    };
  }

  private closeCell(): void {
    if (this.cell === null) return;
    const shown = this.text.text.trim();
    const cell =
      this.text.partly ?? readOpenCell({ ...this.cell, shown, format: this.styles.formatOf(this.cellStyle) });
    this.cell = null;
    // Blank cells are repeated to the end of the sheet, and only count before a filled one.
    if (cell.kind === "empty") {
      this.blank += this.times.cell;
      return;
    }
    if (this.cells.length + this.blank + this.times.cell > mostColumns) throw new TooWide();
    for (; this.blank > 0; this.blank--) this.cells.push(emptyCell);
    const isStruck = this.text.isAllStruck || this.styles.isStruck("table-cell", this.cellStyle);
    const isUnseen = this.styles.isUnseen(this.cellStyle);
    for (let at = 0; at < this.times.cell; at++) {
      if (isStruck) this.struck.push(this.cells.length);
      if (isUnseen) this.unseen.push(this.cells.length);
      this.cells.push(cell);
    }
  }

  private closeRow(): void {
    const { sheet, cells } = this;
    if (sheet === null) return;
    const count = this.times.row;
    this.size += cells.length * count;
    if (this.size > mostCells || (cells.length > 0 && sheet.height + count > mostRows)) throw new TooWide();
    for (let at = 1; at <= count && cells.length > 0; at++) {
      const number = sheet.height + at;
      if (this.isRowHidden) sheet.hiddenRows.add(number);
      for (const comment of this.rowComments) addComment(sheet.comments, number, comment);
      for (const column of this.struck) sheet.marks.add("struck", number, column);
      for (const column of this.unseen) sheet.marks.add("unseen", number, column);
      sheet.rows.push({ number, cells: [...cells] });
    }
    sheet.height = Math.min(sheet.height + count, mostRows);
  }

  private closeSheet(): void {
    const { sheet } = this;
    this.sheet = null;
    if (sheet !== null && !sheet.isHidden) this.tables.push(layOutTable(sheet.name, sheet.rows, sheet));
  }
}

/** Elements that contain texts or tables of their own: notes, drawings, changes that were made, linked data. */
const asides: ReadonlySet<string> = new Set(
  "annotation shapes frame custom-shape g rect ellipse line path polygon control tracked-changes table-source dde-links named-expressions database-ranges data-pilot-tables forms scenario".split(
    " ",
  ),
);

const isCollapsed = (visibility: string | null): boolean => visibility === "collapse" || visibility === "filter";

function times(text: string | null): number {
  if (text === null) return 1;
  if (!/^\d{1,9}$/.test(text)) throw new NotWhole("a number that is none");
  return Math.max(1, Number(text));
}
