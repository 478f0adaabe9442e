/** @file The headless entry: the same parts as the window's, without Electron. */

import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { InboxSettings } from "../shared/settings/settings.ts";
import { words } from "../shared/words/spoken.ts";
import { type Assembly, assemble } from "./assemble/assemble.ts";
import { journalIn } from "./assemble/assemble-journal.ts";
import { templatesFor, templatesIn } from "./assemble/inbox-templates.ts";
import { answerQuestions } from "./cli/answer-questions.ts";
import { type Arguments, namedDataFolder, readArguments } from "./cli/arguments.ts";
import { checkFiles } from "./cli/check-files.ts";
import { takeEnvironmentSecret } from "./cli/environment-secret.ts";
import { pauseAgent, resumeAgent } from "./cli/pause-agent.ts";
import { printLog } from "./cli/print-log.ts";
import { makeReport } from "./cli/print-report.ts";
import { takeProxyPassword } from "./cli/proxy-password.ts";
import { runUntilStopped, syncNow } from "./cli/run-agent.ts";
import { runTonight } from "./cli/run-tonight.ts";
import { showDiagnostics } from "./cli/show-diagnostics.ts";
import { showStatus } from "./cli/show-status.ts";
import { chooseConnection, signIn, signOut } from "./cli/sign-in.ts";
import { decisionFromOperands, tellDecision } from "./cli/tell-decision.ts";
import { tellRestore } from "./cli/tell-restore.ts";
import { tellVerdict } from "./cli/tell-verdict.ts";
import { logLineWriter } from "./cli/write-log-line.ts";
import { collectDiagnostics } from "./diagnostics/diagnostics.ts";
import { restoreJournal } from "./journal/backup/restore-journal.ts";
import { JournalUnusable, openJournal } from "./journal/journal.ts";
import { openJournalForReading } from "./journal/journal-for-reading.ts";
import { verifyTrail } from "./journal/trail/verify-trail.ts";
import { takeEnvironmentProxies } from "./network/proxy-environment.ts";
import { launchFork } from "./parser/launch-fork.ts";
import { createParser } from "./parser/parser.ts";
import { applyLanguage, localeFromEnvironment } from "./platform/apply-language.ts";
import { usualDataFolder } from "./platform/data-folder.ts";
import { createLog } from "./platform/log.ts";
import { logFileWriter, writeToBoth } from "./platform/log-file.ts";
import { openWithConf } from "./settings/open-with-conf.ts";
import { createSettingsStore, type SettingsStore } from "./settings/settings-store.ts";
import { createTemplates } from "./templates/templates.ts";

const toStderr = logLineWriter();
/** Null for commands that leave nothing behind. */
let toFile: ((line: string) => void) | null = null;
const log = createLog((line) => writeToBoth(toStderr, toFile, line), Date.now);
const systemLocale = localeFromEnvironment(process.env, process.platform, () => {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  return { languages: [locale], formats: locale };
});
// Until the settings are read, and where there are none.
applyLanguage(systemLocale)({ language: "system", formats: "system" });
const secret = takeEnvironmentSecret(process.env);
const proxies = takeEnvironmentProxies(process.env);

// From source the entries of our other processes are TypeScript, as this file is; built, they lie context it as JavaScript.
const parserEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "parser/parser-entry.ts" : "parser.js", import.meta.url),
);
const pdfTextEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "parser/pdf-text-entry.ts" : "pdf-text.js", import.meta.url),
);
const keeperEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "journal/backup/backup-worker-entry.ts" : "keeper.js", import.meta.url),
);

// The installed app has no Node of its own to fork: there Electron starts our other processes.
const launch =
  process.versions["electron"] === undefined ? launchFork : (await import("./desktop/launch-utility.ts")).launchUtility;

const told = new AbortController();
// In the installed app Electron takes the signals, and we are told that whoever started us is through.
for (const end of ["SIGTERM", "SIGINT", "disconnect"] as const) process.once(end, () => told.abort());

async function main(argv: readonly string[]): Promise<number> {
  const dataFolder = resolve(namedDataFolder(argv) ?? usualDataFolder(process.platform, process.env));
  const settings = settingsIn(dataFolder);
  // They say the language for the usage too. Where there is no such file, its folder may be one that nobody can look into.
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
    const by = { who: userInfo().username, nowMs: Date.now(), empty: read.value.empty };
    return tellRestore(restoreJournal(journalIn(dataFolder), by), json);
  }
  if (command === "diagnostics") {
    const { out, maskNames } = read.value;
    return showDiagnostics(diagnose(settings, dataFolder, maskNames), { show: operands[0] ?? null, out }, json);
  }
  // Without the parts: a trail that was tampered with may be in a journal that the parts refuse.
  if (read.value.log.verify) return tellVerdict(verifyTrail(journalIn(dataFolder), read.value.log.expect), json);
  // What starts `run` may keep nothing of what it says.
  if (command === "run" || command === "sync") toFile = logFileWriter(dataFolder);
  const parts = assemble({
    dataFolder,
    openConfig: openWithConf,
    onlyReads: command === "status" || command === "log",
    launchParser: launch(parserEntry, "Pigeonhole spreadsheet reader"),
    launchPdfText: launch(pdfTextEntry, "Pigeonhole PDF reader"),
    launchKeeper: launch(keeperEntry, "Pigeonhole journal keeper"),
    environmentSecret: secret,
    proxies,
    systemLocale,
    log,
  });
  try {
    return await carryOut(parts, read.value);
  } finally {
    parts.close();
  }
}

const settingsIn = (dataFolder: string) =>
  createSettingsStore(join(dataFolder, "config.json"), () => openWithConf(dataFolder), applyLanguage(systemLocale));

/** Without the parts: opening the journal as they do would write. */
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
  const journal = lookUpIn(dataFolder);
  const code = await checkFiles({ parser, inboxes: settings.inboxes, templates, journal }, files, inbox, json);
  journal?.close();
  return problems.length > 0 ? 2 : code;
}

/** What was dropped so far, as far as a document's name is looked up in it; the rest of a check needs no journal. */
function lookUpIn(dataFolder: string): ReturnType<typeof openJournalForReading> {
  try {
    return openJournalForReading(journalIn(dataFolder));
  } catch (problem) {
    if (!(problem instanceof JournalUnusable)) throw problem;
    process.stderr.write(`${problem.message}\n${words.cli.notLookedUp}\n`);
    return null;
  }
}

/** Without the parts: where the journal cannot be used, the rest is wanted all the more. */
function diagnose(store: SettingsStore, dataFolder: string, maskNames: boolean) {
  const { problems } = store.read();
  const collect = (journal: Parameters<typeof collectDiagnostics>[0]["journal"]) =>
    collectDiagnostics({ dataFolder, journal, settingsProblems: problems, nowMs: Date.now(), maskNames });
  if (!existsSync(journalIn(dataFolder))) return collect("There is no journal.");
  try {
    const journal = openJournal(journalIn(dataFolder), Date.now, true);
    try {
      return collect(journal);
    } finally {
      journal.close();
    }
  } catch (problem) {
    if (problem instanceof JournalUnusable) return collect(problem.message);
    throw problem;
  }
}

async function carryOut(
  parts: Assembly,
  { command, operands, anyway, once, log: which, secret: asksSecret, json }: Arguments,
): Promise<number> {
  switch (command) {
    case "run":
      return runUntilStopped(parts, log, told.signal);
    case "sync":
      return syncNow(parts, log, json, told.signal);
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
      return signIn(parts, connection, { given: secret, isAsked: asksSecret }, told.signal);
    }
    case "proxy-password":
      return takeProxyPassword(parts, operands[0], told.signal);
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
  else log.bug(problem, "cli");
  process.exitCode = problem instanceof JournalUnusable ? 3 : 70;
}
