/** @file Text to a table of cells. The only file that knows csv-parse. */

// The plain entry drags node:buffer in; this one is the same parser, and pure.
import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { fail, ok, type Result } from "../../shared/result.ts";
import { decodeText } from "./decode-text.ts";
import { cellFromText, type Row, type Table } from "./table.ts";

const separators = [",", ";", "\t", "|"] as const;
const sampleRows = 30;

/**
 * Reads delimited text. Every cell is text: whoever knows its column decides what it means.
 *
 * The separator is the one that a `sep=` line names, else the one under which a row of the first 30 holds the
 * most headers that we know, else the one that cuts most of those rows into as many cells.
 *
 * @param countHeaders tells how many of a row's cells are headers that we know
 * @returns in half a sentence why the text is no table, where it is none
 */
export function readTextTable(
  bytes: Uint8Array,
  countHeaders: (cells: readonly string[]) => number,
): Result<Table, string> {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  // Excel does not show the sep= line, nor does it count it.
  const [line, named] = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i.exec(decoded.value) ?? [""];
  const text = decoded.value.slice(line.length);
  try {
    const records = split(text, named ?? findSeparator(text, countHeaders));
    const rows = records.map((cells, index): Row => ({ number: index + 1, cells: cells.map(cellFromText) }));
    return ok({ sheet: null, rows: rows.filter(({ cells }) => cells.some(({ kind }) => kind !== "empty")) });
  } catch (error) {
    if (error instanceof CsvError) return fail(sayWhy(error));
    throw error;
  }
}

function findSeparator(text: string, countHeaders: (cells: readonly string[]) => number): string {
  const scored = separators.map((separator) => {
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

function sample(text: string, separator: string): string[][] {
  try {
    return split(text, separator, sampleRows);
  } catch {
    return [];
  }
}

const split = (text: string, separator: string, upTo?: number): string[][] =>
  parse(text, {
    delimiter: separator,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    ...(upTo === undefined ? {} : { to: upTo }),
  });

function sayWhy(error: CsvError): string {
  const line = typeof error["lines"] === "number" ? ` near line ${error["lines"]}` : "";
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return "opens a quotation mark that is never closed, so its rows cannot be told apart";
    case "INVALID_OPENING_QUOTE":
    case "CSV_INVALID_CLOSING_QUOTE":
      return `has a stray quotation mark${line}, so its rows cannot be told apart`;
    default:
      return `cannot be cut into rows${line}`;
  }
}
