/** @file `run` and `sync`: drive the imports of a data folder, until stopped or for one pass. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayStrays } from "../../shared/wording/agent/say-strays.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { originalOf } from "../imports/note-context.ts";
import type { Log } from "../platform/log.ts";
import { exitCodeFor } from "./status/exit-code.ts";
import { jsonFromAgent } from "./status/import-report.ts";
import { notRunning } from "./status/not-running.ts";
import { uploadsInLog, uploadsOnTerminal } from "./status/show-uploads.ts";
import { textFromAgent } from "./status/text-report.ts";

/** The most imports that one report lists. */
export const maxListed = 10_000;

/** Drives the imports until `signal` fires, finishes what is being sent, and resolves with the exit code. */
export async function runUntilStopped(parts: Assembly, log: Log, signal: AbortSignal): Promise<number> {
  const releaseDriver = parts.drive();
  if (!releaseDriver) {
    process.stderr.write(`${words.cli.alreadyRunning}\n`);
    return 2;
  }
  const { problems } = tellSettings(parts, log);
  let lastLogged = "";
  // What is wrong at the start is told already.
  let lastProblems = JSON.stringify(problems);
  const tellUploads = uploadsInLog(log, Date.now);
  const listeners = {
    onImport: ({ id, state, place, kind }: Parameters<Parameters<Assembly["makeAgent"]>[0]["onImport"]>[0]) =>
      log.say("import", { id, kind, file: place.dropped, state: state.at, lies: place.path }),
    onStatus: ({ state, needPerson, uploads, settingsProblems }: AgentStatus) => {
      const problems = JSON.stringify(settingsProblems);
      if (problems !== lastProblems && settingsProblems.length > 0) log.say("settings", { problems: settingsProblems });
      lastProblems = problems;
      const current = `${state} ${needPerson}`;
      if (current !== lastLogged) log.say("agent", { state, needPerson });
      lastLogged = current;
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
    await new Promise<void>((resolve) => ending.addEventListener("abort", () => resolve(), { once: true }));
  log.say("stopping");
  stopBackups();
  await agent.stop();
  releaseDriver();
  parts.journalDamage.throwIfAborted();
  return problems.length > 0 && parts.settings.read().settings.inboxes.length === 0 ? 2 : 0;
}

/**
 * Makes one pass over the files that are in the inboxes now, and resolves with the exit code.
 *
 * @param writeAsIs writes to stderr without escaping control characters
 */
export async function syncNow(
  parts: Assembly,
  log: Log,
  asJson: boolean,
  signal: AbortSignal,
  writeAsIs: (text: string) => void,
): Promise<number> {
  const releaseDriver = parts.drive();
  if (!releaseDriver) {
    process.stderr.write(`${words.cli.alreadyRunning}\n`);
    return 2;
  }
  const { problems } = tellSettings(parts, log);
  if (parts.pausing.now() !== null) process.stderr.write(`${words.cli.isPaused}\n`);
  await parts.backupWorker.check();
  const { isTTY, columns } = process.stderr;
  const showUploads = isTTY ? uploadsOnTerminal({ write: writeAsIs, columns }) : uploadsInLog(log, Date.now);
  const onStatus = ({ uploads }: AgentStatus) => showUploads(uploads);
  const agent = parts.makeAgent({ onImport() {}, onStatus, onUnsettled() {}, onTonight() {} }, false);
  signal.addEventListener("abort", () => void agent.stop(), { once: true });
  // A position past every entry returns no changes, only the current end of the trail.
  const { seq } = parts.journal.changesSince(Number.MAX_SAFE_INTEGER);
  await agent.sync();
  showUploads([]);
  await agent.stop();
  const noRoom = parts.journal.foundNoRoom();
  if (!signal.aborted && noRoom === null) await parts.backupWorker.backUpIfDue();
  releaseDriver();
  parts.journalDamage.throwIfAborted();
  // Only now, so that the tonight check in it knows that nothing runs any more.
  const atEnd = agent.status();
  const imports = parts.journal.list(maxListed).toReversed();
  const { changed } = parts.journal.changesSince(seq);
  // What the journal could not take is under way for it still, though the pass is over.
  const status = noRoom === null ? atEnd : notRunning(atEnd, false);
  if (noRoom !== null) process.stderr.write(`${noRoom.message}\n`);
  const context = {
    isRunning: false,
    nowMs: Date.now(),
    originalOf: (import_: Import) => originalOf(parts.journal, import_),
    sweepHealth: { ...agent.health(), stuck: asJson ? (noRoom?.message ?? null) : null },
    rulesOf: parts.ports.inboxSettings,
  };
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, imports, agent.unsettled(), context), sayMessagesIn, 2)}\n`
      : textFromAgent(status, changed, agent.unsettled(), { ...context, isStopped: noRoom !== null }),
  );
  const strays = tellStrays(parts);
  // A file that could not be entered in the journal has not been started.
  if (noRoom !== null || agent.unsettled().some(({ why }) => why === "not-noted")) return 3;
  return exitCodeFor(status, problems.length + strays.length > 0);
}

/** Names on stderr the files that can't go on because their inbox has left the settings. */
export function tellStrays({ journal, settings }: Pick<Assembly, "journal" | "settings">): readonly string[] {
  const strays = sayStrays(journal.underWay(), settings.read().settings.inboxes);
  for (const problem of strays) process.stderr.write(`${words.cli.settings(problem)}\n`);
  return strays;
}

/** Reports bad settings on stderr and in the log. The good ones still apply. */
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
