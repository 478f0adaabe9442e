/** @file Runs the updates of the window's program: what they ask of the desktop, and who is told of them. */

import { app } from "electron/main";
import type { Agent } from "../agent/agent.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { assembleUpdates, type ProgramHere } from "../assemble/assemble-updates.ts";
import type { MainWindow } from "../desktop/main-window.ts";
import type { Telling } from "../desktop/notifications/tell-people.ts";
import { restartForUpdate } from "../desktop/quit-in-order.ts";
import { tell } from "./bridge.ts";
import { followUpdates, isBusy, isSomeoneThere } from "./quiet-moment.ts";
import { noteUpdate, tellOfUpdate, type UpdatesHere } from "./update-commands.ts";

interface Surroundings {
  readonly agent: Pick<Agent, "status">;
  readonly window: Pick<MainWindow, "current">;
  readonly telling: Telling;
  /** Resolves once nothing uses the data folder any more. */
  readonly stop: () => Promise<void>;
  /** The path that the program is started by. */
  readonly program: string;
  /** Before, nothing is written to the journal. */
  readonly isJournalWhole: () => boolean;
  /** Fires when the app quits. */
  readonly signal: AbortSignal;
}

/** Makes the updates. `start` begins to look for releases; call it when the journal is known to be whole. */
export function runUpdates(
  here: ProgramHere,
  parts: Assembly,
  { agent, window, telling, stop, program, isJournalWhole, signal }: Surroundings,
): UpdatesHere & { start(): void } {
  const report = (bug: unknown) => here.log.bug(bug, "updates");
  const updates = assembleUpdates(here, parts, {
    isSomeoneThere: () => isSomeoneThere(window.current()),
    isBusy: () => isBusy(agent.status()),
    restart: (act) => void restartForUpdate(stop, act, report, program, window.current() === null),
    quit: () => app.quit(),
    onChange(view) {
      tell(window.current()?.webContents ?? null, "updates.changed", view);
      if (isJournalWhole()) tellOfUpdate(telling, view);
    },
    signal,
  });
  return {
    ...updates,
    start() {
      followUpdates(updates, signal);
      const view = updates.view();
      tellOfUpdate(telling, view);
      noteUpdate(parts.journal, view.last).catch(report);
    },
  };
}
