/** @file Words how a text file is written: its character set, and what separates its columns. */

import type { FileText } from "../spreadsheet/text-forms.ts";
import { words } from "../words/spoken.ts";

/** “UTF-8, columns separated by commas”; an unusual separator is shown itself. */
export function sayText({ encoding, separator }: FileText): string {
  const known: Readonly<Record<string, string>> = words.look.separators;
  return words.look.textAs(encoding, known[separator] ?? separator);
}
