/**
 * @file Takes out the files that a PDF's catalog names as associated with it (/AF; ISO 32000-2, 14.13).
 *
 * Factur-X asks for that entry and for one in the list of attachments. PDF.js reads the list alone, and some programs
 * write no list.
 */

import { isDictionary, objectsIn } from "./pdf-objects.ts";
import { BadPdf, type PdfValue } from "./pdf-values.ts";

interface AssociatedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const mostFiles = 50;

/** None where the PDF names none, is encrypted or damaged. */
export function associatedFiles(bytes: Uint8Array): readonly AssociatedFile[] {
  try {
    const { catalog, isEncrypted, follow, contentOf } = objectsIn(bytes);
    if (isEncrypted) return [];
    const named = follow(catalog?.get("AF"));
    const all: readonly PdfValue[] = Array.isArray(named) ? named.slice(0, mostFiles) : [named];
    return all.flatMap((one) => {
      const file = follow(one);
      const embedded = isDictionary(file) ? follow(file.get("EF")) : null;
      if (!isDictionary(file) || !isDictionary(embedded)) return [];
      const content = contentOf(embedded.get("UF") ?? embedded.get("F"));
      const name = follow(file.get("UF") ?? file.get("F"));
      return content === null || typeof name !== "string" ? [] : [{ name, content }];
    });
  } catch (error) {
    if (error instanceof BadPdf) return [];
    throw error;
  }
}
