/**
 * @file Takes out the files that a PDF names as associated with it or with one of its pages (/AF; ISO 32000-2, 14.13).
 *
 * Factur-X asks for that entry and for one in the list of attachments. PDF.js reads the list alone, and some programs
 * write no list.
 */

import { isDictionary, objectsIn, type PdfObjects } from "./pdf-objects.ts";
import { BadPdf, type Dictionary, type PdfValue, Reference } from "./pdf-values.ts";

interface AssociatedFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const mostFiles = 50;
/** As for files that are pinned to pages: an invoice of more pages has its e-invoice where it belongs. */
const mostPages = 500;

/** None where the PDF names none, is encrypted or damaged. Those of the whole PDF go before those of its pages. */
export function associatedFiles(bytes: Uint8Array): readonly AssociatedFile[] {
  try {
    const { catalog, isEncrypted, follow, contentOf } = objectsIn(bytes);
    if (isEncrypted) return [];
    const namedBy = (owner: Dictionary | null): readonly PdfValue[] => {
      const named = follow(owner?.get("AF"));
      return named === null ? [] : Array.isArray(named) ? named : [named];
    };
    const filesOf = (all: readonly PdfValue[]): readonly AssociatedFile[] =>
      all.slice(0, mostFiles).flatMap((one) => {
        const file = follow(one);
        const embedded = isDictionary(file) ? follow(file.get("EF")) : null;
        if (!isDictionary(file) || !isDictionary(embedded)) return [];
        const content = contentOf(embedded.get("UF") ?? embedded.get("F"));
        const name = follow(file.get("UF") ?? file.get("F"));
        return content === null || typeof name !== "string" ? [] : [{ name, content }];
      });
    const ofWhole = filesOf(namedBy(catalog));
    return ofWhole.length > 0 ? ofWhole : filesOf(pagesOf(catalog, follow).flatMap(namedBy));
  } catch (error) {
    if (error instanceof BadPdf) return [];
    throw error;
  }
}

/** The pages that are in the PDF's tree of them; a page that was taken out may still be among its objects. */
function pagesOf(catalog: Dictionary | null, follow: PdfObjects["follow"]): readonly Dictionary[] {
  const pages: Dictionary[] = [];
  const seen = new Set<number>();
  const waiting: PdfValue[] = [catalog?.get("Pages") ?? null];
  while (waiting.length > 0 && seen.size < 2 * mostPages) {
    const next = waiting.shift() ?? null;
    // Each is an object of its own; one that comes twice leads round in a circle.
    if (!(next instanceof Reference) || seen.has(next.number)) continue;
    seen.add(next.number);
    const node = follow(next);
    const kids = isDictionary(node) ? follow(node.get("Kids")) : null;
    if (Array.isArray(kids)) waiting.push(...kids.slice(0, 2 * mostPages));
    else if (isDictionary(node)) pages.push(node);
  }
  return pages;
}
