/** @file Asks about columns of yes and no that say of some rows that they are not to be booked: approved, posted, deleted. */

import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { ofApproval, ofEnd, saysNo, saysYes, turnsRound } from "./flag-words.ts";

/** Rows that a flag speaks against, with the texts that do; see {@link flagsAgainst}. */
export interface FlagsAgainst {
  readonly found: readonly { readonly row: Row; readonly text: string }[];
  /** True where the rows found are those with a yes, and the others say nothing: some of them may not count. */
  readonly isOfOthers: boolean;
}

/**
 * The rows that a column of flags speaks against: without approval, or posted, deleted or refunded while others are not.
 * Null where the column is none of flags, or where nothing in it distinguishes rows.
 */
export function flagsAgainst({ header, index, content }: SurveyedColumn, rows: readonly Row[]): FlagsAgainst | null {
  const needsYes = ofApproval.test(header);
  if (!content.isFilled || turnsRound.test(header) || !(needsYes || ofEnd.test(header))) return null;
  const flags = rows.map((row) => ({ row, text: seen(row.cells[index] ?? emptyCell).trim() }));
  if (!flags.every(({ text }) => text === "" || saysYes.test(text) || saysNo.test(text))) return null;
  const yes = flags.filter(({ text }) => saysYes.test(text));
  const no = flags.filter(({ text }) => saysNo.test(text));
  if (yes.length === rows.length || (!needsYes && yes.length === 0)) return null;
  if (!needsYes) return { found: yes, isOfOthers: false };
  return no.length > 0 ? { found: no, isOfOthers: false } : { found: yes, isOfOthers: true };
}
