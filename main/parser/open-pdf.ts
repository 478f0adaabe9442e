/** @file Opens a PDF and takes out the files in it. The only file that imports unpdf, a build of Mozilla's PDF.js for Node. */

import { getDocumentProxy } from "unpdf";

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** @throws where it is damaged, or needs a password (a PasswordException) */
export const openPdf = (bytes: Uint8Array): Promise<Pdf> =>
  // Its own copy: it takes the bytes over, and accepts no Buffer.
  getDocumentProxy(new Uint8Array(bytes), {
    // Keep warnings off our standard error: it is only for errors that end the process.
    verbosity: 0,
    // Images contain no text layer, so do not decode any.
    maxImageSize: 1,
    isImageDecoderSupported: false,
    isOffscreenCanvasSupported: false,
  });

/** A file inside a PDF. Its name may be a path, or anything else: it is compared and never opened. */
export interface EmbeddedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** PDF.js's number of the annotations that pin a file to a page. */
const fileAttachment = 17;
/** An invoice of more pages has its e-invoice where it belongs. */
const mostPages = 500;

/** The files that a PDF names for the whole of it, where ZUGFeRD and Factur-X put theirs, and those pinned to its pages. */
export async function filesIn(pdf: Pdf): Promise<readonly EmbeddedFile[]> {
  const named = new Map<string, string>();
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) named.set(id, String(filename));
  if (pdf.numPages <= mostPages)
    for (const { id, filename } of await pinnedTo(pdf)) if (!named.has(id)) named.set(id, filename);
  const files: EmbeddedFile[] = [];
  for (const [id, name] of named) {
    const content = await pdf.getAttachmentContent(id);
    if (content instanceof Uint8Array && content.length > 0) files.push({ name, content });
  }
  return files;
}

/** What PDF.js says of an annotation that pins a file. */
interface Pin {
  readonly fileId?: string | null;
  readonly file?: { readonly filename?: string } | null;
}

async function pinnedTo(pdf: Pdf): Promise<readonly { readonly id: string; readonly filename: string }[]> {
  const found = (await pdf.getAnnotationsByType(new Set([fileAttachment]), new Set())) as readonly Pin[];
  return found.flatMap(({ fileId, file }) =>
    typeof fileId === "string" ? [{ id: fileId, filename: String(file?.filename ?? "") }] : [],
  );
}
