/** @file Has the operating system open the app when its user logs in, unseen, or not. */

import { app } from "electron/main";
import type { JournalEvent } from "../imports/ports.ts";
import { autostartPath, type Command, renewAutostart, writeAutostart } from "./autostart-entry.ts";

/** Given at login: the agent begins, and no window opens. */
const unseen = "--hidden";

export interface LoginItem {
  set(opens: boolean): void;
  /** Follows the program to where it lies now. */
  renew(): void;
}

interface LoginSetting {
  readonly settings: { read(): { readonly settings: { readonly openAtLogin: boolean | null } } };
  readonly journal: {
    metadata(key: string): string | null;
    setMetadata(key: string, value: string, event: JournalEvent): void;
  };
  readonly who: string;
}

const openAtLoginKey = "open-at-login";

/**
 * Does what the settings say once. Whoever switches us off in the system's own
 * settings is left with that, until the setting itself changes.
 *
 * @throws where the system does not let us
 */
export function followLoginSetting({ settings, journal, who }: LoginSetting, item: LoginItem): void {
  const { openAtLogin } = settings.read().settings;
  if (openAtLogin === null) return;
  if (journal.metadata(openAtLoginKey) === String(openAtLogin)) {
    if (openAtLogin) item.renew();
    return;
  }
  item.set(openAtLogin);
  journal.setMetadata(openAtLoginKey, String(openAtLogin), { what: "open-at-login", who, detail: { openAtLogin } });
}

/** @param argv of a start, be it a second one */
export const isUnseenStart = (argv: readonly string[]): boolean => argv.includes(unseen);

/** True where the operating system has opened us, and nobody asked for a window. */
export const wasOpenedAtLogin = (): boolean =>
  isUnseenStart(process.argv) || (process.platform === "darwin" && app.getLoginItemSettings().wasOpenedAtLogin);

/**
 * @param program what starts the app: where it is not packaged, Electron and the app's entry
 * @param words what it was told about its data folder
 */
export function createLoginItem(program: Command, words: readonly string[]): LoginItem {
  const command: Command = [...program, ...words, unseen];
  if (process.platform === "linux") {
    const path = autostartPath(process.env);
    return {
      set: (opens) => writeAutostart(path, opens, command),
      renew: () => renewAutostart(path, command),
    };
  }
  const [path, ...rest] = command;
  // Windows keeps one line: what holds a space is put in quotes.
  const args = rest.map((word) => (/\s/.test(word) ? `"${word}"` : word));
  const own = process.platform === "win32" ? { path, args } : {};
  return {
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, ...own }),
    // Installers of these systems leave the program where it was.
    renew() {},
  };
}
