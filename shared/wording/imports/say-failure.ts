/** @file Words every expected failure: what happened, to which row, and what to do. */

import { kindOfOther } from "../../e-invoice/kind-of-other.ts";
import type { DropFailure } from "../../imports/failures/drop-failure.ts";
import type { Failure, OutcomeUnknown } from "../../imports/failures/failure.ts";
import { isNotSent, isOpenQuestion } from "../../imports/failures/failure-groups.ts";
import type { OpenQuestion } from "../../imports/failures/open-question.ts";
import { isOfEInvoice, onlyFileHelps } from "../../spreadsheet/only-file-helps.ts";
import { words } from "../../words/spoken.ts";
import { sayConnectionOf } from "../connection-names.ts";
import { quote, sayAmountIn, sentence, shorten } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { aside } from "../say-machine.ts";
import { sayMegabytes } from "../say-money.ts";
import { recipeFor } from "./recipe-for.ts";
import { inOneLine, sayBesides, sayRowsHaveProblems } from "./rows/say-rows-with-problems.ts";
import { type AskedOf, sayAlreadySent } from "./say-already-sent.ts";
import { sayCandidates, sayNoPurchaseInvoiceId } from "./say-candidates.ts";
import { sayNotSent, sayRefused, sayWithdrawn } from "./say-outcome.ts";
import { sayCannotReverse } from "./say-reversal.ts";

/**
 * What happened and what to do, in plain sentences.
 *
 * @param of what of its import is left to be sent, as whatIsAsked tells
 */
export function sayFailure(failure: Failure, of: AskedOf = "file"): string {
  if (isOpenQuestion(failure)) return sayOpenQuestion(failure, of);
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
      return sayCancelled(failure, of);
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
      return isOfEInvoice(failure.questions)
        ? sayCannotTell(failure, words.failures.untilAnsweredInCheck, words.failures.eInvoiceNotSentInCheck)
        : sayCannotTell(failure, words.failures.untilAnsweredInCheck, words.failures.untilCorrectedInCheck);
    default:
      return sayFailure(failure);
  }
}

/** The reason is a person's own words, kept for an audit: nothing is added to them. */
function sayCancelled(
  { reason, mayHaveArrived, taken }: Extract<Failure, { readonly kind: "rejected" }>,
  of: AskedOf,
): string {
  if (taken !== undefined) return words.outcomes.filesTaken(taken);
  const { rejected, rejectedFor, rejectedAfterTry, rejectedAfterTryFor, restRejected, restRejectedFor } =
    words.outcomes;
  if (of === "rest" && !mayHaveArrived) return reason === null ? restRejected : restRejectedFor(quote(reason));
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
        : words.failures.unreadableSpreadsheet(shorten(sayMessage(failure.detail), 240));
    case "unreadable-e-invoice":
      if (failure.detail.say === "several-invoices-in-one") return words.failures.severalInvoices(failure.detail.count);
      if (failure.detail.say === "is-other-document")
        return words.failures.otherDocument(
          sayMessage(failure.detail),
          words.failures.otherDocuments[kindOfOther(failure.detail.is)],
        );
      return words.failures.unreadableEInvoice(aside(failure.detail));
    case "parser-stopped":
      return words.failures.parserStopped[failure.why](aside(failure.detail), failure.isWorkbook);
    case "leads-outside-inbox":
      return words.failures.leadsOutsideInbox;
  }
}

function sayOpenQuestion(failure: OpenQuestion, of: AskedOf): string {
  switch (failure.kind) {
    case "rows-have-problems":
      return sayRowsHaveProblems(failure, "first row");
    case "cannot-tell":
      return isOfEInvoice(failure.questions)
        ? sayCannotTell(failure, words.failures.eInvoiceUntilAnswered, words.failures.eInvoiceNotSent)
        : sayCannotTell(failure, words.failures.untilAnswered, words.failures.untilFileCorrected);
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
      return sayAlreadySent(failure, of);
    case "cannot-reverse":
      return sayCannotReverse(failure);
    case "no-purchase-invoice-id":
      if (failure.sentTo !== undefined)
        return failure.why === "changed-while-sent"
          ? words.failures.changedWhileSent(failure.sentTo)
          : words.failures.renamedWhileSent(failure.sentTo);
      return inOneLine(
        `${sayNoPurchaseInvoiceId(failure.why)}.`,
        failure.inside === undefined ? "" : words.failures.saysInside(sayMessage(failure.inside)),
        sayCandidates(failure.candidates, "be"),
        words.failures.giveId,
      );
  }
}

const sayCannotTell = (
  { questions, problems }: Extract<OpenQuestion, { readonly kind: "cannot-tell" }>,
  untilAnswered: string,
  untilCorrected: string,
): string =>
  // Of a template only one thing is asked: whether it is used.
  questions.every(({ text }) => text.say === "ask-template")
    ? inOneLine(...questions.map(({ text }) => sentence(sayMessage(text))), ...sayBesides(problems))
    : inOneLine(
        onlyFileHelps(questions) ? words.failures.cannotBeRead : words.failures.cannotTell,
        ...questions.map(({ text }) => sentence(sayMessage(text))),
        ...sayBesides(problems),
        onlyFileHelps(questions) ? untilCorrected : untilAnswered,
      );

function sayEInvoiceOrDocument({ number, seller, gross, currency }: EInvoiceInPdf): string {
  return words.failures.eInvoiceOrDocument(number, seller, sayAmountIn(currency, gross));
}

type EInvoiceInPdf = NonNullable<Extract<OpenQuestion, { readonly kind: "spreadsheet-or-document" }>["eInvoice"]>;

export const dotted = (extension: string): string => `.${extension.replace(/^\./, "")}`;

/** An answer whose status tells why there is no other was read, and leaves open what became of the call. */
function sayNoAnswer({ evidence, detail }: OutcomeUnknown): string {
  const { noAnswer, answeredUnavailable, answeredElsewhere, answeredTooSlow } = words.outcomes;
  const status = typeof detail === "object" && detail.say === "answered-status" ? detail.status : 0;
  if (status >= 500) return answeredUnavailable(aside(detail));
  if (status >= 300 && status < 400) return answeredElsewhere(aside(detail));
  return status === 408 ? answeredTooSlow(aside(detail)) : noAnswer[evidence](saysTheSame(detail) ? "" : aside(detail));
}

/** That Pigeonhole was stopped is what the sentence itself says. */
const saysTheSame = (detail: OutcomeUnknown["detail"]): boolean =>
  typeof detail !== "string" && detail.say === "stopped-while-sending";
