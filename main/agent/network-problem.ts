/** @file What the network keeps us from, as the imports that wait have found it. */

import type { NetworkBlocked } from "../../shared/imports/failure.ts";
import type { Import } from "../../shared/imports/import.ts";

/** Null where nothing waits for the network. */
export function findNetworkProblem(underWay: readonly Import[]): NetworkBlocked | null {
  for (const { state } of underWay) if (state.at === "queued" && state.why?.kind === "barred") return state.why;
  return null;
}
