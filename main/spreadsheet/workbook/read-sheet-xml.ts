/**
 * @file One worksheet of an .xlsx workbook to its table.
 *
 * Read by our own hand, because the workbook library lets things pass that change what is booked: a row whose end is
 * missing takes the place of the one before, "1.204,50" becomes 1.204, and a text that is not in the list of texts
 * becomes another one. It also takes several times as long.
 */

import { isoDate } from "../cells/calendar.ts";
import { type Cell, cellFromText, emptyCell, type Table } from "../cells/table.ts";
import {
  type CellComments,
  type Layout,
  layOutTable,
  type Merge,
  mostCells,
  mostColumns,
  mostRows,
  type WritableRow,
} from "./lay-out-table.ts";
import {
  cellFromNumber,
  cellFromShownText,
  cellFromTruth,
  cellWithoutValue,
  damagedCell,
  errorCell,
  type NumberFormat,
} from "./make-cell.ts";
import type { MarkedStyles } from "./read-marked-styles.ts";
import { RichText, type SharedTexts } from "./read-workbook-parts.ts";
import { CellMarks } from "./shown/cell-marks.ts";
import { type Attribute, NotWhole, unescapeXstring, walkXml } from "./walk-xml.ts";

/** What the sheets of a workbook share. */
export interface SharedParts {
  readonly texts: SharedTexts;
  /** By the number of the style. */
  readonly formats: readonly NumberFormat[];
  /** Those of them that show texts otherwise, by the number of the style as the sheet writes it. */
  readonly textFormats: ReadonlyMap<string, NumberFormat>;
  readonly marked: MarkedStyles;
  readonly date1904: boolean;
}

/** More cells than any list of invoices has. */
export class TooWide extends Error {}

/** @throws NotWhole, TooWide */
export function readSheetXml(name: string, xml: string, shared: SharedParts, comments?: CellComments): Table {
  const rows: WritableRow[] = [];
  const merges: Merge[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const marks = new CellMarks();
  const { struck, unseen } = shared.marked;
  const hasMarks = struck.size > 0 || unseen.size > 0 || shared.texts.struck.size > 0;
  let section = "";
  let hasRows = false;
  let size = 0;
  let row: WritableRow = { number: 0, cells: [] };
  // The cell that is being read.
  let column = -1;
  let type = "n";
  let style: string | null = null;
  let value: string | null = null;
  let formula: string | null = null;
  let inline: RichText | null = null;
  let isPhonetic = false;

  const openRow = (attribute: Attribute): void => {
    const number = wholeNumber(attribute("r")) ?? row.number + 1;
    if (number < 1 || number > mostRows) throw new NotWhole("a row out of bounds");
    row = { number, cells: [] };
    column = -1;
    if (isTrue(attribute("hidden")) || isNothing(attribute("ht"))) hiddenRows.add(number);
  };

  const openCell = (attribute: Attribute): void => {
    const ref = attribute("r");
    column = ref === null ? column + 1 : columnOf(ref, row.number);
    if (column >= mostColumns) throw new NotWhole("a cell out of bounds");
    type = attribute("t") ?? "n";
    style = attribute("s");
    [value, formula, inline, isPhonetic] = [null, null, null, false];
  };

  const shownText = (cell: Cell): Cell => {
    if (shared.textFormats.size === 0 || style === null || cell.kind !== "text") return cell;
    const format = shared.textFormats.get(style);
    return format === undefined ? cell : cellFromShownText(cell.text, format);
  };

  const readCell = (): Cell => {
    if (type === "inlineStr" && value === null) return inline === null ? emptyCell : shownText(inline.cell);
    if (inline !== null || type === "inlineStr") return damagedCell(value ?? inline?.text ?? "");
    // A formula may well give an empty text; it was never calculated where there is no result at all.
    if (type === "str" && value !== null) return shownText(cellFromText(unescapeXstring(value)));
    if (value === null || value === "") return cellWithoutValue(formula);
    switch (type) {
      case "n":
        return readNumber(value.trim(), formatOf(style, shared), shared.date1904);
      case "s":
        return shownText(shared.texts.texts[wholeNumber(value) ?? -1] ?? missingText());
      case "b":
        return /^(?:[01]|true|false)$/.test(value) ? cellFromTruth(isTrue(value)) : damagedCell(value);
      case "e":
        return errorCell(value);
      case "d":
        return readIsoDate(value);
      default:
        throw new NotWhole("a cell of an unknown type");
    }
  };

  const addMarks = (cell: Cell): void => {
    const of = style ?? "0";
    if (struck.has(of) || shared.texts.struck.has(cell) || inline?.isAllStruck) marks.add("struck", row.number, column);
    if (unseen.has(of)) marks.add("unseen", row.number, column);
  };

  const closeCell = (): void => {
    const cell = readCell();
    if (cell.kind === "empty") return;
    if (hasMarks || inline?.isAllStruck) addMarks(cell);
    if ((row.cells[column] ?? emptyCell).kind !== "empty") throw new NotWhole("two cells in one place");
    size += Math.max(0, column + 1 - row.cells.length);
    if (size > mostCells) throw new TooWide();
    while (row.cells.length < column) row.cells.push(emptyCell);
    row.cells[column] = cell;
  };

  walkXml(xml, {
    open(element, depth, attribute) {
      if (depth === 0 && element !== "worksheet") throw new NotWhole("not a worksheet");
      if (depth === 1) {
        section = element;
        if (element === "sheetData" && hasRows) throw new NotWhole("two lists of rows");
        hasRows ||= element === "sheetData";
      } else if (section === "sheetData") {
        if (depth === 2 && element === "row") openRow(attribute);
        else if (depth === 3 && element === "c") openCell(attribute);
        else if (depth === 4 && element === "is") inline = new RichText();
        else if (depth === 5) {
          isPhonetic = element === "rPh";
          inline?.openRun();
        } else if (depth === 7) inline?.change(element, attribute);
      } else if (depth === 2 && section === "cols" && element === "col") addHidden(hiddenColumns, attribute);
      else if (depth === 2 && section === "mergeCells" && element === "mergeCell") merges.push(mergeFrom(attribute));
    },
    close(element, depth, text) {
      if (section !== "sheetData") return;
      if (depth === 4 && element === "v") value = text;
      else if (depth === 4 && element === "f") formula = text;
      else if (depth >= 5 && element === "t" && inline !== null && !isPhonetic) inline.add(unescapeXstring(text));
      else if (depth === 3 && element === "c") closeCell();
      else if (depth === 2 && element === "row" && row.cells.length > 0) rows.push(row);
    },
  });
  const layout: Layout = { merges, hiddenRows, hiddenColumns, marks, ...(comments && { comments }) };
  return layOutTable(name, inOrder(rows), layout);
}

const aNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

const readNumber = (text: string, format: NumberFormat, date1904: boolean): Cell =>
  aNumber.test(text) ? cellFromNumber(Number(text), format, date1904, text) : damagedCell(text);

function readIsoDate(text: string): Cell {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z?)?$/.exec(text) ?? [];
  const date = isoDate(Number(year), Number(month), Number(day));
  return date === null ? damagedCell(text) : { kind: "date", text: date };
}

function missingText(): never {
  throw new NotWhole("a text that is not there");
}

function formatOf(style: string | null, { formats }: SharedParts): NumberFormat {
  const format = formats[style === null ? 0 : (wholeNumber(style) ?? -1)];
  if (format === undefined) throw new NotWhole("a style that is not there");
  return format;
}

/** The place of the column that "AB17" names, where it also names the row that it stands in. */
function columnOf(ref: string, row: number): number {
  let index = 0;
  let at = 0;
  for (let code = ref.charCodeAt(0); code >= 65 && code <= 90; code = ref.charCodeAt(++at))
    index = index * 26 + code - 64;
  let named = 0;
  for (let code = ref.charCodeAt(at); code >= 48 && code <= 57 && named <= mostRows; code = ref.charCodeAt(++at))
    named = named * 10 + code - 48;
  if (index === 0 || index > mostColumns || named !== row || at !== ref.length)
    throw new NotWhole("a cell in the wrong row");
  return index - 1;
}

function mergeFrom(attribute: Attribute): Merge {
  const [, from = "", fromRow, to = "", toRow] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/.exec(attribute("ref") ?? "") ?? [];
  const top = Number(fromRow);
  const bottom = Number(toRow ?? fromRow);
  if (from === "" || top < 1 || bottom < top || bottom > mostRows) throw new NotWhole("a merge of nothing");
  const left = columnOf(`${from}${top}`, top);
  const right = columnOf(`${to || from}${bottom}`, bottom);
  return { top: top - 1, left, bottom: bottom - 1, right };
}

function addHidden(hidden: Set<number>, attribute: Attribute): void {
  if (!isTrue(attribute("hidden")) && !isNothing(attribute("width"))) return;
  const last = Math.min(wholeNumber(attribute("max")) ?? 0, mostColumns);
  for (let number = wholeNumber(attribute("min")) ?? 1; number <= last; number++) hidden.add(number - 1);
}

/** Rows in the order of their numbers; two of one number are none that a spreadsheet program has written. */
function inOrder(rows: readonly WritableRow[]): readonly WritableRow[] {
  const isRising = rows.every(({ number }, index) => number > (rows[index - 1]?.number ?? 0));
  const sorted = isRising ? rows : rows.toSorted((a, b) => a.number - b.number);
  if (!isRising && sorted.some(({ number }, index) => number === sorted[index - 1]?.number))
    throw new NotWhole("two rows in one place");
  return sorted;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const isTrue = (text: string | null): boolean => text === "1" || text === "true";
/** A height or width of nothing hides as well. */
const isNothing = (size: string | null): boolean => size !== null && Number(size) === 0;
