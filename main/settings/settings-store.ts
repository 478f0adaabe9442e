/** @file The settings' door: config.json as it stands, read through the shared schema. */

import { statSync } from "node:fs";
import type { FirstSettings } from "../../shared/ipc.ts";
import { noSettings, type ReadSettings, readSettings } from "../../shared/settings.ts";

/** What electron-store and conf have in common, as far as we use it. */
export interface ConfigFile {
  readonly path: string;
  /** @throws SyntaxError where the file is not JSON */
  store: Record<string, unknown>;
}

export interface SettingsStore {
  readonly path: string;
  /** As the file stands now: an administrator may have changed it since. The same object while it has not. */
  read(): ReadSettings;
  /** Sets up the first connection and inbox. Other keys that the file holds are kept. */
  begin(first: FirstSettings): void;
  /** @throws where the file cannot be read or written */
  setOpenAtLogin(open: boolean): void;
}

/** The file itself cannot be read. It is left as it is. */
const unreadable = (path: string, problem: unknown): ReadSettings => ({
  settings: noSettings,
  problems: [`${path} cannot be read: ${(problem as Error).message}`],
  unknownKeys: [],
});

/** @param open opens config.json; called whenever the file has changed, because opening is what may fail */
export function createSettingsStore(path: string, open: () => ConfigFile): SettingsStore {
  let last: { readonly mark: string; readonly read: ReadSettings } | null = null;
  const readFile = (isThere: boolean): ReadSettings => {
    try {
      return readSettings(isThere ? open().store : {});
    } catch (problem) {
      return unreadable(path, problem);
    }
  };
  return {
    path,
    read() {
      const stats = statSync(path, { throwIfNoEntry: false });
      const mark = stats ? `${stats.size}/${stats.mtimeMs}/${stats.ino}` : "none";
      if (last?.mark === mark) return last.read;
      last = { mark, read: readFile(stats !== undefined) };
      return last.read;
    },
    setOpenAtLogin(openAtLogin) {
      const file = open();
      file.store = { ...file.store, openAtLogin };
    },
    begin({ name, baseUrl, authUrl, clientId, inboxPath }) {
      const file = open();
      file.store = {
        ...file.store,
        connections: [{ id: "office", name, baseUrl, authUrl, clientId, flow: "browser" }],
        inboxes: [{ id: "inbox", path: inboxPath, connection: "office" }],
      };
    },
  };
}
