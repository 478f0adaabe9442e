/** @file Chooses the exit code; if several apply, the most urgent one. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";

/** What an agent's status does not say of itself. */
interface SeenBeside {
  readonly seemsStuck?: boolean;
  /** A call was begun, and nothing runs that could tell how it ended: it may have been sent. */
  readonly isCutShort?: boolean;
}

/** 0 nothing needs a person, 1 something does, 2 bad settings, 3 signed out, unreachable or stuck. */
export function exitCodeFor(
  status: AgentStatus,
  hasBadSettings: boolean,
  { seemsStuck = false, isCutShort = false }: SeenBeside = {},
): 0 | 1 | 2 | 3 {
  if (hasBadSettings || status.state === "not-set-up") return 2;
  if (seemsStuck || status.state === "signed-out" || status.state === "offline") return 3;
  const needsPerson = status.needPerson > 0 || isCutShort;
  return needsPerson || status.exceptions.length > 0 || (status.report?.alarms.length ?? 0) > 0 ? 1 : 0;
}
