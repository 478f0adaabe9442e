/** @file Words what to do about a file that failed or waits for an answer, for its note. */

import { unsavedEInvoice } from "../../../e-invoice/unsaved-e-invoice.ts";
import { mayHaveFilesInside } from "../../../imports/can-look-inside.ts";
import { isOnlyUnsaved } from "../../../imports/copy/correction-copy.ts";
import type { Failure } from "../../../imports/failures/failure.ts";
import { isOpenQuestion, remedyFor } from "../../../imports/failures/failure-groups.ts";
import type { OpenQuestion } from "../../../imports/failures/open-question.ts";
import { otherDocumentIn } from "../../../imports/failures/other-document-in.ts";
import type { Import } from "../../../imports/import.ts";
import { isOfEInvoice, onlyFileHelps } from "../../../spreadsheet/only-file-helps.ts";
import { fileNameOf } from "../../../values/file-names/file-path.ts";
import { words } from "../../../words/spoken.ts";
import { isAboutOpenFile, whatIsAsked } from "../say-already-sent.ts";

/** The lines of a note, the first of them a heading. */
export function whatToDo(import_: Import, why: Failure): readonly string[] {
  const { note } = words;
  const putBack = howToPutBack(import_, why);
  if (mayHaveFilesInside(import_)) return [note.whatToDo, note.addInside(import_.id)];
  if (isOpenQuestion(why)) return whatToAnswer(import_, why, putBack);
  switch (remedyFor(why)) {
    case "repeat":
      return [note.whatToDo, note.tryAgain(import_.id)];
    case "correct-or-repeat":
      return [note.whatToDo, ...putBack.again, note.orTrySameFile(import_.id)];
    case "correct":
    case "reconsider":
      return [note.whatToDo, ...putBack.again];
  }
}

function whatToAnswer(import_: Import, why: OpenQuestion, putBack: PutBack): readonly string[] {
  const ways = waysToAnswer(import_, why, putBack);
  // A new invoice list may match a document meanwhile, and another file's end answers for one that is like it.
  if (why.kind === "no-purchase-invoice-id" || why.kind === "already-sent" || mayBeSaved(why)) return ways;
  return [...ways, words.note.ifNothingIsDone(isRestOf(import_, why))];
}

function waysToAnswer(import_: Import, why: OpenQuestion, { again, orAgain }: PutBack): readonly string[] {
  const { id, parts, place } = import_;
  const { note } = words;
  switch (why.kind) {
    case "no-purchase-invoice-id":
      return [note.oneOfThese, ...note.giveId(id)];
    case "spreadsheet-or-document":
      return [
        note.oneOfThese,
        ...(why.eInvoice === undefined ? note.sayKind : note.sayEInvoice)(
          id,
          why.candidates[0]?.purchaseInvoiceId ?? "10023",
        ),
      ];
    case "already-sent":
      if (why.copyOf?.mayHaveArrived) return [note.oneOfThese, note.lookForIt, note.isThere, ...note.sendAnyway(id)];
      if (why.copyOf !== undefined) return [note.oneOfThese, note.decideAboutOther, ...note.sendAnyway(id)];
      return [
        note.oneOfThese,
        ...(isAboutOpenFile(why) ? [note.decideAboutOther] : []),
        ...(whatIsAsked(import_) === "again" ? note.markFound(id) : note.takeRowsOut),
        ...note.sendRowsAnyway(id),
      ];
    case "rows-have-problems":
      if (unsavedEInvoice(import_) === "certain")
        return [note.whatToDo, note.mendThere, note.correctRemembered, note.tryAgain(id)];
      if (unsavedEInvoice(import_) === "in-doubt") return [note.whatToDo, note.lookForIt, ...note.sendAnyway(id)];
      // Corrected rows that were saved after all would be there twice.
      if (mayBeSaved(why)) return [note.whatToDo, ...(isSavedLater(why) ? [note.waitFirst] : []), note.lookThenAdd];
      return place.copy === undefined
        ? [note.whatToDo, ...again]
        : [
            note.oneOfThese,
            ...note.correctInCopy(fileNameOf(place.copy.path), hasDone(parts), isOnlyUnsaved(import_)),
            ...orAgain,
          ];
    case "cannot-tell":
      if (isOfEInvoice(why.questions)) {
        const first = onlyFileHelps(why.questions) ? note.askSupplier : note.answerThere(id);
        return [note.oneOfThese, first, ...note.orNotNeeded(id)];
      }
      if (onlyFileHelps(why.questions)) return [note.whatToDo, ...again];
      return [note.oneOfThese, note.answerThere(id), ...orAgain];
    case "cannot-reverse":
      return [note.oneOfThese, ...words.reversal.tryOrCancel(id)];
    case "no-invoices":
      return [note.whatToDo, ...again];
    case "sync-conflict":
      return [note.whatToDo, note.correctWhole];
  }
}

const mayBeSaved = (why: OpenQuestion): boolean =>
  why.kind === "rows-have-problems" && why.problems.some(({ notSaved }) => notSaved?.isCertain === false);

const isSavedLater = (why: OpenQuestion): boolean =>
  why.kind === "rows-have-problems" && why.problems.some(({ reason }) => reason.say === "says-later");

interface PutBack {
  readonly again: readonly string[];
  readonly orAgain: readonly string[];
}

/**
 * Only the rest where some rows were sent: putting the whole file back would send those a second time. In Needs you,
 * saving is enough.
 */
function howToPutBack(import_: Import, why: Failure): PutBack {
  const { note } = words;
  const both = (line: string): PutBack => ({ again: [line], orAgain: [line] });
  // Corrected, it would fail in the same way: something else is added in its place.
  if (why.kind === "type-not-permitted") return both(note.deleteBoth);
  if (otherDocumentIn(why) !== null) return both(note.closeOther(import_.id));
  if (why.kind === "unreadable-e-invoice") return both(note.askSupplier);
  if (isRestOf(import_, why)) return { again: [note.putRest], orAgain: [note.orPutRest] };
  if (import_.state.at === "waiting") return { again: note.correctHere, orAgain: note.orCorrectHere };
  return both(import_.kind === "document" ? note.renameDocument : note.correctWhole);
}

const isRestOf = ({ parts }: Import, why: Failure): boolean =>
  (why.kind === "rows-have-problems" && why.rowsSent > 0) || hasDone(parts);

const hasDone = (parts: Import["parts"]): boolean => parts.some(({ state }) => state === "done");
