/** @file A correction copy holds every row and what became of it, and is read like the original. */

import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { seen } from "../../../main/spreadsheet/cells/table.ts";
import { nothingSaid } from "../../../main/spreadsheet/read-spreadsheet.ts";
import { type RowsOfCopy, sayCopy } from "../../../shared/imports/copy/correction-copy.ts";
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
import { nothingSentOf } from "../../fixtures/spreadsheets/rows-of-copy.ts";

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

function correct(bytes: Uint8Array, fileName: string, of: Partial<RowsOfCopy> = {}) {
  const rows = { ...nothingSentOf(problemsOf(bytes, fileName)), ...of };
  const copy = correctSpreadsheetBytes(bytes, fileName, nothingSaid, sayCopy(rows));
  if (!copy.ok) throw new Error(JSON.stringify(copy.error));
  return copy.value;
}

/** Its first row was sent, as number 7 of the finance system. */
const partlySent: Partial<RowsOfCopy> = {
  sent: [{ row: 4, batch: ["Imported - 20/11/26 02:14"] }],
  invoiceIds: new Map([[4, "7"]]),
  othersWait: false,
};

function cellsOf(bytes: Uint8Array): readonly (readonly string[])[] {
  const tables = readWorkbookBytes(bytes);
  if (!tables.ok) throw new Error(sayMessage(tables.error));
  return tables.value.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(seen)));
}

afterEach(() => speak({ language: "en", formats: "en-GB" }));

describe("a correction copy", () => {
  test("holds the office's columns, every row with an invoice, and what became of each", () => {
    expect(cellsOf(correct(file, "march.csv"))).toEqual([
      [
        ...header.split(","),
        ...["Status (Pigeonhole)", "Reason (Pigeonhole)", "What to do (Pigeonhole)", "Invoice ID (Pigeonhole)"],
      ],
      ["Acme", "00042", "2026-03-04", "10.00", "=1+1", "Nothing wrong, not sent yet"],
      [
        ...["Beta", "INV/7", "someday", "20.00", "@SUM(A1)", "To correct"],
        ...[expect.stringContaining("Invoice date: "), expect.anything()],
      ],
      ["", "INV/8", "2026-03-05", "x", "", "To correct", expect.stringContaining("Net: "), expect.anything()],
    ]);
  });

  test("of a file that was sent in part says which batch each row is in, and its invoice ID", () => {
    const [, first, second] = cellsOf(correct(file, "march.csv", partlySent));
    expect(first?.slice(-4)).toEqual(["Sent", "Batch “Imported - 20/11/26 02:14”", "", "7"]);
    expect(second?.[5]).toBe("To correct");
  });

  test("says of rows that were sent before in which file, and of unsaved ones whether that is certain", () => {
    const [problem] = problemsOf(file, "march.csv");
    if (problem === undefined) throw new Error("there is a problem");
    const notSaved = { part: 0, net: {}, vat: {} };
    const first = { importId: "1", file: "feb.csv", row: 9, sentAt: 1, endedAt: 2 };
    const cells = cellsOf(
      correct(file, "march.csv", {
        sentBefore: [{ row: 4, first }],
        problems: [
          { ...problem, row: 5, notSaved: { ...notSaved, isCertain: true } },
          { ...problem, row: 6, notSaved: { ...notSaved, isCertain: false } },
        ],
      }),
    );
    expect(cells.slice(1).map((line) => line[5])).toEqual(["Sent before", "Not saved", "May have been saved"]);
    expect(cells[1]?.[6]).toBe("In “feb.csv”, row 9");
  });

  test.each(["en", "de"] as const)(
    "in the language %s marks the rows that were sent, in every language",
    (language) => {
      speak({ language, formats: "en-GB" });
      const copy = correct(file, "march.csv", partlySent);
      for (const other of languages) {
        speak({ language: other, formats: "en-GB" });
        const marks = read(copy, "march - to correct.xlsx").invoices.map(({ isMarkedSent }) => isMarkedSent);
        expect(marks).toEqual([true]);
      }
    },
  );

  test("takes no other column for a mark: an office's own status says what it says to the office", () => {
    const own = csv("Supplier,Invoice no,Invoice date,Net,Status", "Acme,00042,2026-03-04,10.00,Sent");
    expect(read(own, "own.csv").invoices.map(({ isMarkedSent }) => isMarkedSent)).toEqual([undefined]);
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
    expect(headings?.slice(-4)).toEqual([
      ...["Status (Pigeonhole)", "Grund (Pigeonhole)", "Was zu tun ist (Pigeonhole)", "Rechnungs-ID (Pigeonhole)"],
    ]);
    expect(second?.slice(5, 7)).toEqual(["Zu korrigieren", expect.stringMatching(/^Invoice date: /)]);
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

  test.each(['"', "same", "ditto", "do."])("keeps %s in a column that isn't sent", (mark) => {
    const good = Array.from({ length: 5 }, (_, n) => `Acme,G-${n},2026-03-04,10.00,urgent`);
    const cells = cellsOf(
      correct(csv(header, ...good, `Acme,N-1,someday,10.00,"${mark.replace('"', '""')}"`), "a.csv"),
    );
    expect(cells.at(-1)?.[4]).toBe(mark);
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

test("a cell that no workbook takes makes no copy, and no bug", () => {
  const bytes = csv(header, `Acme,00042,someday,10.00,${"x".repeat(40_000)}`);
  expect(
    correctSpreadsheetBytes(bytes, "long.csv", nothingSaid, sayCopy(nothingSentOf(problemsOf(bytes, "long.csv")))),
  ).toEqual({
    ok: false,
    error: { kind: "unreadable-spreadsheet", detail: { say: "has-cell-too-long-for-copy" } },
  });
});
