/** @file The entry of the command line: the same parts as the window, without Electron. */

import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { InboxSettings } from "../shared/settings/settings.ts";
import { sayNotCommitted } from "../shared/wording/agent/say-office.ts";
import { words } from "../shared/words/spoken.ts";
import { type Assembly, assemble } from "./assemble/assemble.ts";
import { journalIn } from "./assemble/assemble-journal.ts";
import { diagnose, openForLookup } from "./assemble/damaged-journal.ts";
import { templatesFor, templatesIn } from "./assemble/inbox-templates.ts";
import { answerQuestions } from "./cli/answer-questions.ts";
import { type Arguments, asksForVersion, namedDataFolder, readArguments } from "./cli/arguments.ts";
import { checkFiles } from "./cli/check-files.ts";
import { claimInbox } from "./cli/claim-inbox.ts";
import { takeEnvironmentSecret } from "./cli/environment-secret.ts";
import { escapeOutput } from "./cli/escape-output.ts";
import { takeDatabasePassword } from "./cli/office/environment-password.ts";
import { setUpOffice, showOffice } from "./cli/office/office-commands.ts";
import { pauseAgent, resumeAgent } from "./cli/pause-agent.ts";
import { printLog } from "./cli/print-log.ts";
import { makeReport } from "./cli/print-report.ts";
import { takeProxyPassword } from "./cli/proxy-password.ts";
import { runUntilStopped, syncNow } from "./cli/run-agent.ts";
import { runTonight } from "./cli/run-tonight.ts";
import { showDiagnostics } from "./cli/show-diagnostics.ts";
import { chooseConnection, signIn, signOut } from "./cli/sign-in.ts";
import { showStatus } from "./cli/status/show-status.ts";
import { decisionFromOperands, tellDecision } from "./cli/tell-decision.ts";
import { tellRestore } from "./cli/tell-restore.ts";
import { tellVerdict } from "./cli/tell-verdict.ts";
import { logLineWriter } from "./cli/write-log-line.ts";
import { doubtRestored } from "./imports/doubt-restored.ts";
import { restoreJournal } from "./journal/backup/restore-journal.ts";
import { JournalUnusable } from "./journal/journal.ts";
import { verifyTrail } from "./journal/trail/verify-trail.ts";
import { takeEnvironmentProxies } from "./network/proxy-environment.ts";
import { NotCommitted } from "./office/commit-in-office.ts";
import { launchFork } from "./parser/launch-fork.ts";
import { createParser } from "./parser/parser.ts";
import { applyLanguage, localeFromEnvironment } from "./platform/apply-language.ts";
import { usualDataFolder } from "./platform/data-folder.ts";
import { createLog } from "./platform/log.ts";
import { logFileWriter, writeToBoth } from "./platform/log-file.ts";
import { version } from "./platform/version.ts";
import { openWithConf } from "./settings/open-with-conf.ts";
import { createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";
import { createTemplates } from "./templates/templates.ts";

// Before anything is printed.
escapeOutput(process.stdout);
const writeAsIs = escapeOutput(process.stderr);
const toStderr = logLineWriter();
/** Null for commands that write no log file. */
let toFile: ((line: string) => void) | null = null;
const log = createLog((line) => writeToBoth(toStderr, toFile, line), Date.now);
const systemLocale = localeFromEnvironment(process.env, process.platform, () => {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return { languages: [locale], formats: locale };
});
// The language until the settings are read, or if there are none.
applyLanguage(systemLocale)({ language: "system", formats: "system" });
const secret = takeEnvironmentSecret(process.env);
const databasePassword = takeDatabasePassword(process.env);
const proxies = takeEnvironmentProxies(process.env);

// In a checkout the entries of our other processes are TypeScript; in a build they are JavaScript beside this file.
const entryPath = (source: string, built: string) =>
  fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? source : built, import.meta.url));
const parserEntry = entryPath("parser/parser-entry.ts", "parser.js");
const pdfTextEntry = entryPath("parser/pdf-text-entry.ts", "pdf-text.js");
const backupWorkerEntry = entryPath("journal/backup/backup-worker-entry.ts", "backup-worker.js");

// The installed app has no Node to fork, so there Electron starts our other processes.
const launch =
  process.versions["electron"] === undefined ? launchFork : (await import("./desktop/launch-utility.ts")).launchUtility;

const stopping = new AbortController();
// In the installed app Electron handles the signals, and run-in-terminal.ts emits "disconnect" instead.
for (const end of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(end, () => stopping.abort());

async function main(argv: readonly string[]): Promise<number> {
  if (asksForVersion(argv)) {
    process.stdout.write(`Pigeonhole ${version}\n`);
    return 0;
  }
  const dataFolder = resolve(namedDataFolder(argv) ?? usualDataFolder(process.platform, process.env));
  const settings = settingsIn(dataFolder);
  // The settings also name the language of the usage text. Without the file, do not touch the folder: it may be unreadable.
  if (existsSync(settings.path)) settings.read();
  const read = readArguments(argv);
  if (!read.ok) {
    const isHelp = read.error === "";
    (isHelp ? process.stdout : process.stderr).write(isHelp ? words.usage : `${read.error}\n\n${words.usage}`);
    return isHelp ? 0 : 2;
  }
  const { command, operands, inbox, json } = read.value;
  if (command === "check") return check(settings, dataFolder, operands, inbox, json);
  if (command !== "run" && command !== "sync" && !existsSync(dataFolder)) {
    process.stderr.write(`${words.cli.noDataFolder(dataFolder)}\n`);
    return 2;
  }
  if (command === "journal") {
    if (settings.read().settings.office !== null) {
      process.stderr.write(`${words.office.restoreByJoining}\n`);
      return 2;
    }
    const by = { who: userInfo().username, nowMs: Date.now(), empty: read.value.empty, doubt: doubtRestored };
    return tellRestore(await restoreJournal(journalIn(dataFolder), by), json);
  }
  const [verb = "", address = null] = operands;
  if (command === "office" && verb !== "status") {
    const of = { dataFolder, settings, databasePassword, who: userInfo().username };
    return setUpOffice(verb, address, of, stopping.signal);
  }
  if (command === "diagnostics") {
    const { out, maskNames } = read.value;
    const files = diagnose(dataFolder, settings.read().problems, maskNames);
    return showDiagnostics(files, { show: operands[0] ?? null, out }, json);
  }
  // Not assembled: the assembly refuses a damaged journal, and a trail that was tampered with may be in one.
  if (read.value.log.verify) return tellVerdict(verifyTrail(journalIn(dataFolder), read.value.log.expect), json);
  // The program that starts `run` may throw its output away, so it is logged to a file too.
  if (command === "run" || command === "sync") toFile = logFileWriter(dataFolder);
  const parts = assemble({
    dataFolder,
    openConfig: openWithConf,
    onlyReads: command === "status" || command === "log" || command === "office",
    launchParser: launch(parserEntry, "Pigeonhole spreadsheet reader"),
    launchPdfText: launch(pdfTextEntry, "Pigeonhole PDF reader"),
    launchBackupWorker: launch(backupWorkerEntry, "Pigeonhole backup worker"),
    environmentSecret: secret,
    databasePassword,
    proxies,
    systemLocale,
    log,
  });
  try {
    await parts.settings.lookAtFolders();
    // What was decided on other computers is known here first. While the database is away it is what is known here.
    if (command !== "run" && command !== "sync") await parts.office?.catchUp();
    return await carryOut(parts, read.value);
  } finally {
    parts.close();
  }
}

const settingsIn = (dataFolder: string) =>
  createSettingsStore(join(dataFolder, "config.json"), () => openWithConf(dataFolder), applyLanguage(systemLocale));

/** Runs `check`. Not assembled, because the assembly writes to the journal when it opens it. */
async function check(
  store: SettingsStore,
  dataFolder: string,
  files: readonly string[],
  inbox: string | null,
  json: boolean,
) {
  const { settings, problems } = store.read();
  for (const problem of problems) process.stderr.write(`${words.cli.settings(problem)}\n`);
  if (inbox !== null && !settings.inboxes.some(({ id }) => id === inbox)) {
    const known = settings.inboxes.map(({ id }) => id);
    process.stderr.write(`${words.cli.noInbox(inbox, known)}\n`);
    return 2;
  }
  const templateFiles = createTemplates(templatesIn(dataFolder));
  const parser = createParser(launch(parserEntry, "Pigeonhole spreadsheet reader"));
  const templates = (of: InboxSettings) => templatesFor(templateFiles, of);
  const journal = openForLookup(
    dataFolder,
    (problem) => void process.stderr.write(`${problem}\n${words.cli.notLookedUp}\n`),
  );
  const code = await checkFiles({ parser, inboxes: settings.inboxes, templates, journal }, files, inbox, json);
  journal?.close();
  return problems.length > 0 ? 2 : code;
}

async function carryOut(
  parts: Assembly,
  { command, operands, anyway, once, log: which, secret: asksSecret, json }: Arguments,
): Promise<number> {
  switch (command) {
    case "run":
      return runUntilStopped(parts, log, stopping.signal);
    case "sync":
      return syncNow(parts, log, json, stopping.signal, writeAsIs);
    case "status":
      return showStatus(parts, log, json);
    case "pause":
      return pauseAgent(parts, operands[0]);
    case "resume":
      return resumeAgent(parts);
    case "tonight":
      return runTonight(parts, log, json);
    case "report":
      return makeReport(parts, log, operands[0], json);
    case "log":
      return printLog(parts.journal, which, json);
    case "sign-in":
    case "sign-out": {
      const connection = chooseConnection(parts, operands[0]);
      if (!connection) return 2;
      if (command === "sign-out") return signOut(parts, connection);
      return signIn(parts, connection, { given: secret, isAsked: asksSecret }, stopping.signal);
    }
    case "office":
      return showOffice(parts.office, json);
    case "inbox":
      return claimInbox(parts, operands[1] ?? "", json);
    case "proxy-password":
      return takeProxyPassword(parts, operands[0], stopping.signal);
    case "answer":
      return answerQuestions(parts, operands[0] ?? "", operands.slice(1), !once);
    default: {
      const decision = decisionFromOperands(command, operands, anyway);
      if (decision) return tellDecision(parts, operands[0] ?? "", decision);
      process.stderr.write(`${words.cli.notUnderstood(command, operands.join(" "))}\n\n${words.usage}`);
      return 2;
    }
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  if (problem instanceof JournalUnusable) process.stderr.write(`${problem.message}\n`);
  else if (problem instanceof NotCommitted) process.stderr.write(`${sayNotCommitted(problem)}\n`);
  else log.bug(problem, "cli");
  process.exitCode = problem instanceof JournalUnusable || problem instanceof NotCommitted ? 3 : 70;
}
