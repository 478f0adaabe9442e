/** @file Finds out that a document was renamed or changed while it was being attached to a purchase invoice. */

import type { Import } from "../../../shared/imports/import.ts";
import type { Ports } from "../ports/ports.ts";

/**
 * [Note: renamed while it was sent]
 *
 * A document that is renamed before its last byte has left does not arrive, and goes where its new name says. One that
 * is renamed after that may be at the invoice of its old name, and looks like a new drop. The import that sent it shows:
 * its file was not filed away since then, and is gone. It was neither a copy, then, nor somebody's second use of a filed document.
 *
 * @returns the import that sent it, or may have, to another invoice than this one is for
 */
export async function findRenamed(
  { folder, journal }: Pick<Ports, "folder" | "journal">,
  { id, inbox, sha256 }: Import,
  purchaseInvoiceId: string,
): Promise<Import | null> {
  for (const other of journal.withContent(sha256)) {
    const isOther = other.purchaseInvoiceId !== purchaseInvoiceId;
    if (isOther && other.inbox === inbox && (await hasLeftAndIsGone({ folder, journal }, other, id))) return other;
  }
  return null;
}

/**
 * The same for one that was changed: its new content, under the same name, is not attached beside the old one unasked.
 *
 * @returns the import that sent other content from the same path to the same invoice, or may have
 */
export async function findChanged(
  { folder, journal }: Pick<Ports, "folder" | "journal">,
  { id, inbox, sha256, place }: Import,
  purchaseInvoiceId: string,
): Promise<Import | null> {
  for (const other of journal.droppedAt(inbox, place.dropped)) {
    const isOther = other.sha256 !== sha256 && other.purchaseInvoiceId === purchaseInvoiceId;
    if (isOther && (await hasLeftAndIsGone({ folder, journal }, other, id))) return other;
  }
  return null;
}

/** True if the document of an earlier import was sent, or may have been, and its file disappeared before it was filed. */
async function hasLeftAndIsGone(
  { folder, journal }: Pick<Ports, "folder" | "journal">,
  { id, inbox, kind, parts, place: { path, movingTo } }: Import,
  before: string,
): Promise<boolean> {
  const hasLeft = parts.some(({ state }) => state === "done" || state === "unknown" || state === "sending");
  if (Number(id) >= Number(before) || kind !== "document" || !hasLeft || journal.wasFiled(id)) return false;
  const isThere = async (at: string | null) => at !== null && (await folder.exists(inbox, at));
  return !(await isThere(path)) && !(await isThere(movingTo));
}
