/** @file Finds the proxy or certificate problem that keeps queued imports from being sent, if there is one. */

import type { NetworkBlocked } from "../../shared/imports/failure.ts";
import type { Import } from "../../shared/imports/import.ts";

/** Null where nothing waits for the network. */
export function findNetworkBlock(underWay: readonly Import[]): NetworkBlocked | null {
  for (const { state } of underWay) if (state.at === "queued" && state.why?.kind === "barred") return state.why;
  return null;
}
