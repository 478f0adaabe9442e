/** @file What a person may still do with an import that isn't sent: main enforces it, and the window offers it. */

import { waysToSettle } from "../confirmation/ways-to-settle.ts";
import type { Import } from "./import.ts";
import { wasToGoAgain } from "./needs-person.ts";
import { hasSentAny } from "./sent-in-part.ts";

/**
 * True where the rest of it was sent, and rows wait that a person may have dealt with elsewhere, as in the finance system.
 * To reject it is to close it: it is done then, also where its file was taken away.
 */
export const canClose = (import_: Pick<Import, "state" | "parts">): boolean =>
  import_.state.at === "waiting" && import_.state.why.kind === "rows-have-problems" && hasSentAny(import_);

/**
 * True in these cases:
 *
 * - It can be closed, see {@link canClose}.
 * - A person wanted it sent again, and its file changed or was taken away before that.
 * - It asks about rows that may be there already: what was sent of it stays sent, and the rest isn't.
 * - Its outcome is unknown, "not found" is still an answer, and its file is gone.
 * - Nothing was sent, its file is there, and it waits, has failed, or is a document that is being sent for the first time.
 */
export function canReject(import_: Import): boolean {
  const { kind, place, state } = import_;
  // The person has dealt with it, and nothing is sent again.
  if (state.at === "failed" && wasToGoAgain(state.why)) return true;
  if (canClose(import_)) return true;
  // What isn't in the finance system can't be sent again without its file: nothing is left but to close it.
  if (state.at === "unknown") return waysToSettle(import_)?.notFound != null && place.path === null;
  if (place.path === null) return false;
  if (state.at === "waiting" && state.why.kind === "already-sent") return true;
  if (hasSentAny(import_)) return false;
  // It was never going to be sent; a person only says that it is not needed.
  if (state.at === "failed") return state.why.kind !== "rejected";
  if (state.at === "sending") return kind === "document" && state.rejected === undefined;
  return state.at === "held" || state.at === "waiting" || state.at === "queued";
}

/** True where a person may reject it although it asks nothing; one that asks has the button on its card. */
export const canStop = (import_: Import): boolean =>
  (import_.state.at === "queued" || import_.state.at === "sending") && canReject(import_);
