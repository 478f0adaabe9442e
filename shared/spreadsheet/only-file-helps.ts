/** @file Whether only a change of the file answers what is asked, and whether a person may change it. */

import type { Question } from "./sheet-reading.ts";

/** True where some question has no answers. Then answers to the others lead nowhere. */
export const onlyFileHelps = (questions: readonly Pick<Question, "answers">[]): boolean =>
  questions.some(({ answers }) => answers.length === 0);

/** True where an e-invoice is asked about: its supplier wrote it, so its receiver doesn't correct it. */
export const isOfEInvoice = (questions: readonly Pick<Question, "about">[]): boolean =>
  questions.some(({ about }) => about === "e-invoice");
