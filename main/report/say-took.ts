/** @file Says in a sentence how long the files of a night took. */

import { sayInstant, saySpan } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Took } from "./figures.ts";

/** @param sayFile escapes a file name for the page or the table that the sentence is in */
export function sayTook(took: Took, timeZone: string, sayFile: (name: string) => string): string {
  const { files, usualMs, longestMs, longestFile, lastAt } = took;
  const [file, usual, last] = [sayFile(longestFile), saySpan(usualMs), sayInstant(lastAt, timeZone)];
  return files === 1
    ? words.reportPage.oneTook(file, usual, last)
    : words.reportPage.someTook(files, usual, file, saySpan(longestMs), last);
}
