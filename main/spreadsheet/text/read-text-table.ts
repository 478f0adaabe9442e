/** @file Reads delimited text as a table of cells. The only file that uses csv-parse. */

import { CsvError, parse } from "csv-parse/sync";
import type { FileText } from "../../../shared/spreadsheet/text-forms.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, cellFromText, emptyCell, type Row, type Table } from "../cells/table.ts";
import { errorCell } from "../workbook/make-cell.ts";
import { chunksOf, cutSimpleLine, linesOf } from "./csv-chunks.ts";
import { decodeText } from "./decode-text.ts";
import { cutFixedWidths } from "./fixed-widths.ts";

/** A table with its file's separator; common separators have names. */
export interface TextTable {
  readonly table: Table;
  readonly text: FileText;
}

const separators = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" } as const;
const sampleRows = 30;

/**
 * Reads delimited text. Every cell is text; what it means is decided later, by its column.
 *
 * The separator is the one in a `sep=` line, otherwise the one that gives one of the first 30 rows the most known
 * headers, otherwise the one that cuts most of these rows into equally many cells.
 *
 * @param countHeaders counts the known headers among a row's cells
 * @returns the table, or why the text is not one
 */
export function readTextTable(
  bytes: Uint8Array,
  countHeaders: (cells: readonly string[]) => number,
): Result<TextTable, Message> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { encoding, isAscii, text: whole } = decoded.value;
  // Excel neither shows nor counts the sep= line.
  const [line, named] = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(whole) ?? [""];
  const text = line === "" ? whole : whole.slice(line.length);
  try {
    const found = named === undefined ? findSeparator(text, countHeaders) : { separator: named, headers: mostHeaders };
    const { separator } = found;
    const words: Readonly<Record<string, string>> = separators;
    const lined = found.headers < fewestHeaders ? cutFixedWidths(text, countHeaders) : null;
    const rows = lined === null ? readRows(text, separator) : rowsOf([lined]);
    return ok({
      table: { sheet: null, rows, ...(!/[\r\n]$/.test(text) && { endsOpen: true }) },
      text: {
        ...{ encoding, separator: lined === null ? (words[separator] ?? separator) : "spaces" },
        ...(isAscii && { isAscii }),
      },
    });
  } catch (error) {
    if (error instanceof CsvError) return fail(whyNot(error));
    throw error;
  }
}

/** With as many known headings as this, a separator has cut the text; a single one may be a line of words. */
const fewestHeaders = 2;
const mostHeaders = Number.POSITIVE_INFINITY;

interface Separator {
  readonly separator: string;
  /** Known headings in the row that has the most of them. */
  readonly headers: number;
}

function findSeparator(text: string, countHeaders: (cells: readonly string[]) => number): Separator {
  const scored = Object.keys(separators).map((separator) => {
    const records = sample(text, separator);
    const headers = Math.max(0, ...records.map(countHeaders));
    return { separator, headers, even: evenRows(records) };
  });
  const [best] = scored.toSorted((a, b) => b.headers - a.headers || b.even - a.even);
  return best ?? { separator: ",", headers: 0 };
}

/** How many rows have the most common number of cells, if that is more than one. */
function evenRows(records: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The first rows; none where they cannot be cut with this separator. */
function sample(text: string, separator: string): readonly string[][] {
  const records: string[][] = [];
  try {
    for (const some of cutRecords(text, separator)) {
      records.push(...some);
      if (records.length >= sampleRows) break;
    }
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
  return records.slice(0, sampleRows);
}

const readRows = (text: string, separator: string): Row[] => rowsOf(cutRecords(text, separator));

/** @param chunks of records, each with the texts of its cells */
function rowsOf(chunks: Iterable<readonly (readonly string[])[]>): Row[] {
  const rows: Row[] = [];
  const cellAt = shareCells();
  let number = 0;
  for (const records of chunks)
    for (const record of records) {
      number++;
      const cells: Cell[] = [];
      let isFilled = false;
      for (let index = 0; index < record.length; index++) {
        const cell = cellAt(index, record[index] ?? "");
        if (cell !== emptyCell) isFilled = true;
        cells.push(cell);
      }
      if (isFilled) rows.push({ number, cells });
    }
  return rows;
}

/** A column with more distinct texts than this rarely repeats one. */
const mostShared = 1_024;

/** Excel's errors in the languages that we read; #N/A stands for nothing and is read as that. */
const errorValue =
  /^#(?:REF|VALUE|NAME|DIV\/0|NUM|NULL|SPILL|CALC|BEZUG|WERT|ZAHL|VALEUR|NOM|NOMBRE|VALOR|RIF|NOME|WAARDE|GETAL|VERW|ADR|ARG|LICZBA|HODNOTA|ODKAZ|REFERENS|VÄRDEFEL|REFERENCE|ССЫЛКА|ЗНАЧ|ИМЯ|¡REF|¡VALOR|¡DIV\/0|¿NOMBRE)[!?]?!?$/iu;

const cellOf = (text: string): Cell =>
  text.startsWith("#") && errorValue.test(text.trim()) ? errorCell(text.trim()) : cellFromText(text);

/**
 * Makes one cell object for all equal texts of a column. A column of codes or names has a few hundred distinct texts in
 * a hundred thousand rows, so results for a cell can be reused.
 */
function shareCells(): (index: number, text: string) => Cell {
  const columns: Map<string, Cell>[] = [];
  return (index, text) => {
    if (text === "") return emptyCell;
    let column = columns[index];
    if (column === undefined) {
      column = new Map();
      columns[index] = column;
    }
    if (column.size === mostShared) return cellOf(text);
    const known = column.get(text);
    if (known !== undefined) return known;
    const cell = cellOf(text);
    column.set(text, cell);
    return cell;
  };
}

/** The rows' cells, chunk by chunk. */
function* cutRecords(text: string, separator: string): Generator<string[][]> {
  let marksArePlain: boolean | null = null;
  let width: number | null = null;
  for (const { from, to, isQuoted } of chunksOf(text)) {
    const chunk = text.slice(from, to);
    const simple = linesOf(chunk).map((line) => (isQuoted ? cutSimpleLine(line, separator) : line.split(separator)));
    if (simple.every((cells) => cells !== null)) yield simple;
    else
      try {
        yield parseQuoted(chunk, separator);
      } catch (error) {
        marksArePlain ??= areMarksPlain(text, separator);
        if (marksArePlain) {
          yield linesOf(chunk).map((line) => line.split(separator));
          continue;
        }
        width ??= commonestWidth(text, separator);
        const cut = cutLineByLine(chunk, separator, width);
        if (cut !== null) {
          yield cut;
          continue;
        }
        if (error instanceof CsvError) error["lines"] = Number(error["lines"]) + linesOf(text.slice(0, from)).length;
        throw error;
      }
  }
}

/** Whether no cell of the whole text begins with a quotation mark: then names contain the marks, and nothing is quoted. */
function areMarksPlain(text: string, separator: string): boolean {
  if (/(?:^|[,;\t|\r\n])\s*"/.test(text)) return false;
  const lines = linesOf(text);
  return 2 * lines.filter((line) => line.includes(separator)).length > lines.length;
}

/** With fewer columns, a mark astray may have moved a separator into a cell. */
const fewestToTrust = 4;

/**
 * How many cells most lines have; 0 where fewer than half of them agree, or no line that is cut in one way alone, such
 * as the headings, has as many.
 */
function commonestWidth(text: string, separator: string): number {
  const counts = new Map<number, number>();
  const certain = new Set<number>();
  const lines = linesOf(text).filter((line) => line !== "");
  for (const line of lines) {
    const simple = cutSimpleLine(line, separator);
    const { length } = simple ?? cutLoosely(line, separator);
    if (simple !== null) certain.add(length);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [width, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [0, 0];
  return count * 2 > lines.length && certain.has(width) ? width : 0;
}

/**
 * The rows where names have quotation marks in the middle of a cell that isn't quoted: ООД "Роза". Each line must have
 * as many cells as most lines of the file, so that no separator is within a cell; null where one hasn't. Lines that
 * are cut in one way alone may have others.
 */
function cutLineByLine(chunk: string, separator: string, width: number): string[][] | null {
  if (width < fewestToTrust) return null;
  const lines = linesOf(chunk);
  const simple = lines.map((line) => cutSimpleLine(line, separator));
  const first = simple.findIndex((cells) => cells?.length === width);
  const rows = lines.map((line, at) => simple[at] ?? cutLoosely(line, separator));
  // A title above the rows has cells of its own.
  return rows.every(({ length }, at) => simple[at] !== null || (at < first && length > 0) || length === width)
    ? rows
    : null;
}

const whole = /^"(?:[^"]|"")*"$/;

/** No cells where one begins with a mark that does not end it. */
function cutLoosely(line: string, separator: string): string[] {
  const cells = line.split(separator);
  if (cells.some((cell) => cell.trimStart().startsWith('"') && !whole.test(cell))) return [];
  return cells.map((cell) => (whole.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

function parseQuoted(chunk: string, separator: string): string[][] {
  const records = parseChunk(chunk, separator);
  return records.map((cells) => cells.map((cell) => (cell.startsWith("=") ? cell.replace(heldAsText, "$1") : cell)));
}

/** Some programs write a code as ="00042" so that Excel does not change it. Excel shows 00042. */
const heldAsText = /^="([^"]*)"$/;

function parseChunk(chunk: string, separator: string): string[][] {
  const options = { delimiter: separator, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true };
  try {
    return parse(chunk, options);
  } catch (error) {
    // The parser rejects a quotation mark inside an unquoted cell.
    const plain = chunk.replace(/(?<=^|[,;\t|])=("[^"\r\n]*")(?=[,;\t|]|$)/gm, "$1");
    if (plain === chunk) throw error;
    return parse(plain, options);
  }
}

function whyNot(error: CsvError): Message {
  const line = typeof error["lines"] === "number" ? error["lines"] : null;
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return { say: "quote-not-closed" };
    case "INVALID_OPENING_QUOTE":
    case "CSV_INVALID_CLOSING_QUOTE":
      return { say: "quote-astray", line };
    default:
      return { say: "cannot-be-cut", line };
  }
}
