/** @file Asks about an e-invoice whose own notes (BT-22) say that it is not to be booked: "CANCELLED - do not pay". */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Said } from "../said.ts";
import { foldSpace } from "../xml/element.ts";
import { once, question } from "./ask-about-e-invoice.ts";

const id = "notes";
const mostSaid = 3;
const longest = 200;

/**
 * Asks once for an e-invoice; the answer holds for it alone.
 *
 * @param speaksAgainst whether a line of a note says so
 */
export function askNotes(
  { notes }: EInvoice,
  speaksAgainst: (line: string, of: "note") => boolean,
  { accepted }: Said,
): readonly Question[] {
  if (accepted.includes(id)) return [];
  const lines = notes.flatMap((note) => note.split(/[\r\n]+/)).map((line) => foldSpace(line));
  const found = [...new Set(lines.filter((line) => line !== "" && speaksAgainst(line, "note")))];
  if (found.length === 0) return [];
  const texts = found.slice(0, mostSaid).map((line) => (line.length <= longest ? line : `${line.slice(0, longest)}…`));
  return [question(id, { say: "ask-notes", texts }, [once("invoice", id, { say: "import-all-the-same" })])];
}
