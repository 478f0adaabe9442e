/** @file Says on stderr why a command does nothing. */

/** @returns the exit code: 2 */
export function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}
