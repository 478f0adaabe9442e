/** @file The description of a purchase invoice: what it is for, and the numbers that a bookkeeper looks for. */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import { foldSpace } from "../xml/element.ts";

const longest = 200;

/** "Consulting (+4); PO 4500017; re R-100": the first line's name, the purchase order, and the invoices it corrects. */
export function describe({ lines, lineCount, notes, order, corrects }: EInvoice): string {
  const first = lines.find(({ name }) => name !== null)?.name ?? notes[0] ?? "";
  const others = lineCount > 1 ? ` (+${lineCount - 1})` : "";
  return [
    first === "" ? "" : `${cut(plain(first))}${others}`,
    order === null ? "" : `PO ${cut(plain(order))}`,
    corrects.length === 0 ? "" : `re ${cut(corrects.map(plain).join(", "))}`,
  ]
    .filter((part) => part !== "")
    .join("; ");
}

const plain = (text: string): string => foldSpace(text.replace(/\p{Cc}/gu, " "));

const cut = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`);
