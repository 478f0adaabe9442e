/** @file What a person or the agent may still do with an import, as it stands. */

import { waitsForId } from "../../../shared/e-invoice/sent-pdf.ts";
import { unsavedEInvoice } from "../../../shared/e-invoice/unsaved-e-invoice.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { hasSentAny } from "../../../shared/imports/sent-in-part.ts";
import { isAsDrafted } from "../../../shared/reversal/reversal.ts";
import { undoUntil } from "./undo.ts";

export { canClose, canReject } from "../../../shared/imports/can-reject.ts";
export { hasSentAny } from "../../../shared/imports/sent-in-part.ts";

/** True where trying again is a person's to choose and cannot send anything twice. */
export function canRetry(import_: Import): boolean {
  const { state, parts } = import_;
  if (state.at === "failed") return import_.place.path !== null;
  if (state.at !== "waiting") return false;
  // Parts that have yet to be sent look for their rows once more before they are.
  if (state.why.kind === "already-sent") return true;
  if (unsavedEInvoice(import_) === "certain") return true;
  // Where parts have arrived, only the rows left out remain, and they belong in a file of their own.
  return parts.length === 0;
}

/** True where it waits for its next try, because the last one did not reach the finance system: it may be tried now. */
export const canTryNow = ({ state }: Import): boolean => state.at === "queued" && state.why !== null;

/**
 * True where a person may still say how a spreadsheet is to be read; of what may be none they say first what it is. While an
 * answer waits to be read, others may follow: in a terminal each is given by itself.
 */
export const canAnswer = (import_: Import): boolean => {
  const { kind, place, state, parts, reverses, answers } = import_;
  if (kind !== "batch" || place.path === null || isOfUnknownKind(import_) || isAsDrafted({ reverses })) return false;
  if (state.at === "reading") return answers !== null && state.behind === undefined && parts.length === 0;
  return (state.at === "held" && !mayBeThere(import_)) || (state.at === "waiting" && parts.length === 0);
};

/** True where a person is asked whether it is a spreadsheet or a document. */
const isOfUnknownKind = ({ state }: Import): boolean =>
  state.at === "waiting" && state.why.kind === "spreadsheet-or-document";

export const canTakeAsSpreadsheet = (import_: Import): boolean =>
  isOfUnknownKind(import_) && import_.place.path !== null;

/**
 * True where an import is held back only because it was sent before, or is an e-invoice that may not have been saved, so
 * that a person may send it anyway.
 */
export const canSendAnyway = (import_: Import): boolean => {
  const { state, place } = import_;
  if (place.path === null) return false;
  if (state.at === "duplicate" || unsavedEInvoice(import_) === "in-doubt") return true;
  return state.at === "waiting" && state.why.kind === "already-sent";
};

/**
 * True for a document that waits for its purchase invoice, or was refused by the one it was given, for what may be one,
 * and for an e-invoice whose PDF or documents inside wait for theirs.
 */
export const canAttach = (import_: Import): boolean =>
  waitsForId(import_) ||
  ((import_.kind === "document" || isOfUnknownKind(import_)) &&
    import_.place.path !== null &&
    !hasSentAny(import_) &&
    (import_.state.at === "waiting" || import_.state.at === "failed"));

/** True for a document that is being read for the first time, and whose purchase invoice is known from the start. */
export const isUnplannedDocument = ({ kind, state, version }: Import): boolean =>
  kind === "document" && state.at === "reading" && version === 0;

/** True where what a person has decided can still be taken back. Where the file is away, nothing could be done with it. */
export const canTakeBack = (import_: Import, nowMs: number): boolean => {
  const { undo, place } = import_;
  if (!undo?.to || nowMs >= undoUntil(import_, nowMs)) return false;
  return place.path !== null || undo.to.state.at === "failed";
};

/**
 * True where a part may be at the service over the import's connection, also one that a person has said to send again:
 * the rest belongs to it.
 */
export const mayBeThere = (import_: Import): boolean =>
  hasSentAny(import_) || import_.parts.some(({ sentAt }) => sentAt !== null);

/**
 * True where a batch that may have arrived was to go again, and asks about its rows first. It keeps the batch: that is
 * the record of what may be in the finance system.
 */
export const isToGoAgain = ({ kind, state, parts }: Import): boolean =>
  kind === "batch" &&
  (state.at === "queued" || state.at === "waiting") &&
  parts.some(({ state: at, sentAt, status }) => at === "planned" && sentAt !== null && status === null);

/** True where a person has a call made again of which nobody knew how it ended. */
export const isSentAgain = ({ state, parts }: Import): boolean =>
  state.at === "queued" &&
  parts.some(({ state: at, sentAt, status }) => at === "planned" && sentAt !== null && status === null);

/** True where it can be planned by other settings: nothing of it may be at the service. */
export const canReadAgain = (import_: Import): boolean => {
  const { at } = import_.state;
  return (at === "reading" || at === "queued" || at === "held" || at === "waiting") && !mayBeThere(import_);
};

/**
 * True where nothing can be at the service yet, or the rest waits for its turn, or for a person's word about its rows, and
 * can be left unsent.
 */
export const canWithdraw = (import_: Import): boolean =>
  import_.state.at === "queued" ||
  import_.state.at === "held" ||
  (import_.state.at === "waiting" && import_.state.why.kind === "already-sent") ||
  (!hasSentAny(import_) && ["reading", "waiting", "failed", "sending"].includes(import_.state.at));
