/** @file Finds the command that the app was started with, such as `pigeonhole status`. Pure. */

/** Switches for Chromium, not for us. */
const forTheEngine = /^--(no-sandbox|ozone-platform=.*|log-level=.*)$/;

/**
 * The command and its arguments, or null if the app was started to open its window.
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
  const isForTerminal = words.some((word) => isCommand(word) || word === "--help" || word === "-h");
  return isForTerminal ? words : null;
}
