/** @file Whether a PDF has its own end: the last `%%EOF`, which belongs to a cross-reference of this very file. */

import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const headBytes = 2_048;
const tailBytes = 8_192;
/** Scanners and mail gateways add bytes after the end mark. Acrobat too looks for the mark in the last 1,024 bytes. */
const mostBytesAfterEnd = 1_024;

/**
 * [Note: the end of a PDF]
 *
 * `%%EOF` alone proves nothing. A linearized PDF has one near its beginning, a PDF with updates has one before each
 * update, and a PDF that is embedded in another brings its own. So the last one counts only if the `startxref` before
 * it leads to a cross-reference of this file, if no object begins after it, and if a linearized file has the length
 * that it gives as its own. A longer one has been updated since, which is allowed.
 */
export async function isWholePdf(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const head = (await readAt(file, 0, headBytes)).toString("latin1");
  if (sizeBytes + bytesLostByGateways < linearizedLength(head)) return false;
  const tail = (await readAt(file, Math.max(0, sizeBytes - tailBytes), tailBytes)).toString("latin1");
  // Some programs fill the last block of the disk.
  const text = tail.replace(/[\0\s]+$/, "");
  const endAt = text.lastIndexOf("%%EOF");
  if (endAt < 0 || text.length - endAt - "%%EOF".length > mostBytesAfterEnd) return false;
  // An update was begun, and its own end is missing.
  if (anObject.test(text.slice(endAt))) return false;
  const before = text.slice(0, endAt);
  const pointer = /^startxref\s*(?<at>\d+)(?:\s|%[^\r\n]*[\r\n])*$/.exec(
    before.slice(Math.max(0, before.lastIndexOf("startxref"))),
  );
  // What has no object has nothing that could be cut off.
  if (pointer === null) return !anObject.test(head);
  const at = Number(pointer.groups?.["at"]);
  // Bytes before the header move everything behind them.
  const headerAt = Math.max(0, head.indexOf("%PDF-"));
  return (await isCrossReference(file, at)) || (headerAt > 0 && (await isCrossReference(file, at + headerAt)));
}

const anObject = /\d\s+\d+\s+obj\b/;

/** A gateway may take the line end after the last `%%EOF`. */
const bytesLostByGateways = 2;

/** The length that a linearized PDF gives as its own, in bytes; 0 for other PDFs. */
function linearizedLength(head: string): number {
  const first = /\bobj\b(?<dictionary>[\s\S]*?)\bendobj\b/.exec(head)?.groups?.["dictionary"] ?? "";
  return /\/Linearized\b/.test(first) ? Number(/\/L\s+(\d+)/.exec(first)?.[1] ?? 0) : 0;
}

const reachBytes = 2_048;
/** Some programs point at the line end before the table, or a few bytes past its beginning. */
const slackBytes = 16;

/** A table of cross-references begins with `xref`; a stream of them is an object of the type XRef. */
async function isCrossReference(file: FileHandle, at: number): Promise<boolean> {
  if (!Number.isSafeInteger(at)) return false;
  const from = Math.max(0, at - slackBytes);
  const text = (await readAt(file, from, reachBytes)).toString("latin1");
  const begins = /\bxref\b|\d+\s+\d+\s+obj\b/.exec(text);
  if (begins === null || begins.index > at - from + slackBytes) return false;
  return begins[0] === "xref" || /\/Type\s*\/XRef\b/.test(text.slice(begins.index).split(/\bstream\b/, 1)[0] ?? "");
}
