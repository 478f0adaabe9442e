/** @file Serves the frame that draws a document, and the one document, under preview://. See [Note: a preview]. */

import { randomBytes } from "node:crypto";
import { protocol } from "electron/main";
import { openDocument } from "./open-document.ts";
import { answerWithFile, guards, notFound } from "./serve-page.ts";

/** The frame draws, and reaches nothing but its own files and its document. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors app:";

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

async function answerWithDocument(path: string): Promise<Response> {
  const body = await openDocument(path);
  if (body === null) return notFound();
  if (body === "too-big") return new Response("too big", { status: 413 });
  return new Response(body, {
    headers: { "content-type": "application/octet-stream", ...guards(contentSecurityPolicy) },
  });
}
