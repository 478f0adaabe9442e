/** @file Serves the frame that draws a document, and the one document, under preview://. See [Note: a preview]. */

import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { protocol } from "electron/main";
import { answerWithFile, guards, notFound } from "./serve-page.ts";

/** The frame draws, and reaches nothing but its own files and its document. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors app:";

/** Larger ones are not drawn: the frame has all of it in memory. */
const mostBytes = 60 * 1_048_576;
/** Documents whose previews may still be open. */
const mostShown = 8;

export interface Previews {
  /** The address of a frame that draws this file. @param path of the file, absolute */
  show(path: string): string;
  /** Call it when the app is ready. @param folder path of the built page */
  serve(folder: string): void;
}

export function createPreviews(): Previews {
  /** The path of each document, by the random word that is the host of its address. */
  const shown = new Map<string, string>();
  return {
    show(path) {
      const word = randomBytes(16).toString("hex");
      shown.set(word, path);
      for (const oldest of shown.keys()) if (shown.size > mostShown) shown.delete(oldest);
      return `preview://${word}/preview.html`;
    },
    serve(folder) {
      protocol.handle("preview", ({ method, url }) => {
        const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: "", pathname: "" };
        const path = shown.get(host);
        if (method !== "GET" || path === undefined) return notFound();
        return pathname === "/document" ? answerWithDocument(path) : answerWithFile(folder, url, contentSecurityPolicy);
      });
    },
  };
}

/** Read as it leaves, so that no more of it than a chunk is in this process. */
async function answerWithDocument(path: string): Promise<Response> {
  // A link could lead anywhere. Windows knows no such flag, and makes links for administrators alone.
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => null);
  if (file === null) return notFound();
  const size = await sizeOf(file);
  if (size === null || size > mostBytes) {
    await file.close();
    return size === null ? notFound() : new Response("too big", { status: 413 });
  }
  const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: { "content-type": "application/octet-stream", ...guards(contentSecurityPolicy) },
  });
}

async function sizeOf(file: FileHandle): Promise<number | null> {
  const stats = await file.stat().catch(() => null);
  return stats?.isFile() === true ? stats.size : null;
}
