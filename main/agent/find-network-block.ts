/** @file Finds what keeps queued imports from being sent: a proxy, a certificate, or a finance system that is busy, turns the sign-in down, or did not answer. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { NetworkBlocked } from "../../shared/imports/failure.ts";
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

/** How long nothing is sent over each connection after calls that nobody answered, while something waits for that. */
export function findRestsAfterUnknown(underWay: readonly Import[]): NonNullable<AgentStatus["afterUnknown"]> {
  const rests = underWay.flatMap(({ connection, state }) =>
    // One that a person has tried now waits for no time.
    state.at === "queued" && state.why?.kind === "after-unknown" && state.notBefore > 0
      ? [{ connection, files: state.why.files, until: state.notBefore }]
      : [],
  );
  const first = new Map(rests.toSorted((one, other) => other.until - one.until).map((rest) => [rest.connection, rest]));
  return [...first.values()].toSorted((one, other) => one.until - other.until);
}

/** True where nothing waits for the line, and something for a finance system that answers that it is busy. */
export function isOnlyBusy(underWay: readonly Import[]): boolean {
  const kinds = new Set(underWay.map(({ state }) => (state.at === "queued" ? state.why?.kind : undefined)));
  return kinds.has("busy") && !kinds.has("not-sent") && !kinds.has("barred");
}
