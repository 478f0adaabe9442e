/** @file Finds what keeps queued imports from being sent: a proxy, a certificate, or a finance system that is busy or turns the sign-in down. */

import type { NetworkBlocked } from "../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../shared/imports/import.ts";

/** Null where nothing waits for the network. */
export function findNetworkBlock(underWay: readonly Import[]): NetworkBlocked | null {
  for (const { state } of underWay) if (state.at === "queued" && state.why?.kind === "barred") return state.why;
  return null;
}

/** The connections whose finance system rejects a token that the sign-in server has just given out. */
export const turnedDownBy = (underWay: readonly Import[]): readonly string[] => [
  ...new Set(
    underWay.flatMap(({ connection, state }) =>
      state.at === "queued" && state.why?.kind === "signed-out" && state.why.by === "service" ? [connection] : [],
    ),
  ),
];

/** True where something waits because its call didn't reach the finance system. */
export const isUnreachable = (underWay: readonly Import[]): boolean =>
  underWay.some(({ state }) => state.at === "queued" && state.why?.kind === "not-sent");

/** True where nothing waits for the line, and something for a finance system that answers that it is busy. */
export function isOnlyBusy(underWay: readonly Import[]): boolean {
  const kinds = new Set(underWay.map(({ state }) => (state.at === "queued" ? state.why?.kind : undefined)));
  return kinds.has("busy") && !kinds.has("not-sent") && !kinds.has("barred");
}
