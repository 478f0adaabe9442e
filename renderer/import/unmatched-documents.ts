/** @file Finds the documents that wait for their purchase invoice, and words since when. */

import type { Candidate } from "../../shared/imports/candidate.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayClock, sayDate, saySpan } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";

/** True for a document that waits for its purchase invoice. */
export const waitsForInvoice = ({ kind, state }: Pick<Import, "kind" | "state">): boolean =>
  kind === "document" && state.at === "waiting" && state.why.kind === "no-purchase-invoice-id";

export const candidatesOf = ({ state }: Pick<Import, "state">): readonly Candidate[] =>
  state.at === "waiting" && "candidates" in state.why ? state.why.candidates : [];

// Numbers sort by value: page 2 before page 10.
const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Sorted by name, the order in which the pages of one scan are attached. */
export const inOrderOfNames = (documents: readonly Import[]): readonly Import[] =>
  documents.toSorted((a, b) => byName.compare(a.place.dropped, b.place.dropped) || Number(a.id) - Number(b.id));

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** "since Tuesday, 4 days", "since 3 October, 49 days", "since 14:05". */
export function sayAge(sinceMs: number, nowMs: number, timeZone: string): string {
  const spanMs = nowMs - sinceMs;
  if (spanMs < dayMs) return words.waiting.since(sayClock(sinceMs, timeZone));
  const parts: Intl.DateTimeFormatOptions = spanMs < weekMs ? { weekday: "long" } : { day: "numeric", month: "long" };
  return words.waiting.sinceFor(sayDate(sinceMs, { timeZone, ...parts }), saySpan(spanMs));
}

/** "14:05", "4 days": for a narrow column. */
export function sayShortAge(sinceMs: number, nowMs: number, timeZone: string): string {
  const spanMs = nowMs - sinceMs;
  return spanMs < dayMs ? sayClock(sinceMs, timeZone) : saySpan(spanMs);
}

/**
 * The likeliest purchase invoice of several documents: an id that was typed for one of them, or the only one that is
 * suggested for any of them; "" if it is not clear.
 */
export function likeliestId(documents: readonly Import[], typed: ReadonlyMap<string, string>): string {
  const said = new Set(documents.map(({ id }) => typed.get(id)?.trim() ?? "").filter((id) => id !== ""));
  if (said.size > 0) return said.size === 1 ? ([...said][0] ?? "") : "";
  const suggested = new Set(
    documents.flatMap((document) => candidatesOf(document).map((one) => one.purchaseInvoiceId)),
  );
  return suggested.size === 1 ? ([...suggested][0] ?? "") : "";
}
