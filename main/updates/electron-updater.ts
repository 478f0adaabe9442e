/** @file The door to electron-updater: it keeps what was loaded, and runs each system's own installer. */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { AppImageUpdater, type AppUpdater, type Logger, MacUpdater, NsisUpdater, Provider } from "electron-updater";
import type { Release } from "../../shared/updates/release.ts";
import type { InstallKind, UpdateProblem } from "../../shared/updates/update-view.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { diskProblem, loadFile, type Open, sha512Of } from "./load-file.ts";
import { replaceFile } from "./replace-program.ts";

/** What the library is told of this program. */
export interface InstallerParts {
  readonly kind: Extract<InstallKind, "appimage" | "nsis" | "mac-bundle">;
  readonly version: string;
  /** What is replaced: the AppImage, the program, or the bundle. */
  readonly program: string;
  /** The folder for what is loaded. */
  readonly folder: string;
  /** The installed program's own notes for the library, where its packer wrote them; they name who signs on Windows. */
  readonly notes: string;
  readonly open: Open;
  /** Ends this process after the installer was started. */
  readonly quit: () => void;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

export interface Installer {
  /** Loads a release, or finds that it is loaded already. Its hash has been checked then. */
  load(folder: string, release: Release): Promise<Result<null, UpdateProblem>>;
  /**
   * Installs what was loaded. An AppImage is replaced when this returns, and its caller starts it; an installer starts
   * the new version itself, once this process has ended.
   */
  install(release: Release): Promise<Result<"replaced" | "installer-runs", UpdateProblem>>;
}

/** A problem of ours on its way through the library. */
class NotLoaded extends Error {
  readonly problem: UpdateProblem;
  constructor(problem: UpdateProblem) {
    super(problem.is);
    this.problem = problem;
  }
}

const updaters = { appimage: AppImageUpdater, nsis: NsisUpdater, "mac-bundle": MacUpdater } as const;

/** What a provider is made with, of which ours uses nothing. */
type Runtime = { isUseMultipleRangeRequest: boolean; platform: "linux"; executor: never };

/** Makes the library's updater for this system. It reaches the network by our connections alone, and starts nothing by itself. */
export function createInstaller(parts: InstallerParts): Installer {
  const updater: AppUpdater = new updaters[parts.kind](undefined, appOf(parts));
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.disableDifferentialDownload = true;
  updater.disableWebInstaller = true;
  updater.logger = logTo(parts.say);
  let offered: { readonly folder: string; readonly release: Release } | null = null;
  let loaded: string | null = null;

  /** Names the release whose signature we have checked; the library's own feed format isn't used. */
  class SignedFeed extends Provider<ReturnType<typeof infoOf>> {
    // The library makes it with three arguments, and passes on the last.
    constructor(_options: unknown, _updater: unknown, runtime: Runtime) {
      super(runtime);
    }
    override async getLatestVersion() {
      if (offered === null) throw new Error("no release was offered");
      return infoOf(offered.release);
    }
    override resolveFiles(info: ReturnType<typeof infoOf>) {
      return info.files.map((file) => ({ url: new URL(`${offered?.folder}/${file.url}`), info: file }));
    }
  }
  // The library's own connections would pass by our proxies, certificates and limits.
  Object.assign(updater, {
    httpExecutor: {
      async download(address: URL, path: string): Promise<string> {
        if (offered === null) throw new Error("no release was offered");
        const got = await loadFile(parts.open, address, path, offered.release.file, parts.signal);
        if (!got.ok) throw new NotLoaded(got.error);
        return path;
      },
    },
  });
  updater.setFeedURL({ provider: "custom", updateProvider: SignedFeed });

  return {
    async load(folder, release) {
      offered = { folder, release };
      loaded = null;
      try {
        const checked = await updater.checkForUpdates();
        if (!checked?.isUpdateAvailable) return fail({ is: "installer", detail: "not taken" });
        loaded = (await updater.downloadUpdate())[0] ?? null;
        return ok(null);
      } catch (problem) {
        if (problem instanceof NotLoaded) return fail(problem.problem);
        const { code } = problem as NodeJS.ErrnoException;
        if (code === "ERR_UPDATER_INVALID_SIGNATURE") return fail({ is: "not-signed" });
        return fail(code?.startsWith("E") && !code.startsWith("ERR_") ? diskProblem(problem) : other(problem));
      }
    },
    async install({ file }) {
      // Looked at once more: it may have waited for days.
      if (loaded === null || (await sha512Of(loaded)) !== file.sha512) return fail({ is: "not-the-file" });
      try {
        if (parts.kind === "appimage") {
          // The library deletes the old one before it moves the new one there.
          replaceFile(parts.program, loaded);
          return ok("replaced");
        }
        updater.quitAndInstall(true, true);
        return ok("installer-runs");
      } catch (problem) {
        return fail(parts.kind === "appimage" ? diskProblem(problem) : other(problem));
      }
    },
  };
}

const other = (problem: unknown): UpdateProblem => ({ is: "installer", detail: (problem as Error).message });

const infoOf = ({ version, releasedAt, file }: Release) => ({
  version,
  path: file.name,
  sha512: file.sha512,
  releaseDate: new Date(releasedAt).toISOString(),
  files: [{ url: file.name, sha512: file.sha512, size: file.bytes }],
});

/** What the library asks of an app. */
function appOf({ version, folder, notes, quit }: InstallerParts) {
  return {
    version,
    name: basename(folder),
    isPackaged: true,
    appUpdateConfigPath: existsSync(notes) ? notes : ownNotes(folder),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => {},
    relaunch() {},
    quit,
    onQuit() {},
  };
}

/** The library reads where to keep its files from a file. JSON is YAML. */
function ownNotes(folder: string): string {
  const path = join(folder, "notes.yml");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path, JSON.stringify({ updaterCacheDirName: "loaded" }), { mode: 0o600 });
  return path;
}

const logTo = (say: (text: string) => void): Logger => ({
  info() {},
  warn: (text) => say(String(text)),
  error: (text) => say(String(text)),
});
