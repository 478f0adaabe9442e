/** @file Chooses the valid entries of several registers. */

import { foldNumber } from "../values/text/fold-number.ts";
import type { Candidate } from "./candidate.ts";

/** A purchase invoice from one register. */
export interface RegisteredInvoice extends Candidate {
  /** The id of the register's import. */
  readonly registerId: string;
}

/** For the entries of one number, newest register first: each supplier's entries in the newest register that names it. */
export function newestEntries(entries: readonly RegisteredInvoice[]): readonly Candidate[] {
  const inForce = new Map<string, string>();
  return entries.flatMap(({ registerId, ...candidate }) => {
    const supplier = foldNumber(candidate.supplier ?? "");
    const register = inForce.get(supplier) ?? registerId;
    inForce.set(supplier, register);
    return register === registerId ? [candidate] : [];
  });
}
