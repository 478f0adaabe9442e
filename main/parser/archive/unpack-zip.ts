/** @file Takes the files out of a zip that a person added. A zip that contradicts itself or unpacks to too much gives none. */

import { crc32, inflateRawSync } from "node:zlib";
import type { PlainMessage } from "../../../shared/wording/message.ts";
import { BadZip, type Entry, isZip, listZip } from "../list-zip.ts";
import { type FileInside, mostBytesInside, mostFilesInside } from "./file-inside.ts";

/** Never throws. @returns the files, or why the zip must not be read */
export function unpackZip(bytes: Uint8Array): readonly FileInside[] | PlainMessage {
  if (!isZip(bytes)) return "is-no-zip";
  try {
    // On Linux “a.csv” and “A.csv” are two files.
    const entries = listZip(bytes, (name) => name).filter(({ name }) => !isFolder(name) && !isOfSystem(name));
    if (entries.length > mostFilesInside) return "holds-too-many-files";
    // The stated sizes are compared with the real ones later, so nothing unpacks to more than stated here.
    if (entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0) > mostBytesInside)
      return "unpacks-to-too-many-bytes";
    return entries.map((entry) => ({ path: entry.name, bytes: contentOf(bytes, entry) }));
  } catch (error) {
    // Otherwise a number that leads out of the file, or content that does not unpack.
    if (!(error instanceof BadZip)) return "is-damaged";
    return error.why === "holds-too-many-parts" ? "holds-too-many-files" : error.why;
  }
}

const isFolder = (name: string): boolean => /[\\/]$/.test(name);

/** What macOS and Windows keep beside the files. */
const isOfSystem = (name: string): boolean =>
  /(?:^|[\\/])(?:__MACOSX[\\/]|(?:[.][^\\/]*|Thumbs[.]db|desktop[.]ini)$)/i.test(name);

function contentOf(bytes: Uint8Array, { method, unpackedBytes, packedBytes, contentAt, crc }: Entry): Uint8Array {
  const packed = bytes.subarray(contentAt, contentAt + packedBytes);
  if (method !== 0 && method !== 8) throw new BadZip("is-damaged");
  const content =
    method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, Math.min(unpackedBytes, mostBytesInside)) });
  if (content.length !== unpackedBytes || crc32(content) !== crc) throw new BadZip("is-damaged");
  return content;
}
