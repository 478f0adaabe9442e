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

/** The files that a PDF names for the whole of it, where ZUGFeRD and Factur-X put theirs. */
export async function filesIn(pdf: Pdf): Promise<readonly EmbeddedFile[]> {
  const files: EmbeddedFile[] = [];
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    const content = await pdf.getAttachmentContent(id);
    if (content instanceof Uint8Array && content.length > 0) files.push({ name: String(filename), content });
  }
  return files;
}
