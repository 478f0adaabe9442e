/** @file Words every expected failure: what happened, to which row, and what to do. */

import type { Candidate, WhyUnmatched } from "../../imports/candidate.ts";
import type { DropFailure, Failure, OpenQuestion, OutcomeUnknown } from "../../imports/failure.ts";
import { isNotSent, isOpenQuestion } from "../../imports/failure-groups.ts";
import { sayInvoice } from "../../imports/sent-invoices.ts";
import type { RowProblem } from "../../spreadsheet/sheet-reading.ts";
import { words } from "../../words/spoken.ts";
import { sayConnectionOf } from "../connection-names.ts";
import { quote, sayAmountIn, sentence, shorten } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { aside } from "../say-machine.ts";
import { sayMegabytes } from "../say-money.ts";
import { recipeFor } from "./recipe-for.ts";
import { sayAlreadySent } from "./say-already-sent.ts";
import { sayNotSent, sayRefused, sayWithdrawn } from "./say-outcome.ts";
import { sayCannotReverse } from "./say-reversal.ts";

type RowsHaveProblems = Extract<OpenQuestion, { readonly kind: "rows-have-problems" }>;

/** What happened and what to do, in plain sentences. */
export function sayFailure(failure: Failure): string {
  if (isOpenQuestion(failure)) return sayOpenQuestion(failure);
  if (isNotSent(failure)) return sayNotSent(failure);
  switch (failure.kind) {
    case "refused":
      return sayRefused(failure);
    case "no-answer":
      return sayNoAnswer(failure);
    case "may-have-gone":
      return words.outcomes.mayHaveGone;
    case "connection-changed":
      return words.outcomes.connectionChanged(sayConnectionOf(failure.from), sayConnectionOf(failure.to));
    case "withdrawn":
      return sayWithdrawn(failure);
    case "rejected":
      return sayCancelled(failure);
    default:
      return sayDropFailure(failure);
  }
}

/** The same of a file that was only checked: nothing was going to be sent, and the file is perhaps in no inbox yet. */
export function sayFailureInCheck(failure: Failure): string {
  switch (failure.kind) {
    case "rows-have-problems": {
      const rows = new Set(failure.problems.map(({ row }) => row)).size;
      return inOneLine(words.failures.rowsHaveProblems(rows), words.failures.untilCorrected(rows));
    }
    case "cannot-tell":
      return sayCannotTell(failure, words.failures.untilAnsweredInCheck);
    default:
      return sayFailure(failure);
  }
}

/** The reason is a person's own words, kept for an audit: nothing is added to them. */
function sayCancelled({ reason, mayHaveArrived, taken }: Extract<Failure, { readonly kind: "rejected" }>): string {
  if (taken !== undefined) return words.outcomes.filesTaken(taken);
  const { rejected, rejectedFor, rejectedAfterTry, rejectedAfterTryFor } = words.outcomes;
  if (reason === null) return mayHaveArrived ? rejectedAfterTry : rejected;
  return (mayHaveArrived ? rejectedAfterTryFor : rejectedFor)(quote(reason));
}

function sayDropFailure(failure: DropFailure): string {
  switch (failure.kind) {
    case "empty-file":
      return words.failures.emptyFile;
    case "incomplete-file":
      return words.failures.incompleteFile(sayMessage(failure.expected));
    case "too-large": {
      const { as, sizeBytes, limitBytes } = failure;
      return words.failures.tooLarge[as](sayMegabytes(sizeBytes, limitBytes), sayMegabytes(limitBytes, limitBytes));
    }
    case "type-not-permitted":
      return dotted(failure.extension) === "."
        ? words.failures.noExtension
        : words.failures.typeNotPermitted(
            dotted(failure.extension),
            words.failures.recipes[recipeFor(failure.extension)],
          );
    case "name-not-permitted":
      return words.failures.nameNotPermitted[failure.rule];
    case "content-differs-from-extension":
      return words.failures.contentDiffers(dotted(failure.extension), sayMessage(failure.found));
    case "unreadable-spreadsheet":
      if (failure.detail.say === "is-no-template") return words.failures.noTemplate(sayMessage(failure.detail));
      return failure.detail.say === "is-protected"
        ? words.failures.protectedSpreadsheet
        : words.failures.unreadableSpreadsheet(aside(failure.detail));
    case "unreadable-e-invoice":
      if (failure.detail.say === "several-invoices-in-one") return words.failures.severalInvoices(failure.detail.count);
      return words.failures.unreadableEInvoice(aside(failure.detail));
    case "parser-stopped":
      return words.failures.parserStopped[failure.why](aside(failure.detail), failure.isWorkbook);
    case "leads-outside-inbox":
      return words.failures.leadsOutsideInbox;
  }
}

function sayOpenQuestion(failure: OpenQuestion): string {
  switch (failure.kind) {
    case "rows-have-problems":
      return sayRowsHaveProblems(failure, "first row");
    case "cannot-tell":
      return sayCannotTell(failure, words.failures.untilAnswered);
    case "no-invoices":
      return words.failures.noInvoices;
    case "sync-conflict":
      return words.failures.syncConflict(failure.original);
    case "spreadsheet-or-document":
      return inOneLine(
        failure.eInvoice === undefined ? words.failures.spreadsheetOrDocument : sayEInvoiceOrDocument(failure.eInvoice),
        sayCandidates(failure.candidates, "belong to"),
        words.failures.untilSaidWhich,
      );
    case "already-sent":
      return sayAlreadySent(failure);
    case "cannot-reverse":
      return sayCannotReverse(failure);
    case "no-purchase-invoice-id":
      if (failure.sentTo !== undefined)
        return failure.why === "changed-while-sent"
          ? words.failures.changedWhileSent(failure.sentTo)
          : words.failures.renamedWhileSent(failure.sentTo);
      return inOneLine(
        `${sayNoPurchaseInvoiceId(failure.why)}.`,
        sayCandidates(failure.candidates, "be"),
        words.failures.giveId,
      );
  }
}

const sayCannotTell = (
  { questions, problems }: Extract<OpenQuestion, { readonly kind: "cannot-tell" }>,
  untilAnswered: string,
): string =>
  inOneLine(
    words.failures.cannotTell,
    ...questions.map(({ text }) => sentence(sayMessage(text))),
    ...sayBesides(problems),
    untilAnswered,
  );

function sayEInvoiceOrDocument({ number, seller, gross, currency }: EInvoiceInPdf): string {
  return words.failures.eInvoiceOrDocument(number, seller, sayAmountIn(currency, gross));
}

type EInvoiceInPdf = NonNullable<Extract<OpenQuestion, { readonly kind: "spreadsheet-or-document" }>["eInvoice"]>;

const inOneLine = (...sentences: readonly string[]): string => sentences.filter((text) => text !== "").join(" ");

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
    .map(({ row, invoiceNumber, both }) =>
      words.failures.stillWaits(
        row,
        invoiceNumber === null ? null : shorten(invoiceNumber, 60),
        both === undefined
          ? null
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
      words.failures.sendWhatWaits,
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
function sayBesides(problems: readonly RowProblem[]): readonly string[] {
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
  const named = header === null || header.trim() === "" ? null : shorten(header, 60);
  if (named === null) return column === null ? null : words.failures.column(column);
  return column === null ? named : words.failures.heading(named, column);
}

/** Without a full stop. */
export const sayNoPurchaseInvoiceId = (why: WhyUnmatched): string => words.failures.unmatched[why];

/** "It may be for invoice INV-1 from Acme Ltd (invoice ID 10023) or ….", or "". */
function sayCandidates(candidates: readonly Candidate[], may: "be" | "belong to"): string {
  if (candidates.length === 0) return "";
  const shown = candidates.slice(0, 5).map(sayCandidate);
  const all = words.failures.candidates(shown, candidates.length - shown.length);
  const evidence = sayEvidenceOfText(candidates);
  return may === "be" ? words.failures.mayBe(all, evidence) : words.failures.mayBelongTo(all, evidence);
}

/** What was found in the document's text, if the candidates were found there. */
function sayEvidenceOfText([first, ...others]: readonly Candidate[]): string {
  if (first?.supplierNamed === undefined) return "";
  const { number, numberAndSupplier, numbers } = words.failures.evidenceInText;
  if (others.length > 0) return numbers;
  return first.supplierNamed ? numberAndSupplier : number;
}

/** "invoice INV-1 from Acme Ltd (invoice ID 10023)": both numbers are named, so that neither is taken for the other. */
export const sayCandidate = ({ purchaseInvoiceId, invoiceNumber, supplier, notBooked }: Candidate): string => {
  const invoice = words.failures.candidate(purchaseInvoiceId, invoiceNumber, supplier);
  // A row that is hidden or struck out says so without words.
  return notBooked === undefined || notBooked === ""
    ? invoice
    : words.failures.candidateListedAs(invoice, quote(shorten(notBooked, 60)));
};

export const dotted = (extension: string): string => `.${extension.replace(/^\./, "")}`;

/** An answer that says that the finance system is unavailable was read, and leaves open what became of the call. */
function sayNoAnswer({ evidence, detail }: OutcomeUnknown): string {
  const { noAnswer, answeredUnavailable } = words.outcomes;
  const status = typeof detail === "object" && detail.say === "answered-status" ? detail.status : 0;
  return status >= 500 ? answeredUnavailable(aside(detail)) : noAnswer[evidence](aside(detail));
}
