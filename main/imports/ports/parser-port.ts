/** @file Reading a file in a process of its own: spreadsheets, and what is inside e-invoices and archives. */

import type { CopyWords } from "../../../shared/imports/copy/correction-copy.ts";
import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
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

/** What is inside, without its bytes. */
export interface ListedInside extends Pick<Unpacked, "sha256" | "problem"> {
  readonly files: readonly { readonly name: string; readonly sizeBytes: number }[];
}

/** One of the files inside an archive, or of the documents inside an e-invoice. */
export interface OpenedInside {
  /** Of the file that it is in, as it was read, in hex. */
  readonly sha256: string;
  /** Null where there is no such file; `body` is too then. */
  readonly sizeBytes: number | null;
  /** Its bytes, each chunk unpacked in the other process until it is read. */
  readonly body: ReadableStream<Uint8Array> | null;
}

export interface Parser {
  read(request: ParseRequest, signal?: AbortSignal): Promise<Result<ParsedSpreadsheet, DropFailure>>;
  /** The bytes of an xlsx file that holds every row of an invoice, with what became of it beside it. */
  correct(request: ParseRequest, words: CopyWords, signal?: AbortSignal): Promise<Result<Uint8Array, DropFailure>>;
  /** The documents inside an e-invoice (BG-24). */
  takeOut(request: ParseRequest, signal?: AbortSignal): Promise<Result<TakenOut, DropFailure>>;
  /** Which files are inside an archive, in their order. */
  listInside(request: ParseRequest): Promise<Result<ListedInside, DropFailure>>;
  /** One of them, or of the documents inside an e-invoice. @param at 0-based. Read or cancel `body`. */
  openInside(request: ParseRequest, at: number): Promise<Result<OpenedInside, DropFailure>>;
  /** The files inside an archive, with their bytes. */
  unpack(request: ParseRequest, signal?: AbortSignal): Promise<Result<Unpacked, DropFailure>>;
}
