/** @file Finds the command that the app was started with, such as `pigeonhole status`. Pure. */

import { setupExtension } from "../../shared/settings/setup-file.ts";

/** Switches for Chromium, not for us. */
const forTheEngine =
  /^--(no-sandbox|disable-gpu|remote-debugging-port=\d+|ozone-platform=.*|log-level=.*|user-data-dir=.*)$/;

/** The switch that gives one start a folder of its own for Chromium's files. */
export const ownFolder = "--user-data-dir=";
export const hasOwnFolder = (argv: readonly string[]): boolean => argv.some((word) => word.startsWith(ownFolder));

/** The switches that every start of ours on this computer needs; a folder for Chromium's files is of one start alone. */
export const engineSwitches = (argv: readonly string[]): readonly string[] =>
  argv.filter((word) => forTheEngine.test(word) && !hasOwnFolder([word]));

/** Without a command. */
const forTerminal: ReadonlySet<string> = new Set(["--help", "-h", "--version", "--selftest"]);

/** Desktops name a file that was dropped on the program's icon: its whole path or address. It opens the window. */
const isDroppedFile = (word: string): boolean =>
  /^(\/|[a-z]:[\\/]|\\\\|file:)/i.test(word) || word.toLowerCase().endsWith(setupExtension);

/**
 * The command and its arguments, or null if the app was started to open its window.
 *
 * A word that is no command counts too: a window in place of an error would keep a script waiting for ever.
 *
 * @param entry the app's main file if it is not packaged, because it comes before the arguments; else null
 */
export function commandWords(
  argv: readonly string[],
  entry: string | null,
  isCommand: (word: string) => boolean,
): readonly string[] | null {
  const begin = entry === null ? 0 : argv.findIndex((word) => word === entry || entry.endsWith(`/${word}`));
  const words = argv.slice(begin + 1).filter((word) => !forTheEngine.test(word));
  // Where the entry is not found, as of `electron .`, its name is among the words.
  const isTyped = (word: string, at: number) =>
    begin >= 0 && !word.startsWith("-") && words[at - 1] !== "--data" && !isDroppedFile(word);
  const isForTerminal = words.some((word, at) => isCommand(word) || forTerminal.has(word) || isTyped(word, at));
  return isForTerminal ? words : null;
}
