/** @file Whose turn it is: how many imports go on at once, and which of them must let another pass. */

import type { Import } from "../../../shared/imports/import.ts";

/**
 * What goes on at once over one connection. One long upload must not hold up the rest, and a document costs a few
 * round trips, in which others can go; a spreadsheet takes a process and its memory to read. More gain little, as
 * `npm run bench -- documents` shows.
 */
const mostAtOnce = { spreadsheets: 3, documents: 6 } as const;

const poolOf = ({ kind }: Import) => (kind === "document" ? "documents" : "spreadsheets");

/** True where there is room for it beside those that go on. */
export function mayStartBeside(import_: Import, inHand: readonly Import[]): boolean {
  const pool = poolOf(import_);
  const beside = inHand.filter((other) => other.connection === import_.connection && poolOf(other) === pool);
  return beside.length < mostAtOnce[pool] && !mustYieldTo(import_, inHand);
}

/**
 * [Note: the order of documents]
 *
 * Documents of one purchase invoice arrive in the order in which a person attached
 * them, or else were taken in: a scan in three files is read from its first page. So one that is
 * about to be sent lets those pass that came before it, are going on, and are
 * for the same invoice or have yet to find theirs. One that waits, for a file
 * that cannot be opened or for a person, holds up nobody.
 */
export function mustYieldTo(import_: Import, inHand: readonly Import[]): boolean {
  if (import_.kind !== "document" || import_.state.at !== "queued") return false;
  return inHand.some(
    (other) =>
      other.kind === "document" &&
      other.connection === import_.connection &&
      comesBefore(other, import_) &&
      (other.state.at === "reading"
        ? other.purchaseInvoiceId === null || other.purchaseInvoiceId === import_.purchaseInvoiceId
        : (other.state.at === "queued" || other.state.at === "sending") &&
          other.purchaseInvoiceId === import_.purchaseInvoiceId),
  );
}

const comesBefore = (one: Import, other: Import): boolean =>
  one.undo !== undefined && other.undo !== undefined && one.undo.until !== other.undo.until
    ? one.undo.until < other.undo.until
    : Number(one.id) < Number(other.id);
