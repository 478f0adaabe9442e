/** @file What a person decides about an import: approve, answer, reject, retry, send anyway, attach, take as a spreadsheet, settle. */

import {
  askedBeforeAgain,
  canOpenAgain,
  foundByPerson,
  isAnsweredInPart,
  openCount,
} from "../../shared/confirmation/answered-rows.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ImportEvent } from "../../shared/imports/import-event.ts";
import { perhapsCorrectedIn } from "../../shared/imports/needs-person.ts";
import { longestReason } from "../../shared/imports/row-fingerprint.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Journal, JournalDraft } from "./ports/journal-port.ts";
import { concernsConnection } from "./retry-policy.ts";
import { partInDoubt, splitOf, splitOfArrived, wholeInvoices } from "./rows-in-doubt.ts";
import {
  canAnswer,
  canAttach,
  canReject,
  canRetry,
  canSendAnyway,
  canTakeAsSpreadsheet,
  canTakeBack,
  canTryNow,
} from "./state/allowed-actions.ts";
import { isFailedAlike } from "./state/failed-alike.ts";
import { commit, type RecordPorts, record, recordCorrected } from "./state/record.ts";

export { chooseInside, filesInside, openFileInside } from "./filing/add-files-inside.ts";
export { copyThatAsks, copyToInbox } from "./filing/copy-to-inbox.ts";
export { forgetName } from "./names/forget-name.ts";
export { findNames, searchLists, useName } from "./names/use-name.ts";

export { canAnswer } from "./state/allowed-actions.ts";

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
      | "settle-row"
      | "settle-rows"
      | "mark-corrected"
      | "not-corrected";
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
    const objection = objectionTo(drafting.journal, import_, decision, ports.clock.now());
    if (objection !== null) return fail(objection);
    const recorded =
      decision.type === "mark-corrected"
        ? recordCorrected(drafting, import_, decision, who)
        : record(drafting, import_, inFull(drafting.journal, import_, decision), who);
    if (decision.type === "retry" && canTryNow(import_))
      for (const other of withSameWait(drafting.journal, import_)) record(drafting, other, decision, who);
    return recorded.type === "advanced" ? ok(recorded.import) : fail(words.imports.objection.justChanged(id));
  });

/** Those that wait for the same connection: a person who has one of them tried wants none of them to wait on. */
const withSameWait = (journal: Pick<Journal, "underWay">, { id, connection }: Import): readonly Import[] =>
  journal
    .underWay()
    .filter(
      (other) =>
        other.id !== id &&
        other.connection === connection &&
        other.state.at === "queued" &&
        other.state.why !== null &&
        concernsConnection(other.state.why),
    );

/** A decision about single rows with what follows from the journal: all lines of their invoices, and how a batch is divided. */
function inFull(journal: JournalDraft, import_: Import, decision: Decision): Decision {
  if (decision.type === "settle-rows") {
    const rows = wholeInvoices(journal, import_, decision.part, decision.rows);
    if (askedBeforeAgain(import_) !== decision.part) return { ...decision, rows };
    const others = splitOfArrived(journal, import_, decision.part, rows);
    return others === undefined ? { type: "settle", answer: "arrived" } : { ...decision, rows, again: others };
  }
  const isNotThere = decision.type === "reject" || (decision.type === "settle" && decision.answer === "send-again");
  if (!isNotThere) return decision;
  const again = splitOf(journal, import_);
  return again === undefined ? decision : { ...decision, again };
}

/**
 * The import, and the others that failed or wait for the same reason and can be tried again, oldest first.
 *
 * @returns the objection to the import itself, which keeps the others from being tried too
 */
export function findRetries(
  { journal }: { readonly journal: Pick<Journal, "get" | "asking"> },
  id: string,
): Result<readonly Import[], Objection> {
  const import_ = journal.get(id);
  if (!import_) return fail(words.imports.objection.noImport(id));
  const objection = objectionToRetry(import_);
  if (objection !== null) return fail(objection);
  const others = journal
    .asking()
    .filter((other) => other.id !== id && canRetry(other) && isFailedAlike(import_, other));
  return ok([import_, ...others].toSorted((a, b) => Number(a.id) - Number(b.id)));
}

function objectionToRetry(import_: Import): Objection | null {
  const { id, state } = import_;
  if (canRetry(import_) || canTryNow(import_)) return null;
  const { objection, stateName } = words.imports;
  if (state.at === "duplicate") return objection.isDuplicate(id);
  return state.at === "unknown" ? objection.isUnknown(id) : objection.notToRetry(id, stateName[state.at]);
}

function objectionTo(journal: JournalDraft, import_: Import, decision: Decision, nowMs: number): Objection | null {
  const { id, state } = import_;
  const { objection, stateName } = words.imports;
  const is = stateName[state.at];
  switch (decision.type) {
    case "approve":
      return state.at === "held" ? null : objection.notHeld(id, is);
    case "answer":
      return canAnswer(import_) ? null : objection.nothingAsked(id, is);
    case "reject":
      if (!canReject(import_)) return state.at === "reading" ? objection.notReadYet(id) : objection.notToReject(id, is);
      return (decision.reason?.length ?? 0) > longestReason ? objection.reasonTooLong(longestReason) : null;
    case "retry":
      return objectionToRetry(import_);
    case "send-anyway":
      if (!canSendAnyway(import_)) return objection.notHeldBack(id, is);
      if (decision.reason.trim() === "") return objection.reasonMissing;
      return decision.reason.length > longestReason ? objection.reasonTooLong(longestReason) : null;
    case "attach":
      if (!canAttach(import_)) return objection.notToAttach(id);
      return isShapedLikeId(decision.purchaseInvoiceId) ? null : objection.notAnId(decision.purchaseInvoiceId);
    case "take-back":
      return canTakeBack(import_, nowMs) ? null : objection.tooLate(id, is);
    case "take-as-spreadsheet":
      return canTakeAsSpreadsheet(import_) ? null : objection.kindNotAsked(id, is);
    case "mark-corrected":
      return perhapsCorrectedIn(import_)?.id === decision.in.id ? null : objection.notCorrectedThere(id, is);
    case "not-corrected":
      return state.at === "done" && state.correctedIn?.id === decision.in.id && state.was !== undefined
        ? null
        : objection.notCorrectedThere(id, is);
    case "settle-row":
      return import_.parts[decision.part]?.state === "done" ? null : objection.notInDoubt(id, is);
    case "settle":
      if (foundByPerson(import_).length > 0 && decision.answer === "send-again") return objection.wasFound(id);
      if (askedBeforeAgain(import_) !== null)
        return decision.answer === "arrived" ? null : objection.askedBeforeAgain(id);
      if (state.at !== "unknown") return objection.notInDoubt(id, is);
      return objectionToSettle(import_, state.part, decision.answer);
    case "settle-rows": {
      const { part, answer, rows } = decision;
      if (part !== partInDoubt(import_)) return objection.notInDoubt(id, is);
      // What a list has settled can be left open again, and no more. What a person has found may be missing.
      const isAsked = askedBeforeAgain(import_) === part;
      if (isAsked && answer !== "arrived") return objection.askedBeforeAgain(id);
      if (state.at !== "unknown" && !isAsked && !canOpenAgain(import_, part, answer))
        return objection.notInDoubt(id, is);
      const known = new Set(journal.rowsOfPart(id, part));
      const strange = rows.find((row) => !known.has(row));
      return strange === undefined ? null : objection.rowNotInBatch(id, strange);
    }
  }
}

/** One answer for all of a batch must not pass over another one that was given for a row. */
function objectionToSettle(
  { id, parts, place }: Import,
  n: number,
  answer: "arrived" | "send-again",
): Objection | null {
  const { objection } = words.imports;
  const part = parts[n];
  const { missing = [] } = part?.answers ?? {};
  if (answer === "arrived") return missing.length > 0 ? objection.rowsMissing(id, missing.length) : null;
  if (part !== undefined && isAnsweredInPart(part) && openCount(part) > 0) return objection.answeredByRow(id);
  // What is sent is the file that is there now.
  return place.path === null ? objection.fileNotThere(id) : null;
}
