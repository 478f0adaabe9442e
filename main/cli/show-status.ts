/** @file `status`: the imports and the agent's state, read without driving anything. */

import type { AgentStatus } from "../../shared/agent-status.ts";
import type { Import } from "../../shared/import.ts";
import { elderOf, type Parts } from "../assemble.ts";
import type { Log } from "../log.ts";
import { exitCodeFor } from "./exit-code.ts";
import { jsonFromAgent, textFromAgent } from "./import-report.ts";
import { mostListed, tellSettings } from "./run-agent.ts";

export async function showStatus(parts: Parts, log: Log, asJson: boolean): Promise<number> {
  const { problems } = tellSettings(parts, log);
  const agent = parts.makeAgent({ onImport() {}, onStatus() {}, onUnsettled() {} }, true);
  const unsettled = await agent.look();
  const giveBack = parts.journal.claimDriving();
  giveBack?.();
  const isRunning = giveBack === null;
  const status = notRunning(agent.status(), isRunning);
  const imports = parts.journal.list(mostListed).toReversed();
  const elder = (import_: Import) => elderOf(parts.journal, import_);
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, isRunning, imports, unsettled, elder, parts.ports.inboxSettings), null, 2)}\n`
      : textFromAgent(status, imports, unsettled, Date.now(), elder),
  );
  return exitCodeFor(status, problems.length > 0);
}

/** Where no agent runs, nothing goes on by itself: to say "idle" or "working" would not be true. */
function notRunning(status: AgentStatus, isRunning: boolean): AgentStatus {
  const claimsLife = ["idle", "working", "waiting"].includes(status.state);
  return claimsLife && !isRunning ? { ...status, state: "not-running" } : status;
}
