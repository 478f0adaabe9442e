/** @file Says what is wrong with rows of a file, and what of it was sent or is held back. */

import type { Failure } from "../../../imports/failures/failure.ts";
import type { OpenQuestion } from "../../../imports/failures/open-question.ts";
import { sayInvoice } from "../../../imports/sent-invoices.ts";
import type { RowProblem } from "../../../spreadsheet/sheet-reading.ts";
import { words } from "../../../words/spoken.ts";
import { quote, sentence, shorten } from "../../grammar.ts";
import { sayMessage } from "../../message.ts";
import { sayHeading } from "../../say-heading.ts";

export type RowsHaveProblems = Extract<OpenQuestion, { readonly kind: "rows-have-problems" }>;

export const inOneLine = (...sentences: readonly string[]): string => sentences.filter((text) => text !== "").join(" ");

/** What was sent with some of its rows, and what may be its corrected file; see [Note: a corrected file]. */
export function sayCorrectedElsewhere(failure: Failure): string {
  const replaced = failure.kind === "rows-have-problems" ? failure.replacedIn : undefined;
  const perhaps = "perhapsIn" in failure ? failure.perhapsIn : undefined;
  return inOneLine(
    replaced === undefined ? "" : words.imports.replaced(replaced.file, replaced.id),
    perhaps === undefined || perhaps.id === replaced?.id
      ? ""
      : words.imports.perhapsCorrected(perhaps.file, perhaps.id),
  );
}

/** How many rows have problems and what was sent, where all rows are listed below and the copy can be opened. */
export const sayRowsToCorrect = (failure: RowsHaveProblems, isRest: boolean, isUnsaved: boolean): string =>
  inOneLine(
    sayRowsHeldBack(failure),
    // Nothing is left to correct where the other rows were sent in another file.
    failure.problems.length === 0 && failure.replacedIn !== undefined
      ? ""
      : words.failures.correctCopy(isRest, isUnsaved),
  );

/** The rows that wait although another file was sent with others of this one. */
const sayStillWaiting = ({ stillWait = [] }: RowsHaveProblems): readonly string[] =>
  stillWait
    .slice(0, 3)
    .map(({ row, invoiceNumber, both, notSaved }) =>
      words.failures.stillWaits(
        row,
        invoiceNumber === null ? null : shorten(invoiceNumber, 60),
        both === undefined
          ? notSaved === true
            ? "not-saved"
            : "not-there"
          : { here: shorten(sayInvoice(both.here), 160), there: shorten(sayInvoice(both.there), 160) },
      ),
    );

/** How many rows have problems, and what was sent of the others, without what to do. */
export function sayRowsHeldBack(failure: RowsHaveProblems): string {
  const { problems, rowsSent, rowsReady, replacedIn } = failure;
  if (problems.length === 0 && replacedIn)
    return inOneLine(
      words.failures.rowsStillWait(rowsReady),
      ...sayStillWaiting(failure),
      failure.stillWait?.every(({ notSaved }) => notSaved) === true && failure.stillWait.length > 0
        ? words.failures.correctItThere
        : words.failures.sendWhatWaits,
    );
  const { rowsHaveProblems, rowsStillWait, otherRowsSent, nothingWasSent, noneCountsAsSaved } = words.failures;
  const none = problems.some(({ notSaved }) => notSaved) ? noneCountsAsSaved : nothingWasSent;
  return inOneLine(
    problems.length === 0 ? rowsStillWait(rowsReady) : rowsHaveProblems(new Set(problems.map(({ row }) => row)).size),
    rowsSent > 0 ? otherRowsSent(rowsSent) : none,
  );
}

/** How many rows have problems and what to do; with the first row in full, unless all are listed below. */
export function sayRowsHaveProblems(failure: RowsHaveProblems, named: "first row" | "no row"): string {
  const { problems, rowsSent, replacedIn } = failure;
  if (problems.length === 0 && replacedIn) return sayRowsHeldBack(failure);
  const { someRowsHaveProblems, rowsHaveProblems } = words.failures;
  const rows = new Set(problems.map(({ row }) => row)).size;
  const [first] = problems;
  const problem = first === undefined || named === "no row" ? "" : sayRowProblem(first);
  return inOneLine(
    first !== undefined ? rowsHaveProblems(rows) : someRowsHaveProblems,
    problem === "" || rows === 1 ? problem : words.failures.theFirst(problem),
    sayWhatWasSent(problems, rowsSent),
  );
}

/** "Whatever the answer, 2 rows have problems …", with the first row; empty where there are none. */
export function sayBesides(problems: readonly RowProblem[]): readonly string[] {
  const [first] = problems;
  if (first === undefined) return [];
  const rows = new Set(problems.map(({ row }) => row)).size;
  return [words.failures.besides(rows), words.failures.theFirst(sayRowProblem(first))];
}

function sayWhatWasSent(problems: RowsHaveProblems["problems"], rowsSent: number): string {
  // Each row that was not saved says what to do, also that it is sent without the others.
  if (problems.length > 0 && problems.every(({ notSaved }) => notSaved))
    return rowsSent > 0 ? words.failures.otherRowsSent(rowsSent) : words.failures.noneCountsAsSaved;
  if (rowsSent > 0) return words.failures.othersSent(rowsSent);
  return problems.some(({ notSaved }) => notSaved) ? words.failures.noneSaved : words.failures.nothingSent;
}

/** "Row 14, Date (column A), “31/02/2026”: This date doesn't exist. It should be a date, such as 20 Nov 2026." */
export function sayRowProblem({ row, column, header, value, reason, fix }: RowProblem): string {
  const shown = value === null ? null : value.trim() === "" ? words.failures.emptyCell : quote(shorten(value, 80));
  const at = [words.failures.row(row), sayWhere(column, header), shown].filter((part) => part !== null).join(", ");
  return inOneLine(`${at}:`, sentence(sayMessage(reason)), sentence(sayMessage(fix)));
}

function sayWhere(column: string | null, header: string | null): string | null {
  const named = header === null || header.trim() === "" ? null : shorten(sayHeading(header), 60);
  if (named === null) return column === null ? null : words.failures.column(column);
  return column === null ? named : words.failures.heading(named, column);
}
