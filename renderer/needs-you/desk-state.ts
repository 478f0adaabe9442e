/** @file What the desk shows: the rows that are listed, the one whose details are shown, and those that are chosen. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { split } from "../agent/use-agent.ts";
import { type DeskWish, findRows, reasonOf, wholeDesk } from "./desk-rows.ts";

/** Kept while other views are shown, so that a person comes back to where they were. */
export const wish = signal<DeskWish>(wholeDesk);
export const rows = computed(() => findRows(split.value.needPerson, wish.value));

/** The id of the import whose details are shown. It stays when more important files come. */
const shownId = signal<string | null>(null);
/** True where a person has opened it: a narrow window then shows it in place of the list. */
export const hasOpened = signal(false);
/** True where the details came up by themselves, because what was there before was answered. */
export const cameByItself = signal(false);
/** The file that was shown last, as it was, and the ids of the rows then. */
let last: { readonly shown: Import | undefined; readonly ids: readonly string[] } = { shown: undefined, ids: [] };

/** The import whose details are shown, or null. */
export const current = computed<Import | null>(() => rows.value.find(({ id }) => id === shownId.value) ?? null);

export function openRow(id: string): void {
  batch(() => {
    shownId.value = id;
    hasOpened.value = true;
    cameByItself.value = false;
  });
}

/** Shows the first file, unless a person has opened another: the view has just been opened. */
export function showFirst(): void {
  if (hasOpened.peek()) return;
  batch(() => {
    shownId.value = rows.peek()[0]?.id ?? null;
    cameByItself.value = false;
  });
}

/** Back from the details to the list, in a narrow window. */
export function closeRow(): void {
  hasOpened.value = false;
}

// What was answered leaves the list, and the one after it is shown: by its id, because others may move at the same time.
// A small file is read again so fast that it may be back, and wait for approval, before the list has shown that it left.
effect(() => {
  const listed = rows.value;
  const shown = listed.find(({ id }) => id === shownId.value);
  const wasAsked = last.shown !== undefined && last.shown.id === shown?.id && reasonOf(last.shown) === "question";
  if (shown !== undefined && !(wasAsked && reasonOf(shown) !== "question")) {
    last = { shown, ids: listed.map(({ id }) => id) };
    return;
  }
  const place = last.ids.indexOf(shownId.value ?? "");
  const near = place < 0 ? [] : [...last.ids.slice(place + 1), ...last.ids.slice(0, place).reverse()];
  const next = near.find((one) => listed.some(({ id }) => id === one)) ?? listed[0]?.id ?? null;
  last = { shown: undefined, ids: listed.map(({ id }) => id) };
  batch(() => {
    shownId.value = next;
    cameByItself.value = next !== null;
    if (next === null) hasOpened.value = false;
  });
});

const chosenIds = signal<ReadonlySet<string>>(new Set());
/** Where a range that is chosen with Shift begins. */
let anchor: string | null = null;

/** Only what is listed can be chosen: a filter hides nothing that an act would reach. */
export const chosen = computed(() => rows.value.filter(({ id }) => chosenIds.value.has(id)));
export const isChosen = (id: string): boolean => chosenIds.value.has(id);

/** Chooses one row or lets go of it; with `toRange` all from the last one that was chosen. */
export function choose(id: string, isOn: boolean, toRange = false): void {
  const ids = rows.value.map((row) => row.id);
  const [from, to] = [ids.indexOf(toRange && anchor !== null ? anchor : id), ids.indexOf(id)];
  const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  anchor = id;
  chooseAll(range, isOn);
}

export function chooseAll(ids: Iterable<string>, isOn: boolean): void {
  const next = new Set(chosenIds.value);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  chosenIds.value = next;
}

export function letGo(): void {
  anchor = null;
  chosenIds.value = new Set();
}
