/** @file Whether the last line of a text may still grow. */

import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const tailBytes = 64 * 1024;
/** The last line is compared with so many before it. */
const comparedLines = 10;

/**
 * True if the last line has no line end, or has fewer cells than the lines before it, which all have the same number.
 *
 * A program that writes a row in two goes may pause between them for longer than a file has to hold still.
 */
export async function isLastLineOpen(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const tail = (await readAt(file, Math.max(0, sizeBytes - tailBytes), tailBytes)).toString("latin1");
  // The marks that matter are ASCII, so UTF-16 is readable without its zeros. Old programs end a text with Ctrl-Z.
  const ascii = tail.replaceAll("\0", "");
  const text = ascii.endsWith("\u001a") ? ascii.slice(0, -1) : ascii;
  if (!/[\r\n]$/.test(text)) return true;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const last = lines.at(-1) ?? "";
  // The first of the lines may be cut, because the tail begins anywhere.
  const before = lines.slice(Math.max(0, lines.length - 1 - comparedLines), -1);
  return separators.some((separator) => {
    const counts = new Set(before.map((line) => countOf(separator, line)));
    const [usual = 0] = counts;
    return counts.size === 1 && countOf(separator, last) < usual;
  });
}

const separators = [",", ";", "\t", "|"] as const;

/** How often a separator is in a line, outside quotes. */
const countOf = (separator: string, line: string): number =>
  line.replaceAll(/"(?:[^"]|"")*"/g, "").split(separator).length - 1;
