/** @file Reads delimited text as a table of cells. */

import type { FileText } from "../../../shared/spreadsheet/text-forms.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, cellFromText, emptyCell, type Row, type Table } from "../cells/table.ts";
import { errorCell } from "../workbook/make-cell.ts";
import { cutRecords, whyNotCut } from "./cut-records.ts";
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
    return fail(whyNotCut(error));
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
    // Any other error is thrown there.
    whyNotCut(error);
    return [];
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
