/** @file `status`: the imports and the agent's state, read without driving anything. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { type AgentHealth, isStuck } from "../../shared/agent/health.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { originalOf } from "../imports/note-context.ts";
import type { Log } from "../platform/log.ts";
import { exitCodeFor } from "./exit-code.ts";
import { jsonFromAgent, type Rounds, sayRounds } from "./import-report.ts";
import { mostListed, tellSettings } from "./run-agent.ts";
import { textFromAgent } from "./text-report.ts";

/** How it all stands, found out without driving anything. */
export async function statusNow(parts: Assembly) {
  const agent = parts.makeAgent({ onImport() {}, onStatus() {}, onUnsettled() {}, onTonight() {} }, true);
  const unsettled = await agent.look();
  const isRunning = parts.isDriven();
  const rounds = roundsOf(parts.health.read(), agent.health(), isRunning);
  return { status: notRunning(agent.status(), isRunning), unsettled, isRunning, rounds };
}

export async function showStatus(parts: Assembly, log: Log, asJson: boolean): Promise<number> {
  const { problems } = tellSettings(parts, log);
  const { status, unsettled, isRunning, rounds } = await statusNow(parts);
  const imports = parts.journal.list(mostListed).toReversed();
  const original = (import_: Import) => originalOf(parts.journal, import_);
  const beside = { isRunning, nowMs: Date.now(), originalOf: original, rounds, rulesOf: parts.ports.inboxSettings };
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, imports, unsettled, beside), sayMessagesIn, 2)}\n`
      : textFromAgent(status, imports, unsettled, beside),
  );
  return exitCodeFor(status, problems.length > 0, rounds.stuck !== null);
}

/** The agent that runs knows since when a file settles; where none runs, only what we have seen ourselves is so now. */
function roundsOf(left: AgentHealth | null, seen: AgentHealth, isRunning: boolean): Rounds {
  const waiting = [seen.oldestWaitingAt, isRunning ? left?.oldestWaitingAt : null].filter((at) => at != null);
  return {
    lastSweepAt: left?.lastSweepAt ?? null,
    oldestWaitingAt: seen.oldestWaitingAt === null ? null : Math.min(...waiting),
    stuck: isRunning && left !== null && isStuck(left, Date.now()) ? sayRounds(left) : null,
  };
}

/** Where no agent runs, nothing goes on by itself: to say "idle" or "working" would not be true. */
function notRunning(status: AgentStatus, isRunning: boolean): AgentStatus {
  const claimsLife = ["idle", "working", "waiting"].includes(status.state);
  return claimsLife && !isRunning ? { ...status, state: "not-running" } : status;
}
