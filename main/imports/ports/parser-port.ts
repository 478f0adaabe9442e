/** @file Reading a file in a process of its own: spreadsheets, and what is inside e-invoices and archives. */

import type { CopyWords } from "../../../shared/imports/copy/correction-copy.ts";
import type { DropFailure } from "../../../shared/imports/failure.ts";
import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";
import type { ReadOptions } from "../../spreadsheet/read-spreadsheet.ts";

export interface ParseRequest extends ReadOptions {
  readonly path: string;
  readonly fileName: string;
}

export interface ParsedSpreadsheet {
  /** Of the very bytes that were read, in hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly reading: SheetReading;
}

/** What is inside an e-invoice. */
export interface TakenOut {
  /** Of the e-invoice as it was read, in hex. */
  readonly sha256: string;
  /** In the order of the e-invoice; null for one that can't be attached. */
  readonly documents: readonly (Uint8Array | null)[];
}

/** What is inside an archive: a zip, or an e-mail. See [Note: files inside]. */
export interface Unpacked {
  /** Of the archive as it was read, in hex. */
  readonly sha256: string;
  /** Why it can't be unpacked; there are no files then. */
  readonly problem: Message | null;
  /** With names that stay in a folder, each once. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

export interface Parser {
  read(request: ParseRequest, signal?: AbortSignal): Promise<Result<ParsedSpreadsheet, DropFailure>>;
  /** The bytes of an xlsx file that holds every row of an invoice, with what became of it beside it. */
  correct(request: ParseRequest, words: CopyWords, signal?: AbortSignal): Promise<Result<Uint8Array, DropFailure>>;
  /** The documents inside an e-invoice (BG-24). */
  takeOut(request: ParseRequest, signal?: AbortSignal): Promise<Result<TakenOut, DropFailure>>;
  /** The files inside an archive. */
  unpack(request: ParseRequest, signal?: AbortSignal): Promise<Result<Unpacked, DropFailure>>;
}
