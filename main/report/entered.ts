/** @file Whether anything of a file that needs a person is in the finance system, as far as the journal knows. */

import { type Exception, wasSent } from "../../shared/agent/exceptions.ts";
import type { Import, Part } from "../../shared/imports/import.ts";

/** `in-part`: some of it is there, and the rest needs a person. */
export type Entered = "yes" | "in-part" | "no" | "not-known";

export function enteredOf(import_: Import): Entered {
  if (isInDoubt(import_)) return "not-known";
  if (!import_.parts.some((part) => isThere(part, import_))) return "no";
  return import_.kind === "document" ? "yes" : "in-part";
}

/** Null for a folder. */
export function enteredOfException(exception: Exception): Entered | null {
  switch (exception.is) {
    case "disk-full":
    case "folder-closed":
    case "folder-blocked":
    case "folder-elsewhere":
      return null;
    case "too-deep":
    case "name-unreadable":
    case "not-taken-in":
      return "no";
    // Sent, and not in a later list: its supplier may be unknown there, so that it wasn't saved.
    case "not-in-list":
    case "unknown-file":
    case "other-inbox":
      return "not-known";
    case "differs-from-list":
    case "twice-in-list":
      return "yes";
    case "not-filed":
      return exception.folder === "Done" ? "yes" : "not-known";
    case "changed":
      if (exception.sent === "perhaps") return "not-known";
      return exception.sent === "partly" ? "in-part" : exception.sent;
  }
}

/** False for a file that is done because its rows were sent with another one, or were seen to. */
export const hasSent = (import_: Import): boolean => import_.parts.some((part) => isThere(part, import_));

/** A batch of which nothing was saved has no invoices left. */
const isThere = ({ state, invoices }: Part, { kind }: Import): boolean =>
  state === "done" && (kind === "document" || invoices > 0);

function isInDoubt(import_: Import): boolean {
  const { state, parts, leftOut } = import_;
  if (wasSent(import_) === "perhaps" || parts.some((part) => part.state === "unknown")) return true;
  if (leftOut.some(({ notSaved }) => notSaved?.isCertain === false)) return true;
  const why = "why" in state ? state.why : null;
  switch (why?.kind) {
    case "no-answer":
    case "may-have-gone":
      return true;
    case "no-purchase-invoice-id":
      return why.sentTo !== undefined;
    case "rows-have-problems":
      return why.problems.some(({ notSaved }) => notSaved?.isCertain === false);
    default:
      return false;
  }
}
