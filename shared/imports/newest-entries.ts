/** @file Chooses the valid entries of several registers. */

import { foldNumber } from "../values/text/fold-number.ts";
import type { Candidate } from "./candidate.ts";

/** What a purchase invoice from one register has besides. */
interface OfRegister {
  /** The id of the register's import. */
  readonly registerId: string;
}

/** For the entries of one number, newest register first: each supplier's entries in the newest register that names it. */
export function newestEntries<T extends Candidate>(
  entries: readonly (T & OfRegister)[],
): readonly Omit<T & OfRegister, "registerId">[] {
  const inForce = new Map<string, string>();
  return entries.flatMap(({ registerId, ...candidate }) => {
    const supplier = foldNumber(candidate.supplier ?? "");
    const register = inForce.get(supplier) ?? registerId;
    inForce.set(supplier, register);
    return register === registerId ? [candidate] : [];
  });
}
