/** @file Texts of notes and correction copies, in English. */

import { count, quote } from "../../../wording/grammar.ts";

export const note = {
  /** How every note begins. Our notes are recognised by it, so an old beginning must stay recognisable when it changes. */
  heading: "Pigeonhole: why this file is here",

  // Labels before a value, on a line of their own.
  file: "File:",
  kind: "Kind:",
  connection: "For:",
  arrived: "Arrived:",
  since: "Since:",
  id: "Id:",
  header: "Heading:",
  value: "Value:",
  problem: "Problem:",
  fix: "To do:",
  batch: "Batch:",
  sent: "Sent:",
  named: "Named:",
  orNamed: "  or",
  holding: "Holding:",
  net: "Net:",
  vat: "VAT:",

  whatHappened: "What happened",
  whatToDo: "What to do",
  oneOfThese: "What to do: one of these",
  checkedAndReady: (contents: string) => `It has been checked and is ready: ${contents}.`,
  waitsForApproval: "It waits for someone's approval.",
  openAndApprove: (id: string) => `- Open Pigeonhole and press Approve, or run: pigeonhole approve ${id}`,

  whenSent: "When it may have been sent",
  anyTimeBefore: (until: string) => `At any time before ${until}.`,
  between: (from: string, until: string) => `Between ${from} and ${until}.`,
  lookForIt: "- Look for it in the finance system.",
  notThere: (id: string) => `- If it is not there: open Pigeonhole and press Approve, or run: pigeonhole approve ${id}`,
  isThere: "- If it is there: take the file away.",

  firstTime: "The first time",
  duplicateRight: "- If that is right: nothing. The file may be moved away.",
  sendAnyway: (id: string) => [
    "- If it is to go all the same: open Pigeonhole and press Send it anyway, or run:",
    `  pigeonhole retry ${id} --anyway "REASON"`,
  ],
  sendRowsAnyway: (id: string) => [
    "- If they are to go all the same: open Pigeonhole and press Send it anyway, or run:",
    `  pigeonhole retry ${id} --anyway "REASON"`,
  ],
  movingIsNotSending: "Moving it back into the inbox does not send it.",

  invoices: "Its purchase invoices",
  andMore: (howMany: number) => `… and ${count(howMany, "more", "more")}`,
  everyRow: (howMany: number) => `Every such row (${howMany})`,
  everyProblem: (howMany: number) => `Every problem (${howMany})`,
  everyDoubt: (howMany: number) => `What looks unusual (${howMany})`,
  rowAndColumn: (row: number, column: string | null) => `Row ${row}${column === null ? "" : `, column ${column}`}`,
  emptyValue: "(empty)",

  lookFor: "What to look for in the finance system",
  lookAmongDocuments: (purchaseInvoiceId: string | null) =>
    `Look among the documents of purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  batchOf: (number: number, of: number) => `${number} of ${of}`,
  anyMinuteBetween: "… or any minute between …",
  invoicesHeld: (howMany: number) => count(howMany, "purchase invoice"),
  serviceClock: [
    "The service names a batch by its own clock, so it may be a minute off, or whole",
    "hours where its time zone is another.",
  ],
  twoAnswers: (id: string) => [
    "What to do: give one of two answers, in Pigeonhole's window, or in a terminal",
    `- It is there:      "It arrived"     or  pigeonhole settle ${id} arrived`,
    `- It is not there:  "Send it again"  or  pigeonhole settle ${id} send-again`,
    "Do not move the file back into the inbox before that.",
  ],
  stillToBeSent: (invoices: number, net: string) =>
    `Still to be sent after it: ${count(invoices, "purchase invoice")} (${net} net).`,

  // What to do about a file that failed or waits for an answer.
  giveId: (id: string) => [
    "- Rename the file so that it starts with the purchase invoice id, for example",
    '  "10023 scan.pdf", and move it back into the inbox.',
    '- Or put it into a subfolder of the inbox named with the id, for example "10023".',
    `- Or open Pigeonhole and type the id, or run: pigeonhole attach ${id} 10023`,
  ],
  sayKind: (id: string, purchaseInvoiceId: string) => [
    "- If it is a spreadsheet of purchase invoices: open Pigeonhole and say so there,",
    `  or run: pigeonhole import ${id}`,
    "- If it is a document: open Pigeonhole and type the id of its purchase invoice,",
    `  or run: pigeonhole attach ${id} ${purchaseInvoiceId}`,
  ],
  takeRowsOut: "- Take these rows out, and move the file back into the inbox.",
  takeRowsOutOfRest: "- Take these rows out, and put only what was not sent into the inbox, in a file of its own.",
  tryAgain: (id: string) => `- Open Pigeonhole and press Try again, or run: pigeonhole retry ${id}`,
  orTrySameFile: (id: string) => `- Or try the same file again: press Try again, or run: pigeonhole retry ${id}`,
  correctInCopy: (copy: string) =>
    `- Correct the rows in ${quote(copy)}, which lies beside this file, and put that into the inbox.`,
  answerThere: (id: string) => `- Open Pigeonhole and answer there, or run: pigeonhole answer ${id}`,
  // Moving the whole file back after a part was sent would send that part twice.
  correctWhole: "- Correct the file and move it back into the inbox. This note may be deleted.",
  orCorrectWhole: "- Or correct the file and move it back into the inbox. This note may be deleted.",
  putRest: "- Put only what was not sent into the inbox, in a file of its own.",
  orPutRest: "- Or put only what was not sent into the inbox, in a file of its own.",

  /** The content of the file that tests whether the folder can be written to. */
  tryingToWrite: "Pigeonhole tries whether it can write here. This file may be deleted.",

  changedSince: "Changed since",
  deleteWhenSeen: "Delete this note once you have seen to it: until then Pigeonhole reminds you.",

  testSystem: (connection: string) => `${connection} (a test system)`,

  // A correction copy's columns are recognised by these, so an old name must stay recognisable when it changes.
  copySheet: "To correct",
  problemHeader: "Problem (Pigeonhole)",
  fixHeader: "What to do (Pigeonhole)",
};
