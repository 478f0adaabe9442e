/** @file The parser process: reads spreadsheets or e-invoices and replies. The process that started it ends it. */

import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { isNamedAsEInvoice, isNamedAsPdf } from "../../shared/e-invoice/e-invoice-name.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import {
  type EInvoiceOptions,
  hasXml,
  readEInvoice,
  readEmbeddedInvoice,
  takeOutDocuments,
} from "../e-invoice/read-e-invoice.ts";
import type { ParsedSpreadsheet, ParseRequest, TakenOut } from "../imports/ports/parser-port.ts";
import { correctSpreadsheet } from "../spreadsheet/correct-spreadsheet.ts";
import {
  type FileContent,
  isXmlWorkbook,
  nothingSaid,
  readSpreadsheet,
  speaksAgainstBooking,
} from "../spreadsheet/read-spreadsheet.ts";
import { listInside, openInside, unpack } from "./archive/answer-inside.ts";
import { cutReply } from "./cut-reply.ts";
import { type ParserRequest, warmUp } from "./parser-process.ts";
import { associatedFiles } from "./pdf/associated-files.ts";
import { preflightZip } from "./preflight-zip.ts";
import { serve } from "./serve.ts";
import { watchMemory } from "./watch-memory.ts";

// The heap and all memory outside it. A workbook of 100,000 rows takes less than half.
const maxMemoryMb = 1_536;
// V8's own limit of the heap is enough for less. A watching thread takes as long to start as such a file takes to read.
const watchedFromBytes = 8 * 1024 * 1024;
// Ten times the size of an office's largest batch, and of the largest invoice with its attachments. Larger files would
// hit the memory limit.
const limits = { spreadsheet: 100 * 1024 * 1024, "e-invoice": 50 * 1024 * 1024 } as const;

/** Reads the file and returns the messages of the reply. */
async function answer(request: ParserRequest): Promise<Iterator<unknown>> {
  const isXml = isNamedAsEInvoice(request.fileName);
  const isPdf = isNamedAsPdf(request.fileName);
  const read = await readFile(request.path, isXml || isPdf ? "e-invoice" : "spreadsheet");
  if (!read.ok) return [read].values();
  // A few bytes of a PDF may unpack to gigabytes, outside the heap.
  if (isPdf || (isXml && read.value.length >= watchedFromBytes)) watchMemory(maxMemoryMb);
  if (request.unpacks || request.inside !== undefined) return answerInside(read.value, request);
  if (request.takesOut) return [takeOut(read.value)].values();
  if (isXml && !isXmlWorkbook(read.value))
    return cutReply(parsed(read.value, readEInvoice(read.value, eInvoiceOptions(request))));
  if (isPdf) return cutReply(parsed(read.value, await readPdf(read.value, request)));
  const content = preflightZip(read.value);
  if (!content.ok) return [fail({ kind: "unreadable-spreadsheet", detail: content.error })].values();
  // Until here there are at most the file's bytes and what they unpack to. Both are limited, and far below the limit.
  if (sizeOf(content.value) >= watchedFromBytes) watchMemory(maxMemoryMb);
  const { copyWords } = request;
  return copyWords
    ? [correctSpreadsheet(content.value, request.fileName, request, copyWords)].values()
    : cutReply(parse(request, read.value, content.value));
}

function takeOut(bytes: Uint8Array): Result<TakenOut, DropFailure> {
  const documents = takeOutDocuments(bytes);
  return documents.ok ? ok({ sha256: sha256Of(bytes), documents: documents.value }) : documents;
}

/** See [Note: files inside]. */
function answerInside(bytes: Uint8Array, { fileName, inside }: ParserRequest): Iterator<unknown> {
  watchMemory(maxMemoryMb);
  const sha256 = sha256Of(bytes);
  if (typeof inside === "number") return openInside(bytes, fileName, sha256, inside);
  return [inside === "list" ? listInside(bytes, fileName, sha256) : unpack(bytes, fileName, sha256)].values();
}

const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** E-invoices and spreadsheets know nothing of each other, but a note means the same in both. */
const eInvoiceOptions = (request: ParseRequest): EInvoiceOptions => ({
  ...request,
  speaksAgainst: speaksAgainstBooking,
});

/** The e-invoice inside a PDF. */
async function readPdf(bytes: Uint8Array, request: ParseRequest): Promise<Result<SheetReading, DropFailure>> {
  const none = fail({ kind: "unreadable-e-invoice", detail: { say: "has-no-e-invoice" } } as const);
  // Loaded for a PDF alone: it takes longer to start than a spreadsheet takes to read.
  const { filesIn, openPdf } = await import("./open-pdf.ts");
  const { textOf } = await import("./pdf/text-of-pages.ts");
  try {
    const pdf = await openPdf(bytes);
    const listed = await filesIn(pdf);
    const files = hasXml(listed) ? listed : associatedFiles(bytes);
    const tooLarge = files.find(({ name, content }) => /[.]xml$/i.test(name) && content.length > limits["e-invoice"]);
    if (tooLarge !== undefined)
      return fail({
        ...{ kind: "too-large", as: "e-invoice" },
        ...{ sizeBytes: tooLarge.content.length, limitBytes: limits["e-invoice"] },
      } as const);
    const pages = hasXml(files) ? await textOf(pdf).catch(() => null) : null;
    return readEmbeddedInvoice(files, { ...eInvoiceOptions(request), pages }) ?? none;
  } catch {
    // Damaged, or with a password: it may still be a document.
    return none;
  }
}

const sizeOf = (content: FileContent): number =>
  content instanceof Uint8Array ? content.length : [...content.values()].reduce((sum, part) => sum + part.length, 0);

/** @param content what the bytes hold, checked */
const parse = (
  request: ParseRequest,
  bytes: Uint8Array,
  content: FileContent,
): Result<ParsedSpreadsheet, DropFailure> => parsed(bytes, readSpreadsheet(content, request.fileName, request));

function parsed(bytes: Uint8Array, reading: Result<SheetReading, DropFailure>): Result<ParsedSpreadsheet, DropFailure> {
  if (!reading.ok) return reading;
  return ok({ sha256: sha256Of(bytes), sizeBytes: bytes.length, reading: reading.value });
}

async function readFile(path: string, as: "spreadsheet" | "e-invoice"): Promise<Result<Uint8Array, DropFailure>> {
  const limitBytes = limits[as];
  let file: FileHandle | null = null;
  try {
    file = await open(path);
    const { size } = await file.stat();
    if (size === 0) return fail({ kind: "empty-file" });
    if (size > limitBytes) return fail({ kind: "too-large", as, sizeBytes: size, limitBytes });
    return ok(await file.readFile());
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    return fail({ kind: `unreadable-${as}`, detail: { say: "could-not-be-opened", code } });
  } finally {
    await file?.close();
  }
}

/**
 * Reads a list of our own, because V8 compiles a function when it first runs, and the words of all languages are looked
 * up for the first time. That takes ten times as long as a small file does.
 */
function readOwnList(): void {
  const list = "Supplier,Invoice number,Invoice date,Net amount,VAT\nAcme Ltd,A-1,23/11/2026,5.10,1.02\n";
  readSpreadsheet(new TextEncoder().encode(list), "list.csv", nothingSaid);
}

// One file at a time: the other process asks for each piece of the reply, and sends no request before the last one.
let pieces: Promise<Iterator<unknown>> | null = null;
serve(async (message, post) => {
  if (message === warmUp) return readOwnList();
  if (pieces === null || message !== "next") pieces = answer(message as ParserRequest);
  const piece = (await pieces).next();
  if (!piece.done) post(piece.value);
});
