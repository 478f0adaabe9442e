/** @file Decides which actions an import offers to a person. */

import { canReject } from "../../shared/imports/can-reject.ts";
import type { Import } from "../../shared/imports/import.ts";

export type ImportAction = "look" | "approve" | "reject" | "retry" | "send-anyway" | "import" | "attach" | "settle";

/** The actions in their order; the first is the recommended one. Showing the file is always possible and not listed. */
export function actionsFor({ kind, state, parts, place }: Import): readonly ImportAction[] {
  switch (state.at) {
    case "held":
      if (kind !== "batch") return ["approve", "reject"];
      return state.doubts.length > 0 ? ["look", "approve", "reject"] : ["approve", "look", "reject"];
    case "unknown":
      return ["settle"];
    case "waiting":
      if (state.why.kind === "already-sent") return parts.length === 0 ? ["retry", "send-anyway"] : ["send-anyway"];
      if (state.why.kind === "spreadsheet-or-document") return ["import", "attach"];
      if (kind === "document") return ["attach"];
      // Sent parts must not be planned again. The rows that were left out are sent in a file of their own.
      if (parts.length > 0) return [];
      return kind === "batch" && isAboutReading(state.why.kind) ? ["look", "retry"] : ["retry"];
    case "failed":
      if (place.path === null || !canHelpToRetry(state.why.kind)) return [];
      // The purchase invoice that it was attached to may have been the wrong one.
      return kind === "document" && state.why.kind === "refused" ? ["attach", "retry"] : ["retry"];
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
export const isAboutReading = (kind: FailedKind): boolean =>
  kind === "cannot-tell" || kind === "rows-have-problems" || kind === "no-invoices";

type FailedKind = Extract<Import["state"], { at: "failed" }>["why"]["kind"];

/** True if the same file could succeed at another time. */
function canHelpToRetry(kind: FailedKind): boolean {
  switch (kind) {
    case "refused":
    case "parser-stopped":
    case "not-sent":
    case "barred":
    case "busy":
    case "signed-out":
    case "no-keychain":
    case "no-connection":
    case "file-changed":
    case "file-unreadable":
    case "rows-have-problems":
    case "cannot-tell":
    case "no-invoices":
    case "spreadsheet-or-document":
    case "already-sent":
    case "no-purchase-invoice-id":
    case "rejected":
      return true;
    case "empty-file":
    case "incomplete-file":
    case "too-large":
    case "type-not-permitted":
    case "name-not-permitted":
    case "content-differs-from-extension":
    case "unreadable-spreadsheet":
    case "leads-outside-inbox":
    case "no-answer":
    case "may-have-gone":
    case "withdrawn":
      return false;
  }
}

/** True if a person may cancel it although it has no card that offers that. */
export const canStop = (import_: Import): boolean =>
  (import_.state.at === "queued" || import_.state.at === "sending") && canReject(import_);
