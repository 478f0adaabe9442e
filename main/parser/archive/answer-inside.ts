/** @file Replies to requests about the files inside another one: lists them, opens one piece by piece, or unpacks all. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { DropFailure } from "../../../shared/imports/failures/drop-failure.ts";
import { ok, type Result } from "../../../shared/values/result.ts";
import { takeOutDocuments } from "../../e-invoice/read-e-invoice.ts";
import type { ListedInside, OpenedInside, Unpacked } from "../../imports/ports/parser-port.ts";
import { unpackArchive } from "./unpack-archive.ts";

/** As little as goes through the process that asks without keeping it busy. */
const chunkBytes = 256 * 1024;

/** See [Note: files inside]. */
export function unpack(bytes: Uint8Array, fileName: string, sha256: string): Result<Unpacked, DropFailure> {
  const found = unpackArchive(bytes, fileName);
  return ok(
    typeof found === "string"
      ? { sha256, problem: { say: found }, files: [] }
      : { sha256, problem: null, files: found },
  );
}

export function listInside(bytes: Uint8Array, fileName: string, sha256: string): Result<ListedInside, DropFailure> {
  const found = unpackArchive(bytes, fileName);
  return ok(
    typeof found === "string"
      ? { sha256, problem: { say: found }, files: [] }
      : { sha256, problem: null, files: found.map((file) => ({ name: file.name, sizeBytes: file.bytes.length })) },
  );
}

/** First what it is, then its bytes. @param at 0-based, in the order in which they are listed */
export function* openInside(bytes: Uint8Array, fileName: string, sha256: string, at: number): Generator<unknown, void> {
  const content = contentOf(bytes, fileName, at);
  yield ok({ sha256, sizeBytes: content?.length || null } satisfies Omit<OpenedInside, "body">);
  // A copy: with a view all that it is a view of would be sent.
  for (let from = 0; content !== null && from < content.length; from += chunkBytes)
    yield content.slice(from, from + chunkBytes);
}

function contentOf(bytes: Uint8Array, fileName: string, at: number): Uint8Array | null {
  if (isNamedAsEInvoice(fileName)) {
    const documents = takeOutDocuments(bytes);
    // An e-invoice file with several invoices has those inside.
    if (documents.ok) return documents.value[at] ?? null;
  }
  const found = unpackArchive(bytes, fileName);
  return typeof found === "string" ? null : (found[at]?.bytes ?? null);
}
