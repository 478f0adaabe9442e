/** @file The text layer of the pages of a PDF. */

import type { Pdf } from "../open-pdf.ts";
import { mostCharacters, readPages } from "../pdf-text.ts";

/** One piece of a page's text. Structure marks have no `str`. */
interface Piece {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** The text of the first and the last pages; see [Note: how much of a PDF is read]. */
export async function textOf(pdf: Pdf): Promise<string> {
  let text = "";
  for (let page = 1; page <= pdf.numPages && text.length < mostCharacters; page++) {
    if (page > readPages.first && page <= pdf.numPages - readPages.last) continue;
    text += await textOfPage(pdf, page, mostCharacters - text.length);
  }
  return text;
}

/** The text of one page, at most `room` characters. */
async function textOfPage(pdf: Pdf, number: number, room: number): Promise<string> {
  const page = await pdf.getPage(number);
  const reader = page.streamTextContent().getReader();
  let text = "";
  while (text.length < room) {
    const { done, value } = await reader.read();
    if (done) return `${text}\n`;
    for (const piece of (value as { readonly items: readonly Piece[] }).items)
      text += `${piece.str ?? ""}${piece.hasEOL ? "\n" : ""}`;
  }
  await reader.cancel(new Error("enough"));
  // Cut between words: the first half of an invoice number may be another invoice's number.
  const cut = text.slice(0, room);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n")) + 1);
}
