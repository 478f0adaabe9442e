/** @file Text to a table of cells. The only file that knows csv-parse. */

import { CsvError, parse } from "csv-parse/sync";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, cellFromText, emptyCell, type Row, type Table } from "../cells/table.ts";
import { chunksOf, cutSimpleLine, linesOf } from "./csv-chunks.ts";
import { decodeText } from "./decode-text.ts";

/** A table, and how its file is written; common separators have names. */
export interface TextTable {
  readonly table: Table;
  readonly text: { readonly encoding: string; readonly separator: string };
}

const separators = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe" } as const;
const sampleRows = 30;

/**
 * Reads delimited text. Every cell is text: whoever knows its column decides what it means.
 *
 * The separator is the one that a `sep=` line names, else the one under which a row of the first 30 holds the
 * most headers that we know, else the one that cuts most of those rows into as many cells.
 *
 * @param countHeaders tells how many of a row's cells are headers that we know
 * @returns why the text is no table, where it is none
 */
export function readTextTable(
  bytes: Uint8Array,
  countHeaders: (cells: readonly string[]) => number,
): Result<TextTable, Message> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const { encoding, text: whole } = decoded.value;
  // Excel does not show the sep= line, nor does it count it.
  const [line, named] = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(whole) ?? [""];
  const text = line === "" ? whole : whole.slice(line.length);
  try {
    const separator = named ?? findSeparator(text, countHeaders);
    const words: Readonly<Record<string, string>> = separators;
    return ok({
      table: { sheet: null, rows: readRows(text, separator) },
      text: { encoding, separator: words[separator] ?? separator },
    });
  } catch (error) {
    if (error instanceof CsvError) return fail(whyNot(error));
    throw error;
  }
}

function findSeparator(text: string, countHeaders: (cells: readonly string[]) => number): string {
  const scored = Object.keys(separators).map((separator) => {
    const records = sample(text, separator);
    const headers = Math.max(0, ...records.map(countHeaders));
    return { separator, headers, even: evenRows(records) };
  });
  const [best] = scored.toSorted((a, b) => b.headers - a.headers || b.even - a.even);
  return best?.separator ?? ",";
}

/** How many rows have the commonest number of cells, where that is more than one. */
function evenRows(records: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** The first rows; none where they cannot be cut in this way. */
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

function readRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  const cellAt = shareCells();
  let number = 0;
  for (const records of cutRecords(text, separator))
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

/** A column with more different texts than this hardly repeats itself. */
const mostShared = 1_024;

/**
 * Makes cells, one for all places in a column that hold the same text: a column of codes or names has a few hundred
 * of them in a hundred thousand rows, and whatever is found out about one need not be found out again.
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
    if (column.size === mostShared) return cellFromText(text);
    const known = column.get(text);
    if (known !== undefined) return known;
    const cell = cellFromText(text);
    column.set(text, cell);
    return cell;
  };
}

/** The rows' cells, some rows at a time. */
function* cutRecords(text: string, separator: string): Generator<string[][]> {
  for (const { from, to, isQuoted } of chunksOf(text)) {
    const stretch = text.slice(from, to);
    const simple = linesOf(stretch).map((line) => (isQuoted ? cutSimpleLine(line, separator) : line.split(separator)));
    if (simple.every((cells) => cells !== null)) yield simple;
    else
      try {
        yield parseQuoted(stretch, separator);
      } catch (error) {
        if (error instanceof CsvError) error["lines"] = Number(error["lines"]) + linesOf(text.slice(0, from)).length;
        throw error;
      }
  }
}

function parseQuoted(stretch: string, separator: string): string[][] {
  const records = parseStretch(stretch, separator);
  return records.map((cells) => cells.map((cell) => (cell.startsWith("=") ? cell.replace(heldAsText, "$1") : cell)));
}

/** What some programs write so that Excel keeps a code as it is: ="00042". Excel shows 00042. */
const heldAsText = /^="([^"]*)"$/;

function parseStretch(stretch: string, separator: string): string[][] {
  const options = { delimiter: separator, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true };
  try {
    return parse(stretch, options);
  } catch (error) {
    // To the parser, such a quotation mark stands astray where the cell has none around it.
    const plain = stretch.replace(/(?<=^|[,;\t|])=("[^"\r\n]*")(?=[,;\t|]|$)/gm, "$1");
    if (plain === stretch) throw error;
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
