/** @file The PDF process: reads the text layer of one PDF and replies. The process that started it ends it. */

import { readFile } from "node:fs/promises";
import { fail, ok } from "../../shared/values/result.ts";
import { openPdf, type Pdf } from "./open-pdf.ts";
import { mostCharacters, type PdfTextReply, type PdfTextRequest, readPages } from "./pdf-text.ts";
import { serve } from "./serve.ts";
import { watchMemory } from "./watch-memory.ts";

// The largest permitted PDF is read into memory whole, and its pages need less than half as much again.
const maxMemoryMb = 768;

/** One piece of a page's text. Structure marks have no `str`. */
interface Piece {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

async function answer({ path }: PdfTextRequest): Promise<PdfTextReply> {
  try {
    const text = await textOf(await openPdf(await readFile(path)));
    return /[\p{L}\p{N}]/u.test(text) ? ok(text) : fail("no-text");
  } catch (error) {
    return fail(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "unreadable");
  }
}

/** The text of the first and the last pages; see [Note: how much of a PDF is read]. */
async function textOf(pdf: Pdf): Promise<string> {
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

watchMemory(maxMemoryMb);
serve(async (message, post) => post(await answer(message as PdfTextRequest)));
