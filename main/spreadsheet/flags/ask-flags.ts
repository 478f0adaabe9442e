/** @file Finds the rows that a column speaks against: without approval, held back, or posted or deleted already. */

import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { type Clearance, type ClearanceAnswer, clearanceIn, clearanceOf } from "./clearance.ts";
import { asksWhenOrWho, asksWhoMade, ofEnd, ofPast, saysNo, saysYes, turnsRound } from "./flag-words.ts";

export interface Flag {
  readonly row: Row;
  readonly text: string;
  readonly answer: ClearanceAnswer;
}

/** Rows that a flag speaks against, with the texts that do; see {@link flagsAgainst}. */
export interface FlagsAgainst {
  readonly found: readonly { readonly row: Row; readonly text: string }[];
  /** True where the rows found are those with a yes, and the others say nothing: some of them may not count. */
  readonly isOfOthers: boolean;
}

/**
 * The rows that a column speaks against: without a permission that it asks for, with an objection, or posted, deleted
 * or refunded while others are not. Null where the column is about nothing of that, or where no row is affected.
 */
export function flagsAgainst({ header, index, content }: SurveyedColumn, rows: readonly Row[]): FlagsAgainst | null {
  if (!content.isFilled) return null;
  const kind = clearanceOf(header);
  if (kind === null && (turnsRound.test(header) || !(ofEnd.test(header) || ofPast.test(header)))) return null;
  const flags = flagsIn(rows, index);
  if (flags === null) return null;
  return kind === null
    ? asksWhoMade.test(header)
      ? ended(flags, (text) => looksLikeDay.test(text))
      : ended(flags, (text) => asksWhenOrWho.test(header) || looksLikeDay.test(text) || isSigned.test(text))
    : kind === "objection"
      ? objected(flags)
      : unpermitted(flags, kind);
}

/** What each row answers; null for a column of figures. */
function flagsIn(rows: readonly Row[], index: number): readonly Flag[] | null {
  const cells = rows.map((row) => ({ row, cell: row.cells[index] ?? emptyCell }));
  if (cells.some(({ cell }) => isFigure(cell))) return null;
  return cells.map(({ row, cell }): Flag => {
    const text = seen(cell).trim();
    return { row, text, answer: clearanceIn(text) };
  });
}

/** An amount, a quantity or a number, which is no answer; a day may be one. */
const isFigure = (cell: Cell): boolean => {
  const text = seen(cell).trim();
  return (
    /\d/.test(text) && !/\p{L}/u.test(text) && !/^\d$/.test(text) && cell.kind !== "date" && !looksLikeDay.test(text)
  );
};
const looksLikeDay = /^\d{1,4}[-./ ]+\d{1,2}[-./ ]+\d{1,4}|^\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.)(?:\s|$)/;

/** People sign with their initials. */
const isInitials = /^\p{Lu}{2,3}$/u;
/** “JB” and “JB 20/11”. */
const isSigned = /^\p{Lu}{2,3}(?:[ ,:-]+\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?)?$/u;

/** @param isDeed true for text other than yes and no that says that it was done: a day, a name under “Rejected by” */
function ended(flags: readonly Flag[], isDeed: (text: string) => boolean): FlagsAgainst | null {
  const isYes = ({ text }: Flag): boolean => saysYes.test(text) || (text !== "" && !saysNo.test(text) && isDeed(text));
  if (!flags.every((flag) => flag.text === "" || saysNo.test(flag.text) || isYes(flag))) return null;
  const yes = flags.filter(isYes);
  return yes.length === 0 || yes.length === flags.length ? null : { found: yes, isOfOthers: false };
}

/** A code in every row is no objection to all of them. */
function objected(flags: readonly Flag[]): FlagsAgainst | null {
  const marked = flags.filter(({ text, answer }) => {
    if (answer === "blank" || saysNo.test(text)) return false;
    return answer !== "yes" || saysYes.test(text);
  });
  const distinguishes = marked.length < flags.length || marked.every(({ text }) => saysYes.test(text));
  return marked.length === 0 || !distinguishes ? null : { found: marked, isOfOthers: false };
}

/**
 * The rows that somebody signed, by a name or a day, where others have nothing; null where nobody did, or where some
 * row says more than that.
 */
export function unsignedIn({ header, index, content }: SurveyedColumn, rows: readonly Row[]): readonly Flag[] | null {
  const kind = clearanceOf(header);
  if (!content.isFilled || (kind !== "permit" && kind !== "pass")) return null;
  const flags = flagsIn(rows, index);
  if (flags === null) return null;
  const signed = flags.filter(({ answer }) => answer === "other");
  // Under “OK to pay” other words than initials may say anything.
  if (kind === "pass" && !signed.every(({ text }) => isInitials.test(text))) return null;
  const isRest = flags.every(({ answer }) => answer === "other" || answer === "yes" || answer === "blank");
  return isRest && signed.length > 0 && flags.some(({ answer }) => answer === "blank") ? signed : null;
}

function unpermitted(flags: readonly Flag[], kind: Exclude<Clearance, "objection">): FlagsAgainst | null {
  const having = (...answers: readonly ClearanceAnswer[]) => flags.filter(({ answer }) => answers.includes(answer));
  const against = having("no", "waits");
  const given = having("yes");
  const isOfFlags = having("other").length === 0;
  if (kind === "pass" && !isOfFlags && given.length === 0) return null;
  const blank = isOfFlags && given.length > 0 ? having("blank") : [];
  if (against.length === 0) return blank.length === 0 ? null : { found: given, isOfOthers: true };
  const found = flags.filter((flag) => against.includes(flag) || blank.includes(flag));
  return { found, isOfOthers: false };
}
