/** @file Words what is not as the journal has it: which file or folder, what happened, and what to do. */

import type { Exception } from "../../agent/exceptions.ts";
import type { UnsettledReason } from "../../imports/unsettled-reason.ts";
import { words } from "../../words/spoken.ts";
import { quote, shorten } from "../grammar.ts";
import { sayInvoiceException } from "../imports/say-confirmation.ts";
import { sayUnsettled } from "../imports/say-import.ts";

/** What happened, and what a person has to do about it. */
export function sayException(exception: Exception): { readonly why: string; readonly toDo: string } {
  const { exceptions } = words;
  switch (exception.is) {
    case "disk-full":
      return exceptions.diskFull;
    case "too-deep":
      return exceptions.tooDeep;
    case "folder-closed":
      return exceptions.folderClosed;
    case "name-unreadable":
      return exceptions.nameUnreadable;
    case "not-taken-in":
      return sayNotTakenIn(exception.why);
    case "folder-blocked":
      return exceptions.folderBlocked;
    case "folder-elsewhere":
      return exceptions.folderElsewhere;
    case "other-inbox":
      return exceptions.otherInbox;
    case "not-filed":
      return exceptions.notFiled(exception.folder);
    case "unknown-file":
      return exception.leftFrom === undefined ? exceptions.unknownFile : exceptions.leftOver[exception.leftFrom];
    case "changed": {
      const { changed, toDo } = exceptions.change[exception.sent];
      return { why: changed, toDo: `${toDo} ${exceptions.deleteNote}` };
    }
    case "not-in-list":
    case "differs-from-list":
    case "twice-in-list":
      return sayInvoiceException(exception);
    default:
      return exception satisfies never;
  }
}

function sayNotTakenIn(why: UnsettledReason | null): { readonly why: string; readonly toDo: string } {
  const { exceptions } = words;
  if (why === null) return { why: exceptions.notTakenInUnexplained, toDo: exceptions.takeInAgain };
  return { why: exceptions.notTakenIn(sayUnsettled(why)), toDo: toDoAbout(why) };
}

function toDoAbout(why: UnsettledReason): string {
  const { exceptions } = words;
  switch (why) {
    case "not-a-file":
      return exceptions.notLink;
    case "in-use":
      return exceptions.closeIt;
    case "unreadable":
      return exceptions.allowReading;
    case "in-cloud":
      return exceptions.keepOnDevice;
    case "not-noted":
      return exceptions.makeRoom;
    case "new":
    case "still-changing":
    case "incomplete":
    case "last-line-open":
    case "journal-unchecked":
      return exceptions.takeInAgain;
    default:
      return why satisfies never;
  }
}

/** One line: “Done”: … */
export function sayExceptionLine(exception: Exception): string {
  const { why, toDo } = sayException(exception);
  return `${quote(shorten(exception.path, 160))}: ${why} ${toDo}`;
}
