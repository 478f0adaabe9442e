/** @file Which entries of several registers are in force. */

import { foldNumber } from "../values/fold-number.ts";
import type { Candidate } from "./candidate.ts";

/** A purchase invoice as one register has it. */
export interface RegisteredInvoice extends Candidate {
  /** The import of the register. */
  readonly registerId: string;
}

/** Of the entries for one number, newest register first: for each supplier what the newest one says that names it. */
export function newestEntries(entries: readonly RegisteredInvoice[]): readonly Candidate[] {
  const inForce = new Map<string, string>();
  return entries.flatMap(({ registerId, ...candidate }) => {
    const supplier = foldNumber(candidate.supplier ?? "");
    const register = inForce.get(supplier) ?? registerId;
    inForce.set(supplier, register);
    return register === registerId ? [candidate] : [];
  });
}
