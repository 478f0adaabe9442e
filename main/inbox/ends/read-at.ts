/** @file Reads a stretch of an open file. */

import type { FileHandle } from "node:fs/promises";

/** The bytes from `position` on; fewer than `length` only where the file ends before. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
