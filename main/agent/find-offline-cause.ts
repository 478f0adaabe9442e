/** @file Finds what keeps queued imports from being sent: the line, or a finance system that is busy or rejects the sign-in. */

import type { OfflineCause } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";

/** Why queued files wait for their call. Null where none does. */
export function findOfflineCause(underWay: readonly Import[]): OfflineCause | null {
  const causes = underWay.flatMap(({ state }): OfflineCause[] => {
    if (state.at !== "queued" || state.why == null) return [];
    const { why } = state;
    if (why.kind === "barred") return [why];
    return why.kind === "not-sent" || why.kind === "busy" ? [{ kind: why.kind }] : [];
  });
  const first = (kind: OfflineCause["kind"]) => causes.find((cause) => cause.kind === kind);
  return first("barred") ?? first("not-sent") ?? first("busy") ?? null;
}

/** The connections whose finance system rejects a token that the sign-in server has just given out. */
export const turnedDownBy = (underWay: readonly Import[]): readonly string[] => [
  ...new Set(
    underWay.flatMap(({ connection, state }) =>
      state.at === "queued" && state.why?.kind === "signed-out" && state.why.by === "service" ? [connection] : [],
    ),
  ),
];
