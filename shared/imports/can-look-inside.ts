/** @file Which files have others inside that a person may take out. */

import type { Import } from "./import.ts";

/**
 * True for a file that can't be sent, and whose files inside may be: a zip, a saved e-mail, or an e-invoice file with
 * several invoices. See [Note: files inside].
 */
export function mayHaveFilesInside({ state, place }: Pick<Import, "state" | "place">): boolean {
  if (state.at !== "failed" || place.path === null) return false;
  const { why } = state;
  if (why.kind === "unreadable-e-invoice") return why.detail.say === "several-invoices-in-one";
  return why.kind === "type-not-permitted" && /^[.]?(?:zip|eml|msg)$/i.test(why.extension);
}

/** True for an archive that is still there, also once it is closed: its files can be looked at. */
export const canLookInside = (import_: Pick<Import, "state" | "place">): boolean =>
  mayHaveFilesInside(import_) || (import_.place.path !== null && /[.](?:zip|eml|msg)$/i.test(import_.place.dropped));
