/** @file How long the files of a night took, in a sentence. */

import { count } from "../../shared/wording-grammar.ts";
import { sayInstant, saySpan } from "../../shared/wording-time.ts";
import type { Took } from "./figures.ts";

/** @param sayFile makes a file's name fit the place where the sentence stands */
export function sayTook(took: Took, timeZone: string, sayFile: (name: string) => string): string {
  const { files, usualMs, longestMs, longestFile, lastAt } = took;
  const last = sayInstant(lastAt, timeZone);
  if (files === 1)
    return `From the inbox to Done, ${sayFile(longestFile)} took ${saySpan(usualMs)}. It went on ${last}.`;
  return `${count(files, "file")} went. From the inbox to Done a file usually took ${saySpan(usualMs)}; the longest was ${sayFile(longestFile)} with ${saySpan(longestMs)}. The last one went on ${last}.`;
}
