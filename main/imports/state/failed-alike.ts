/** @file Which imports failed, or wait, for the same reason, so that a person can retry them together. */

import type { Failure } from "../../../shared/imports/failures/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";

const whyOf = ({ state }: Import): Failure | null =>
  state.at === "failed" || state.at === "waiting" ? state.why : null;

/**
 * True where both failed, or both wait, for one kind of reason and over one connection. What the finance system rejected
 * is alike where its status is the same: its words often name the file or row.
 */
export function isFailedAlike(one: Import, other: Import): boolean {
  const [why, otherWhy] = [whyOf(one), whyOf(other)];
  if (why === null || otherWhy === null) return false;
  if (one.state.at !== other.state.at || one.connection !== other.connection) return false;
  if (why.kind === "refused" && otherWhy.kind === "refused") return why.status === otherWhy.status;
  return why.kind === otherWhy.kind;
}
