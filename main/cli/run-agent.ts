/** @file `run` and `sync`: drive the imports of a data folder, until stopped or for one pass. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { isBarred } from "../../shared/agent/office-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sayOfficeTrouble } from "../../shared/wording/agent/say-office.ts";
import { sayMessagesIn } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { copyThatAsks } from "../imports/decide.ts";
import { originalOf } from "../imports/note-context.ts";
import { rowsInDoubt } from "../imports/rows-in-doubt.ts";
import type { Log } from "../platform/log.ts";
import { exitCodeFor } from "./status/exit-code.ts";
import { jsonFromAgent } from "./status/import-report.ts";
import { notRunning } from "./status/not-running.ts";
import { showStatus, withSince } from "./status/show-status.ts";
import { uploadsInLog, uploadsOnTerminal } from "./status/show-uploads.ts";
import { textFromAgent } from "./status/text-report.ts";
import { maxListed, tellSettings, tellStrays } from "./tell-settings.ts";

/** Drives the imports until `signal` fires or `pigeonhole stop` asks, finishes what is being sent, and resolves with the exit code. */
export async function runUntilStopped(parts: Assembly, log: Log, signal: AbortSignal): Promise<number> {
  if (tellBarred(parts)) return 2;
  const asked = new AbortController();
  const releaseDriver = parts.drive(() => asked.abort());
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
  const ending = AbortSignal.any([signal, asked.signal, parts.journalDamage]);
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
  told: AbortSignal,
  writeAsIs: (text: string) => void,
): Promise<number> {
  if (tellBarred(parts)) return 2;
  const asked = new AbortController();
  const signal = AbortSignal.any([told, asked.signal]);
  const releaseDriver = parts.drive(() => asked.abort());
  if (!releaseDriver && parts.office !== null) {
    // The process that runs here takes part already. The driver looks.
    if (await parts.office.askToLook(signal)) return showStatus(parts, log, asJson);
    process.stderr.write(`${words.office.driverSilent}\n`);
    return 3;
  }
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
  const stop = () => void agent.stop();
  signal.addEventListener("abort", stop, { once: true });
  // A signal that came while this was loaded fires no more event.
  if (signal.aborted) stop();
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
  const status = withSince(noRoom === null ? atEnd : notRunning(atEnd, isDrivenElsewhere(atEnd)), null);
  if (noRoom !== null) process.stderr.write(`${noRoom.message}\n`);
  const context = {
    isRunning: isDrivenElsewhere(atEnd),
    nowMs: Date.now(),
    originalOf: (import_: Import) => originalOf(parts.journal, import_),
    sweepHealth: { ...agent.health(), stuck: asJson ? (noRoom?.message ?? null) : null },
    rulesOf: parts.ports.inboxSettings,
    confirmationOf: parts.journal.confirmation,
    copyOf: (import_: Import) => copyThatAsks(parts.journal, import_),
    rowsOf: (import_: Import) => rowsInDoubt(parts.journal, import_, parts.journal.inDoubt().get(import_.id)),
  };
  process.stdout.write(
    asJson
      ? `${JSON.stringify(jsonFromAgent(status, imports, agent.unsettled(), context), sayMessagesIn, 2)}\n`
      : textFromAgent(status, withOpen(changed, parts.journal.needPerson(maxListed)), agent.unsettled(), {
          ...context,
          isStopped: noRoom !== null,
        }),
  );
  const strays = tellStrays(parts);
  // A file that could not be entered in the journal has not been started.
  if (noRoom !== null || agent.unsettled().some(({ why }) => why === "not-noted")) return 3;
  return exitCodeFor(status, problems.length + strays.length > 0);
}

/** What this pass changed, and what needs a person from before: the sentence above them counts both. */
const withOpen = (changed: readonly Import[], open: readonly Import[]): readonly Import[] => [
  ...changed,
  ...open.filter(({ id }) => changed.every((other) => other.id !== id)),
];

/** Another computer of the office imports, now that this pass is over. */
const isDrivenElsewhere = ({ office }: AgentStatus) =>
  office !== undefined && !office.isDriver && office.driver !== null;

/** Says why a data folder may not import at all: its settings and its journal differ about its office. */
function tellBarred({ office, ports }: Assembly): boolean {
  const trouble = office?.status().trouble ?? null;
  if (trouble === null || !isBarred(trouble)) return false;
  process.stderr.write(`${sayOfficeTrouble(trouble, Date.now(), ports.timeZone)}\n`);
  return true;
}
