/** @file Decides which actions an import offers to a person. */

import { askedBeforeAgain } from "../../../shared/confirmation/answered-rows.ts";
import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import { canReject } from "../../../shared/imports/can-reject.ts";
import type { Failure } from "../../../shared/imports/failures/failure.ts";
import { remedyFor } from "../../../shared/imports/failures/failure-groups.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { wasToGoAgain } from "../../../shared/imports/needs-person.ts";
import { isAsDrafted } from "../../../shared/reversal/reversal.ts";

export type ImportAction =
  | "correct"
  | "look"
  | "approve"
  | "reject"
  | "retry"
  | "send-anyway"
  | "import"
  | "attach"
  | "found"
  | "settle";

/** The actions in their order; the first is the recommended one. Showing the file is always possible and not listed. */
export function actionsFor(import_: Import): readonly ImportAction[] {
  const acts = actsOn(import_);
  // Nobody must send or answer what turned out not to be wanted.
  const mayCancel = import_.state.at === "waiting" && canReject(import_);
  return mayCancel ? [...acts, "reject"] : acts;
}

function actsOn(import_: Import): readonly ImportAction[] {
  const { kind, state, parts, place, reverses } = import_;
  const notNeeded: readonly ImportAction[] = state.at === "failed" && canReject(import_) ? ["reject"] : [];
  switch (state.at) {
    case "held":
      // A reversal as it was drafted is what was sent: there is nothing about how it is read.
      if (kind !== "batch" || isAsDrafted({ reverses })) return ["approve", "reject"];
      return state.doubts.length > 0 ? ["look", "approve", "reject"] : ["approve", "look", "reject"];
    case "unknown":
      return canReject(import_) ? ["settle", "reject"] : ["settle"];
    case "waiting":
      if (askedBeforeAgain(import_) !== null) return ["found", "send-anyway"];
      if (state.why.kind === "already-sent") return parts.length === 0 ? ["retry", "send-anyway"] : ["send-anyway"];
      if (state.why.kind === "spreadsheet-or-document") return ["import", "attach"];
      if (kind === "document") return ["attach"];
      if (state.why.kind === "rows-have-problems") {
        if (parts.length === 0) return ["correct", "look"];
        const unsaved = unsavedEInvoice(import_);
        if (unsaved !== null) return [unsaved === "certain" ? "retry" : "send-anyway"];
        return place.copy === undefined || place.path === null ? [] : ["correct"];
      }
      // Sent parts must not be planned again. The rows that were left out are sent in a file of their own.
      if (parts.length > 0) return [];
      if (kind !== "batch" || !isAboutReading(state.why.kind)) return ["retry"];
      // A question is answered in one place. To try again would only ask it again.
      return state.why.kind === "cannot-tell" ? ["look"] : ["look", "retry"];
    case "failed":
      if (wasToGoAgain(state.why)) return ["reject"];
      // Where another file is needed, the very same one would only fail again.
      if (place.path === null || remedyFor(state.why) === "correct") return notNeeded;
      // The purchase invoice that it was attached to may have been the wrong one.
      return [
        ...(kind === "document" && state.why.kind === "refused" ? ["attach" as const] : []),
        "retry",
        ...notNeeded,
      ];
    case "reading":
    case "queued":
    case "sending":
    case "done":
      return [];
    case "duplicate":
      return place.path === null ? [] : ["send-anyway"];
  }
}

/** True if it helps to see the sheet, or to change how it is read. */
export const isAboutReading = (kind: Failure["kind"]): boolean =>
  kind === "cannot-tell" || kind === "rows-have-problems" || kind === "no-invoices";
