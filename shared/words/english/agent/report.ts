/** @file The morning report's first sentence, tasks and alarms, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";
import type { WaysToSettle } from "../imports/sought.ts";

export const report = {
  missing: (file: string, path: string) => `${quote(file)} should be in the inbox as ${quote(path)}, but it's missing.`,
  stranger: (path: string) =>
    `${quote(path)} is in one of Pigeonhole's folders, but Pigeonhole has no record of it. To send it, move it to the top folder of the inbox.`,
  moreDropped: (dropped: number, more: number, accounted: number) =>
    `${count(dropped, "file was", "files were")} added, ${figure(more)} more than accounted for (${figure(accounted)}).`,
  fewerDropped: (dropped: number, fewer: number, accounted: number) =>
    `${count(dropped, "file was", "files were")} added, ${figure(fewer)} fewer than accounted for (${figure(accounted)}).`,

  countIsWrong: "The figures don't add up. Please check this first.",
  nothingArrived: "No new files. Everything's working.",
  nothingArrivedBut: (trouble: string) => `No new files. ${trouble}`,
  stillUnderWay: (howMany: number) => `Everything's fine. ${count(howMany, "file is", "files are")} still under way.`,
  allDone: (dropped: number) =>
    dropped === 1
      ? "Everything's up to date. The one file added is finished."
      : `Everything's up to date. All ${count(dropped, "file")} added are finished.`,
  /** Opens what follows, which a bookkeeper needn't read. */
  forAuditors: "For your IT team or an auditor",
  trailEnd: (entries: number) =>
    `From a copy of this report, they can check later that the audit trail is complete (pigeonhole log --verify --expect). The trail has ${count(entries, "entry", "entries")}, and the newest has the hash`,

  lineOfAlarm: (when: string) => `Morning report (${when}): the figures don't add up`,
  lineOfNone: (when: string) => `Morning report (${when}): nothing needed you then`,
  lineOfSome: (when: string, needYou: number) => `Morning report (${when}): ${figure(needYou)} needed you then`,

  toApprove: "Approve for sending",
  approve:
    "In Pigeonhole, check it. Then approve it for sending, or cancel it: then it isn't sent, and moves to Failed.",
  open: "Open Pigeonhole.",
  /** Follows what to look for. */
  /** What a person answers about a call that may have been sent. */
  thenSettle: ({ isAnswered, notFound, missing, canSendAgain, byRow }: WaysToSettle): string => {
    const untilThen = "Until then, please don't add it again or key it in yourself.";
    if (isAnswered && notFound === null)
      return `Look for the others in the finance system. Then answer for them in Pigeonhole, invoice by invoice. ${untilThen}`;
    if (!canSendAgain)
      return `Its file has been moved or deleted, so it can't be sent again. In Pigeonhole, choose “Found it: mark as sent”${byRow ? ", “Only some are there”" : ""} or “Not found: close it”.`;
    if (isAnswered)
      return `In Pigeonhole, choose “${missing === 1 ? "Send the missing one again" : `Send the ${figure(missing)} missing ones again`}”. ${untilThen}`;
    return `Then choose in Pigeonhole: “Found it: mark as sent” or “Not found: send again”. ${byRow ? "If only some of several invoices are there, choose “Only some are there”. " : ""}${untilThen}`;
  },
  /** @param recipe the shortest way to a permitted format */
  notPermitted: (recipe: string) => `${recipe} If it isn't needed, choose “Not needed” in Pigeonhole.`,
  lookThenAdd:
    "Check the finance system. Add only what isn't there to the inbox, in a separate file, and send that one anyway.",
  /** Where a copy to correct is beside the file. @param isRest true if some of the file was sent */
  correctCopy: (isRest: boolean, isUnsaved: boolean) =>
    `In Pigeonhole, open the copy to correct: it has every row of the file. Correct it, save it and close it. Then choose “${isUnsaved ? "Try these rows again" : "I've corrected the copy"}”.${isRest ? " Rows that were sent aren't sent again." : ""}`,
  /** Where some rows were sent, and no copy is beside the file. */
  sendEInvoiceAgain: "Correct in the finance system what it reports. Then try the e-invoice again.",
  lookThenSendEInvoice: "Check the finance system. If the e-invoice isn't there, choose Send anyway in Pigeonhole.",
  addCorrectedRows: "Add only the corrected rows to the inbox, in a separate file.",
  /** Where a spreadsheet is protected. */
  removePassword: "Remove its password in Excel, as the note beside it says. Then add it to the inbox again.",
  /** By the kind of failure or question. */
  toDo: {
    "rows-have-problems":
      "Correct the rows in the file, in the folder Needs you. Once you save it, it's read again, and sent if nothing is wrong.",
    "cannot-tell": "Answer the question in Pigeonhole.",
    "spreadsheet-or-document": "In Pigeonhole, choose whether to import it or to attach it as a document.",
    "sync-conflict": "Compare it with the other version. To send it, rename it and add it to the inbox again.",
    "no-invoices": "Check that it's the right file. Correct it and add it to the inbox again.",
    "already-sent":
      "In Pigeonhole, compare the rows with what was sent. Then remove those that were sent already, or choose Send anyway.",
    "cannot-reverse": "In Pigeonhole, cancel the reversal, or settle what it reverses and try again.",
    "no-purchase-invoice-id": "In Pigeonhole, choose the purchase invoice it belongs to.",
    refused:
      "Open the note next to the file, in the folder Failed: it has the finance system's answer. If you can put that right there, do so, and then choose Try again in Pigeonhole. If not, correct the file and add it to the inbox again.",
    "no-answer": "Add only what the finance system doesn't have to the inbox again.",
    "empty-file": "Save or scan it again, and add the new file to the inbox.",
    "incomplete-file": "Save or scan it again, and add the new file to the inbox.",
    "too-large": "Make it smaller, for example by splitting it, and add it to the inbox again.",
    "type-not-permitted": "Save it in a permitted format, such as PDF or Excel, and add that.",
    "content-differs-from-extension": "Save it in the right format, and add that to the inbox.",
    "unreadable-e-invoice": "Ask the supplier for a correct copy, and add that to the inbox.",
    "unreadable-spreadsheet": "Save it in the right format, and add that to the inbox.",
    "name-not-permitted": "Rename it, and add it to the inbox again.",
    "parser-stopped": "Add it to the inbox again. If it fails again, split it into smaller files.",
    "leads-outside-inbox": "This is only a shortcut. Add the file itself to the inbox.",
    barred: "Tell your IT team. Then choose Try again in Pigeonhole.",
    "not-sent": "In Pigeonhole, choose Try again.",
    busy: "In Pigeonhole, choose Try again.",
    "after-unknown": "Look up the files that may have been sent. Then choose Try again in Pigeonhole.",
    "file-changed": "In Pigeonhole, choose Try again.",
    "file-unreadable": "In Pigeonhole, choose Try again.",
    "signed-out": "Sign in again in Pigeonhole, then choose Try again.",
    "no-keychain": "Sign in again in Pigeonhole, then choose Try again.",
    "no-connection": "Sign in again in Pigeonhole, then choose Try again.",
    withdrawn: "Check the finance system. If it isn't there, add it to the inbox again.",
    rejected: "Check the finance system. If it isn't there, add it to the inbox again.",
    "may-have-gone": "Check the finance system. If it isn't there, add it to the inbox again.",
    "connection-changed": "Approve the rest in Pigeonhole. To leave it unsent, delete the file or move it elsewhere.",
  },
};
