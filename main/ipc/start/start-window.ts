/** @file Starts the agent of the window's program, with the window, the tray and the notifications that follow it. */

import { join } from "node:path";
import { app, ipcMain, powerSaveBlocker } from "electron/main";
import type { Adding } from "../../../shared/agent/adding.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { View } from "../../../shared/ipc.ts";
import type { Locale } from "../../../shared/wording/language.ts";
import { words } from "../../../shared/words/spoken.ts";
import { type Assembly, assemble } from "../../assemble/assemble.ts";
import { desktopActions } from "../../desktop/desktop-actions.ts";
import { createKeepAwake } from "../../desktop/keep-awake.ts";
import { startPractice } from "../../desktop/keep-practice.ts";
import { isOurFrame } from "../../desktop/lock-down.ts";
import { createLoginItem, followLoginSetting } from "../../desktop/login-item.ts";
import type { MainWindow } from "../../desktop/main-window.ts";
import { createShow } from "../../desktop/notifications/notifications.ts";
import { startTelling } from "../../desktop/notifications/tell-people.ts";
import { giveUp } from "../../desktop/offer-restore.ts";
import { followPower } from "../../desktop/power.ts";
import { quitInOrder, restartAfter } from "../../desktop/quit-in-order.ts";
import { showAtStart } from "../../desktop/show-at-start.ts";
import { createTray } from "../../desktop/tray/tray.ts";
import { takeDroppedOnTray } from "../../desktop/tray/tray-drop.ts";
import { windowEnvironment } from "../../desktop/window-environment.ts";
import { type EnvironmentSecrets, putBackSecrets } from "../../platform/environment-secrets.ts";
import { createListeners } from "../agent-listeners.ts";
import { serve, tell } from "../bridge.ts";
import { createHandlers } from "../commands.ts";
import { parsers } from "../parse-input.ts";
import { runUpdates } from "../run-updates.ts";
import { createTrayActs } from "../tray-acts.ts";
import { goOnOnceChecked } from "./go-on-once-checked.ts";
import { iconsIn, type Policy, type WindowProgram } from "./window-program.ts";

/** The newest files in the tray's menu. */
const filesInTray = 5;

/**
 * Opens the data folder and starts everything. What this process has open is given back by `close`, and `stop` is that
 * after the agent has finished what it is sending.
 */
export function startWindow(
  here: WindowProgram,
  window: MainWindow,
  secrets: EnvironmentSecrets,
  policy: Policy,
): void {
  const { dataFolder, built, program, log, practice } = here;
  const startAgain = () => startWindow(here, window, secrets, policy);
  let tellLocale = (_spoken: Locale) => {};
  const parts = assembleOr(startAgain, here, secrets, policy, (spoken) => tellLocale(spoken));
  if (parts === null) return;
  const releaseDriver = parts.drive(() => app.quit());
  if (!releaseDriver) {
    giveUp(words.desktop.alreadyRunning);
    return;
  }

  // The agent and who is told of it.
  const quitting = new AbortController();
  const page = () => window.current()?.webContents ?? null;
  const goTo = (view: View, importId?: string) =>
    window.showAnd((opened) => tell(opened, "view.show", { view, ...(importId !== undefined && { importId }) }));
  const showInTray = (status: AgentStatus) => tray.show(status, parts.journal.list(filesInTray));
  const telling = startTelling(parts.journal, practice === null ? createShow(goTo, log) : () => {}, log);
  const keepAwake = createKeepAwake(powerSaveBlocker);
  const isJournalWhole = () => checks.isJournalWhole();
  const audience = { log, page, showInTray, telling, keepAwake, statusNow: () => agent.status(), isJournalWhole };
  const agent = parts.makeAgent(createListeners(audience), true);

  // How it ends.
  const close = () => {
    telling.stop();
    keepAwake.release();
    releaseDriver();
    parts.close();
    practice?.service.stop().catch((bug) => log.bug(bug, "practice"));
  };
  const startUpdates = () => updates.start();
  const checks = goOnOnceChecked(here, parts, { agent, telling, quitting, close, secrets, startUpdates });
  const stop = async () => {
    quitting.abort();
    checks.stopBackups();
    await agent.stop();
    close();
    putBackSecrets(process.env, secrets);
  };

  // What people do in the window and at the tray.
  const isInstalled = app.isPackaged && practice === null;
  const updates = runUpdates(
    { dataFolder, built, isPackaged: isInstalled, resources: process.resourcesPath, log },
    parts,
    { ...{ agent, window, stop, telling, signal: quitting.signal }, program: program[0], isJournalWhole },
  );
  // Practice must not take away the entry that the real Pigeonhole has.
  const loginItem = practice === null ? createLoginItem(program, here.loginArguments) : { set() {}, renew() {} };
  const followLogin = () => followLoginSetting(parts, loginItem);
  const desktop = {
    updates,
    ...desktopActions(dataFolder, here.previews),
    startPractice: () => startPractice(program, parts.settings.read().settings.language),
    followLoginSetting: followLogin,
    showAdding: (adding: Adding | null) => tell(page(), "adding.changed", adding),
    restartAfter: (act: () => Promise<string | null>) =>
      void restartAfter(stop, act, (bug) => log.bug(bug, "office"), program[0]),
  };
  const handlers = createHandlers(parts, agent, desktop, quitting.signal, (bug) => log.bug(bug, "command"));
  const takeDropped = (paths: readonly string[]) =>
    takeDroppedOnTray(paths, agent.status(), handlers["inbox.addFiles"]);
  const acts = createTrayActs({ showWindow: window.show, goTo, agent, handlers, quit: () => app.quit() });
  // A second icon of the same look would be taken for the first.
  const tray =
    practice === null ? createTray(join(iconsIn(built), "tray"), takeDropped, acts) : { show(_: AgentStatus) {} };
  serve(ipcMain, parsers, handlers, isOurFrame);
  showInTray(agent.status());
  tellLocale = (spoken) => {
    const status = agent.status();
    showInTray(status);
    tell(page(), "status.changed", status);
    tell(page(), "language.changed", spoken);
  };

  // It begins to look at once, and to send when the journal was checked.
  agent.start(checks.checked);
  followPower(agent);
  followLogin().catch((problem) => log.bug(problem, "login item"));
  quitInOrder(agent, quitting, close);
  if (practice !== null) {
    window.show();
    return;
  }
  here.offer.follow(isSetUp(parts.settings) ? null : program[0], () => {
    agent.lookAgain();
    agent.refreshAccounts().catch((bug) => log.bug(bug, "setup"));
  });
  showAtStart(window).catch((bug) => log.bug(bug, "window"));
}

/** Null where the journal can't be used: a person is asked, and `startAgain` is called when it is restored. */
function assembleOr(
  startAgain: () => void,
  { dataFolder, built, log, openConfig, restoreOrGiveUp }: WindowProgram,
  secrets: EnvironmentSecrets,
  policy: Policy,
  tellLocale: (spoken: Locale) => void,
): Assembly | null {
  try {
    return assemble({
      ...windowEnvironment(built),
      ...secrets,
      dataFolder,
      openConfig,
      policy,
      // The settings may be read in the middle of anything, so the page and the tray are told afterwards.
      onLocale: (spoken) => setImmediate(() => tellLocale(spoken)),
      log,
    });
  } catch (problem) {
    restoreOrGiveUp(problem, startAgain);
    return null;
  }
}

const isSetUp = ({ read }: Assembly["settings"]): boolean => read().settings.connections.length > 0;
