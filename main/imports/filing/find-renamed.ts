/** @file Finds out that a document was being attached to another purchase invoice when it was renamed. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports.ts";

/**
 * [Note: renamed while it was sent]
 *
 * A document that is renamed before its last byte has left does not arrive, and goes where its new name says. One that
 * is renamed after that may be at the invoice of its old name, and looks like a new drop. The import that sent it shows:
 * its file was never filed away, and is gone. It was neither a copy, then, nor somebody's second use of a filed document.
 *
 * @returns the import that sent it, or may have, to another invoice than this one is for
 */
export async function findRenamed(
  { folder, journal }: Pick<Ports, "folder" | "journal">,
  { id, inbox, sha256 }: Import,
  purchaseInvoiceId: string,
): Promise<Import | null> {
  for (const other of journal.withContent(sha256)) {
    const hasLeft = other.parts.some(({ state }) => state === "done" || state === "unknown" || state === "sending");
    const isOther = other.kind === "document" && other.purchaseInvoiceId !== purchaseInvoiceId;
    if (Number(other.id) >= Number(id) || other.inbox !== inbox || !isOther || !hasLeft) continue;
    if (journal.wasFiled(other.id)) continue;
    const { path, movingTo } = other.place;
    const isThere = async (at: string | null) => at !== null && (await folder.exists(inbox, at));
    if (!(await isThere(path)) && !(await isThere(movingTo))) return other;
  }
  return null;
}
