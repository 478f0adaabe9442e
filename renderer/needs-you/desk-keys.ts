/** @file What each key does on the desk. Pure; use-desk-keys.ts carries it out. */

export type DeskKey =
  | "next"
  | "previous"
  | "enter"
  | "choose"
  | "choose-range"
  | "choose-all"
  | "approve"
  | "attach"
  | "match"
  | "retry"
  | "dismiss"
  | "look"
  | "search"
  | "help"
  | "leave";

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Where the keyboard is. */
export interface KeyPlace {
  /** In a field that takes letters. */
  readonly isTyping: boolean;
  readonly isOnRow: boolean;
  /** Within the details beside the list. */
  readonly isInDetail: boolean;
}

// Letters that decide something count on a row only, so that no stray letter decides.
const onRow: Readonly<Record<string, DeskKey>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Enter: "enter",
  x: "choose",
  X: "choose-range",
  a: "approve",
  i: "attach",
  m: "match",
  r: "retry",
  d: "dismiss",
  o: "look",
};

const anywhere: Readonly<Record<string, DeskKey>> = { j: "next", k: "previous", "/": "search", "?": "help" };

/** Null for a key that does nothing here. */
export function deskKeyFor(press: KeyPress, place: KeyPlace): DeskKey | null {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (altKey) return null;
  if (place.isTyping) return null;
  if (ctrlKey || metaKey) return key === "a" && place.isOnRow ? "choose-all" : null;
  if (key === "Escape") return place.isInDetail || place.isOnRow ? "leave" : null;
  return anywhere[key] ?? (place.isOnRow ? (onRow[key] ?? null) : null);
}
