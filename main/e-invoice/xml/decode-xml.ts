/** @file Decodes the bytes of an XML file by its byte order mark and its declaration, strictly. */

import { NotAnInvoice } from "../not-an-invoice.ts";

/** What we read, by the names that declarations use. Anything else may hide a sign that means something else. */
const decoders: Readonly<Record<string, string>> = {
  "utf-8": "utf-8",
  utf8: "utf-8",
  "us-ascii": "utf-8",
  "utf-16": "utf-16le",
  "utf-16le": "utf-16le",
  "utf-16be": "utf-16be",
  "iso-8859-1": "windows-1252",
  "iso-8859-15": "iso-8859-15",
  "windows-1252": "windows-1252",
};

/**
 * The text of an XML file.
 *
 * @param declared the encoding that the file's declaration names; null for none
 * @throws NotAnInvoice where the encoding is unknown, the mark and the declaration disagree, or the bytes do not fit
 */
export function decodeXml(bytes: Uint8Array, declared: string | null): string {
  const marked = markOf(bytes);
  const name = (declared ?? "utf-8").toLowerCase();
  const said = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (said === undefined) throw new NotAnInvoice({ say: "xml-encoding-unknown", name: name.slice(0, 40) });
  if (marked !== null && declared !== null && family(marked) !== family(said))
    throw new NotAnInvoice({ say: "xml-encoding-differs", name: name.slice(0, 40) });
  if (marked === null && said.startsWith("utf-16")) throw new NotAnInvoice({ say: "xml-encoding-differs", name });
  try {
    const text = new TextDecoder(marked ?? said, { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new NotAnInvoice({ say: "xml-has-nul" });
    return text;
  } catch (error) {
    throw error instanceof NotAnInvoice ? error : new NotAnInvoice({ say: "xml-not-in-encoding", name });
  }
}

/** The start of a file as plain ASCII, as far as a declaration can be told from it. */
export const headOf = (bytes: Uint8Array): string =>
  new TextDecoder(markOf(bytes) ?? "windows-1252").decode(bytes.subarray(0, 512));

function markOf([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : null;
}

const family = (name: string): string => (name.startsWith("utf-16") ? "utf-16" : name);
