/** @file Reads the entries of the trail that say what a person has seen to of what lists raised. */

import type { SentImport } from "./sources.ts";

/** @param details of the entries `settle-row` of one import */
export function seenOfDetails(details: readonly unknown[]): Pick<SentImport, "seen" | "again"> {
  const said = details.map((detail) => (detail ?? {}) as { part?: number; row?: number; is?: string; again?: unknown });
  return {
    seen: new Set(said.map(({ part, row, is }) => `${part} ${row} ${is}`)),
    again: new Set(said.flatMap(({ part, row, again }) => (again === undefined ? [] : [`${part} ${row}`]))),
  };
}
