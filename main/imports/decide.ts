/** @file What a person decides about an import: approve, answer, reject, retry, send anyway, attach, take as a spreadsheet, settle. */

import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { longestReason } from "../../shared/imports/row-fingerprint.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Journal } from "./ports.ts";
import {
  canAnswer,
  canAttach,
  canReject,
  canRetry,
  canSendAnyway,
  canTakeAsSpreadsheet,
  canTakeBack,
} from "./state/allowed-actions.ts";
import { commit, type RecordPorts, record } from "./state/record.ts";

export type Decision = Extract<
  ImportEvent,
  {
    type:
      | "approve"
      | "answer"
      | "reject"
      | "retry"
      | "send-anyway"
      | "attach"
      | "take-back"
      | "take-as-spreadsheet"
      | "settle"
      | "settle-row";
  }
>;

/** Why a decision does not apply, in a sentence. */
export type Objection = string;

interface DecidePorts {
  readonly clock: RecordPorts["clock"];
  readonly journal: Pick<Journal, "commit">;
}

/**
 * Writes a person's decision into the journal; the driver acts on it.
 *
 * @param who the person, as the audit trail will name them
 */
export const decide = (
  ports: DecidePorts,
  id: string,
  decision: Decision,
  who: string,
): Promise<Result<Import, Objection>> =>
  commit(ports, (drafting) => {
    const import_ = drafting.journal.get(id);
    if (!import_) return fail(words.imports.objection.noImport(id));
    const objection = objectionTo(import_, decision);
    if (objection !== null) return fail(objection);
    const recorded = record(drafting, import_, decision, who);
    return recorded.type === "advanced" ? ok(recorded.import) : fail(words.imports.objection.justChanged(id));
  });

function objectionTo(import_: Import, decision: Decision): Objection | null {
  const { id, state } = import_;
  const { objection, stateName } = words.imports;
  const is = stateName[state.at];
  switch (decision.type) {
    case "approve":
      return state.at === "held" ? null : objection.notHeld(id, is);
    case "answer":
      return canAnswer(import_) ? null : objection.nothingAsked(id, is);
    case "reject":
      if (!canReject(import_)) return objection.notToReject(id, is);
      return (decision.reason?.length ?? 0) > longestReason ? objection.reasonTooLong(longestReason) : null;
    case "retry":
      if (canRetry(import_)) return null;
      if (state.at === "duplicate") return objection.isDuplicate(id);
      return state.at === "unknown" ? objection.isUnknown(id) : objection.notToRetry(id, is);
    case "send-anyway":
      if (!canSendAnyway(import_)) return objection.notHeldBack(id, is);
      if (decision.reason.trim() === "") return objection.reasonMissing;
      return decision.reason.length > longestReason ? objection.reasonTooLong(longestReason) : null;
    case "attach":
      if (!canAttach(import_)) return objection.notToAttach(id);
      return isShapedLikeId(decision.purchaseInvoiceId) ? null : objection.notAnId(decision.purchaseInvoiceId);
    case "take-back":
      return canTakeBack(import_) ? null : objection.tooLate(id, is);
    case "take-as-spreadsheet":
      return canTakeAsSpreadsheet(import_) ? null : objection.kindNotAsked(id, is);
    case "settle-row":
      return import_.parts[decision.part]?.state === "done" ? null : objection.notInDoubt(id, is);
    case "settle":
      if (state.at !== "unknown") return objection.notInDoubt(id, is);
      // What is sent is the file that is there now.
      return decision.answer === "send-again" && import_.place.path === null ? objection.fileNotThere(id) : null;
  }
}
