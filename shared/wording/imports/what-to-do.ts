/** @file Words what to do about a file that failed or waits for an answer, for its note. */

import { nameOfCopy } from "../../imports/correction-copy.ts";
import type { Failure } from "../../imports/failure.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";

export function whatToDo({ id, parts, place }: Import, why: Failure): readonly string[] {
  const { note } = words;
  const hasSent = parts.some(({ state }) => state === "done");
  // The whole file must not be moved back: that would send its sent rows a second time.
  const isRest = (why.kind === "rows-have-problems" && why.rowsSent > 0) || hasSent;
  const [again, orAgain] = isRest ? [note.putRest, note.orPutRest] : [note.correctWhole, note.orCorrectWhole];
  switch (why.kind) {
    case "no-purchase-invoice-id":
      return [note.oneOfThese, ...note.giveId(id)];
    case "spreadsheet-or-document":
      return [note.oneOfThese, ...note.sayKind(id, why.candidates[0]?.purchaseInvoiceId ?? "10023")];
    case "already-sent":
      return [note.oneOfThese, hasSent ? note.takeRowsOutOfRest : note.takeRowsOut, ...note.sendRowsAnyway(id)];
    case "signed-out":
    case "no-keychain":
    case "no-connection":
    case "not-sent":
    case "barred":
    case "busy":
    case "file-changed":
    case "file-unreadable":
      return [note.whatToDo, note.tryAgain(id)];
    case "refused":
    case "parser-stopped":
      return [note.whatToDo, again, note.orTrySameFile(id)];
    case "rows-have-problems":
      return [note.oneOfThese, note.correctInCopy(nameOfCopy(fileNameOf(place.dropped))), orAgain];
    case "cannot-tell":
      return [note.oneOfThese, note.answerThere(id), orAgain];
    case "empty-file":
    case "incomplete-file":
    case "too-large":
    case "type-not-permitted":
    case "name-not-permitted":
    case "content-differs-from-extension":
    case "unreadable-spreadsheet":
    case "leads-outside-inbox":
    case "no-invoices":
    case "no-answer":
    case "may-have-gone":
    case "withdrawn":
    case "rejected":
      return [note.whatToDo, again];
  }
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
