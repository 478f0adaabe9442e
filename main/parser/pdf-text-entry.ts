/**
 * @file Runs in a process of its own: reads the text layer of one PDF, answers, and is ended by whoever started it.
 *
 * The only file that knows unpdf, which is Mozilla's PDF reader without its window.
 */

import { readFile } from "node:fs/promises";
import { getDocumentProxy } from "unpdf";
import { fail, ok } from "../../shared/values/result.ts";
import { mostCharacters, type PdfTextReply, type PdfTextRequest, readPages } from "./pdf-text.ts";
import { serve } from "./serve.ts";
import { watchMemory } from "./watch-memory.ts";

// A PDF of the largest size that the service takes lies in memory whole, and its pages need less than half as much.
const maxMemoryMb = 768;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What one piece of a page's text looks like; marks of structure have no `str`. */
interface Piece {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

async function answer({ path }: PdfTextRequest): Promise<PdfTextReply> {
  try {
    const text = await textOf(await openPdf(path));
    return /[\p{L}\p{N}]/u.test(text) ? ok(text) : fail("no-text");
  } catch (error) {
    return fail(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "unreadable");
  }
}

async function openPdf(path: string): Promise<Pdf> {
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return getDocumentProxy(new Uint8Array(buffer, byteOffset, byteLength), {
    // Nothing on our standard error but what ends us.
    verbosity: 0,
    // Pictures hold no text layer: not one of them is to be unpacked.
    maxImageSize: 1,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
  });
}

/** The text of the pages that count; see [Note: how much of a PDF is read]. */
async function textOf(pdf: Pdf): Promise<string> {
  let text = "";
  for (let page = 1; page <= pdf.numPages && text.length < mostCharacters; page++) {
    if (page > readPages.first && page <= pdf.numPages - readPages.last) continue;
    text += await textOfPage(pdf, page, mostCharacters - text.length);
  }
  return text;
}

/** Stops within a page that goes on and on. */
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
  // Cut between words: half an invoice number may be another's whole one.
  const cut = text.slice(0, room);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), cut.lastIndexOf("\n")) + 1);
}

watchMemory(maxMemoryMb);
serve(async (message, post) => post(await answer(message as PdfTextRequest)));
