/** @file Which view the window shows, and the keys that lead from one to another. */

import { batch, signal } from "@preact/signals";
import { ask, hear } from "./use-agent.ts";

/** In the order of the rail; Alt and the number of its place leads to each. */
export const views = ["today", "needs-you", "history", "inboxes", "settings"] as const;

export type View = (typeof views)[number];

export const view = signal<View>("today");

/** The id of the import whose spreadsheet is looked at, in place of what needs a person; null where none is. */
export const openId = signal<string | null>(null);

/** Shows this view from its top. A spreadsheet that is open is left; what was said of it stays. */
export function goTo(next: View): void {
  batch(() => {
    openId.value = null;
    view.value = next;
  });
}

/** The view that a key press asks for: Alt with 1 to 5, on the row above the letters or on the number pad. */
export function viewForKey({ altKey, ctrlKey, metaKey, code }: KeyPress): View | null {
  if (!altKey || ctrlKey || metaKey) return null;
  const [, place] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return views[Number(place) - 1] ?? null;
}

type KeyPress = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "code">;

/** Follows the keys for as long as the page lives; `mayLeave` is false while there is one view alone. */
export function followViewKeys(mayLeave: () => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const next = mayLeave() ? viewForKey(event) : null;
    if (next === null) return;
    event.preventDefault();
    if (next !== view.value || openId.value !== null) goTo(next);
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** Goes where a notification leads that someone has clicked. */
export function followNotices(): void {
  hear("view.show", ({ view: wanted }) => {
    if (wanted !== "report") return goTo(wanted);
    goTo("today");
    void ask("report.open", null);
  });
}
