/** @file Whether a picture has its own end, found by walking from its beginning. */

import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const chunkBytes = 256 * 1024;

/**
 * True if the markers of a JPEG lead from its beginning to its end.
 *
 * A thumbnail is a JPEG within a segment, so segments are skipped by their length. What comes after the end is not
 * looked at: phones put a film or a second picture there. Stray bytes between segments are passed over, as libjpeg does.
 */
export async function isWholeJpeg(file: FileHandle): Promise<boolean> {
  let position = 2;
  for (;;) {
    const chunk = await readAt(file, position, chunkBytes);
    const isLast = chunk.length < chunkBytes;
    const found = walkMarkers(chunk);
    if (found === "end") return true;
    if (isLast && found <= chunk.length) return false;
    position += found;
  }
}

/** Returns "end", or how many bytes of the chunk are done with; more than it has where a segment is longer. */
function walkMarkers(chunk: Buffer): "end" | number {
  let at = 0;
  while (at < chunk.length) {
    at = chunk.indexOf(0xff, at);
    if (at < 0) return chunk.length;
    const marker = chunk[at + 1];
    if (marker === endOfImage) return "end";
    // A marker and its length may be split between two chunks.
    if (at + 4 > chunk.length) return at;
    if (marker === undefined || marker === 0xff) at += 1;
    else at += 2 + (hasNoLength(marker) ? 0 : Math.max(2, chunk.readUInt16BE(at + 2)));
  }
  return at;
}

const endOfImage = 0xd9;

/** Bytes of a scan that look like a marker, restarts, and the marks that have no content. */
const hasNoLength = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const signatureBytes = 8;

/** True if the chunks of a PNG lead from its beginning to its `IEND`. */
export async function isWholePng(file: FileHandle, sizeBytes: number): Promise<boolean> {
  let at = signatureBytes;
  while (at + 12 <= sizeBytes) {
    const chunk = await readAt(file, at, 8);
    if (chunk.length < 8) return false;
    if (chunk.toString("latin1", 4, 8) === "IEND") return true;
    // A length, the type, the content, and a check sum.
    at += 12 + chunk.readUInt32BE(0);
  }
  return false;
}
