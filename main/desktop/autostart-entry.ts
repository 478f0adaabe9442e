/** @file Opens the app at login on Linux, with an entry in the desktop's autostart folder. */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { words } from "../../shared/words/spoken.ts";

/** The program to start at login and its arguments, unquoted. */
export type Command = readonly [program: string, ...words: string[]];

export function autostartPath(environment: NodeJS.ProcessEnv): string {
  return join(environment["XDG_CONFIG_HOME"] || join(homedir(), ".config"), "autostart", "pigeonhole.desktop");
}

/** Writes the entry, or deletes it. */
export function writeAutostart(path: string, opens: boolean, command: Command): void {
  if (!opens) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, autostartEntry(command));
}

/** Updates the program's path, which an update may change. An entry that a person deleted or disabled stays so. */
export function renewAutostart(path: string, command: Command): void {
  const entry = readEntry(path);
  const isOff = /^(Hidden=true|X-GNOME-Autostart-enabled=false)\s*$/im.test(entry ?? "");
  if (entry !== null && !isOff && entry !== autostartEntry(command)) writeAutostart(path, true, command);
}

function readEntry(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

export const autostartEntry = (command: Command): string => `[Desktop Entry]
Type=Application
Version=1.0
Name=Pigeonhole
Comment=${words.desktop.comment}
Exec=${command.map(quoteWord).join(" ")}
Icon=pigeonhole
Terminal=false
StartupNotify=false
X-GNOME-Autostart-enabled=true
`;

/**
 * Quotes one argument of an Exec line. The desktop undoes three layers: the
 * escapes of every value in the file, then the quotes, then the % codes.
 */
function quoteWord(word: string): string {
  const plain = word.replaceAll("%", "%%");
  const quoted = /^[\w@:,./=+%-]+$/.test(plain) ? plain : `"${plain.replace(/["`$\\]/g, "\\$&")}"`;
  return quoted.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t").replaceAll("\r", "\\r");
}
