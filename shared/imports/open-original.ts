/** @file Tells whether an import that is not over continues by itself, or waits for a person, with all that rests on it. */

import type { ImportState, StateName } from "./import.ts";
import type { OpenAs } from "./row-fingerprint.ts";

/** Null for an import that is over, or that has nothing planned yet. */
export function openAs({ at }: { readonly at: StateName }): OpenAs | null {
  if (at === "held" || at === "unknown") return at;
  return at === "queued" || at === "sending" ? "under-way" : null;
}

/** True where a person decides what becomes of it. */
export const asksPerson = (state: Pick<ImportState, "at">): boolean =>
  openAs(state) !== null && openAs(state) !== "under-way";
