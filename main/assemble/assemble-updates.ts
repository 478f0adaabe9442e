/** @file Assembles the updates of this program: what leads to a new version, and back from one that fails. */

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { UpdateView } from "../../shared/updates/update-view.ts";
import { freeBytes } from "../platform/free-space.ts";
import type { Log } from "../platform/log.ts";
import { version } from "../platform/version.ts";
import type { Installer } from "../updates/electron-updater.ts";
import { tryNewVersion } from "../updates/first-start.ts";
import { findInstallKind } from "../updates/install-kind.ts";
import { readFeed } from "../updates/read-feed.ts";
import { type BuiltFor, createUpdates, recordIn, type Updates } from "../updates/updates.ts";
import { goBack, installerKept, keepWayBack } from "../updates/way-back.ts";
import type { Assembly } from "./assemble.ts";

/** What the window's process knows of the program that it is. */
export interface ProgramHere {
  readonly dataFolder: string;
  /** Path of the folder with the built app. */
  readonly built: string;
  readonly isPackaged: boolean;
  /** The folder of what is packed beside the app. */
  readonly resources: string;
  readonly log: Log;
}

export interface UpdateNeeds {
  readonly isSomeoneThere: () => boolean;
  readonly isBusy: () => boolean;
  readonly restart: (act: () => Promise<"start-again" | "end">) => void;
  readonly quit: () => void;
  readonly onChange: (view: UpdateView) => void;
  readonly signal: AbortSignal;
}

const folderIn = (dataFolder: string): string => join(dataFolder, "updates");

/** The system that a release must be for. */
const target = `${process.platform}-${process.arch}`;

export function assembleUpdates(here: ProgramHere, parts: Assembly, needs: UpdateNeeds): Updates {
  const { dataFolder, built, isPackaged, resources, log } = here;
  const folder = folderIn(dataFolder);
  const { execPath, platform, env } = process;
  const installed = findInstallKind({ platform, environment: env, isPackaged, execPath });
  const builtFor = readBuiltFor(join(built, "updates.json"));
  const { kind, program } = installed;
  let installer: Promise<Installer> | null = null;
  return createUpdates({
    version,
    installed,
    builtFor,
    settings: () => parts.settings.read().settings,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: Date.now,
    folder,
    keepWayBack: () => keepWayBack(installed, join(folder, "previous"), version, installerKept(env)),
    freeBytes: () => freeBytes(dataFolder),
    readFeed: (feed) =>
      readFeed({ folder: feed, target, keys: builtFor.keys, get: parts.network.send, signal: needs.signal }),
    installer: () => {
      if (kind === "by-it" || kind === "checkout") throw new Error(`${kind} isn't replaced by itself`);
      const own = { kind, version, program, folder, notes: join(resources, "app-update.yml") };
      const others = { open: parts.network.open, quit: needs.quit, signal: needs.signal };
      const say = (text: string) => log.say("update", { text });
      // Loaded where it is needed: most starts have no update.
      installer ??= import("../updates/electron-updater.ts").then(({ createInstaller }) =>
        createInstaller({ ...own, ...others, say }),
      );
      return installer;
    },
    backUp: parts.backupWorker.backUpBefore,
    ...{ isBusy: needs.isBusy, isSomeoneThere: needs.isSomeoneThere },
    ...{ restart: needs.restart, onChange: needs.onChange },
    reportBug: (bug) => log.bug(bug, "updates"),
  });
}

/** No address and no keys where it was built without them. */
function readBuiltFor(path: string): BuiltFor {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as BuiltFor;
  } catch {
    return { url: null, keys: [] };
  }
}

const selftestMs = 5 * 60_000;

/**
 * Tries a version out that was installed by an update, before it opens the journal.
 *
 * @param words the arguments that every start of this program has, such as Chromium's
 * @param startAgain starts the program that is in place then
 */
export function tryNewVersionHere(
  { dataFolder, log }: Pick<ProgramHere, "dataFolder" | "log">,
  words: readonly string[],
  startAgain: () => void,
): Promise<"go-on" | "leave"> {
  return tryNewVersion({
    recordPath: recordIn(folderIn(dataFolder)),
    version,
    now: Date.now,
    testItself: () => testItself(words, log),
    goBack: (trial) => goBack(trial, startAgain),
    reportBug: (bug) => log.bug(bug, "updates"),
  });
}

function testItself(words: readonly string[], log: Log): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...words, "--selftest"], {
      stdio: ["ignore", "pipe", "ignore"],
      timeout: selftestMs,
      windowsHide: true,
    });
    let said = "";
    child.stdout.on("data", (piece: Buffer) => {
      said += piece.toString("utf8");
    });
    child.on("error", () => resolve(false));
    child.on("close", (code) => {
      log.say("self-test", { code, lines: said.trim().split("\n").slice(-30) });
      resolve(code === 0);
    });
  });
}
