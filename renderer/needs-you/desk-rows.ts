/** @file Which of the files that need a person the desk lists, in which order, and why each needs one. Pure. */

import type { Import } from "../../shared/imports/import.ts";
import { needsPerson, sinceWhen, wasToGoAgain } from "../../shared/imports/needs-person.ts";
import { countInvoices } from "../../shared/imports/sent-in-part.ts";
import { addMoney } from "../../shared/values/add-money.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import { sayInShort } from "../../shared/wording/imports/say-in-short.ts";
import { words } from "../../shared/words/spoken.ts";
import { candidatesOf, waitsForInvoice } from "../import/unmatched-documents.ts";

/** In the order of their importance: what may be entered twice first, what was never going to be sent last. */
const reasons = [
  "unknown",
  "question",
  "unusual",
  "approve",
  "problems",
  "sent-before",
  "match",
  "failed",
  "other",
] as const;

export type Reason = (typeof reasons)[number];

export type DeskKind = "all" | "batch" | "document";
export type DeskSort = "importance" | "longest" | "name";

/** What a person wants to see. */
export interface DeskWish {
  readonly text: string;
  /** The id of an inbox; "" for all. */
  readonly inbox: string;
  readonly kind: DeskKind;
  readonly reason: Reason | "all";
  readonly sort: DeskSort;
}

export const wholeDesk: DeskWish = { text: "", inbox: "", kind: "all", reason: "all", sort: "importance" };

export function reasonOf(import_: Import): Reason {
  const { state } = import_;
  switch (state.at) {
    case "unknown":
      return "unknown";
    case "held":
      return state.doubts.length > 0 || state.why !== undefined ? "unusual" : "approve";
    case "failed":
      return wasToGoAgain(state.why) ? "unknown" : "failed";
    case "waiting":
      if (waitsForInvoice(import_)) return "match";
      if (state.why.kind === "cannot-tell" || state.why.kind === "spreadsheet-or-document") return "question";
      if (state.why.kind === "already-sent") return "sent-before";
      return state.why.kind === "rows-have-problems" || state.why.kind === "no-invoices" ? "problems" : "other";
    case "reading":
    case "queued":
    case "sending":
    case "done":
    case "duplicate":
      return "other";
  }
}

/** Why it needs a person, in a few words. */
export function sayWhy({ state }: Import): string {
  if (state.at === "held" && state.why === undefined)
    return state.doubts.length > 0
      ? words.desk.unusualRows(new Set(state.doubts.map(({ row }) => row)).size)
      : words.imports.approveIt;
  return "why" in state && state.why != null ? sayInShort(state.why) : words.imports.stateName[state.at];
}

/** The net total of what a spreadsheet needs a person for; null where there is none, or nobody knows it. */
export function netAtStake(import_: Import): Money | null {
  const { kind, parts, leftOut } = import_;
  if (kind !== "batch") return null;
  if (reasonOf(import_) !== "problems") return countInvoices(parts) > 0 ? addMoney(parts.map(({ net }) => net)) : null;
  const unsaved = leftOut.flatMap(({ notSaved }) => notSaved ?? []);
  return unsaved.length > 0 && unsaved.length === leftOut.length ? addMoney(unsaved.map(({ net }) => net)) : null;
}

/** The only purchase invoice that a document may belong to, or null. */
export function onlyMatch(import_: Import) {
  const candidates = candidatesOf(import_);
  return waitsForInvoice(import_) && candidates.length === 1 ? (candidates[0] ?? null) : null;
}

// Numbers sort by value: page 2 before page 10.
const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const orders: Readonly<Record<DeskSort, (a: Import, b: Import) => number>> = {
  importance: (a, b) =>
    reasons.indexOf(reasonOf(a)) - reasons.indexOf(reasonOf(b)) ||
    // Others in the order in which they were added: several are read at once, so which one asked first is chance.
    (reasonOf(a) === "match" ? byName.compare(a.place.dropped, b.place.dropped) : 0),
  longest: (a, b) => sinceWhen(a) - sinceWhen(b),
  name: (a, b) => byName.compare(a.place.dropped, b.place.dropped),
};

/** The files that the desk lists, in order. @param imports those that need a person */
export function findRows(imports: readonly Import[], wish: DeskWish): readonly Import[] {
  const sought = wish.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return imports
    .filter(needsPerson)
    .filter(
      (import_) =>
        (wish.inbox === "" || import_.inbox === wish.inbox) &&
        (wish.kind === "all" || (wish.kind === "document") === (import_.kind === "document")) &&
        (wish.reason === "all" || reasonOf(import_) === wish.reason) &&
        holds(import_, sought),
    )
    .toSorted((a, b) => orders[wish.sort](a, b) || Number(a.id) - Number(b.id));
}

function holds(import_: Import, sought: readonly string[]): boolean {
  if (sought.length === 0) return true;
  const candidates = candidatesOf(import_).flatMap((one) => [one.invoiceNumber, one.supplier, one.purchaseInvoiceId]);
  const text = [import_.place.dropped, import_.purchaseInvoiceId, sayWhy(import_), ...candidates];
  const all = text.join(" ").toLocaleLowerCase();
  return sought.every((word) => all.includes(word));
}

/** How many there are of each reason, in the order of importance; only those that there are. */
export function countReasons(imports: readonly Import[]): readonly (readonly [Reason, number])[] {
  const counts = new Map<Reason, number>();
  for (const import_ of imports.filter(needsPerson))
    counts.set(reasonOf(import_), (counts.get(reasonOf(import_)) ?? 0) + 1);
  return reasons.flatMap((reason) => {
    const count = counts.get(reason);
    return count === undefined ? [] : [[reason, count] as const];
  });
}
