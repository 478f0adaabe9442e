/** @file Whether an XML file has its end: the end tag of its root. */

import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const headBytes = 8_192;
const tailBytes = 8_192;

/**
 * False only where the root has a begin tag and the file's tail has no end tag of it: a copy may still be under way.
 * Whether the file is XML at all, the parser says.
 */
export async function isWholeXml(file: FileHandle, sizeBytes: number): Promise<boolean> {
  const root = nameOfRoot(asciiOf(await readAt(file, 0, headBytes)));
  if (root === null) return true;
  const end = await readAt(file, Math.max(0, sizeBytes - tailBytes), tailBytes);
  // A copy under way ends in zeros, not in blanks.
  if (/^[ \t\r\n]+$/.test(end.toString("latin1"))) return true;
  const tail = asciiOf(end).trimEnd();
  const at = tail.lastIndexOf(`</${root}`);
  if (at >= 0)
    return tail
      .slice(at + root.length + 2)
      .trimStart()
      .startsWith(">");
  return sizeBytes <= headBytes && tail.endsWith("/>");
}

/** Marks and names of invoices' roots are ASCII, so UTF-16 is readable without its zeros. */
const asciiOf = (bytes: Buffer): string => bytes.toString("latin1").replaceAll("\0", "");

/** Null where the head shows no root: after a long comment, or in a file that is not XML. */
function nameOfRoot(head: string): string | null {
  let at = head.indexOf("<");
  while (at >= 0 && (head[at + 1] === "?" || head[at + 1] === "!")) {
    const end = head.startsWith("<!--", at) ? head.indexOf("-->", at) : head.indexOf(">", at);
    at = end < 0 ? -1 : head.indexOf("<", end);
  }
  const name = at < 0 ? "" : (head.slice(at + 1).split(/[\s/>]/, 1)[0] ?? "");
  return name === "" || at + 1 + name.length >= head.length ? null : name;
}
