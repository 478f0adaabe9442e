/** @file Asks for what must not be on a command line, such as a password. */

import { createInterface } from "node:readline/promises";

/**
 * Asks the questions on stderr, one after the other, and reads a line for each: from the terminal or a pipe, never from the
 * command line, which other programs can read.
 *
 * @returns the lines; fewer than questions if the input ends before
 */
export async function askInTurn(questions: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const answers: string[] = [];
  process.stderr.write(questions[0] ?? "");
  try {
    for await (const line of createInterface({ input: process.stdin, signal })) {
      answers.push(line);
      if (answers.length === questions.length) break;
      process.stderr.write(questions[answers.length] ?? "");
    }
    return answers;
  } finally {
    // A pipe that its writer keeps open would keep this process alive.
    process.stdin.destroy();
  }
}
