/** @file What can be done with several files at once: which of them each act fits, and which it leaves out. Pure. */

import { canReject } from "../../shared/imports/can-reject.ts";
import type { Import } from "../../shared/imports/import.ts";
import { actionsFor } from "../import/acts/acts.ts";
import { inOrderOfNames, waitsForInvoice } from "../import/unmatched-documents.ts";
import { onlyMatch, reasonOf } from "./desk-rows.ts";

export interface BulkActs {
  readonly approve: readonly Import[];
  /** They wait for approval too, but have a doubt, so each is looked at by itself. */
  readonly doubtful: readonly Import[];
  /** Those of them whose rows alone are the doubt: they can be looked at here, one after another. */
  readonly toReview: readonly Import[];
  /** Spreadsheets that ask how they are read. */
  readonly asking: readonly Import[];
  /** Documents with exactly one possible purchase invoice. */
  readonly attachToMatch: readonly Import[];
  readonly retry: readonly Import[];
  /** What waits for approval is cancelled on its own card, and what may have been sent is closed there. */
  readonly dismiss: readonly Import[];
  /** Documents that can be attached to one purchase invoice, in the order of their names. */
  readonly together: readonly Import[];
}

/** @param chosen files that need a person */
export function bulkActsFor(chosen: readonly Import[]): BulkActs {
  const held = chosen.filter(({ state }) => state.at === "held");
  return {
    approve: held.filter((import_) => reasonOf(import_) === "approve"),
    doubtful: held.filter((import_) => reasonOf(import_) !== "approve"),
    toReview: held.filter(({ state }) => state.at === "held" && state.doubts.length > 0 && state.why === undefined),
    asking: chosen.filter(
      ({ kind, state }) => kind === "batch" && state.at === "waiting" && state.why.kind === "cannot-tell",
    ),
    attachToMatch: chosen.filter((import_) => onlyMatch(import_) !== null),
    // Where looking again would only ask again, it isn't offered for many.
    retry: chosen.filter((import_) => actionsFor(import_).includes("retry") && reasonOf(import_) !== "sent-before"),
    dismiss: chosen.filter((import_) => !["held", "unknown"].includes(import_.state.at) && canReject(import_)),
    together: inOrderOfNames(chosen.filter(waitsForInvoice)),
  };
}
