/** @file `run` and `sync`: drives the imports of a data folder, for good or for one pass. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { originalOf } from "../imports/note-context.ts";
import type { Log } from "../platform/log.ts";
import { exitCodeFor } from "./exit-code.ts";
import { jsonFromAgent } from "./import-report.ts";
import { uploadsInLog, uploadsOnTerminal } from "./show-uploads.ts";
import { textFromAgent } from "./text-report.ts";

/** More than this nobody reads at one go. */
export const mostListed = 10_000;

/** Resolves with the exit code once `signal` has fired and what was being sent has come to its end. */
export async function runUntilTold(parts: Assembly, log: Log, signal: AbortSignal): Promise<number> {
  const giveBack = parts.drive();
  if (!giveBack) {
    process.stderr.write(`${words.cli.alreadyRunning}\n`);
    return 2;
  }
  const { problems } = tellSettings(parts, log);
  let told = "";
  const tellUploads = uploadsInLog(log, Date.now);
  const listeners = {
    onImport: ({ id, state, place, kind }: Parameters<Parameters<Assembly["makeAgent"]>[0]["onImport"]>[0]) =>
      log.say("import", { id, kind, file: place.dropped, state: state.at, lies: place.path }),
    onStatus: ({ state, needPerson, uploads }: AgentStatus) => {
      const stands = `${state} ${needPerson}`;
      if (stands !== told) log.say("agent", { state, needPerson });
      told = stands;
      tellUploads(uploads);
    },
    onUnsettled: () => {},
    onTonight: ({ verdict, points }: TonightCheck) =>
      log.say("tonight", { verdict, bad: points.filter((point) => point.verdict === "bad") }),
  };
  await parts.backupWorker.check();
  const agent = parts.makeAgent(listeners, true);
  agent.start();
  const stopBackups = parts.backupWorker.start();
  const ending = AbortSignal.any([signal, parts.journalDamage]);
  if (!ending.aborted)
    await new Promise<void>((told) => ending.addEventListener("abort", () => told(), { once: true }));
  log.say("stopping");
  stopBackups();
  await agent.stop();
  giveBack();
  parts.journalDamage.throwIfAborted();
  return problems.length > 0 && parts.settings.read().settings.inboxes.length === 0 ? 2 : 0;
}

/** One pass over what is in the inboxes now. */
export async function syncNow(parts: Assembly, log: Log, asJson: boolean, signal: AbortSignal): Promise<number> {
  const giveBack = parts.drive();
  if (!giveBack) {
    process.stderr.write(`${words.cli.alreadyRunning}\n`);
    return 2;
  }
  const { problems } = tellSettings(parts, log);
  if (parts.pausing.now() !== null) process.stderr.write(`${words.cli.isPaused}\n`);
  await parts.backupWorker.check();
  const showUploads = process.stderr.isTTY ? uploadsOnTerminal(process.stderr) : uploadsInLog(log, Date.now);
  const onStatus = ({ uploads }: AgentStatus) => showUploads(uploads);
  const agent = parts.makeAgent({ onImport() {}, onStatus, onUnsettled() {}, onTonight() {} }, false);
  signal.addEventListener("abort", () => void agent.stop(), { once: true });
  // Beyond every entry: only how far the trail has come is asked.
  const { seq } = parts.journal.changesSince(Number.MAX_SAFE_INTEGER);
  await agent.sync();
  const status = agent.status();
  showUploads([]);
  await agent.stop();
  if (!signal.aborted) await parts.backupWorker.backUpIfDue();
  giveBack();
  parts.journalDamage.throwIfAborted();
  const imports = parts.journal.list(mostListed).toReversed();
  const { changed } = parts.journal.changesSince(seq);
  const beside = {
    nowMs: Date.now(),
    originalOf: (import_: Import) => originalOf(parts.journal, import_),
    rounds: { ...agent.health(), stuck: null },
    rulesOf: parts.ports.inboxSettings,
  };
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, imports, agent.unsettled(), { ...beside, isRunning: false }), sayMessagesIn, 2)}\n`
      : textFromAgent(status, changed, agent.unsettled(), beside),
  );
  // What could not be written down has not even been begun.
  if (agent.unsettled().some(({ why }) => why === "not-noted")) return 3;
  return exitCodeFor(status, problems.length > 0);
}

/** Says on stderr what is wrong with the settings: the rest of them works on. */
export function tellSettings({ settings, network }: Assembly, log: Log) {
  const { problems: unusable, unknownKeys, settings: usable } = settings.read();
  const problems = [...unusable, ...network.problems()];
  for (const problem of problems) process.stderr.write(`${words.cli.settings(problem)}\n`);
  for (const key of unknownKeys) process.stderr.write(`${words.cli.unknownSetting(key)}\n`);
  if (usable.inboxes.length === 0 && problems.length === 0)
    process.stderr.write(`${words.cli.noInboxYet(settings.path)}\n`);
  if (problems.length > 0) log.say("settings", { problems });
  return { problems };
}
