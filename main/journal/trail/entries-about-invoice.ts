/** @file Which entries of the trail are about one invoice. */

import type { LifeEntry, SentInvoice } from "../../../shared/confirmation/invoice-trail.ts";
import type { LeftOutRow } from "../../../shared/imports/failures/open-question.ts";
import type { TrailEntry } from "../../../shared/imports/history-query.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { hasSentAny } from "../../../shared/imports/sent-in-part.ts";

/** What is left out of a life: where files are moved, and tries that came to nothing. */
const asides: ReadonlySet<string> = new Set(["start-move", "set-location", "defer", "wait-for-original", "adopt"]);

/** What the answer said of the invoice, where it wasn't saved. */
export function notSavedIn(
  { leftOut }: Import,
  { what, detail }: TrailEntry,
  rows: ReadonlySet<number>,
): { readonly notSaved?: LeftOutRow } {
  if (what !== "accepted") return {};
  const part = (detail as { readonly part?: unknown } | null)?.part;
  const notSaved = leftOut.find((one) => one.notSaved?.part === part && rows.has(one.row));
  return notSaved === undefined ? {} : { notSaved };
}

/** The row and the supplier that an entry is about, of the rows of its file that have the number. */
export function whoseIs({ detail }: TrailEntry, rows: readonly SentInvoice[]): Pick<Entry, "row" | "supplier"> {
  const { part, row } = (detail ?? {}) as { readonly part?: unknown; readonly row?: unknown };
  const meant = rows.filter(
    (one) => (typeof part !== "number" || one.batch === part + 1) && (typeof row !== "number" || one.row === row),
  );
  const [first, ...others] = meant.length === 0 ? rows : meant;
  if (first === undefined) return { row: null, supplier: null };
  const suppliers = new Set([first, ...others].map(({ supplier }) => supplier));
  return {
    row: others.length === 0 ? first.row : null,
    supplier: [...suppliers].filter((supplier) => supplier !== null).join("; ") || null,
  };
}
type Entry = Extract<LifeEntry, { is: "entry" }>;

export const timeOf = (one: LifeEntry): number => (one.is === "entry" ? one.entry.at : one.at);

/** These batches, and those that they were divided from. See [Note: row by row]. */
export function withFormer(trail: readonly TrailEntry[], parts: readonly number[]): ReadonlySet<number> {
  const all = new Set(parts);
  for (const { what, detail } of trail.toReversed()) {
    const { part, from, to } = (detail ?? {}) as {
      readonly part?: number;
      readonly from?: number;
      readonly to?: number;
    };
    if (what === "settle" && part !== undefined && from !== undefined && all.has(part)) all.add(from);
    if (what === "settle-rows" && part !== undefined && to !== undefined && all.has(to)) all.add(part);
  }
  return all;
}

/** An entry about another batch of the same file is about other invoices. */
export function isAbout({ what, detail }: TrailEntry, parts: ReadonlySet<number>): boolean {
  if (asides.has(what)) return false;
  const part = (detail as { readonly part?: unknown } | null)?.part;
  return typeof part !== "number" || parts.has(part);
}

/**
 * False for what is about the other rows of the file: what wasn't saved isn't reversed, and what was saved isn't sent with the
 * corrected copy.
 */
export function concernsRows(
  { leftOut, parts }: Pick<Import, "leftOut" | "parts">,
  { what }: Pick<TrailEntry, "what">,
  rows: ReadonlySet<number>,
): boolean {
  const left = new Set(leftOut.map(({ row }) => row));
  if (rows.size === 0 || left.size === 0) return true;
  if (what === "reverse" || what === "draft-reversal") return [...rows].some((row) => !left.has(row));
  if (what === "put-back" || what === "mark-corrected")
    return !hasSentAny({ parts }) || [...rows].some((row) => left.has(row));
  return true;
}

/** What was said of one row of a batch is about another invoice where it isn't one of these rows. */
export function isAboutRows({ what, detail }: TrailEntry, rows: ReadonlySet<number>): boolean {
  const { row, rows: ranges } = (detail ?? {}) as { readonly row?: unknown; readonly rows?: unknown };
  if (what === "settle-row") return typeof row !== "number" || rows.has(row);
  if (what !== "settle-rows" || typeof ranges !== "string") return true;
  return ranges.split(",").some((range) => {
    const [from = Number.NaN, to = from] = range.split("-").map(Number);
    return [...rows].some((one) => from <= one && one <= to);
  });
}
