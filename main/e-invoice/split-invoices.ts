/** @file Makes a file of each invoice of an e-invoice file with several: the same text without the other invoices. */

import { NotAnInvoice } from "./not-an-invoice.ts";
import { placeOfInvoices } from "./syntax/recognise.ts";
import { withoutSignature } from "./xml/open-signed.ts";
import { parseWithText, placesIn } from "./xml/parse-xml.ts";

/** More would be no case for one click, and each copy repeats what the invoices share. */
interface Limits {
  readonly mostFiles: number;
  readonly mostBytes: number;
}

/**
 * Each invoice with what all of them share: the parties of FatturaPA and Facturae, the header of an envelope. Nothing of
 * its text changes but its character set, which is UTF-8.
 *
 * @returns none for a file without several invoices; null where there are too many for the limits. Never throws.
 */
export function splitInvoices(bytes: Uint8Array, { mostFiles, mostBytes }: Limits): readonly Uint8Array[] | null {
  try {
    const { root, text } = parseWithText(withoutSignature(bytes));
    const path = placeOfInvoices(root);
    if (path === null) return [];
    // The content of an envelope has any name, but another namespace than its header.
    const isPart = ({ uri, local }: { readonly uri: string; readonly local: string }, level: number): boolean =>
      path[level - 1] === null ? uri !== root.uri : path[level - 1] === local;
    const { start, elements } = placesIn(text, isPart, path.length);
    if (elements.length < 2) return [];
    const shared = text.length - elements.reduce((sum, { from, to }) => sum + to - from, 0);
    if (elements.length > mostFiles || text.length + shared * elements.length > mostBytes) return null;
    return elements.map((kept) => new TextEncoder().encode(withoutOthers(text, start, elements, kept)));
  } catch (error) {
    if (error instanceof NotAnInvoice) return [];
    throw error;
  }
}

type Range = ReturnType<typeof placesIn>["elements"][number];

function withoutOthers(text: string, start: number, elements: readonly Range[], kept: Range): string {
  let made = '<?xml version="1.0" encoding="UTF-8"?>';
  let at = start;
  for (const { from, to } of elements) {
    made += text.slice(at, from) + (from === kept.from ? text.slice(from, to) : "");
    at = to;
  }
  return made + text.slice(at);
}
