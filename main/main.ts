/** @file The window's entry: assembles every part, connects them to each other, and starts the agent. */

import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { app, ipcMain, powerSaveBlocker } from "electron/main";
import type { Adding } from "../shared/agent/adding.ts";
import type { AgentStatus } from "../shared/agent/agent-status.ts";
import type { View } from "../shared/ipc.ts";
import { sayJournalLost } from "../shared/wording/agent/say-notices.ts";
import type { Locale } from "../shared/wording/language.ts";
import { words } from "../shared/words/spoken.ts";
import { type Assembly, assemble } from "./assemble/assemble.ts";
import { journalIn } from "./assemble/assemble-journal.ts";
import { tryNewVersionHere } from "./assemble/assemble-updates.ts";
import { asksForSelftest, isCommand } from "./cli/arguments.ts";
import { commandWords, engineSwitches } from "./desktop/command-words.ts";
import { desktopActions } from "./desktop/desktop-actions.ts";
import { languageOfFields } from "./desktop/field-language.ts";
import { createKeepAwake } from "./desktop/keep-awake.ts";
import {
  alreadyOpen,
  isKeeper,
  keepPractice,
  practiceHere,
  practiceLanguage,
  startPractice,
} from "./desktop/keep-practice.ts";
import { isOurFrame, lockDown } from "./desktop/lock-down.ts";
import { createLoginItem, followLoginSetting, isHiddenStart } from "./desktop/login-item.ts";
import { createMainWindow, type MainWindow } from "./desktop/main-window.ts";
import { createShow } from "./desktop/notifications/notifications.ts";
import { startTelling } from "./desktop/notifications/tell-people.ts";
import { giveUp, restoreOrQuit } from "./desktop/offer-restore.ts";
import { servePage } from "./desktop/page/serve-page.ts";
import { createPreviews } from "./desktop/page/serve-preview.ts";
import { followPower } from "./desktop/power.ts";
import { quitInOrder, restartAfter, startAgain } from "./desktop/quit-in-order.ts";
import { runInTerminal } from "./desktop/run-in-terminal.ts";
import { setUpApp } from "./desktop/set-up-app.ts";
import { showAtStart } from "./desktop/show-at-start.ts";
import { createTray } from "./desktop/tray/tray.ts";
import { takeDroppedOnTray } from "./desktop/tray/tray-drop.ts";
import { ourProcesses, windowEnvironment } from "./desktop/window-environment.ts";
import { doubtRestored } from "./imports/doubt-restored.ts";
import { createListeners } from "./ipc/agent-listeners.ts";
import { serve, tell } from "./ipc/bridge.ts";
import { createHandlers } from "./ipc/commands.ts";
import { parsers } from "./ipc/parse-input.ts";
import { runUpdates } from "./ipc/run-updates.ts";
import { createSetupOffer, type SetupOffer } from "./ipc/settings/open-setup.ts";
import { createTrayActs } from "./ipc/tray-acts.ts";
import { restoreJournal } from "./journal/backup/restore-journal.ts";
import { isLost } from "./journal/journal.ts";
import { applyLanguage, localeFromEnvironment, noSystemLocale } from "./platform/apply-language.ts";
import { usualDataFolder } from "./platform/data-folder.ts";
import { type EnvironmentSecrets, putBackSecrets, takeEnvironmentSecrets } from "./platform/environment-secrets.ts";
import { createLog, type Log } from "./platform/log.ts";
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
const previews = createPreviews();
// If it is not packaged, Electron needs the path of the app's entry.
const program = app.isPackaged
  ? ([process.env["APPIMAGE"] ?? process.execPath] as const)
  : ([process.execPath, import.meta.filename] as const);
// The build puts the icons beside the page.
const icons = join(built, "renderer");

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

/** The newest files in the tray's menu. */
const filesInTray = 5;

function begin(): void {
  // Before any other process of ours is started.
  const secrets = takeEnvironmentSecrets(process.env);
  if (practiceIn === null) clearLeftPractice(practiceHere(), isRunning);
  else layPracticeFolder(practiceHere(), process.pid);
  keepPrivate(dataFolder);
  const log = createLog(logFileWriter(dataFolder), Date.now);
  process.on("uncaughtException", (bug) => log.bug(bug, "main"));
  process.on("unhandledRejection", (bug) => log.bug(bug, "main"));
  const window = createMainWindow(join(built, "preload/preload.cjs"), join(icons, "icon.png"), titleOfWindow);
  const offer = createSetupOffer(readSetupFile, (setup) => keepSetup(dataFolder, setup));
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
      if (practiceIn === null) return start(log, window, secrets, policy, offer, null);
      const practice = await openPractice(practiceHere(), practiceIn);
      const own = { environmentSecret: practice.service.secret, databasePassword: null, mailPassword: null };
      return start(log, window, own, practicePolicy(practice), offer, practice);
    },
    (bug) => log.bug(bug, "start"),
  );
}

function start(
  log: Log,
  window: MainWindow,
  secrets: EnvironmentSecrets,
  policy: PolicySource,
  offer: SetupOffer,
  practice: PracticeOffice | null,
): void {
  const quitting = new AbortController();
  let tellLocale = (_spoken: Locale) => {};
  let parts: Assembly;
  try {
    parts = assemble({
      ...windowEnvironment(built),
      ...secrets,
      dataFolder,
      openConfig: openWithElectronStore,
      policy,
      // The settings may be read in the middle of anything, so the page and the tray are told afterwards.
      onLocale: (spoken) => setImmediate(() => tellLocale(spoken)),
      log,
    });
  } catch (problem) {
    restoreOrGiveUp(problem, () => start(log, window, secrets, policy, offer, practice));
    return;
  }
  const releaseDriver = parts.drive(() => app.quit());
  if (!releaseDriver) {
    giveUp(words.desktop.alreadyRunning);
    return;
  }

  const page = () => window.current()?.webContents ?? null;
  const goTo = (view: View, importId?: string) =>
    window.showAnd((opened) => tell(opened, "view.show", { view, ...(importId !== undefined && { importId }) }));
  const showInTray = (status: AgentStatus) => tray.show(status, parts.journal.list(filesInTray));
  const telling = startTelling(parts.journal, practice === null ? createShow(goTo, log) : () => {}, log);
  const keepAwake = createKeepAwake(powerSaveBlocker);
  let isJournalWhole = false;
  const listeners = createListeners({
    log,
    page,
    showInTray,
    telling,
    keepAwake,
    statusNow: () => agent.status(),
    isJournalWhole: () => isJournalWhole,
  });
  const agent = parts.makeAgent(listeners, true);
  // Practice must not take away the entry that the real Pigeonhole has.
  const loginItem =
    practice === null
      ? createLoginItem(program, option("data") === undefined ? [] : [`--data=${dataFolder}`])
      : { set() {}, renew() {} };
  const followLogin = () => followLoginSetting(parts, loginItem);
  const showAdding = (adding: Adding | null) => tell(page(), "adding.changed", adding);
  const stop = async () => {
    quitting.abort();
    stopBackups();
    await agent.stop();
    close();
    putBackSecrets(process.env, secrets);
  };
  const here = {
    dataFolder,
    built,
    isPackaged: app.isPackaged && practice === null,
    resources: process.resourcesPath,
    log,
  };
  const updates = runUpdates(here, parts, {
    ...{ agent, window, stop, telling, signal: quitting.signal },
    ...{ program: program[0], isJournalWhole: () => isJournalWhole },
  });
  const desktop = {
    updates,
    ...desktopActions(dataFolder, previews),
    startPractice: () => startPractice(program, parts.settings.read().settings.language),
    ...{ followLoginSetting: followLogin, showAdding },
    restartAfter: (act: () => Promise<string | null>) =>
      void restartAfter(stop, act, (bug) => log.bug(bug, "office"), program[0]),
  };
  const handlers = createHandlers(parts, agent, desktop, quitting.signal, (bug) => log.bug(bug, "command"));
  const takeDropped = (paths: readonly string[]) =>
    takeDroppedOnTray(paths, agent.status(), handlers["inbox.addFiles"]);
  const acts = createTrayActs({ showWindow: window.show, goTo, agent, handlers, quit: () => app.quit() });
  // A second icon of the same look would be taken for the first.
  const tray = practice === null ? createTray(join(icons, "tray"), takeDropped, acts) : { show() {} };
  serve(ipcMain, parsers, handlers, isOurFrame);
  showInTray(agent.status());
  tellLocale = (spoken) => {
    const status = agent.status();
    showInTray(status);
    tell(page(), "status.changed", status);
    tell(page(), "language.changed", spoken);
  };
  const close = () => {
    telling.stop();
    keepAwake.release();
    releaseDriver();
    parts.close();
    practice?.service.stop().catch((bug) => log.bug(bug, "practice"));
  };
  let stopBackups = () => {};
  parts.journalDamage.addEventListener("abort", async () => {
    quitting.abort();
    stopBackups();
    await agent.stop();
    telling.tell({ kind: "journal", text: sayJournalLost(parts.journalDamage.reason.message), opens: "today" });
    close();
    restoreOrGiveUp(parts.journalDamage.reason, () => {
      putBackSecrets(process.env, secrets);
      app.relaunch();
      app.quit();
    });
  });
  // Checking a large journal takes a while. Nothing is sent before it is done, but watching and the window do not wait.
  const checked = parts.backupWorker.check().then(() => {
    log.say("journal-checked");
    isJournalWhole = true;
    if (quitting.signal.aborted) return;
    telling.seeStatus(agent.status());
    stopBackups = parts.backupWorker.start();
    if (practice === null) updates.start();
    parts.history().start();
  });
  agent.start(checked);
  // The journalDamage listener handles this failure.
  checked.catch(() => {});
  followPower(agent);
  followLogin().catch((problem) => log.bug(problem, "login item"));
  quitInOrder(agent, quitting, close);
  if (practice !== null) {
    window.show();
    return;
  }
  offer.follow(isSetUp(parts.settings) ? null : program[0], () => {
    agent.lookAgain();
    agent.refreshAccounts().catch((bug) => log.bug(bug, "setup"));
  });
  showAtStart(window).catch((bug) => log.bug(bug, "window"));
}

const isSetUp = ({ read }: Assembly["settings"]): boolean => read().settings.connections.length > 0;

/** Locks what could lead out of the practice office: no connection but its own, and no updates, alerts or login item. */
const practicePolicy = ({ locked }: PracticeOffice): PolicySource => ({
  stamp: () => "practice",
  read: () => ({ presets: {}, locked, closed: ["connections"], from: words.practice.office, by: "practice" }),
});

function titleOfWindow(title: string): string {
  return practiceIn === null ? title : title.replace("Pigeonhole", words.practice.title);
}

/** Offers to restore a lost journal, then calls `goOn`. Any other problem ends the app. */
function restoreOrGiveUp(problem: unknown, goOn: () => void): void {
  if (isLost(problem)) {
    const by = { who: userInfo().username, nowMs: Date.now(), empty: problem.backupDay === null, doubt: doubtRestored };
    restoreOrQuit(problem, () => restoreJournal(journalIn(dataFolder), by), goOn).catch((failed) =>
      giveUp((failed as Error).message),
    );
  } else giveUp((problem as Error).message);
}
