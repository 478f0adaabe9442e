/** @file Whether the app was started to carry out a command, as `pigeonhole status` does, and not to open. Pure. */

/** What tells the browser engine, and not us, how to run. */
const forTheEngine = /^--(no-sandbox|ozone-platform=.*|log-level=.*)$/;

/**
 * The words of the command line behind the program, or null where there is no command among them.
 *
 * @param entry where the app is not packaged, its main file, which stands before the words; else null
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
