/** @file Finds rows that were sent before, and whose invoice an invoice list lacks that should have it. */

import type { Confirmations, ToCompare } from "../../shared/confirmation/confirmation.ts";
import type { Import } from "../../shared/imports/import.ts";
import { type RowFingerprint, type SentRow, supplierOf } from "../../shared/imports/row-fingerprint.ts";
import { foldNumberLoosely } from "../../shared/values/fold-look-alikes.ts";
import type { Work } from "./slices.ts";

interface Lists extends Pick<Confirmations, "compareSome" | "findings"> {
  /** True where an invoice list for this connection's office has been kept. */
  hasRegister(connection: string): boolean;
}

/** True where a list lacks an invoice of this import, so that the same file again is no mere duplicate. */
export function* lacksInvoice(lists: Lists, { id, connection, state }: Import): Work<boolean> {
  if (state.at !== "done" || !lists.hasRegister(connection)) return false;
  yield* compareAll(lists);
  return lists.findings(id).some(isMissing);
}

/**
 * Names the list for each of the rows. What a person has checked meanwhile counts too: it is why they add the row.
 *
 * @param sent rows of a file, each with the row that was sent first
 * @param fingerprints of all rows of the file
 */
export function* namedMissing(
  lists: Lists,
  connection: string,
  sent: readonly SentRow[],
  fingerprints: readonly RowFingerprint[],
): Work<ReadonlyMap<SentRow, string>> {
  const named = new Map<SentRow, string>();
  if (!lists.hasRegister(connection)) return named;
  yield* compareAll(lists);
  const byRow = new Map(fingerprints.map((fingerprint) => [fingerprint.row, fingerprint]));
  const missing = new Map<string, readonly ToCompare[]>();
  for (const row of sent) {
    const { importId } = row.first;
    const ofImport = missing.get(importId) ?? lists.findings(importId).filter(isMissing);
    missing.set(importId, ofImport);
    const found = ofImport.find((one) => one.row === row.first.row || isLineOf(one, byRow.get(row.row)));
    if (found !== undefined) named.set(row, found.list.file);
  }
  return named;
}

/** What was sent is compared beside everything else; a plan that rests on it has it finished first. */
function* compareAll({ compareSome }: Pick<Lists, "compareSome">): Work<void> {
  while (!compareSome(() => false)) yield;
}

/** Only the first line of an invoice is found missing, and all of its lines are. */
const isLineOf = ({ here }: ToCompare, line: RowFingerprint | undefined): boolean =>
  line !== undefined &&
  supplierOf(here) === line.supplier &&
  foldNumberLoosely(here.InvoiceNumber ?? "") === foldNumberLoosely(line.invoice.InvoiceNumber ?? "");

const isMissing = ({ finding }: ToCompare): boolean => finding.is === "not-found";
