/** @file A parser without a process of its own: the real reader on the bytes of a disk in memory. */

import { readEInvoice } from "../../main/e-invoice/read-e-invoice.ts";
import type { Parser } from "../../main/imports/ports.ts";
import { isNamedAsEInvoice } from "../../shared/e-invoice/e-invoice-name.ts";
import { fail, ok } from "../../shared/values/result.ts";
import { correctSpreadsheetBytes, readSpreadsheetBytes } from "../fixtures/spreadsheets/read-bytes.ts";
import { readLocated } from "./fake-service.ts";
import { type MemoryDisk, sha256Of } from "./memory-disk.ts";

export const createFakeParser = (disk: MemoryDisk): Parser => ({
  async read(request) {
    const bytes = readLocated(disk, request.path);
    if (!bytes) return fail({ kind: "unreadable-spreadsheet", detail: { say: "could-not-be-opened", code: "ENOENT" } });
    const isXml = isNamedAsEInvoice(request.fileName);
    const reading = isXml ? readEInvoice(bytes, request) : readSpreadsheetBytes(bytes, request.fileName, request);
    return reading.ok ? ok({ sha256: sha256Of(bytes), sizeBytes: bytes.length, reading: reading.value }) : reading;
  },
  async correct(request, correction) {
    const bytes = readLocated(disk, request.path);
    if (!bytes) return fail({ kind: "unreadable-spreadsheet", detail: { say: "could-not-be-opened", code: "ENOENT" } });
    return correctSpreadsheetBytes(bytes, request.fileName, request, correction);
  },
});
