/** @file Serves the frame that draws a document, and the one document, under preview://. See [Note: a preview]. */

import { randomBytes } from "node:crypto";
import { protocol } from "electron/main";
import { type OpenDocument, openDocument } from "./open-document.ts";
import { answerWithFile, guards, notFound } from "./serve-page.ts";

/** The frame draws, and reaches nothing but its own files and its document. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors app:";

/** Documents whose previews may still be open. */
const mostShown = 8;

export interface Previews {
  /** The address of a frame that draws this file. @param path of the file, absolute */
  show(path: string): string;
  /** The same for a file inside another one. @param open called for each frame that loads it */
  showOpened(open: OpenDocument): string;
  /** Call it when the app is ready. @param folder path of the built page */
  serve(folder: string): void;
}

export function createPreviews(): Previews {
  /** How each document is opened, by the random host of its address. */
  const openByHost = new Map<string, OpenDocument>();
  const showOpened = (open: OpenDocument): string => {
    const host = randomBytes(16).toString("hex");
    openByHost.set(host, open);
    for (const oldest of openByHost.keys()) {
      if (openByHost.size <= mostShown) break;
      openByHost.delete(oldest);
    }
    return `preview://${host}/preview.html`;
  };
  return {
    show: (path) => showOpened(() => openDocument(path)),
    showOpened,
    serve(folder) {
      protocol.handle("preview", ({ method, url }) => {
        const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: "", pathname: "" };
        const open = openByHost.get(host);
        if (method !== "GET" || open === undefined) return notFound();
        return pathname === "/document" ? answerWithDocument(open) : answerWithFile(folder, url, contentSecurityPolicy);
      });
    },
  };
}

async function answerWithDocument(open: OpenDocument): Promise<Response> {
  const body = await open();
  if (body === null) return notFound();
  if (body === "too-big") return new Response("too big", { status: 413 });
  return new Response(body, {
    headers: { "content-type": "application/octet-stream", ...guards(contentSecurityPolicy) },
  });
}
