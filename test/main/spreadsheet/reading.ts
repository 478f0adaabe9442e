/** @file Short ways to read a spreadsheet in a test. */

import { cutReply } from "../../../main/parser/cut-reply.ts";
import { gatherReply } from "../../../main/parser/gather-reply.ts";
import { nothingSaid, type ReadOptions } from "../../../main/spreadsheet/read-spreadsheet.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { ok } from "../../../shared/values/result.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readSpreadsheetBytes } from "../../fixtures/spreadsheets/read-bytes.ts";
import { inWords } from "../../shared/in-words.ts";

export type Said = Partial<ReadOptions>;

/** Most tests are about one column, so missing dates, numbers and net amounts are not asked about here. */
const asFewAsYouLike: TemplateChange = { without: ["Date", "InvoiceNumber", "Net"] };

/** Reads bytes that are expected to be a spreadsheet, with every message as a sentence. */
export function readBytes(bytes: Uint8Array, fileName: string, said: Said = {}): SheetReading {
  const read = readSpreadsheetBytes(bytes, fileName, { ...nothingSaid, fallback: asFewAsYouLike, ...said });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return inWords(throughTheProcess(read.value));
}

/** The reading after the check of what the parser's process tells, which refuses what it doesn't know. */
function throughTheProcess(reading: SheetReading): SheetReading {
  const gather = gatherReply();
  const file = { sha256: "0".repeat(64), sizeBytes: 1 };
  for (const message of cutReply(ok({ ...file, reading }))) {
    const gathered = gather(structuredClone(message));
    if (gathered === null) throw new Error(`The parser's process can't tell this: ${JSON.stringify(message)}`);
    if (gathered !== "more") return (gathered.ok && gathered.value.reading) || reading;
  }
  return reading;
}

export const readCsv = (lines: readonly string[], said: Said = {}): SheetReading =>
  readBytes(csv(...lines), "invoices.csv", said);

/** The rows that were read, without the raw text of their fingerprints. */
export const rowsOf = ({ invoices }: SheetReading) => invoices.map(({ row, invoice }) => ({ row, invoice }));

/** Why the bytes are refused. */
export function refusal(bytes: Uint8Array, fileName: string): string {
  const read = readSpreadsheetBytes(bytes, fileName, nothingSaid);
  if (read.ok) return `read: ${JSON.stringify(read.value)}`;
  return read.error.kind === "unreadable-spreadsheet" ? sayMessage(read.error.detail) : read.error.kind;
}

/** A table with a supplier and one more column, with a row for each value. */
export const readColumn = (header: string, values: readonly string[], said: Said = {}): SheetReading =>
  readCsv([`Supplier;${header}`, ...values.map((value) => `Acme;"${value}"`)], said);

export const valuesOf = (reading: SheetReading, property: keyof SheetReading["invoices"][number]["invoice"]) =>
  reading.invoices.map(({ invoice }) => invoice[property]);
