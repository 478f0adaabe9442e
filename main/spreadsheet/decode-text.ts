/** @file Bytes of a text file to text, by evidence: a byte order mark, strict UTF-8, else Windows-1252. */

import { fail, ok, type Result } from "../../shared/result.ts";

/** The text, or in half a sentence why there is none. */
export function decodeText(bytes: Uint8Array): Result<string, string> {
  const text = decode(bytes);
  // UTF-16 without its mark, and files that are no text at all.
  if (text === null || text.includes("\0")) return fail("holds bytes that are no text; save it as CSV UTF-8");
  return ok(text);
}

function decode(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  try {
    if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le", { fatal: true }).decode(bytes);
    if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8; what Excel writes as plain CSV in western Europe and America is Windows-1252.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
