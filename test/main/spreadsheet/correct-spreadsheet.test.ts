/** @file A correction copy holds the rows that were not sent, and is read like the original. */

import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { seen } from "../../../main/spreadsheet/cells/table.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { sayCorrections } from "../../../shared/imports/correction-copy.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import { languages } from "../../../shared/wording/language.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { csv, makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import {
  correctSpreadsheetBytes,
  readSpreadsheetBytes,
  readWorkbookBytes,
} from "../../fixtures/spreadsheets/read-bytes.ts";

const header = "Supplier,Invoice no,Invoice date,Net,Our note";
const file = csv(
  "Purchases of March",
  "",
  header,
  "Acme,00042,2026-03-04,10.00,=1+1",
  "Beta,INV/7,someday,20.00,@SUM(A1)",
  ",INV/8,2026-03-05,x,",
  "Total,,,30.00,",
);

function read(bytes: Uint8Array, fileName: string) {
  const reading = readSpreadsheetBytes(bytes, fileName, nothingSaid);
  if (!reading.ok) throw new Error(JSON.stringify(reading.error));
  return reading.value;
}

const problemsOf = (bytes: Uint8Array, fileName: string): readonly RowProblem[] => read(bytes, fileName).problems;

function correct(bytes: Uint8Array, fileName: string, rows: readonly number[] | null = null) {
  const copy = correctSpreadsheetBytes(bytes, fileName, nothingSaid, {
    words: sayCorrections(problemsOf(bytes, fileName)),
    rows,
  });
  if (!copy.ok) throw new Error(JSON.stringify(copy.error));
  return copy.value;
}

function cellsOf(bytes: Uint8Array): readonly (readonly string[])[] {
  const tables = readWorkbookBytes(bytes);
  if (!tables.ok) throw new Error(sayMessage(tables.error));
  return tables.value.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(seen)));
}

afterEach(() => speak({ language: "en", formats: "en-GB" }));

describe("a correction copy", () => {
  test("holds the office's columns, every row that was not sent, and two columns that say what is wrong", () => {
    expect(cellsOf(correct(file, "march.csv"))).toEqual([
      [...header.split(","), "Problem (Pigeonhole)", "What to do (Pigeonhole)"],
      ["Acme", "00042", "2026-03-04", "10.00", "=1+1"],
      ["Beta", "INV/7", "someday", "20.00", "@SUM(A1)", expect.stringContaining("Invoice date: "), expect.anything()],
      ["", "INV/8", "2026-03-05", "x", "", expect.stringContaining("Net: "), expect.anything()],
    ]);
  });

  test("holds only the rows that were left out where the others were sent", () => {
    expect(cellsOf(correct(file, "march.csv", [6])).map(([, number]) => number)).toEqual([
      "Invoice no",
      "INV/7",
      "INV/8",
    ]);
  });

  test("calculates no formula from the file", () => {
    const text = Buffer.from(correct(file, "march.csv")).toString("latin1");
    expect(text).not.toContain("<f>");
  });

  test("has the same bytes each time", () => {
    expect(Buffer.compare(correct(file, "march.csv"), correct(file, "march.csv"))).toBe(0);
  });

  test("is read like the original: the good rows are recognised, so that none is sent twice", () => {
    const [before, after] = [read(file, "march.csv"), read(correct(file, "march.csv"), "march - to correct.xlsx")];
    expect(after.invoices.map(({ invoice, raw }) => [invoice, raw])).toEqual(
      before.invoices.map(({ invoice, raw }) => [invoice, raw]),
    );
    expect(after.columns.map(({ name }) => name)).toEqual(header.split(","));
  });

  test.each(["en", "de"] as const)(
    "that was made in the language %s is read the same in another language",
    (language) => {
      speak({ language, formats: "en-GB" });
      const copy = correct(file, "march.csv");
      for (const other of languages) {
        speak({ language: other, formats: "en-GB" });
        const after = read(copy, "march - to correct.xlsx");
        expect(after.columns.map(({ name }) => name)).toEqual(header.split(","));
        expect(after.invoices.map(({ raw }) => raw)).toEqual(read(file, "march.csv").invoices.map(({ raw }) => raw));
      }
    },
  );

  test("describes problems in German where the language is German", () => {
    speak({ language: "de", formats: "de-DE" });
    const [headings, , second] = cellsOf(correct(file, "march.csv"));
    expect(headings?.slice(-2)).toEqual(["Fehler (Pigeonhole)", "Was zu tun ist (Pigeonhole)"]);
    expect(second?.[5]).toMatch(/^Invoice date: /);
  });

  test("of a workbook keeps numbers, codes, days and percentages as they are", () => {
    const workbook = makeWorkbook({
      March: [
        ["Supplier", "Invoice no", "Invoice date", "Net", "VAT rate"],
        ["Acme", "00042", "2026-03-04", 1204.5, 20],
        ["Beta", "00043", "someday", 0.1, 17.5],
      ],
    });
    const [before, after] = [read(workbook, "a.xlsx"), read(correct(workbook, "a.xlsx"), "b.xlsx")];
    expect(after.invoices.map(({ raw }) => raw)).toEqual(before.invoices.map(({ raw }) => raw));
    expect(before.invoices).toHaveLength(1);
  });

  test("keeps every text unchanged, with any characters", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 30 })
      .map((raw) => raw.replace(/[\p{Cc}\p{Cs}]/gu, "").trim());
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (texts) => {
        const good = Array.from({ length: 5 }, (_, n) => `Acme,G-${n},2026-03-04,10.00,`);
        const quoted = texts.map((one, n) => `Acme,N-${n},someday,10.00,"${one.replaceAll('"', '""')}"`);
        const cells = cellsOf(correct(csv(header, ...good, ...quoted), "a.csv"));
        expect(cells.slice(6).map((line) => line[4] ?? "")).toEqual(texts);
      }),
      { numRuns: 60 },
    );
  });
});
