/** @file Makes the operating system open the app at login, without a window, or stops that. */

import { app } from "electron/main";
import type { Metadata } from "../imports/ports/journal-port.ts";
import { autostartPath, type Command, renewAutostart, writeAutostart } from "./autostart-entry.ts";

/** The switch that is given at login: the agent starts without a window. */
export const hiddenSwitch = "--hidden";

export interface LoginItem {
  set(opens: boolean): void;
  /** Updates the program's path. */
  renew(): void;
}

interface LoginSetting {
  readonly settings: { read(): { readonly settings: { readonly openAtLogin: boolean | null } } };
  readonly journal: Metadata;
  readonly who: string;
}

const openAtLoginKey = "open-at-login";

/**
 * Applies the setting to the system once after each change. If a person turns
 * us off in the system's settings, that stays until our own setting changes.
 *
 * @throws if the system refuses
 */
export async function followLoginSetting({ settings, journal, who }: LoginSetting, item: LoginItem): Promise<void> {
  const { openAtLogin } = settings.read().settings;
  if (openAtLogin === null) return;
  if (journal.metadata(openAtLoginKey) === String(openAtLogin)) {
    if (openAtLogin) item.renew();
    return;
  }
  item.set(openAtLogin);
  const event = { what: "open-at-login", who, detail: { openAtLogin } } as const;
  await journal.commit((draft) => draft.setMetadata(openAtLoginKey, String(openAtLogin), event));
}

/** True if this start, or a second one with these arguments, asks for no window. */
export const isHiddenStart = (argv: readonly string[]): boolean => argv.includes(hiddenSwitch);

/** True if the operating system opened the app at login. */
export const wasOpenedAtLogin = (): boolean =>
  isHiddenStart(process.argv) || (process.platform === "darwin" && app.getLoginItemSettings().wasOpenedAtLogin);

/**
 * @param program the command that starts the app; if it is not packaged, Electron and the app's entry
 * @param words the arguments that name its data folder
 */
export function createLoginItem(program: Command, words: readonly string[]): LoginItem {
  const command: Command = [...program, ...words, hiddenSwitch];
  if (process.platform === "linux") {
    const path = autostartPath(process.env);
    return {
      set: (opens) => writeAutostart(path, opens, command),
      renew: () => renewAutostart(path, command),
    };
  }
  const [path, ...rest] = command;
  // Windows stores one command line, so arguments with spaces need quotes.
  const args = rest.map((word) => (/\s/.test(word) ? `"${word}"` : word));
  const own = process.platform === "win32" ? { path, args } : {};
  return {
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, ...own }),
    // On these systems an update does not move the program.
    renew() {},
  };
}
