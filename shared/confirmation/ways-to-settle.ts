/** @file Which answers a person can still give about what may have been sent, by what is known of its rows and its file. */

import type { Import } from "../imports/import.ts";
import type { WaysToSettle } from "../words/english/imports/sought.ts";
import { isAnsweredInPart, openCount } from "./answered-rows.ts";

/** Null unless the outcome of a call is unknown. */
export function waysToSettle({ kind, state, parts, place }: Import): WaysToSettle | null {
  if (state.at !== "unknown") return null;
  const part = parts[state.part];
  const missing = part?.answers?.missing.length ?? 0;
  const isAnswered = part !== undefined && isAnsweredInPart(part);
  const isOpen = part !== undefined && openCount(part) > 0;
  return {
    isAnswered,
    found: missing === 0,
    notFound: isAnswered ? (isOpen ? null : "missing") : "all",
    missing,
    canSendAgain: place.path !== null,
    byRow: kind === "batch" && part !== undefined && part.invoices > 1,
  };
}
