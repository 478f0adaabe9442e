/** @file A setup file that was opened: asks the person about it, and keeps it. */

import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { app, dialog } from "electron/main";
import { type Setup, type SetupProblem, setupExtension, setupFileName } from "../../../shared/settings/setup-file.ts";
import type { Result } from "../../../shared/values/result.ts";
import { saySetup, saySetupProblem } from "../../../shared/wording/say-setup.ts";
import { words } from "../../../shared/words/spoken.ts";

type ReadSetup = Result<Setup, SetupProblem>;

/** The setup file among the arguments of a start, or null. Desktops name it by its path or its address. */
function setupAmong(argv: readonly string[]): string | null {
  const named = argv.findLast((word) => word.toLowerCase().endsWith(setupExtension) && !word.startsWith("--"));
  if (named === undefined) return null;
  try {
    return named.startsWith("file:") ? fileURLToPath(named) : named;
  } catch {
    return null;
  }
}

/** The setup file beside the program, where nothing is set up yet. @param program its path; an AppImage's own */
function setupBeside(program: string): string | null {
  const path = join(dirname(program), setupFileName);
  return existsSync(path) ? path : null;
}

/** Takes the setup files that are opened, also before the agent is there to use them. */
export interface SetupOffer {
  /** Offers the file that a second start names. @param folder that it was started in */
  openNamed(argv: readonly string[], folder: string): void;
  /**
   * From now on files are offered, first those that came before.
   *
   * @param program the program's path, to look beside it; null where Pigeonhole is set up already
   * @param onUsed called each time that a file counts
   */
  follow(program: string | null, onUsed: () => void): void;
}

/** Call it before the app is ready: macOS names an opened file in an event that may come before. */
export function createSetupOffer(read: (path: string) => ReadSetup, keep: (setup: Setup) => void): SetupOffer {
  let waiting = setupAmong(process.argv);
  let offerNow = (path: string): void => {
    waiting = path;
  };
  app.on("open-file", (event, path) => {
    event.preventDefault();
    if (path.toLowerCase().endsWith(setupExtension)) offerNow(path);
  });
  return {
    openNamed(argv, folder) {
      const named = setupAmong(argv);
      if (named !== null) offerNow(resolve(folder, named));
    },
    follow(program, onUsed) {
      offerNow = (path) =>
        void offerSetup(path, read, keep).then((isUsed) => {
          if (isUsed) onUsed();
        });
      const first = waiting ?? (program === null ? null : setupBeside(program));
      if (first !== null) offerNow(resolve(first));
    },
  };
}

/**
 * Asks whether to use a setup file, with the addresses that it leads to, and keeps it.
 *
 * @returns true if it counts now
 */
async function offerSetup(
  path: string,
  read: (path: string) => ReadSetup,
  keep: (setup: Setup) => void,
): Promise<boolean> {
  const setup = read(path);
  const { setup: said } = words;
  if (!setup.ok) {
    dialog.showErrorBox(said.notUsed, saySetupProblem(setup.error, path));
    return false;
  }
  const lines = saySetup(setup.value);
  const { response } = await dialog.showMessageBox({
    type: "question",
    message: said.ask,
    detail: lines.length === 0 ? said.noAddresses : [...lines, "", said.askMore].join("\n"),
    buttons: [said.cancel, said.use],
    defaultId: 0,
    cancelId: 0,
  });
  if (response !== 1) return false;
  try {
    keep(setup.value);
    return true;
  } catch (problem) {
    dialog.showErrorBox(said.notUsed, said.notSaved((problem as Error).message));
    return false;
  }
}
