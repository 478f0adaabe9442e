/** @file What a person decides about an import: approve, answer, reject, retry, send anyway, attach, take as a spreadsheet, settle. */

import type { Import } from "../../shared/import.ts";
import { longestReason } from "../../shared/print.ts";
import { isShapedLikeId } from "../../shared/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { Ports } from "./ports.ts";
import { record } from "./record.ts";
import type { Step } from "./steps.ts";
import { canAnswer, canAttach, canReject, canRetry, canSendAnyway, canTakeAsSpreadsheet } from "./what-may-follow.ts";

export type Decision = Extract<
  Step,
  { did: "approve" | "answer" | "reject" | "retry" | "send-anyway" | "attach" | "take-as-spreadsheet" | "settle" }
>;

/** Why a decision does not apply, in a sentence. */
export type Objection = string;

/**
 * Writes a person's decision into the journal; whoever drives the imports acts on it.
 *
 * @param who the person, as the audit trail will name them
 */
export function decide(
  ports: Pick<Ports, "clock" | "journal">,
  id: string,
  decision: Decision,
  who: string,
): Result<Import, Objection> {
  const import_ = ports.journal.get(id);
  if (!import_) return fail(`There is no import ${id}.`);
  const objection = objectionTo(import_, decision);
  if (objection !== null) return fail(objection);
  const after = record(ports, import_, decision, who);
  return after ? ok(after) : fail(`Import ${id} has just changed. Look at it again, then decide.`);
}

function objectionTo(import_: Import, decision: Decision): Objection | null {
  const { id, state } = import_;
  switch (decision.did) {
    case "approve":
      return state.at === "held" ? null : `Import ${id} does not wait for approval: it is ${state.at}.`;
    case "answer":
      return canAnswer(import_) ? null : `Nothing is asked about how import ${id} is read: it is ${state.at}.`;
    case "reject":
      if (!canReject(import_)) return `Import ${id} does not wait for anyone's word: it is ${state.at}.`;
      return (decision.reason?.length ?? 0) > longestReason
        ? `Give the reason in ${longestReason} characters or fewer.`
        : null;
    case "retry":
      if (canRetry(import_)) return null;
      if (state.at === "duplicate")
        return `Import ${id} is a duplicate. It goes only where a person says why it shall go anyway.`;
      return state.at === "unknown"
        ? `Nobody knows whether import ${id} arrived. Look in the finance system, then settle it.`
        : `Import ${id} cannot be tried again: it is ${state.at}.`;
    case "send-anyway":
      if (!canSendAnyway(import_))
        return `Nothing of import ${id} is held back for having gone before: it is ${state.at}.`;
      if (decision.reason.trim() === "") return "Say why it shall go although it went before.";
      return decision.reason.length > longestReason ? `Give the reason in ${longestReason} characters or fewer.` : null;
    case "attach":
      if (!canAttach(import_)) return `Import ${id} is not a document that waits for its invoice.`;
      return isShapedLikeId(decision.purchaseInvoiceId)
        ? null
        : `${decision.purchaseInvoiceId} is not a purchase invoice id: it may hold digits alone.`;
    case "take-as-spreadsheet":
      return canTakeAsSpreadsheet(import_)
        ? null
        : `Nobody asks whether import ${id} is a spreadsheet or a document: it is ${state.at}.`;
    case "settle":
      return state.at === "unknown" ? null : `Import ${id} is not in doubt: it is ${state.at}.`;
  }
}
