/** @file `status`: prints the imports and the agent's state. Drives nothing. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { type AgentHealth, isStuck } from "../../../shared/agent/health.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { sayMessagesIn } from "../../../shared/wording/message.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { copyThatAsks } from "../../imports/decide.ts";
import { originalOf } from "../../imports/note-context.ts";
import { rowsInDoubt } from "../../imports/rows-in-doubt.ts";
import type { Log } from "../../platform/log.ts";
import { maxListed, tellSettings, tellStrays } from "../tell-settings.ts";
import { exitCodeFor } from "./exit-code.ts";
import { jsonFromAgent, type SweepHealth, sayStuckAgent } from "./import-report.ts";
import { notRunning } from "./not-running.ts";
import { textFromAgent } from "./text-report.ts";

/** Reads the current status from the journal, the inboxes and the health file. Drives nothing. */
export async function statusNow(parts: Assembly) {
  const agent = parts.makeAgent({ onImport() {}, onStatus() {}, onUnsettled() {}, onTonight() {} }, true);
  const office = await parts.office?.see();
  const runsHere = parts.isDriven();
  const isRunning = runsHere || (office?.driver ?? null) !== null;
  const unsettled = await agent.look(isRunning);
  const left = parts.health.read();
  const now = withSince(agent.status(), runsHere ? left : null);
  const found = sweepHealthOf(left, agent.health(), runsHere);
  // On a full disk its sweeps fail, and a restart would not help.
  const sweepHealth = now.exceptions.some(({ is }) => is === "disk-full") ? { ...found, stuck: null } : found;
  return { status: notRunning(now, isRunning), unsettled, isRunning, sweepHealth };
}

/** Only a running agent knows since when an inbox can't be reached: this process has only just looked. */
export function withSince(status: AgentStatus, left: AgentHealth | null): AgentStatus {
  const inboxes = status.inboxes.map(({ unreachableSince: _, ...inbox }) => {
    const since = left?.awaySince?.[inbox.id];
    return inbox.unreachable === null || since === undefined ? inbox : { ...inbox, unreachableSince: since };
  });
  return { ...status, inboxes };
}

/** Prints the status as text or JSON, and resolves with the exit code. */
export async function showStatus(parts: Assembly, log: Log, asJson: boolean): Promise<number> {
  const { problems } = tellSettings(parts, log);
  const { status, unsettled, isRunning, sweepHealth } = await statusNow(parts);
  const imports = parts.journal.list(maxListed).toReversed();
  const original = (import_: Import) => originalOf(parts.journal, import_);
  const context = {
    isRunning,
    nowMs: Date.now(),
    originalOf: original,
    sweepHealth,
    rulesOf: parts.ports.inboxSettings,
    confirmationOf: parts.journal.confirmation,
    copyOf: (import_: Import) => copyThatAsks(parts.journal, import_),
    rowsOf: (import_: Import) => rowsInDoubt(parts.journal, import_, parts.journal.inDoubt().get(import_.id)),
  };
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, imports, unsettled, context), sayMessagesIn, 2)}\n`
      : textFromAgent(status, imports, unsettled, { ...context, isStopped: !isRunning }),
  );
  return exitCodeFor(status, problems.length + tellStrays(parts).length > 0, {
    seemsStuck: sweepHealth.stuck !== null,
    isCutShort: !isRunning && (parts.journal.tally().byState.sending ?? 0) > 0,
  });
}

/** Only a running agent knows how long a file has been settling; without one, only our own look counts. */
function sweepHealthOf(left: AgentHealth | null, seen: AgentHealth, isRunning: boolean): SweepHealth {
  const waiting = [seen.oldestWaitingAt, isRunning ? left?.oldestWaitingAt : null].filter((at) => at != null);
  return {
    lastSweepAt: left?.lastSweepAt ?? null,
    oldestWaitingAt: seen.oldestWaitingAt === null ? null : Math.min(...waiting),
    stuck: isRunning && left !== null && isStuck(left, Date.now()) ? sayStuckAgent(left) : null,
  };
}
