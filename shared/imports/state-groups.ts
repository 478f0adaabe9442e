/** @file Which states belong together: under way, asking for a person, over. A new state must be put into one of them. */

import type { StateName } from "./import.ts";
import type { OpenAs } from "./row-fingerprint.ts";

type StateGroup = "under-way" | "needs-you" | "over";

const groups = {
  reading: "under-way",
  queued: "under-way",
  sending: "under-way",
  held: "needs-you",
  unknown: "needs-you",
  waiting: "needs-you",
  done: "over",
  failed: "over",
  duplicate: "over",
} as const satisfies Readonly<Record<StateName, StateGroup>>;

export const statesIn = (...wanted: readonly StateGroup[]): readonly StateName[] =>
  (Object.keys(groups) as StateName[]).filter((state) => wanted.includes(groups[state]));

export const isUnderWay = ({ at }: { readonly at: StateName }): boolean => groups[at] === "under-way";

/** Null for an import that is over, or that has nothing planned yet. */
export function openAs({ at }: { readonly at: StateName }): OpenAs | null {
  if (at === "held" || at === "unknown") return at;
  return at === "queued" || at === "sending" ? "under-way" : null;
}

/** True where a person decides what becomes of it. */
export const asksPerson = (state: { readonly at: StateName }): boolean =>
  openAs(state) !== null && openAs(state) !== "under-way";

/** For a query: "'reading', 'queued', 'sending'". */
export const sqlStatesIn = (...wanted: readonly StateGroup[]): string =>
  statesIn(...wanted)
    .map((state) => `'${state}'`)
    .join(", ");
