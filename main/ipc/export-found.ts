/** @file Saves the imports that a search found as a CSV file, with a line for each import and currency. */

import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { namesOfPart } from "../../shared/imports/batch-names.ts";
import type { ImportSearch } from "../../shared/imports/history-query.ts";
import type { Import } from "../../shared/imports/import.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { csvCell } from "../../shared/values/text/csv-cell.ts";
import { sayKind, sayState } from "../../shared/wording/imports/say-import.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";

const columns = [
  "id",
  "seenAt",
  "file",
  "kind",
  "state",
  "since",
  "invoices",
  "currency",
  "net",
  "vat",
  "purchaseInvoiceId",
  "documentId",
  "batches",
] as const;
const importsAtATime = 500;

/** Writes the CSV file. Returns the number of imports in it, or a sentence that says why it could not be saved. */
export async function exportFound(
  history: Pick<ReturnType<Assembly["history"]>, "search">,
  search: ImportSearch,
  path: string,
): Promise<Result<number, string>> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let saved = 0;
  async function* lines(): AsyncGenerator<string> {
    // Without a byte order mark, spreadsheet programs misread letters outside ASCII.
    yield `\uFEFF${columns.map((column) => csvCell(words.desktop.found[column])).join(",")}\r\n`;
    for (let before: string | null = null; ; ) {
      const { imports } = history.search({ ...search, before, skip: 0, limit: importsAtATime });
      const last = imports.at(-1);
      if (last === undefined) return;
      saved += imports.length;
      before = last.id;
      yield imports.flatMap((import_) => linesOf(import_, timeZone)).join("");
      // Give the window and the import queue a turn.
      await new Promise(setImmediate);
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(path));
    return ok(saved);
  } catch (problem) {
    return fail(words.desktop.tableNotSaved((problem as Error).message));
  }
}

function linesOf(import_: Import, timeZone: string): readonly string[] {
  const { id, seenAt, since, place, kind, parts, purchaseInvoiceId, documentId } = import_;
  const net = addMoney(parts.map((part) => part.net));
  const vat = addMoney(parts.map((part) => part.vat));
  const currencies = Object.keys(net).length === 0 ? [null] : Object.keys(net).toSorted();
  const batches = kind === "batch" ? parts.flatMap((part) => namesOfPart(part, timeZone)) : [];
  return currencies.map((currency) => {
    const cells: Readonly<Record<(typeof columns)[number], string>> = {
      id,
      seenAt: localTime(seenAt),
      file: place.dropped,
      kind: sayKind(import_),
      state: sayState(import_),
      since: localTime(since),
      invoices: kind === "batch" ? String(countInvoices(parts)) : "",
      currency: currency ?? "",
      net: currency === null ? "" : (net[currency] ?? ""),
      vat: currency === null ? "" : (vat[currency] ?? ""),
      purchaseInvoiceId: purchaseInvoiceId ?? "",
      documentId: documentId ?? "",
      batches: batches.join("; "),
    };
    return `${columns.map((column) => cellOf(cells[column])).join(",")}\r\n`;
  });
}

/** csvCell escapes cells that could be formulas; a negative amount is none. */
const cellOf = (text: string): string => (/^-\d+(\.\d+)?$/.test(text) ? text : csvCell(text));

/** Such as "2026-11-20 02:14" in local time, which every spreadsheet program reads as a date. */
const localTime = (ms: number): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" }).format(ms);
