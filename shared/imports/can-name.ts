/** @file Says in which rows of a file a person may use another name, because they were rejected or look unusual. */

import { isEInvoice } from "../e-invoice/unsaved-e-invoice.ts";
import type { RowProblem } from "../spreadsheet/sheet-reading.ts";
import { isOnlyUnsaved } from "./copy/correction-copy.ts";
import type { Import } from "./import.ts";
import { hasSentAny } from "./sent-in-part.ts";

/**
 * - `retry`: the finance system rejected all of it, so it is read and sent again.
 * - `copy`: it didn't save some rows, so these go again in a file of their own.
 * - `read-again`: some rows look unusual, and nothing was sent.
 */
export type AfterNaming = "retry" | "copy" | "read-again";

/** `rows`: null for all of them. Null where no name helps. See [Note: a learnt name]. */
export function rowsToName(
  import_: Import,
): { readonly rows: ReadonlySet<number> | null; readonly next: AfterNaming } | null {
  const { kind, state, place, reverses } = import_;
  if (kind !== "batch" || place.path === null || reverses !== undefined || isEInvoice(import_)) return null;
  if (state.at === "failed" && state.why.kind === "refused") return { rows: null, next: "retry" };
  if (state.at === "held" && state.why === undefined && !hasSentAny(import_)) {
    const rows = new Set(state.doubts.flatMap((doubt) => (isAboutDate(doubt) ? [] : [doubt.row])));
    return rows.size === 0 ? null : { rows, next: "read-again" };
  }
  if (!isOnlyUnsaved(import_) || state.at !== "waiting" || state.why.kind !== "rows-have-problems") return null;
  return { rows: new Set(state.why.problems.map(({ row }) => row)), next: "copy" };
}

/** No other name makes a date less unusual. */
const isAboutDate = ({ reason }: RowProblem): boolean =>
  typeof reason === "object" && (reason.say === "date-ahead" || reason.say === "date-long-ago");
