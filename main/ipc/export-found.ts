/** @file Saves what was found as a table that a spreadsheet program opens: a line for each import and currency. */

import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { addMoney } from "../../shared/add-money.ts";
import { namesOfPart } from "../../shared/batch-names.ts";
import { csvCell } from "../../shared/csv-cell.ts";
import type { ImportSearch } from "../../shared/history.ts";
import type { Import } from "../../shared/import.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import { countInvoices, sayKind, sayState } from "../../shared/wording.ts";
import type { Parts } from "../assemble.ts";

const columns = [
  "Import",
  "Dropped",
  "File",
  "Kind",
  "State",
  "Since",
  "Invoices",
  "Currency",
  "Net",
  "VAT",
  "Purchase invoice id",
  "Document id",
  "Batches",
];
const importsAtATime = 500;

/** @returns how many imports it holds, or in a sentence why it could not be saved */
export async function exportFound(
  history: Pick<ReturnType<Parts["history"]>, "search">,
  search: ImportSearch,
  path: string,
): Promise<Result<number, string>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let saved = 0;
  async function* lines(): AsyncGenerator<string> {
    // A byte order mark: without it, spreadsheet programs read the names of people and places wrong.
    yield `\uFEFF${columns.join(",")}\r\n`;
    for (let before: string | null = null; ; ) {
      const { imports } = history.search({ ...search, before, skip: 0, limit: importsAtATime });
      const last = imports.at(-1);
      if (last === undefined) return;
      saved += imports.length;
      before = last.id;
      yield imports.flatMap((import_) => linesOf(import_, timeZone)).join("");
      // The window and the queue have their turn in between.
      await new Promise(setImmediate);
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(path));
    return ok(saved);
  } catch (problem) {
    return fail(`The table could not be saved: ${(problem as Error).message}`);
  }
}

function linesOf(import_: Import, timeZone: string): readonly string[] {
  const { id, seenAt, since, place, kind, parts, purchaseInvoiceId, documentId } = import_;
  const net = addMoney(parts.map((part) => part.net));
  const vat = addMoney(parts.map((part) => part.vat));
  const currencies = Object.keys(net).length === 0 ? [null] : Object.keys(net).toSorted();
  const batches = kind === "batch" ? parts.flatMap((part) => namesOfPart(part, timeZone)) : [];
  return currencies.map((currency) => {
    const cells = [
      id,
      localTime(seenAt),
      place.dropped,
      sayKind(kind),
      sayState(import_),
      localTime(since),
      kind === "batch" ? String(countInvoices(parts)) : "",
      currency ?? "",
      currency === null ? "" : (net[currency] ?? ""),
      currency === null ? "" : (vat[currency] ?? ""),
      purchaseInvoiceId ?? "",
      documentId ?? "",
      batches.join("; "),
    ];
    return `${cells.map(cellOf).join(",")}\r\n`;
  });
}

/** An amount below nothing is no formula. */
const cellOf = (text: string): string => (/^-\d+(\.\d+)?$/.test(text) ? text : csvCell(text));

/** As 2026-11-20 02:14, which every spreadsheet program takes for a date. */
const localTime = (ms: number): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" }).format(ms);
