/** @file The status without what only a running agent can claim. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";

/** Without a running agent nothing happens by itself, so "idle", "working" and "waiting" would be untrue. */
export function notRunning(status: AgentStatus, isRunning: boolean): AgentStatus {
  const claimsLife = ["idle", "working", "waiting"].includes(status.state);
  return claimsLife && !isRunning ? { ...status, state: "not-running" } : status;
}
