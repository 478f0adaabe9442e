/** @file Which view the window shows, and the keys that switch views. */

import { batch, signal } from "@preact/signals";
import { ask, hear } from "./use-agent.ts";

/** In the order of the rail. Alt and a digit opens the view at that place. */
export const views = ["today", "needs-you", "history", "inboxes", "settings"] as const;

export type View = (typeof views)[number];

export const view = signal<View>("today");

/** The id of the import whose spreadsheet is open in the Needs you view; null if none is. */
export const openId = signal<string | null>(null);

/** Shows the top of a view. Closes an open spreadsheet but keeps its unsent answers. */
export function goTo(next: View): void {
  batch(() => {
    openId.value = null;
    view.value = next;
  });
}

/** The view for a key press: Alt with 1 to 5, above the letters or on the number pad. Null for other keys. */
export function viewForKey({ altKey, ctrlKey, metaKey, code }: KeyPress): View | null {
  if (!altKey || ctrlKey || metaKey) return null;
  const [, place] = /^(?:Digit|Numpad)([1-9])$/.exec(code) ?? [];
  return views[Number(place) - 1] ?? null;
}

type KeyPress = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "code">;

/** Listens for these keys. `mayLeave` is false while there is only one view. @returns a function that stops listening */
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

/** The id of the import that a person wants to see, from outside the window; its view takes it away. */
export const wantedId = signal<string | null>(null);

/** Opens the view of a clicked notification, or the file that was chosen in the tray. */
export function followNotices(): void {
  hear("view.show", ({ view: wanted, importId = null }) => {
    wantedId.value = importId;
    if (wanted !== "report") return goTo(wanted);
    goTo("today");
    void ask("report.open", null);
  });
}
