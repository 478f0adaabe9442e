/** @file What is said of documents that a list names and that never came. */

import type { NotCome } from "./not-come.ts";
import { count, quote, shorten } from "./wording-grammar.ts";

/** Of so many, and the one that is missed for longest. */
export function sayNotCome(documents: number, { path, list, row }: NotCome): string {
  const where = `${quote(shorten(path, 120))} (row ${row} of ${quote(shorten(list, 120))})`;
  return documents === 1
    ? `A document that a list names has not come: ${where}. Drop it into the inbox, or correct the list.`
    : `${count(documents, "document")} that lists name have not come, the first of them ${where}. Drop them into the inbox, or correct the lists.`;
}
