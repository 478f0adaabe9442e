/** @file The headless entry: the same parts as the window's, without Electron. */

import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { InboxSettings } from "../shared/settings.ts";
import { assemble, journalIn, type Parts, templatesFor, templatesIn } from "./assemble.ts";
import { answerQuestions } from "./cli/answer-questions.ts";
import { type Arguments, readArguments, usage } from "./cli/arguments.ts";
import { checkFiles } from "./cli/check-files.ts";
import { printLog } from "./cli/print-log.ts";
import { runUntilTold, syncNow } from "./cli/run-agent.ts";
import { showDiagnostics } from "./cli/show-diagnostics.ts";
import { showStatus } from "./cli/show-status.ts";
import { chooseConnection, signIn, signOut } from "./cli/sign-in.ts";
import { decisionFromOperands, tellDecision } from "./cli/tell-decision.ts";
import { tellRestore } from "./cli/tell-restore.ts";
import { tellVerdict } from "./cli/tell-verdict.ts";
import { logLineWriter } from "./cli/write-log-line.ts";
import { usualDataFolder } from "./data-folder.ts";
import { collectDiagnostics } from "./diagnostics/diagnostics.ts";
import { JournalUnusable, openJournal } from "./journal/journal.ts";
import { restoreJournal } from "./journal/restore-journal.ts";
import { verifyTrail } from "./journal/verify-trail.ts";
import { createLog } from "./log.ts";
import { logFileWriter, writeToBoth } from "./log-file.ts";
import { launchFork } from "./parser/launch-fork.ts";
import { createParser } from "./parser/parser.ts";
import { openWithConf } from "./settings/open-with-conf.ts";
import { createSettingsStore } from "./settings/settings-store.ts";
import { createTemplates } from "./templates/templates.ts";

const toStderr = logLineWriter();
/** Null for commands that leave nothing behind. */
let toFile: ((line: string) => void) | null = null;
const log = createLog((line) => writeToBoth(toStderr, toFile, line), Date.now);
const secret = process.env["PIGEONHOLE_CLIENT_SECRET"] ?? null;
// No child of ours inherits it.
delete process.env["PIGEONHOLE_CLIENT_SECRET"];

// From source the entries of our other processes are TypeScript, as this file is; built, they lie beside it as JavaScript.
const parserEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "parser/parser-entry.ts" : "parser.js", import.meta.url),
);
const pdfTextEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "parser/pdf-text-entry.ts" : "pdf-text.js", import.meta.url),
);
const keeperEntry = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "journal/keeper-entry.ts" : "keeper.js", import.meta.url),
);

const told = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => told.abort());

async function main(argv: readonly string[]): Promise<number> {
  const read = readArguments(argv);
  if (!read.ok) {
    const isHelp = read.error === "";
    (isHelp ? process.stdout : process.stderr).write(isHelp ? usage : `${read.error}\n\n${usage}`);
    return isHelp ? 0 : 2;
  }
  const { command, operands, inbox, json } = read.value;
  const dataFolder = resolve(read.value.data ?? usualDataFolder(process.platform, process.env));
  if (command === "check") return check(dataFolder, operands, inbox, json);
  if (command !== "run" && command !== "sync" && !existsSync(dataFolder)) {
    process.stderr.write(`There is no data folder ${dataFolder}.\n`);
    return 2;
  }
  if (command === "journal") {
    const by = { who: userInfo().username, nowMs: Date.now(), empty: read.value.empty };
    return tellRestore(restoreJournal(journalIn(dataFolder), by), json);
  }
  if (command === "diagnostics") {
    const { out, maskNames } = read.value;
    return showDiagnostics(diagnose(dataFolder, maskNames), { show: operands[0] ?? null, out }, json);
  }
  // Without the parts: a trail that was tampered with may be in a journal that the parts refuse.
  if (read.value.log.verify) return tellVerdict(verifyTrail(journalIn(dataFolder), read.value.log.expect), json);
  // What starts `run` may keep nothing of what it says.
  if (command === "run" || command === "sync") toFile = logFileWriter(dataFolder);
  const parts = assemble({
    dataFolder,
    openConfig: openWithConf,
    onlyReads: command === "status" || command === "log",
    launchParser: launchFork(parserEntry),
    launchPdfText: launchFork(pdfTextEntry),
    launchKeeper: launchFork(keeperEntry),
    environmentSecret: secret,
    log,
  });
  try {
    return await carryOut(parts, read.value);
  } finally {
    parts.close();
  }
}

/** Without the parts: opening the journal would write. */
async function check(dataFolder: string, files: readonly string[], inbox: string | null, json: boolean) {
  const { settings, problems } = createSettingsStore(join(dataFolder, "config.json"), () =>
    openWithConf(dataFolder),
  ).read();
  for (const problem of problems) process.stderr.write(`Settings: ${problem}.\n`);
  if (inbox !== null && !settings.inboxes.some(({ id }) => id === inbox)) {
    const known = settings.inboxes.map(({ id }) => id).join(", ") || "none";
    process.stderr.write(`There is no inbox ${inbox}; there is: ${known}.\n`);
    return 2;
  }
  const templateFiles = createTemplates(templatesIn(dataFolder));
  const parser = createParser(launchFork(parserEntry));
  const templates = (of: InboxSettings) => templatesFor(templateFiles, of);
  const code = await checkFiles({ parser, inboxes: settings.inboxes, templates }, files, inbox, json);
  return problems.length > 0 ? 2 : code;
}

/** Without the parts: where the journal cannot be used, the rest is wanted all the more. */
function diagnose(dataFolder: string, maskNames: boolean) {
  const { problems } = createSettingsStore(join(dataFolder, "config.json"), () => openWithConf(dataFolder)).read();
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
  parts: Parts,
  { command, operands, anyway, once, log: which, json }: Arguments,
): Promise<number> {
  switch (command) {
    case "run":
      return runUntilTold(parts, log, told.signal);
    case "sync":
      return syncNow(parts, log, json, told.signal);
    case "status":
      return showStatus(parts, log, json);
    case "log":
      return printLog(parts.journal, which, json);
    case "sign-in":
    case "sign-out": {
      const connection = chooseConnection(parts, operands[0]);
      if (!connection) return 2;
      return command === "sign-in" ? signIn(parts, connection, secret, told.signal) : signOut(parts, connection);
    }
    case "answer":
      return answerQuestions(parts, operands[0] ?? "", operands.slice(1), !once);
    default: {
      const decision = decisionFromOperands(command, operands, anyway);
      if (decision) return tellDecision(parts, operands[0] ?? "", decision);
      process.stderr.write(`${command} does not understand ${operands.join(" ")}.\n\n${usage}`);
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
