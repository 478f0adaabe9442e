/** @file A parser without a process of its own: the real reader on the bytes of a disk in memory. */

import { readEInvoice, takeOutDocuments } from "../../main/e-invoice/read-e-invoice.ts";
import type { Parser } from "../../main/imports/ports/parser-port.ts";
import { unpackArchive } from "../../main/parser/archive/unpack-archive.ts";
import { isXmlWorkbook, speaksAgainstBooking } from "../../main/spreadsheet/read-spreadsheet.ts";
import { isNamedAsEInvoice } from "../../shared/e-invoice/e-invoice-name.ts";
import { fail, ok } from "../../shared/values/result.ts";
import { correctSpreadsheetBytes, readSpreadsheetBytes } from "../fixtures/spreadsheets/read-bytes.ts";
import { readLocated } from "./fake-service.ts";
import { type MemoryDisk, sha256Of } from "./memory-disk.ts";

const notThere = fail({
  kind: "unreadable-spreadsheet",
  detail: { say: "could-not-be-opened", code: "ENOENT" },
} as const);

export function createFakeParser(disk: MemoryDisk): Parser {
  const unpack: Parser["unpack"] = async (request) => {
    const bytes = readLocated(disk, request.path);
    if (!bytes) return notThere;
    const found = unpackArchive(bytes, request.fileName);
    const sha256 = sha256Of(bytes);
    return ok(
      typeof found === "string"
        ? { sha256, problem: { say: found }, files: [] }
        : { sha256, problem: null, files: found },
    );
  };
  return {
    async read(request) {
      const bytes = readLocated(disk, request.path);
      if (!bytes) return notThere;
      return once(reads, [sha256Of(bytes), { ...request, path: null }], () => {
        const isXml = isNamedAsEInvoice(request.fileName) && !isXmlWorkbook(bytes);
        const reading = isXml
          ? readEInvoice(bytes, { ...request, speaksAgainst: speaksAgainstBooking })
          : readSpreadsheetBytes(bytes, request.fileName, request);
        return reading.ok ? ok({ sha256: sha256Of(bytes), sizeBytes: bytes.length, reading: reading.value }) : reading;
      });
    },
    async correct(request, copyWords) {
      const bytes = readLocated(disk, request.path);
      if (!bytes) return notThere;
      return once(corrections, [sha256Of(bytes), { ...request, path: null }, copyWords], () =>
        correctSpreadsheetBytes(bytes, request.fileName, request, copyWords),
      );
    },
    unpack,
    async listInside(request) {
      const unpacked = await unpack(request);
      if (!unpacked.ok) return unpacked;
      const { files, ...rest } = unpacked.value;
      return ok({ ...rest, files: files.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length })) });
    },
    async openInside(request, at) {
      const unpacked = await unpack(request);
      if (!unpacked.ok) return unpacked;
      const bytes = unpacked.value.files[at]?.bytes;
      const body = bytes === undefined ? null : new Blob([new Uint8Array(bytes)]).stream();
      return ok({ sha256: unpacked.value.sha256, sizeBytes: bytes?.length ?? null, body });
    },
    async takeOut(request) {
      const bytes = readLocated(disk, request.path);
      if (!bytes) return notThere;
      const documents = takeOutDocuments(bytes);
      return documents.ok ? ok({ sha256: sha256Of(bytes), documents: documents.value }) : documents;
    },
  };
}

// Simulations read the same few files again and again, and the reader is pure.
const reads = new Map<string, Awaited<ReturnType<Parser["read"]>>>();
const corrections = new Map<string, ReturnType<typeof correctSpreadsheetBytes>>();
const mostKept = 200;

/** What `make` gave for the same `question` before, or gives now. */
function once<T>(known: Map<string, T>, question: readonly unknown[], make: () => T): T {
  const key = JSON.stringify(question);
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= mostKept) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
