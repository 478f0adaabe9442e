/** @file Serves the frame that draws a document, and the one document, under preview://. See [Note: a preview]. */

import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  /** The same for a file inside another one. It is in a private folder until the preview is gone. */
  showBytes(bytes: Uint8Array): Promise<string>;
  /** Takes what `showBytes` has put down away. */
  clear(): void;
  /** Call it when the app is ready. @param folder path of the built page */
  serve(folder: string): void;
}

export function createPreviews(): Previews {
  /** The path of each document, by the random word that is the host of its address. */
  const shown = new Map<string, string>();
  /** The folders of the files that are in no other place, by their paths. */
  const ours = new Map<string, string>();
  const remove = (path: string) => {
    const folder = ours.get(path);
    ours.delete(path);
    // What can't be removed now is in the system's own folder for such files.
    if (folder !== undefined) rm(folder, { recursive: true, force: true }).catch(() => {});
  };
  const show = (path: string): string => {
    const word = randomBytes(16).toString("hex");
    shown.set(word, path);
    for (const [oldest, its] of shown) {
      if (shown.size <= mostShown) break;
      shown.delete(oldest);
      remove(its);
    }
    return `preview://${word}/preview.html`;
  };
  return {
    show,
    async showBytes(bytes) {
      const folder = await mkdtemp(join(tmpdir(), "pigeonhole-preview-"));
      const path = join(folder, "document");
      ours.set(path, folder);
      await writeFile(path, bytes, { mode: 0o600 });
      return show(path);
    },
    clear() {
      for (const [path, folder] of ours) {
        ours.delete(path);
        rmSync(folder, { recursive: true, force: true });
      }
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
