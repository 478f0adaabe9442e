/** @file Words which documents of a list are missing. */

import type { MissingDocuments } from "../../agent/missing-documents.ts";
import { words } from "../../words/spoken.ts";
import { quote, shorten } from "../grammar.ts";

/** @param documents how many are missing; the second parameter is the oldest of them */
export function sayNotCome(documents: number, { path, list, row }: MissingDocuments): string {
  const where = words.imports.rowOfList(quote(shorten(path, 120)), row, quote(shorten(list, 120)));
  return documents === 1 ? words.imports.oneNotCome(where) : words.imports.severalNotCome(documents, where);
}
