/** @file The window's entry: builds every part, hands them to each other, starts the agent. */

import { mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { shell } from "electron/common";
import { app, clipboard, dialog, ipcMain, Menu, powerSaveBlocker, session } from "electron/main";
import type { Adding } from "../shared/agent/adding.ts";
import type { View } from "../shared/ipc.ts";
import { sayRestored } from "../shared/wording/agent/say-journal.ts";
import { sayJournalLost } from "../shared/wording/agent/say-notices.ts";
import type { Locale } from "../shared/wording/language.ts";
import { words } from "../shared/words/spoken.ts";
import { type Assembly, assemble } from "./assemble/assemble.ts";
import { journalIn } from "./assemble/assemble-journal.ts";
import { isCommand } from "./cli/arguments.ts";
import { askForPaths } from "./desktop/ask-for-paths.ts";
import { commandWords } from "./desktop/command-words.ts";
import { languageOfFields } from "./desktop/field-language.ts";
import { createKeepAwake } from "./desktop/keep-awake.ts";
import { launchUtility } from "./desktop/launch-utility.ts";
import { isOurFrame, lockDown } from "./desktop/lock-down.ts";
import { createLoginItem, followLoginSetting, isUnseenStart, wasOpenedAtLogin } from "./desktop/login-item.ts";
import { createMainWindow } from "./desktop/main-window.ts";
import { createShow } from "./desktop/notifications/notifications.ts";
import { startTelling } from "./desktop/notifications/tell-people.ts";
import { offerRestore, tellRestored } from "./desktop/offer-restore.ts";
import { browse, openPlace } from "./desktop/open-outside.ts";
import { followPower } from "./desktop/power.ts";
import { quitInOrder } from "./desktop/quit-in-order.ts";
import { runInTerminal } from "./desktop/run-in-terminal.ts";
import { registerPageScheme, servePage } from "./desktop/serve-page.ts";
import { hasTray } from "./desktop/tray/has-tray.ts";
import { createTray } from "./desktop/tray/tray.ts";
import { takeDroppedOnTray } from "./desktop/tray/tray-drop.ts";
import { serve, tell } from "./ipc/bridge.ts";
import { createHandlers, type Desktop } from "./ipc/commands.ts";
import { parsers } from "./ipc/parse-input.ts";
import { createTrayActs } from "./ipc/tray-acts.ts";
import { restoreJournal } from "./journal/backup/restore-journal.ts";
import { isLost } from "./journal/journal.ts";
import { applyLanguage, localeFromEnvironment, noSystemLocale } from "./platform/apply-language.ts";
import { usualDataFolder } from "./platform/data-folder.ts";
import { createLog, type Log } from "./platform/log.ts";
import { logFileWriter } from "./platform/log-file.ts";
import { openWithElectronStore } from "./settings/open-with-electron-store.ts";
import { createSettingsStore } from "./settings/settings-store.ts";

// process.argv, not app.commandLine: Electron lower-cases what it takes for its own switches.
const option = (name: string) => process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const dataFolder = resolve(option("data") ?? usualDataFolder(process.platform, process.env));
const built = join(import.meta.dirname, "..");
// Where it is not packaged, Electron is told what to run.
const program = app.isPackaged
  ? ([process.env["APPIMAGE"] ?? process.execPath] as const)
  : ([process.execPath, import.meta.filename] as const);
// The build lays the icons beside the page.
const pictures = join(built, "renderer");

app.setName("Pigeonhole");
const entry = app.isPackaged ? null : import.meta.filename;
const command = commandWords(process.argv, entry, isCommand);
// For whatever is said before the settings are read.
applyLanguage(localeFromEnvironment(process.env, process.platform, () => noSystemLocale))({
  language: "system",
  formats: "system",
});
if (command !== null) runInTerminal(command, entry, () => import("./cli.ts"));
else openWindowed();

type MainWindow = ReturnType<typeof createMainWindow>;

function openWindowed(): void {
  // Windows shows notifications of programs that it knows from the start menu, by this id: see electron-builder.yml.
  app.setAppUserModelId("org.pigeonhole.agent");
  // What the browser engine keeps lies in a folder of its own, apart from settings and journal.
  app.setPath("userData", join(dataFolder, "window"));
  registerPageScheme();
  // Whatever window there ever is. Who says otherwise at the start is root in a container, where Chromium has none.
  if (!app.commandLine.hasSwitch("no-sandbox")) app.enableSandbox();
  Menu.setApplicationMenu(null);
  if (app.requestSingleInstanceLock()) begin();
  else app.quit();
}

function begin(): void {
  mkdirSync(dataFolder, { recursive: true });
  const log = createLog(logFileWriter(dataFolder), Date.now);
  process.on("uncaughtException", (bug) => log.bug(bug, "main"));
  process.on("unhandledRejection", (bug) => log.bug(bug, "main"));
  const window = createMainWindow(join(built, "preload/preload.cjs"), join(pictures, "icon.png"));
  // Without a tray to click, starting Pigeonhole again is the way back to its window.
  app.on("second-instance", (_event, argv) => isUnseenStart(argv) || window.show());
  app.on("activate", window.show);
  // The agent lives on in the tray.
  app.on("window-all-closed", () => {});
  const { settings } = createSettingsStore(join(dataFolder, "config.json"), () =>
    openWithElectronStore(dataFolder),
  ).read();
  const fields = languageOfFields(settings);
  // Before the engine is up, or it is not heard.
  if (fields !== null) app.commandLine.appendSwitch("lang", fields);
  app.whenReady().then(
    () => start(log, window),
    (bug) => log.bug(bug, "start"),
  );
}

function start(log: Log, window: MainWindow): void {
  lockDown();
  servePage(join(built, "renderer"));
  open(log, window);
}

/**
 * The parts as the window has them.
 *
 * @throws JournalUnusable
 */
function assembleWindowed(log: Log, sayAnew: (spoken: Locale) => void): Assembly {
  return assemble({
    dataFolder,
    openConfig: openWithElectronStore,
    launchParser: launchUtility(join(built, "main/parser.js"), "Pigeonhole spreadsheet reader"),
    launchPdfText: launchUtility(join(built, "main/pdf-text.js"), "Pigeonhole PDF reader"),
    launchKeeper: launchUtility(join(built, "main/keeper.js"), "Pigeonhole journal keeper"),
    environmentSecret: null,
    // PAC files and all, as the browser engine reads the desktop's settings.
    proxies: { find: (address) => session.defaultSession.resolveProxy(address), signInFor: () => null },
    // Settings may be read in the middle of anything: those who speak are told when that is over.
    onLocale: (spoken) => setImmediate(() => sayAnew(spoken)),
    systemLocale: localeFromEnvironment(process.env, process.platform, () => ({
      languages: app.getPreferredSystemLanguages(),
      formats: app.getSystemLocale(),
    })),
    log,
  });
}

function open(log: Log, window: MainWindow): void {
  const quitting = new AbortController();
  let sayAnew = (_spoken: Locale) => {};
  let parts: Assembly;
  try {
    parts = assembleWindowed(log, (spoken) => sayAnew(spoken));
  } catch (problem) {
    mendOrGiveUp(problem, () => open(log, window));
    return;
  }
  const giveBack = parts.drive();
  if (!giveBack) {
    giveUp(words.desktop.alreadyRunning);
    return;
  }

  const page = () => window.current()?.webContents ?? null;
  const goTo = (view: View) => window.showAnd((opened) => tell(opened, "view.show", { view }));
  const telling = startTelling(parts.journal, createShow(goTo, log), log);
  const keepAwake = createKeepAwake(powerSaveBlocker);
  let isJournalWhole = false;
  const agent = parts.makeAgent(
    {
      onImport: (changed) => {
        log.say("import", { id: changed.id, file: changed.place.dropped, state: changed.state.at });
        telling.sees(changed);
        keepAwake.sees(changed);
        tell(page(), "import.changed", changed);
      },
      onStatus: (status) => {
        tray.show(status);
        // What it tells stands in the journal, which nothing is written to before it is known to be whole.
        if (isJournalWhole) telling.stands(status);
        tell(page(), "status.changed", status);
      },
      // The tray and the window hear of it with the status.
      onTonight: () => tray.show(agent.status()),
      onUnsettled: (unsettled) => tell(page(), "unsettled.changed", unsettled),
    },
    true,
  );
  const loginItem = createLoginItem(program, option("data") === undefined ? [] : [`--data=${dataFolder}`]);
  const followLogin = () => followLoginSetting(parts, loginItem);
  const showAdding = (adding: Adding | null) => tell(page(), "adding.changed", adding);
  const handlers = createHandlers(
    parts,
    agent,
    { ...desktop, followLoginSetting: followLogin, showAdding },
    quitting.signal,
  );
  const takeDropped = (paths: readonly string[]) =>
    takeDroppedOnTray(paths, agent.status(), handlers["inbox.addFiles"]);
  const acts = createTrayActs({ showWindow: window.show, goTo, agent, handlers, quit: () => app.quit() });
  const tray = createTray(join(pictures, "tray"), takeDropped, acts);
  serve(ipcMain, parsers, handlers, isOurFrame);
  tray.show(agent.status());
  sayAnew = (spoken) => {
    const status = agent.status();
    tray.show(status);
    tell(page(), "status.changed", status);
    tell(page(), "language.changed", spoken);
  };
  const close = () => {
    telling.stop();
    keepAwake.release();
    giveBack();
    parts.close();
  };
  let stopBackups = () => {};
  parts.journalDamage.addEventListener("abort", async () => {
    quitting.abort();
    stopBackups();
    await agent.stop();
    telling.tell({ kind: "journal", text: sayJournalLost(parts.journalDamage.reason.message), opens: "today" });
    close();
    mendOrGiveUp(parts.journalDamage.reason, () => {
      app.relaunch();
      app.quit();
    });
  });
  // A large journal is looked through before anything is sent; watching and the window need not wait for that.
  const checked = parts.backupWorker.check().then(() => {
    log.say("journal-checked");
    isJournalWhole = true;
    if (quitting.signal.aborted) return;
    telling.stands(agent.status());
    stopBackups = parts.backupWorker.start();
    parts.history().start();
  });
  agent.start(checked);
  // Told by journalDamage.
  checked.catch(() => {});
  followPower(agent);
  try {
    followLogin();
  } catch (problem) {
    log.bug(problem, "login item");
  }
  quitInOrder(agent, quitting, close);
  showAtStart(window).catch((bug) => log.bug(bug, "window"));
}

/** At login the tray is enough, where there is one. */
async function showAtStart(window: MainWindow): Promise<void> {
  if (!wasOpenedAtLogin() || !(await hasTray(process.platform, process.env))) window.show();
}

/** A journal that cannot be used: `goOn` once it is restored, where it can be and a person wants it to be. */
function mendOrGiveUp(problem: unknown, goOn: () => void): void {
  if (!isLost(problem)) giveUp((problem as Error).message);
  else if (!offerRestore(problem)) app.quit();
  else {
    const empty = problem.backupDay === null;
    const restored = restoreJournal(journalIn(dataFolder), { who: userInfo().username, nowMs: Date.now(), empty });
    if (restored.ok) {
      tellRestored(sayRestored(restored.value, Intl.DateTimeFormat().resolvedOptions().timeZone));
      goOn();
    } else giveUp(restored.error);
  }
}

function giveUp(message: string): void {
  dialog.showErrorBox(words.desktop.cannotStart, message);
  app.quit();
}

const desktop: Omit<Desktop, "followLoginSetting" | "showAdding"> = {
  openInBrowser: (address) => browse(shell, address),
  openPlace: (path) => openPlace(shell, dataFolder, path),
  showInFolder: (path) => shell.showItemInFolder(path),
  ...askForPaths,
  copyText: (text) => clipboard.writeText(text),
};
