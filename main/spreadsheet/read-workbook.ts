/**
 * @file A workbook's bytes to tables of cells. The only file that knows the workbook library.
 *
 * The library is used for cells alone: it checks no checksum, takes anything for a workbook, and its guesses at
 * dates and numbers corrupt money. What stands around it: sniff-format.ts before, our own dates and decimals after,
 * and a process of its own with a look at the zip first (main/parser).
 */

import { type CellObject, CFB, read, SSF, type WorkBook } from "xlsx";
import { fail, ok, type Result } from "../../shared/result.ts";
import { dateFromSerial } from "./calendar.ts";
import { isWholeRecordStream } from "./check-records.ts";
import { decimalFromNumber } from "./decimal-text.ts";
import { shownCode } from "./shown-code.ts";
import { type Cell, cellFromText, emptyCell, type Row, type Table } from "./table.ts";

/** Reads every sheet that is not hidden; in half a sentence why not, where that fails. */
export function readWorkbook(bytes: Uint8Array): Result<readonly Table[], string> {
  try {
    const container = bytes[0] === 0xd0 ? refuseContainer(bytes) : null;
    if (container !== null) return fail(container);
    const workbook = read(bytes, {
      type: "array",
      dense: true,
      cellDates: false,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: true,
      // Without stubs a formula that has no stored value would pass for an empty cell.
      sheetStubs: true,
    });
    if (bytes[0] === 0x50 && workbook.bookType !== "xlsx") return fail("is a zip file, but not an Excel workbook");
    return readSheets(workbook);
  } catch (error) {
    return fail(sayWhy(error));
  }
}

/** Older workbooks, protected ones and Word documents share one container. */
function refuseContainer(bytes: Uint8Array): string | null {
  const container = CFB.read(bytes, { type: "array" });
  const has = (name: string): boolean => CFB.find(container, name) !== null;
  if (has("EncryptedPackage") || has("EncryptionInfo")) return "is protected with a password";
  if (has("WordDocument")) return "is a Word document";
  const records = CFB.find(container, "Workbook")?.content;
  if (records) return isWholeRecordStream(Uint8Array.from(records)) ? null : "is damaged";
  // Its text is in a code page that cannot be told from the file for certain.
  if (has("Book")) return "is from a version before Excel 97; open it in Excel and save it as .xlsx";
  return "is not a workbook";
}

function readSheets(workbook: WorkBook): Result<readonly Table[], string> {
  const tables: Table[] = [];
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  for (const [index, name] of workbook.SheetNames.entries()) {
    if ((workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) continue;
    const sheet = workbook.Sheets[name];
    // The library leaves out what it stumbles over and says nothing.
    if (sheet === undefined) return fail(`is damaged: its sheet “${name}” cannot be read`);
    const rows: Row[] = [];
    // Its rows are sparse; forEach passes over the holes, of which there may be a million.
    sheet["!data"]?.forEach((cells, rowIndex) => {
      const row = { number: rowIndex + 1, cells: Array.from(cells, (cell) => readCell(cell, date1904)) };
      if (row.cells.some(({ kind }) => kind !== "empty")) rows.push(row);
    });
    tables.push({ sheet: name, rows });
  }
  return ok(tables);
}

function readCell(cell: CellObject | null | undefined, date1904: boolean): Cell {
  if (!cell) return emptyCell;
  switch (cell.t) {
    case "z":
      return cell.f === undefined ? emptyCell : notCalculated(cell.f);
    case "s":
      return cellFromText(String(cell.v ?? ""));
    case "b":
      return { kind: "text", text: cell.v ? "TRUE" : "FALSE" };
    case "n":
      return readNumber(cell, date1904);
    default:
      return cell.v === undefined && cell.f !== undefined ? notCalculated(cell.f) : errorCell(cell.v);
  }
}

function readNumber(cell: CellObject, date1904: boolean): Cell {
  const { v: value, z: format = "General" } = cell;
  if (typeof value !== "number" || !Number.isFinite(value))
    return { kind: "error", text: "?", reason: "This cell is damaged.", fix: "Enter the value again." };
  const text = decimalFromNumber(value);
  if (SSF.is_date(format)) {
    const day = dateFromSerial(value, date1904);
    if (day !== null) return { kind: "date", text: day };
    return {
      kind: "error",
      text,
      reason: "This is formatted as a date, but it is no day.",
      fix: "Enter the date again.",
    };
  }
  if (Math.abs(value) >= 1e15)
    return {
      kind: "error",
      text,
      reason: "Excel keeps 15 digits of a number, so the last ones of this longer number are lost.",
      fix: "Format the column as text and enter the number again.",
    };
  const pattern = String(format);
  const shown = shownCode(text, pattern, () => String(SSF.format(pattern, value)));
  return { kind: "number", text, shown, isPercent: /%/.test(pattern.replace(/"[^"]*"|\\./g, "")) };
}

const notCalculated = (formula: string): Cell => ({
  kind: "error",
  text: `=${formula}`,
  reason: "This formula has no stored result.",
  fix: "Open the workbook in Excel, let it calculate, and save it.",
});

const errorNames: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};

const errorCell = (code: CellObject["v"]): Cell => ({
  kind: "error",
  text: errorNames[Number(code)] ?? "#ERROR",
  reason: "This cell holds an error.",
  fix: "Correct its formula, or enter the value itself.",
});

function sayWhy(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /password|encrypt/i.test(message) ? "is protected with a password" : "is damaged or not a workbook";
}
