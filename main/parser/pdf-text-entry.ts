/** @file The PDF process: reads the text layer of one PDF and replies. The process that started it ends it. */

import { readFile } from "node:fs/promises";
import { fail, ok } from "../../shared/values/result.ts";
import { openPdf } from "./open-pdf.ts";
import { textOf } from "./pdf/text-of-pages.ts";
import type { PdfTextReply, PdfTextRequest } from "./pdf-text.ts";
import { serve } from "./serve.ts";
import { watchMemory } from "./watch-memory.ts";

// The largest permitted PDF is read into memory whole, and its pages need less than half as much again.
const maxMemoryMb = 768;

async function answer({ path }: PdfTextRequest): Promise<PdfTextReply> {
  try {
    const text = await textOf(await openPdf(await readFile(path)));
    return /[\p{L}\p{N}]/u.test(text) ? ok(text) : fail("no-text");
  } catch (error) {
    return fail(error instanceof Error && error.name === "PasswordException" ? "encrypted" : "unreadable");
  }
}

watchMemory(maxMemoryMb);
serve(async (message, post) => post(await answer(message as PdfTextRequest)));
