/** @file Whether something is asked about a spreadsheet that only a change of the file answers. */

import type { Question } from "./sheet-reading.ts";

/** True where some question has no answers. Then answers to the others lead nowhere. */
export const onlyFileHelps = (questions: readonly Pick<Question, "answers">[]): boolean =>
  questions.some(({ answers }) => answers.length === 0);
