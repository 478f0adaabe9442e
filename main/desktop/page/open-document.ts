/** @file Opens a document to draw it. By now, its name may lead to a hostile file. */

import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";

/** Larger ones are not drawn: the frame has all of it in memory. */
export const mostBytes = 60 * 1_048_576;

/** A link could lead anywhere, and a pipe would never open. Windows knows neither flag, and has no such pipes. */
const asFile = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a document: its bytes as they are read, null where there is none. */
export type OpenDocument = () => Promise<ReadableStream<Uint8Array> | "too-big" | null>;

/**
 * The document's bytes, read as they leave, so that no more than a chunk is in this process. Never more of them than it
 * had when it was opened: it may grow meanwhile.
 *
 * @returns null where there is no file
 */
export async function openDocument(path: string): ReturnType<OpenDocument> {
  const file = await open(path, asFile).catch(() => null);
  if (file === null) return null;
  const size = await sizeOf(file);
  if (size === null || size > mostBytes || size === 0) {
    await file.close();
    return size === null || size === 0 ? null : "too-big";
  }
  return Readable.toWeb(file.createReadStream({ start: 0, end: size - 1 })) as ReadableStream<Uint8Array>;
}

async function sizeOf(file: FileHandle): Promise<number | null> {
  const stats = await file.stat().catch(() => null);
  return stats?.isFile() === true ? stats.size : null;
}
