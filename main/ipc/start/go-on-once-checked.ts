/** @file What begins when the journal was found whole, and what is done when it is not. */

import { app } from "electron/main";
import { sayJournalLost } from "../../../shared/wording/agent/say-notices.ts";
import type { Agent } from "../../agent/agent.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import type { Telling } from "../../desktop/notifications/tell-people.ts";
import { type EnvironmentSecrets, putBackSecrets } from "../../platform/environment-secrets.ts";
import type { WindowProgram } from "./window-program.ts";

interface Running {
  readonly agent: Pick<Agent, "status" | "stop">;
  readonly telling: Telling;
  /** Aborted here where the journal is damaged. */
  readonly quitting: AbortController;
  /** Gives back what the process has open. */
  readonly close: () => void;
  readonly secrets: EnvironmentSecrets;
  readonly startUpdates: () => void;
}

interface JournalChecks {
  /** Resolves when the journal is known to be whole. Checking a large one takes a while. */
  readonly checked: Promise<void>;
  isJournalWhole(): boolean;
  stopBackups(): void;
}

/** Has the journal checked in the background. Nothing is sent before; watching and the window don't wait. */
export function goOnOnceChecked(
  { log, practice, restoreOrGiveUp }: Pick<WindowProgram, "log" | "practice" | "restoreOrGiveUp">,
  parts: Pick<Assembly, "backupWorker" | "history" | "journalDamage">,
  { agent, telling, quitting, close, secrets, startUpdates }: Running,
): JournalChecks {
  let isWhole = false;
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
  const checked = parts.backupWorker.check().then(() => {
    log.say("journal-checked");
    isWhole = true;
    if (quitting.signal.aborted) return;
    telling.seeStatus(agent.status());
    stopBackups = parts.backupWorker.start();
    if (practice === null) startUpdates();
    parts.history().start();
  });
  // The listener above handles this failure.
  checked.catch(() => {});
  return { checked, isJournalWhole: () => isWhole, stopBackups: () => stopBackups() };
}
