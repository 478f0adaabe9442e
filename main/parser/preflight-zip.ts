/**
 * @file Checks a zip and unpacks it. What was checked is what is read: no other code looks at the zip's bytes.
 *
 * A flipped byte would become another amount, and a cut-off sheet would silently lose its last rows.
 */

import { crc32, inflateRawSync } from "node:zlib";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { FileContent } from "../spreadsheet/read-spreadsheet.ts";
import { BadZip, type Entry, isZip, listZip } from "./list-zip.ts";

const maxTotalBytes = 512 * 1024 * 1024;
// Far above what a real sheet reaches. Small entries pass, because they can do no harm.
const maxRatio = 200;
const ratioCountsAboveBytes = 10 * 1024 * 1024;

/**
 * Unpacks a zip and checks all that it says of itself. Never throws.
 *
 * @returns the zip's parts; the same bytes where they are no zip; or why the zip must not be read
 */
export function preflightZip(bytes: Uint8Array): Result<FileContent, Message> {
  if (!isZip(bytes)) return ok(bytes);
  try {
    const entries = listZip(bytes);
    let total = 0;
    for (const entry of entries) {
      total += entry.unpackedBytes;
      if (total > maxTotalBytes || isBomb(entry)) return fail({ say: "unpacks-to-too-much" });
    }
    return ok(new Map(entries.map((entry) => [pathOf(entry), readContent(bytes, entry)])));
  } catch (error) {
    // Otherwise a number that leads out of the file, or content that does not unpack.
    return fail({ say: error instanceof BadZip ? error.why : "is-damaged" });
  }
}

const isBomb = ({ packedBytes, unpackedBytes }: Entry): boolean =>
  unpackedBytes > ratioCountsAboveBytes && unpackedBytes > packedBytes * maxRatio;

/** Two entries never share a path: listZip refuses names that differ in less. */
const pathOf = ({ name }: Entry): string => name.toLowerCase().replace(/^\//, "");

// The parts of a binary workbook (.xlsb) are .bin; in other workbooks these are settings of printers.
const isRead = /\.(?:xml|rels)$|^\/?xl\/(?:worksheets\/)?[^/]+\.bin$/i;
const isWorksheet = /^\/?xl\/worksheets\/[^/]+\.xml$/i;
const nothing = new Uint8Array();

/** The entry's content, checked. Pictures and the like are checked as well, and come back empty. */
function readContent(bytes: Uint8Array, entry: Entry): Uint8Array {
  const content = unpack(bytes.subarray(entry.contentAt, entry.contentAt + entry.packedBytes), entry);
  if (content.length !== entry.unpackedBytes || crc32(content) !== entry.crc) throw new BadZip("is-damaged");
  if (isWorksheet.test(entry.name) && !endsWhole(content)) throw new BadZip("is-cut-off-sheet");
  return isRead.test(entry.name) ? content : nothing;
}

function unpack(packed: Uint8Array, { method, unpackedBytes }: Entry): Uint8Array {
  if (method === 0) return packed;
  // Other ways of packing are not for workbooks.
  if (method !== 8) throw new BadZip("is-damaged");
  // zlib wants room for at least one byte; the length is compared afterwards.
  const { buffer, engine } = inflateRawSync(packed, {
    maxOutputLength: Math.max(1, unpackedBytes),
    info: true,
  }) as unknown as { readonly buffer: Uint8Array; readonly engine: { readonly bytesWritten: number } };
  if (engine.bytesWritten !== packed.length) throw new BadZip("is-damaged");
  return buffer;
}

const endsWhole = (content: Uint8Array): boolean =>
  /(?:<\/(?:\w+:)?worksheet\s*>|<(?:\w+:)?worksheet[^<>]*\/>)\s*(?:<!--[^<>]*-->\s*)*$/.test(
    new TextDecoder("latin1").decode(content.subarray(-400)),
  );
