/** @file Texts about correcting cells in the window, in English. */

import { count } from "../../../wording/grammar.ts";

export const correct = {
  cell: (column: string, row: number) => `Correct cell ${column}${row}`,
  typed: (howMany: number) => `${count(howMany, "cell")} corrected`,
  checking: "Checking…",
  left: (problems: number) =>
    problems === 0 ? "No row has a problem any more." : `${count(problems, "problem")} left to correct.`,
  hint: "Pigeonhole puts a corrected copy into the inbox. Your own file isn't changed.",
  discard: "Discard corrections",
  send: "Send the corrected copy",
  /** Where the inbox doesn't send it at once. */
  add: "Add the corrected copy",
  done: "The corrected copy is in the inbox",
};
