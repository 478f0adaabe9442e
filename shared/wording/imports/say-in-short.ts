/** @file Words every expected failure in two to five words, to follow a colon. */

import { kindOfOther } from "../../e-invoice/kind-of-other.ts";
import type { Failure } from "../../imports/failures/failure.ts";
import { isAccountDoubt } from "../../imports/office.ts";
import { onlyFileHelps } from "../../spreadsheet/only-file-helps.ts";
import { words } from "../../words/spoken.ts";
import { isAboutOpenFile } from "./say-already-sent.ts";
import { dotted } from "./say-failure.ts";
import { sayBarredInShort } from "./say-network.ts";
import { sayWithdrawnInShort } from "./say-outcome.ts";

/** "3 rows have problems", "the finance system can't be reached". */
export function sayInShort(failure: Failure): string {
  const { inShort } = words;
  switch (failure.kind) {
    case "empty-file":
      return inShort.emptyFile;
    case "incomplete-file":
      return inShort.incompleteFile;
    case "too-large":
      return inShort.tooLarge;
    case "type-not-permitted":
      return failure.extension === "" ? inShort.noExtension : inShort.typeNotPermitted(dotted(failure.extension));
    case "name-not-permitted":
      return inShort.nameNotPermitted;
    case "content-differs-from-extension":
      return inShort.contentDiffers(dotted(failure.extension));
    case "unreadable-spreadsheet":
      return inShort.unreadableSpreadsheet;
    case "unreadable-e-invoice":
      return failure.detail.say === "is-other-document"
        ? inShort.otherDocuments[kindOfOther(failure.detail.is)]
        : inShort.unreadableEInvoice;
    case "parser-stopped":
      return inShort.parserStopped;
    case "leads-outside-inbox":
      return inShort.leadsOutsideInbox;
    case "rows-have-problems":
      return failure.problems.length === 0 && failure.replacedIn
        ? inShort.rowsStillWait(failure.rowsReady)
        : inShort.rowsHaveProblems(new Set(failure.problems.map(({ row }) => row)).size);
    case "cannot-tell":
      return failure.questions.every(({ text }) => text.say === "ask-template")
        ? inShort.offersTemplate
        : onlyFileHelps(failure.questions)
          ? inShort.cannotBeRead
          : inShort.cannotTell;
    case "sync-conflict":
      return inShort.syncConflict;
    case "no-invoices":
      return inShort.noInvoices;
    case "spreadsheet-or-document":
      return failure.eInvoice === undefined ? inShort.spreadsheetOrDocument : inShort.eInvoiceOrDocument;
    case "already-sent":
      return isAboutOpenFile(failure) ? inShort.inOpenFile : inShort.alreadySent(failure.rows.length);
    case "cannot-reverse":
      return words.reversal.inShort[failure.why];
    case "no-purchase-invoice-id":
      return inShort.noPurchaseInvoiceId;
    case "not-sent":
      return failure.why === "unreachable" ? inShort.unreachable : inShort.cutOff;
    case "barred":
      return sayBarredInShort(failure);
    case "busy":
      return inShort.busy;
    case "after-unknown":
      return inShort.afterUnknown;
    case "signed-out":
      return isAccountDoubt(failure.detail) ? inShort.accountInDoubt : inShort.signedOut;
    case "no-keychain":
      return inShort.noKeychain;
    case "no-connection":
      return inShort.noConnection;
    case "file-changed":
      return inShort.fileChanged;
    case "file-unreadable":
      return inShort.fileUnreadable;
    case "refused":
      return inShort.refused;
    case "no-answer":
      return inShort.noAnswer;
    case "rejected":
      return failure.taken === undefined ? inShort.rejected : inShort.filesTaken;
    case "may-have-gone":
      return inShort.mayHaveGone;
    case "connection-changed":
      return inShort.connectionChanged;
    case "withdrawn":
      return sayWithdrawnInShort(failure);
  }
}
