/** @file Finds rows that were sent before, and whose invoice an invoice list lacks that should have it. */

import type { Confirmations, ToCompare } from "../../shared/confirmation/confirmation.ts";
import type { Import } from "../../shared/imports/import.ts";
import { type FirstTime, type RowFingerprint, supplierOf } from "../../shared/imports/row-fingerprint.ts";
import { foldNumberLoosely } from "../../shared/values/text/fold-look-alikes.ts";
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

/** Names the invoice list that should have the invoice of a row that was sent, and doesn't; undefined where none does. */
export type FindLacking = (first: FirstTime, line: RowFingerprint) => string | undefined;

/** What a person has checked meanwhile counts too: it is why they add the row. */
export function* findLacking(lists: Lists, connection: string): Work<FindLacking> {
  if (!lists.hasRegister(connection)) return () => undefined;
  yield* compareAll(lists);
  const missing = new Map<string, readonly ToCompare[]>();
  return ({ importId, row }, line) => {
    const ofImport = missing.get(importId) ?? lists.findings(importId).filter(isMissing);
    missing.set(importId, ofImport);
    return ofImport.find((one) => one.row === row || isLineOf(one, line))?.list.file;
  };
}

/** What was sent is compared beside everything else; a plan that rests on it has it finished first. */
function* compareAll({ compareSome }: Pick<Lists, "compareSome">): Work<void> {
  while (!compareSome(() => false)) yield;
}

/** Only the first line of an invoice is found missing, and all of its lines are. */
const isLineOf = ({ here }: ToCompare, line: RowFingerprint): boolean =>
  supplierOf(here) === line.supplier &&
  foldNumberLoosely(here.InvoiceNumber ?? "") === foldNumberLoosely(line.invoice.InvoiceNumber ?? "");

const isMissing = ({ finding }: ToCompare): boolean => finding.is === "not-found";
