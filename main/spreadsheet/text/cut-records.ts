/** @file Cuts text into records and their fields, by its separator and its quotation marks. The only file that uses csv-parse. */

import { CsvError, parse } from "csv-parse/sync";
import type { Message } from "../../../shared/wording/message.ts";
import { chunksOf, cutSimpleLine, linesOf } from "./csv-chunks.ts";

/** The rows' cells, chunk by chunk. */
export function* cutRecords(text: string, separator: string): Generator<string[][]> {
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

/** Why text can't be cut. @throws an error that is none of csv-parse's */
export function whyNotCut(error: unknown): Message {
  if (!(error instanceof CsvError)) throw error;
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
