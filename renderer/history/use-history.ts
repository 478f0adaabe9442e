/** @file The search of the history and its results. Rows are fetched from main when they come into view. */

import { batch, effect, signal } from "@preact/signals";
import type { FoundImports, ImportSearch } from "../../shared/imports/history-query.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import { statesIn } from "../../shared/imports/state-groups.ts";
import { ask, imports } from "../agent/use-agent.ts";
import { goTo } from "../agent/use-view.ts";

/** The states of each filter, by the names of the counts in the header. */
export const filters = {
  all: [],
  done: ["done"],
  "under-way": statesIn("under-way"),
  // Failed files that need a person are among them, so it is no matter of the state alone.
  "needs-you": [],
  failed: ["failed"],
  duplicate: ["duplicate"],
} as const satisfies Readonly<Record<string, readonly StateName[]>>;

export type Filter = keyof typeof filters;

interface Wish {
  readonly text: string;
  readonly filter: Filter;
  /** The id of an inbox, or "" for all. */
  readonly inbox: string;
  /** Who decided something about it, or "" for anyone. */
  readonly who: string;
  /** What the days are of. */
  readonly by: ImportSearch["by"];
  /** As yyyy-mm-dd, or "" for no limit. Both days are included. */
  readonly fromDay: string;
  readonly toDay: string;
}

export const everything: Wish = {
  ...{ text: "", filter: "all", inbox: "", who: "" },
  ...{ by: "added", fromDay: "", toDay: "" },
};
export const wish = signal<Wish>(everything);

/** Null until the first answer. The old result stays during the next search. */
export const found = signal<Pick<FoundImports, "total" | "upTo" | "isComplete"> | null>(null);
/** The imports fetched so far, by their place in the list, newest first. */
export const rows = signal<ReadonlyMap<number, Import>>(new Map());
export const searchFailure = signal<string | null>(null);
/** True if there are newer imports. They are shown on request, so that no row moves under the pointer. */
export const hasNewer = signal(false);
/** Everyone who decided something, by name. */
export const people = signal<readonly string[]>([]);
export async function loadPeople(): Promise<void> {
  const reply = await ask("imports.people", null);
  if (reply.ok) people.value = reply.value;
}

/** The id of the import whose details are shown; null if none are. */
export const openedId = signal<string | null>(null);

/** Shows an import's details in the history, among the files that are found. */
export function openInHistory(id: string): void {
  batch(() => {
    openedId.value = id;
    goTo("history");
  });
}

/** Shows what was sent on a day. @param day as yyyy-mm-dd */
export function showSentOn(day: string): void {
  batch(() => {
    wish.value = { ...everything, by: "sent", fromDay: day, toDay: day };
    goTo("history");
  });
}

const pageSize = 100;
const asked = new Set<number>();
let turn = 0;

export function searchOf({ text, filter, inbox, who, by, fromDay, toDay }: Wish): ImportSearch {
  const days = { by, from: startOfDay(fromDay, 0), to: startOfDay(toDay, 1) };
  const needsPerson = filter === "needs-you";
  return { text: text.trim(), states: filters[filter], needsPerson, inbox: inbox || null, who: who || null, ...days };
}

/** Epoch ms of the local start of the day that is `later` days after `day`; null if there is no day. */
function startOfDay(day: string, later: number): number | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}

/** Searches again and shows the first page. */
export async function searchAgain(): Promise<void> {
  turn += 1;
  const own = turn;
  const reply = await ask("imports.search", { ...searchOf(wish.value), before: null, skip: 0, limit: pageSize });
  // The person may have typed more meanwhile.
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

/** Waits for older imports that are still being indexed, newest first. They are added at the end, so no row moves. */
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
  // The last page has grown, so fetch it again.
  if (total > last.total) asked.delete(Math.floor(last.total / pageSize));
  found.value = { ...last, total, isComplete };
  if (!isComplete) setTimeout(() => void lookForMore(own), untilMoreMs);
}

/** Fetches the rows of these places that are missing. */
export function wantRows(places: readonly number[]): void {
  const current = found.value;
  if (current === null) return;
  for (const page of new Set(places.map((place) => Math.floor(place / pageSize))))
    if (!asked.has(page) && page * pageSize < current.total) void fetchPage(page, current.upTo);
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

/** Updates changed imports in place. New ones wait until the person asks for them. */
effect(() => {
  const latest = new Map(imports.value.map((import_) => [import_.id, import_]));
  const shown = rows.peek();
  const current = found.peek();
  if (current === null) return;
  let isOther = false;
  const known = new Map(shown);
  for (const [index, import_] of shown) {
    const now = latest.get(import_.id);
    if (now === undefined || now.version <= import_.version) continue;
    known.set(index, now);
    isOther = true;
  }
  const newest = imports.value[0];
  const isNewer = newest !== undefined && Number(newest.id) >= Number(current.upTo ?? 0);
  batch(() => {
    if (isOther) rows.value = known;
    if (isNewer && wish.peek().toDay === "") hasNewer.value = true;
  });
});
