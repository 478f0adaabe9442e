/** @file The window's entry: finds out what this start is for, and starts it. */

import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { app } from "electron/main";
import { words } from "../shared/words/spoken.ts";
import { journalIn } from "./assemble/assemble-journal.ts";
import { tryNewVersionHere } from "./assemble/assemble-updates.ts";
import { asksForSelftest, isCommand } from "./cli/arguments.ts";
import { commandWords, engineSwitches } from "./desktop/command-words.ts";
import { languageOfFields } from "./desktop/field-language.ts";
import { alreadyOpen, isKeeper, keepPractice, practiceHere, practiceLanguage } from "./desktop/keep-practice.ts";
import { lockDown } from "./desktop/lock-down.ts";
import { createLoginItem, isHiddenStart } from "./desktop/login-item.ts";
import { createMainWindow } from "./desktop/main-window.ts";
import { giveUp, restoreOrQuit } from "./desktop/offer-restore.ts";
import { servePage } from "./desktop/page/serve-page.ts";
import { createPreviews } from "./desktop/page/serve-preview.ts";
import { startAgain } from "./desktop/quit-in-order.ts";
import { runInTerminal } from "./desktop/run-in-terminal.ts";
import { setUpApp } from "./desktop/set-up-app.ts";
import { ourProcesses } from "./desktop/window-environment.ts";
import { doubtRestored } from "./imports/doubt-restored.ts";
import { createSetupOffer } from "./ipc/settings/open-setup.ts";
import { startWindow } from "./ipc/start/start-window.ts";
import { iconsIn } from "./ipc/start/window-program.ts";
import { restoreJournal } from "./journal/backup/restore-journal.ts";
import { isLost } from "./journal/journal.ts";
import { applyLanguage, localeFromEnvironment, noSystemLocale } from "./platform/apply-language.ts";
import { usualDataFolder } from "./platform/data-folder.ts";
import { takeEnvironmentSecrets } from "./platform/environment-secrets.ts";
import { createLog } from "./platform/log.ts";
import { logFileWriter } from "./platform/log-file.ts";
import { keepPrivate } from "./platform/private-files.ts";
import { openPractice, type PracticeOffice } from "./practice/open-practice.ts";
import { clearLeftPractice, isRunning, layPracticeFolder } from "./practice/practice-folder.ts";
import { prepareChecksOfApp } from "./selftest/app/checks-of-app.ts";
import { openWithElectronStore } from "./settings/open-with-electron-store.ts";
import type { PolicySource } from "./settings/policy/policy-source.ts";
import { policyPath, systemPolicy } from "./settings/policy/system-policy.ts";
import { createSettingsStore } from "./settings/settings-store.ts";
import { keepSetup, readSetupFile, withSetup } from "./settings/setup-source.ts";

// process.argv, not app.commandLine: Electron lower-cases switches that it takes for its own.
const option = (name: string) => process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const practiceIn = practiceLanguage(process.argv);
const dataFolder =
  practiceIn === null
    ? resolve(option("data") ?? usualDataFolder(process.platform, process.env))
    : practiceHere().dataFolder;
const built = join(import.meta.dirname, "..");
// If it is not packaged, Electron needs the path of the app's entry.
const program = app.isPackaged
  ? ([process.env["APPIMAGE"] ?? process.execPath] as const)
  : ([process.execPath, import.meta.filename] as const);

app.setName("Pigeonhole");
const entry = app.isPackaged ? null : import.meta.filename;
const command = commandWords(process.argv, entry, isCommand);
// The language until the settings are read.
applyLanguage(localeFromEnvironment(process.env, process.platform, () => noSystemLocale))({
  language: "system",
  formats: "system",
});
if (command !== null) {
  const isSelftest = asksForSelftest(command);
  const installed = {
    checks: isSelftest ? prepareChecksOfApp(built) : () => [],
    removeLoginItem: () => createLoginItem(program, []).set(false),
  };
  runInTerminal(command, isSelftest, async (stopping) => {
    const { carryOutCommand } = await import("./cli/commands/carry-out-command.ts");
    await carryOutCommand(command, stopping, ourProcesses(built), installed);
  });
} else if (isKeeper(process.argv)) keepPractice();
else if (setUpApp(dataFolder)) begin();
else if (practiceIn === null) app.quit();
else app.exit(alreadyOpen);

function begin(): void {
  // Before any other process of ours is started.
  const secrets = takeEnvironmentSecrets(process.env);
  if (practiceIn === null) clearLeftPractice(practiceHere(), isRunning);
  else layPracticeFolder(practiceHere(), process.pid);
  keepPrivate(dataFolder);
  const log = createLog(logFileWriter(dataFolder), Date.now);
  process.on("uncaughtException", (bug) => log.bug(bug, "main"));
  process.on("unhandledRejection", (bug) => log.bug(bug, "main"));
  const window = createMainWindow(join(built, "preload/preload.cjs"), join(iconsIn(built), "icon.png"), titleOfWindow);
  const offer = createSetupOffer(readSetupFile, (setup) => keepSetup(dataFolder, setup));
  const previews = createPreviews();
  const loginArguments = option("data") === undefined ? [] : [`--data=${dataFolder}`];
  const here = {
    dataFolder,
    built,
    program,
    loginArguments,
    log,
    previews,
    offer,
    openConfig: openWithElectronStore,
    restoreOrGiveUp,
  };
  // Without a listener Electron would quit. The agent keeps running in the tray, which practice has no icon in.
  if (practiceIn === null) app.on("window-all-closed", () => {});
  const policyFile = policyPath(process.platform, process.env);
  const policy = withSetup(systemPolicy(process.platform, process.env), dataFolder, policyFile);
  const path = join(dataFolder, "config.json");
  const { settings } = createSettingsStore(path, () => openWithElectronStore(dataFolder), undefined, policy).read();
  const fields = languageOfFields(settings);
  // Chromium reads this switch only before it starts.
  if (fields !== null) app.commandLine.appendSwitch("lang", fields);
  app.whenReady().then(
    async () => {
      lockDown();
      servePage(join(built, "renderer"));
      previews.serve(join(built, "renderer"));
      const goBack = () => startAgain(program[0], isHiddenStart(process.argv));
      // Before the journal is opened: a version that fails must leave it as it was.
      if ((await tryNewVersionHere({ dataFolder, log }, engineSwitches(process.argv), goBack)) === "leave")
        return app.exit();
      // Without a tray to click, a second start of Pigeonhole is the way back to its window.
      app.on("second-instance", (_event, argv, folder) => {
        if (!isHiddenStart(argv)) window.show();
        offer.openNamed(argv, folder);
      });
      app.on("activate", window.show);
      if (practiceIn === null) return startWindow({ ...here, practice: null }, window, secrets, policy);
      const practice = await openPractice(practiceHere(), practiceIn);
      const own = { environmentSecret: practice.service.secret, databasePassword: null, mailPassword: null };
      return startWindow({ ...here, practice }, window, own, practicePolicy(practice));
    },
    (bug) => log.bug(bug, "start"),
  );
}

function titleOfWindow(title: string): string {
  return practiceIn === null ? title : title.replace("Pigeonhole", words.practice.title);
}

/** Locks what could lead out of the practice office: no connection but its own, and no updates, alerts or login item. */
const practicePolicy = ({ locked }: PracticeOffice): PolicySource => ({
  stamp: () => "practice",
  read: () => ({ presets: {}, locked, closed: ["connections"], from: words.practice.office, by: "practice" }),
});

/** Offers to restore a lost journal, then calls `goOn`. Any other problem ends the app. */
function restoreOrGiveUp(problem: unknown, goOn: () => void): void {
  if (isLost(problem)) {
    const by = { who: userInfo().username, nowMs: Date.now(), empty: problem.backupDay === null, doubt: doubtRestored };
    restoreOrQuit(problem, () => restoreJournal(journalIn(dataFolder), by), goOn).catch((failed) =>
      giveUp((failed as Error).message),
    );
  } else giveUp((problem as Error).message);
}
