/** @file What is looked for in the history, and what of it has been found so far: rows come from main as they come into view. */

import { batch, effect, signal } from "@preact/signals";
import type { FoundImports, ImportSearch } from "../../shared/imports/history-query.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import { ask, imports } from "../agent/use-agent.ts";

/** What the filters let through, each under the word that the header counts it by. */
export const filters = {
  all: [],
  done: ["done"],
  "under-way": ["reading", "queued", "sending"],
  "needs-you": ["held", "unknown", "waiting"],
  failed: ["failed"],
  duplicate: ["duplicate"],
} as const satisfies Readonly<Record<string, readonly StateName[]>>;

export type Filter = keyof typeof filters;

interface Wish {
  readonly text: string;
  readonly filter: Filter;
  /** As yyyy-mm-dd, or "" where it does not matter; both days are included. */
  readonly fromDay: string;
  readonly toDay: string;
}

export const everything: Wish = { text: "", filter: "all", fromDay: "", toDay: "" };
export const wish = signal<Wish>(everything);

/** Null until the first answer has come; what was found before stays while something else is looked for. */
export const found = signal<Pick<FoundImports, "total" | "upTo" | "isComplete"> | null>(null);
/** By their place in the list, newest first, as far as they have been in view. */
export const rows = signal<ReadonlyMap<number, Import>>(new Map());
export const searchFailure = signal<string | null>(null);
/** Whether anything has come since; it is shown when someone asks for it, so that nothing moves under their hand. */
export const hasNewer = signal(false);

const pageSize = 100;
const asked = new Set<number>();
let turn = 0;

export function searchOf({ text, filter, fromDay, toDay }: Wish): ImportSearch {
  return { text: text.trim(), states: filters[filter], from: startOfDay(fromDay, 0), to: startOfDay(toDay, 1) };
}

/** Epoch ms at which the day begins here, or the one so many days after it; null for no day. */
function startOfDay(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}

/** Looks anew, from the top. */
export async function searchAgain(): Promise<void> {
  turn += 1;
  const own = turn;
  const reply = await ask("imports.search", { ...searchOf(wish.value), before: null, skip: 0, limit: pageSize });
  // Meanwhile more may have been typed.
  if (own !== turn) return;
  asked.clear();
  asked.add(0);
  batch(() => {
    searchFailure.value = reply.ok ? null : reply.error.message;
    hasNewer.value = false;
    if (!reply.ok) return;
    const { imports: first, ...rest } = reply.value;
    found.value = rest;
    rows.value = new Map(first.map((import_, index) => [index, import_]));
  });
  if (reply.ok && !reply.value.isComplete) setTimeout(() => void lookForMore(own), untilMoreMs);
}

const untilMoreMs = 500;

/** Older imports are being made ready to be searched, newest first: what is found of them comes at the end, and moves nothing. */
async function lookForMore(own: number): Promise<void> {
  const before = found.value?.upTo ?? null;
  if (own !== turn) return;
  if (before === null) {
    void searchAgain();
    return;
  }
  const reply = await ask("imports.search", { ...searchOf(wish.value), before, skip: 0, limit: 1 });
  const last = found.value;
  if (own !== turn || !reply.ok || last === null) return;
  const { total, isComplete } = reply.value;
  // The last page was shorter then.
  if (total > last.total) asked.delete(Math.floor(last.total / pageSize));
  found.value = { ...last, total, isComplete };
  if (!isComplete) setTimeout(() => void lookForMore(own), untilMoreMs);
}

/** Fetches what is missing of these places of the list. */
export function wantRows(places: readonly number[]): void {
  const stands = found.value;
  if (stands === null) return;
  for (const page of new Set(places.map((place) => Math.floor(place / pageSize))))
    if (!asked.has(page) && page * pageSize < stands.total) void fetchPage(page, stands.upTo);
}

async function fetchPage(page: number, before: string | null): Promise<void> {
  const own = turn;
  asked.add(page);
  const skip = page * pageSize;
  const reply = await ask("imports.search", { ...searchOf(wish.value), before, skip, limit: pageSize });
  if (own !== turn) return;
  if (!reply.ok) {
    asked.delete(page);
    searchFailure.value = reply.error.message;
    return;
  }
  const known = new Map(rows.value);
  for (const [index, import_] of reply.value.imports.entries()) known.set(skip + index, import_);
  rows.value = known;
}

/** What is in the list changes where it stands; what is new waits until someone wants to see it. */
effect(() => {
  const latest = new Map(imports.value.map((import_) => [import_.id, import_]));
  const shown = rows.peek();
  const stands = found.peek();
  if (stands === null) return;
  let isOther = false;
  const known = new Map(shown);
  for (const [index, import_] of shown) {
    const now = latest.get(import_.id);
    if (now === undefined || now.version <= import_.version) continue;
    known.set(index, now);
    isOther = true;
  }
  const newest = imports.value[0];
  const isNewer = newest !== undefined && Number(newest.id) >= Number(stands.upTo ?? 0);
  batch(() => {
    if (isOther) rows.value = known;
    if (isNewer && wish.peek().toDay === "") hasNewer.value = true;
  });
});
