/** @file Tells the tray, the window and other processes how the agent is doing. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { AgentHealth } from "../../shared/agent/health.ts";
import type { AgentParts } from "./agent-parts.ts";
import type { AgentStatusNow } from "./agent-status-now.ts";
import type { InboxRounds } from "./inbox-rounds.ts";

export interface AgentTeller {
  health(): AgentHealth;
  /** From now on it is one pass, which does not sweep again while it sends. */
  beginOnePass(): void;
  /** While one pass goes on. */
  tellProgress(): void;
  /** At the end of each turn. Returns what was told. */
  tellTurn(): AgentStatus;
  /** After each look while the journal is being checked, and at the end of one pass. */
  tellLook(): Promise<void>;
}

/** @param startedAt epoch ms at which the agent was made */
export function createAgentTeller(
  parts: Pick<AgentParts, "ports" | "dailyJobs" | "onTurn" | "report">,
  status: AgentStatusNow,
  rounds: Pick<InboxRounds, "unsettled" | "lastSweepAt">,
  startedAt: number,
): AgentTeller {
  const { clock, journal } = parts.ports;
  let isOnePass = false;

  function health(): AgentHealth {
    const waiting = [...journal.underWay(), ...rounds.unsettled().map(({ since }) => ({ seenAt: since }))];
    // One by one: as arguments of one call, a hundred thousand are more than the stack holds.
    const oldestWaitingAt = waiting.reduce<number | null>(
      (first, { seenAt }) => Math.min(first ?? seenAt, seenAt),
      null,
    );
    const lastSweepAt = rounds.lastSweepAt();
    return { startedAt, aliveAt: clock.now(), lastSweepAt, oldestWaitingAt, ...(isOnePass && { isOnePass }) };
  }

  function tellProgress(): void {
    status.tellStatus();
    parts.onTurn(health(), status.told()).catch(parts.report);
  }

  return {
    health,
    beginOnePass() {
      isOnePass = true;
    },
    tellProgress,
    tellTurn() {
      parts.dailyJobs.look({ status: status.status, unsettled: rounds.unsettled });
      status.tellUnsettled();
      tellProgress();
      return status.told();
    },
    async tellLook() {
      status.tellUnsettled();
      status.tellStatus();
      await parts.onTurn(health(), status.told());
    },
  };
}
