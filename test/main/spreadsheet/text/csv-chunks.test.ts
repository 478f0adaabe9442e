/** @file The fast path for CSV gives the same cells as the parser. */

import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { seen } from "../../../../main/spreadsheet/cells/table.ts";
import { chunksOf } from "../../../../main/spreadsheet/text/csv-chunks.ts";
import { readTextTable } from "../../../../main/spreadsheet/text/read-text-table.ts";

/** Pieces of text that are difficult next to each other, many so long that chunks end between them. */
const bits = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(",", '"', '""', "\r\n", "\n", "\r", "a", "é ", ",,", '","', '"\n"', ' "'),
    },
    { weight: 4, arbitrary: fc.constantFrom('"a,b"', '"a""b"', '"a\nb",', ',"a"\r\n', '"",', "a,b\r\n") },
    { weight: 1, arbitrary: fc.constantFrom("x,y\r\n".repeat(3_000), '"x",y\n'.repeat(2_000), "z".repeat(9_000)) },
  ),
  { maxLength: 40 },
);
const text = bits.map((some) => some.join(""));

/** A cell that is quoted. A file without any may have the marks in its names. */
const beginsWithMark = /(?:^|[,;\t|\r\n])\s*"/;

/** The rows with content, by number, as the parser alone reads them; null where it refuses. */
function byParser(written: string): unknown {
  try {
    const records: string[][] = parse(written, {
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
    });
    return records
      .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
  } catch {
    return null;
  }
}

function byUs(written: string): unknown {
  const read = readTextTable(new TextEncoder().encode(`sep=,\n${written}`), () => 0);
  return read.ok ? read.value.table.rows.map(({ number, cells }) => ({ number, cells: cells.map(seen) })) : null;
}

/** Whether a line of as many cells as another has marks within names, such as ООД "Роза". */
const mayHaveNamesWithMarks = (written: string): boolean =>
  /[^,;\t|\r\n\s"][^,\r\n"]*"/.test(written) && written.split(/[\r\n]+/).some((line) => line.split(",").length >= 4);

test("every text gives the same rows as the parser, or is refused like by the parser", () => {
  fc.assert(
    fc.property(text, (written) => {
      fc.pre(beginsWithMark.test(written) || !written.includes('"'));
      const expected = byParser(written);
      const got = byUs(written);
      if (expected !== null || !mayHaveNamesWithMarks(written)) expect(got).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});

test("a text in which no cell begins with a quotation mark is cut at its separators, or is refused", () => {
  fc.assert(
    fc.property(text, (written) => {
      const plain = written.replaceAll('"', 'n"').replaceAll(/[^\r\n]{3,}/g, (line) => `${line},`);
      const got = byUs(plain);
      const rows = plain.split(/\r\n|\n|\r/).map((line, index) => ({
        number: index + 1,
        cells: line.split(",").map((cell) => cell.trim()),
      }));
      if (got !== null) expect(got).toEqual(rows.filter(({ cells }) => cells.some((cell) => cell !== "")));
    }),
    { numRuns: 500 },
  );
});

test("the chunks of a text joined together are the text", () => {
  fc.assert(
    fc.property(text, (written) => {
      const all = [...chunksOf(written)];
      expect(all.map(({ from, to }) => written.slice(from, to)).join("")).toBe(written);
      expect(all.every(({ from, to, isQuoted }) => isQuoted || !written.slice(from, to).includes('"'))).toBe(true);
    }),
  );
});

test("cells with separators, quotation marks and line breaks are read unchanged", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."ab,;\t|\"'\n\r é€"), maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 30 }),
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\r\n", "\n"),
      fc.boolean(),
      (rows, separator, lineEnd, isAlwaysQuoted) => {
        const quote = (written: string): string =>
          isAlwaysQuoted || /[",;\t|\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written;
        const written = rows.map((cells) => cells.map(quote).join(separator)).join(lineEnd);
        const read = readTextTable(new TextEncoder().encode(`sep=${separator}${lineEnd}${written}`), () => 0);
        const expected = rows
          .map((cells, index) => ({ number: index + 1, cells: cells.map((one) => one.trim()) }))
          .filter(({ cells }) => cells.some((one) => one !== ""));
        expect(read.ok && read.value.table.rows.map((row) => ({ ...row, cells: row.cells.map(seen) }))).toEqual(
          expected,
        );
      },
    ),
    { numRuns: 500 },
  );
});
