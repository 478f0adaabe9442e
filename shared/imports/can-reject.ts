/** @file Whether a person may still reject an import, for main that does it and for the window that offers it. */

import type { Import } from "./import.ts";

/** True where part of the import may be at the service, so that it must never be planned anew. */
export const hasSentAny = ({ parts }: Pick<Import, "parts">): boolean =>
  parts.some(({ state }) => state === "done" || state === "unknown");

/** True where nothing of it has gone, and it waits for a person's word or its turn; or a document is on its way, once. */
export function canReject(import_: Import): boolean {
  const { kind, place, state } = import_;
  if (place.path === null || hasSentAny(import_)) return false;
  if (state.at === "sending") return kind === "document" && state.rejected === undefined;
  return state.at === "held" || state.at === "waiting" || state.at === "queued";
}

/** True where a person may reject it although nobody is asked about it; elsewhere its card offers that. */
export const canStop = (import_: Import): boolean =>
  (import_.state.at === "queued" || import_.state.at === "sending") && canReject(import_);
