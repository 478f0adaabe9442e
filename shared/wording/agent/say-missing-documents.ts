/** @file What is said of documents that a list names and that never came. */

import type { MissingDocuments } from "../../agent/missing-documents.ts";
import { words } from "../../words/spoken.ts";
import { quote, shorten } from "../grammar.ts";

/** Of so many, and the one that is missed for longest. */
export function sayNotCome(documents: number, { path, list, row }: MissingDocuments): string {
  const where = words.imports.rowOfList(quote(shorten(path, 120)), row, quote(shorten(list, 120)));
  return documents === 1 ? words.imports.oneNotCome(where) : words.imports.severalNotCome(documents, where);
}
