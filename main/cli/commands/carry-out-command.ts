/** @file Carries out one command of the terminal: reads it and the settings, and loads what this command needs. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { sayNotCommitted } from "../../../shared/wording/agent/say-office.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Environment } from "../../assemble/environment.ts";
import { JournalUnusable } from "../../journal/integrity/journal-unusable.ts";
import { takeEnvironmentProxies } from "../../network/proxy-environment.ts";
import { NotCommitted } from "../../office/commit-in-office.ts";
import { applyLanguage, localeFromEnvironment } from "../../platform/apply-language.ts";
import { usualDataFolder } from "../../platform/data-folder.ts";
import { takeEnvironmentSecrets } from "../../platform/environment-secrets.ts";
import { createLog, type Log } from "../../platform/log.ts";
import { logFileWriter, writeToBoth } from "../../platform/log-file.ts";
import { version } from "../../platform/version.ts";
import { openWithConf } from "../../settings/open-with-conf.ts";
import { policyPath, systemPolicy } from "../../settings/policy/system-policy.ts";
import { createSettingsStore } from "../../settings/settings-store.ts";
import { keepSetup, readSetupFile, withSetup } from "../../settings/setup-source.ts";
import {
  type Arguments,
  asksForSelftest,
  asksForVersion,
  namedDataFolder,
  readArguments,
  typedCommand,
} from "../arguments.ts";
import { escapeOutput } from "../escape-output.ts";
import { logLineWriter } from "../write-log-line.ts";
import type { Installed, Launch, Terminal } from "./terminal.ts";
import { usageOf } from "./usage-of-command.ts";

/**
 * Carries out what was typed, and sets the exit code of this process.
 *
 * @param installed what only the installed program can do; absent in Node
 */
export async function carryOutCommand(
  typed: readonly string[],
  stopping: AbortSignal,
  launch: Launch,
  installed: Installed = { checks: () => [], removeLoginItem: null },
): Promise<void> {
  // Before anything is printed.
  escapeOutput(process.stdout);
  const writeAsIs = escapeOutput(process.stderr);
  const toStderr = logLineWriter();
  /** Null for commands that write no log file. */
  let toFile: ((line: string) => void) | null = null;
  const log = createLog((line) => writeToBoth(toStderr, toFile, line), Date.now);
  try {
    if (asksForVersion(typed)) {
      process.stdout.write(`Pigeonhole ${version}\n`);
      return;
    }
    const { settings, environment } = readSurroundings(typed, launch, log);
    if (asksForSelftest(typed)) {
      const { runSelftest } = await import("../../selftest/selftest.ts");
      process.exitCode = await runSelftest(environment, installed.checks, (line) => process.stdout.write(`${line}\n`));
      return;
    }
    const read = readArguments(typed);
    if (!read.ok) {
      const isHelp = read.error === "";
      // Ninety lines would hide what is wrong.
      const said = isHelp ? usageOf(typedCommand(typed)) : `${read.error}\n\n${words.cli.moreInHelp}`;
      (isHelp ? process.stdout : process.stderr).write(said);
      process.exitCode = isHelp ? 0 : 2;
      return;
    }
    const { command } = read.value;
    // The program that starts `run` may throw its output away, so it is logged to a file too.
    if (command === "run" || command === "sync") toFile = logFileWriter(environment.dataFolder);
    process.exitCode = await carryOut(read.value, { settings, environment, stopping, writeAsIs }, installed);
  } catch (problem) {
    if (problem instanceof JournalUnusable) process.stderr.write(`${problem.message}\n`);
    else if (problem instanceof NotCommitted) process.stderr.write(`${sayNotCommitted(problem)}\n`);
    else log.bug(problem, "cli");
    process.exitCode = problem instanceof JournalUnusable || problem instanceof NotCommitted ? 3 : 70;
  }
}

/** The settings and whatever else is outside. The settings also name the language of the usage text. */
function readSurroundings(typed: readonly string[], launch: Launch, log: Log) {
  const systemLocale = localeFromEnvironment(process.env, process.platform, () => {
    const { locale } = Intl.DateTimeFormat().resolvedOptions();
    return { languages: [locale], formats: locale };
  });
  const speakAs = applyLanguage(systemLocale);
  // The language until the settings are read, or if there are none.
  speakAs({ language: "system", formats: "system" });
  const secrets = takeEnvironmentSecrets(process.env);
  const proxies = takeEnvironmentProxies(process.env);
  const dataFolder = resolve(namedDataFolder(typed) ?? usualDataFolder(process.platform, process.env));
  const policyFile = policyPath(process.platform, process.env);
  const policy = withSetup(systemPolicy(process.platform, process.env), dataFolder, policyFile);
  const path = join(dataFolder, "config.json");
  const settings = createSettingsStore(path, () => openWithConf(dataFolder), speakAs, policy);
  // Without the file, do not touch the folder: it may be unreadable.
  if (existsSync(settings.path)) settings.read();
  const given = { ...secrets, proxies, systemLocale };
  const environment: Environment = { ...launch, ...given, policy, dataFolder, openConfig: openWithConf, log };
  return { settings, environment };
}

async function carryOut(asked: Arguments, terminal: Terminal, installed: Installed): Promise<number> {
  const { command, operands } = asked;
  if (command === "check") return (await import("./check-command.ts")).check(asked, terminal);
  const { dataFolder } = terminal.environment;
  if (command === "setup") {
    const keep = (setup: Parameters<typeof keepSetup>[1]) => keepSetup(dataFolder, setup);
    return (await import("./keep-setup-file.ts")).keepSetupFile(operands[0] ?? "", { read: readSetupFile, keep });
  }
  if (command === "clean-up") return (await import("./clean-up-command.ts")).cleanUp(dataFolder, installed);
  if (command === "office" && operands[0] === "sql") {
    process.stdout.write((await import("../../ledger/office-sql.ts")).officeSql);
    return 0;
  }
  // A computer that joins an office may have nothing yet: connections and inboxes come from the others.
  const begins = command === "run" || command === "sync" || (command === "office" && operands[0] === "join");
  if (!begins && !existsSync(dataFolder)) {
    process.stderr.write(`${words.cli.noDataFolder(dataFolder)}\n`);
    return 2;
  }
  if (command === "stop") return (await import("./stop-command.ts")).stopAgent(dataFolder, terminal.stopping);
  const isOfJournalItself = ["journal", "diagnostics"].includes(command) || asked.log.verify;
  if (isOfJournalItself || (command === "office" && operands[0] !== "status"))
    return (await import("./unassembled-commands.ts")).carryOutUnassembled(asked, terminal);
  return (await import("./assembled-commands.ts")).carryOutAssembled(asked, terminal);
}
