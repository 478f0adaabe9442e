/** @file What a person is asked about an import, and what may be done about it. */

import { canReject } from "../../shared/imports/can-reject.ts";
import type { Import } from "../../shared/imports/import.ts";

export type ImportAction = "look" | "approve" | "reject" | "retry" | "send-anyway" | "import" | "attach" | "settle";

/** In the order in which they are offered; the first is the one to take. Showing the file is always possible. */
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
      // What has arrived must not be planned anew: the rows left out go in a file of their own.
      if (parts.length > 0) return [];
      return kind === "batch" && isAboutReading(state.why.kind) ? ["look", "retry"] : ["retry"];
    case "failed":
      if (place.path === null || !canHelpToRetry(state.why.kind)) return [];
      // The purchase invoice that it was given may have been the wrong one.
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

/** Whether it helps to see the sheet, or to say how it is to be read. */
export const isAboutReading = (kind: FailedKind): boolean =>
  kind === "cannot-tell" || kind === "rows-have-problems" || kind === "no-invoices";

type FailedKind = Extract<Import["state"], { at: "failed" }>["why"]["kind"];

/** Whether the very same file could do better another time. */
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

/** True where a person may turn it down although nobody is asked about it; elsewhere its card offers that. */
export const canStop = (import_: Import): boolean =>
  (import_.state.at === "queued" || import_.state.at === "sending") && canReject(import_);
