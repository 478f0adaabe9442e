/** @file The morning report's first sentence, tasks and alarms, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

const thenSay = "Then say in Pigeonhole: It arrived, or Send it again.";

export const report = {
  missing: (file: string, lies: string) =>
    `${quote(file)} should lie in the inbox as ${quote(lies)}, and it is not there.`,
  stranger: (path: string) =>
    `${quote(path)} lies in a folder of Pigeonhole's, and Pigeonhole has no record of it. If it is meant to be imported, put it into the inbox itself.`,
  moreDropped: (dropped: number, more: number, accounted: number) =>
    `${count(dropped, "file was", "files were")} dropped, ${figure(more)} more than are accounted for (${figure(accounted)}).`,
  fewerDropped: (dropped: number, fewer: number, accounted: number) =>
    `${count(dropped, "file was", "files were")} dropped, ${figure(fewer)} fewer than are accounted for (${figure(accounted)}).`,

  countIsWrong: "The count does not add up. Please look at this first.",
  nothingArrived: "Nothing arrived. Everything works.",
  nothingArrivedBut: (trouble: string) => `Nothing arrived. ${trouble}`,
  stillUnderWay: (howMany: number) => `All is well. ${count(howMany, "file is", "files are")} still under way.`,
  allDone: (dropped: number) =>
    dropped === 1
      ? "All is well. The one file that arrived has been dealt with."
      : `All is well. All ${count(dropped, "file")} that arrived have been dealt with.`,
  trailEnd: (entries: number) =>
    `A copy of this report kept elsewhere shows later whether the audit trail was changed up to here (pigeonhole log --verify --expect): it had ${count(entries, "entry", "entries")}, and the newest has the hash`,

  lineOfAlarm: (when: string) => `Morning report (${when}): the count does not add up`,
  lineOfNone: (when: string) => `Morning report (${when}): nothing needs you`,
  lineOfSome: (when: string, needYou: number) =>
    `Morning report (${when}): ${figure(needYou)} ${needYou === 1 ? "needs" : "need"} you`,

  toApprove: "Approve it",
  approve: "Look at it in Pigeonhole, then press Approve; or turn it down.",
  open: "Open Pigeonhole.",
  lookForDocument: (purchaseInvoiceId: string) =>
    `Look in the finance system among the documents of purchase invoice ${purchaseInvoiceId}. ${thenSay}`,
  lookForSomeDocument: `Look in the finance system among the documents of purchase invoice (not known). ${thenSay}`,
  lookForBatch: (names: string) => `Look in the finance system for the batch ${quote(names)}. ${thenSay}`,
  lookForIt: `Look for it in the finance system. ${thenSay}`,
  /** By the kind of failure or question. */
  toDo: {
    "rows-have-problems":
      "Correct the rows in the copy that lies beside the file (“… to correct”), and put that copy into the inbox.",
    "cannot-tell": "Open Pigeonhole and answer the question there.",
    "spreadsheet-or-document": "Open Pigeonhole and say whether it is a spreadsheet to import or a document.",
    "sync-conflict":
      "Compare it with the other version. If it is to be sent, rename it, and put it back into the inbox.",
    "no-invoices": "See whether it is the right file. Correct it, and put it back into the inbox.",
    "already-sent": "Open Pigeonhole: take out the rows that went before, or press Send it anyway.",
    "no-purchase-invoice-id": "Open Pigeonhole and say which purchase invoice it belongs to.",
    refused:
      "Read in the note beside the file what the finance service said. Correct the file, and put it back into the inbox.",
    "no-answer": "Put only what did not arrive into the inbox again.",
    "empty-file": "Save or scan it again, and put the new file into the inbox.",
    "incomplete-file": "Save or scan it again, and put the new file into the inbox.",
    "too-large": "Make it smaller, for example by splitting it, and put it into the inbox again.",
    "type-not-permitted": "Save it again in the right format, and put that into the inbox.",
    "content-differs-from-extension": "Save it again in the right format, and put that into the inbox.",
    "unreadable-spreadsheet": "Save it again in the right format, and put that into the inbox.",
    "name-not-permitted": "Rename it, and put it back into the inbox.",
    "parser-stopped": "Split it into smaller files, and put those into the inbox.",
    "leads-outside-inbox": "It is only a link: put the file itself into the inbox.",
    barred: "Tell whoever looks after your network; then open Pigeonhole and press Try again.",
    "not-sent": "Open Pigeonhole and press Try again.",
    busy: "Open Pigeonhole and press Try again.",
    "file-changed": "Open Pigeonhole and press Try again.",
    "file-unreadable": "Open Pigeonhole and press Try again.",
    "signed-out": "Sign in again in Pigeonhole, then press Try again.",
    "no-keychain": "Sign in again in Pigeonhole, then press Try again.",
    "no-connection": "Sign in again in Pigeonhole, then press Try again.",
    withdrawn: "Look for it in the finance system. If it is not there, put it back into the inbox.",
    rejected: "Look for it in the finance system. If it is not there, put it back into the inbox.",
    "may-have-gone": "Look for it in the finance system. If it is not there, put it back into the inbox.",
  },
};
