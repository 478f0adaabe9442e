/** @file Draws pages of a PDF. The window's only file that imports unpdf, a build of Mozilla's PDF.js; see [Note: a preview]. */

import { getDocument } from "unpdf/pdfjs";
import type { Drawing } from "./drawing.ts";
import { mostImagePixels } from "./picture-size.ts";

/** @throws a PasswordException, or whatever is wrong with the file */
export async function openPdf(bytes: Uint8Array): Promise<Drawing> {
  const pdf = await getDocument({
    data: bytes,
    verbosity: 0,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    // Fonts that are not in the file: nothing is loaded for them.
    useSystemFonts: true,
    disableAutoFetch: true,
    stopAtErrors: false,
  }).promise;
  return {
    pages: pdf.numPages,
    async draw(number, canvas, widthOf) {
      const page = await pdf.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: widthOf(whole.width, whole.height) / whole.width });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport, background: "white" }).promise;
      page.cleanup();
    },
  };
}
