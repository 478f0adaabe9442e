/** @file Texts of notes and correction copies, in English. */

import { count, quote } from "../../../wording/grammar.ts";

export const note = {
  /** How every note begins. Our notes are recognised by it, so an old beginning must stay recognisable when it changes. */
  heading: "Pigeonhole: why this file is here",

  // Labels before a value, on a line of their own.
  file: "File:",
  kind: "Kind:",
  connection: "For:",
  arrived: "Added:",
  since: "Since:",
  id: "ID:",
  header: "Heading:",
  value: "Value:",
  problem: "Problem:",
  fix: "To do:",
  batch: "Batch:",
  sent: "Sent:",
  named: "Named:",
  orNamed: "  or",
  holding: "Contents:",
  net: "Net:",
  vat: "VAT:",

  whatHappened: "What happened",
  whatToDo: "What to do",
  oneOfThese: "What to do: one of these",
  checkedAndReady: (contents: string) => `Checked and ready to send: ${contents}.`,
  waitsForApproval: "It's waiting for your approval.",
  openAndApprove: (id: string) => `- In Pigeonhole, choose Approve, or run: pigeonhole approve ${id}`,

  whenSent: "When it may have been sent",
  anyTimeBefore: (until: string) => `At any time before ${until}.`,
  between: (from: string, until: string) => `Between ${from} and ${until}.`,
  lookForIt: "- Check whether it's in the finance system.",
  notThere: (id: string) => `- If it's not there: in Pigeonhole, choose Approve, or run: pigeonhole approve ${id}`,
  isThere: "- If it's there: remove this file.",

  firstTime: "The first time",
  duplicateRight: "- If that's right: nothing. You can move the file elsewhere.",
  sendAnyway: (id: string) => [
    "- To send it again: in Pigeonhole, choose Send anyway, or run:",
    `  pigeonhole retry ${id} --anyway "REASON"`,
  ],
  sendRowsAnyway: (id: string) => [
    "- To send them again: in Pigeonhole, choose Send anyway, or run:",
    `  pigeonhole retry ${id} --anyway "REASON"`,
  ],
  movingIsNotSending: "Moving the file back into the inbox won't send it.",

  invoices: "Its purchase invoices",
  andMore: (howMany: number) => `… and ${count(howMany, "more", "more")}`,
  everyRow: (howMany: number) => `Every such row (${howMany})`,
  everyProblem: (howMany: number) => `Every problem (${howMany})`,
  everyDoubt: (howMany: number) => `What looks unusual (${howMany})`,
  rowAndColumn: (row: number, column: string | null) => `Row ${row}${column === null ? "" : `, column ${column}`}`,
  emptyValue: "(empty)",

  lookFor: "What to look for in the finance system",
  lookAmongDocuments: (purchaseInvoiceId: string | null) =>
    `Check the documents attached to purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  batchOf: (number: number, of: number) => `${number} of ${of}`,
  anyMinuteBetween: "… or any minute between …",
  /** Above a list of other batches. */
  namesakes: "Same name, but not the one to look for:",
  invoicesHeld: (howMany: number) => count(howMany, "purchase invoice"),
  serviceClock: [
    "The finance system names batches by the minute, from its own clock. That may be a minute",
    "out, or hours if its time zone is different. Compare the contents and the totals.",
  ],
  twoAnswers: (id: string) => [
    "What to do: look first. Then give one of two answers, in Pigeonhole or in a terminal",
    `- "Found it: mark as sent"  or  pigeonhole settle ${id} arrived`,
    `- "Not found: send again"   or  pigeonhole settle ${id} send-again`,
    "Don't move the file back into the inbox before that.",
  ],
  stillToBeSent: (invoices: number, net: string) =>
    `Still to be sent after it: ${count(invoices, "purchase invoice")} (${net} net).`,

  // What to do about a file that failed or waits for an answer.
  giveId: (id: string) => [
    "- Rename the file to start with the invoice ID, for example",
    '  "10023 scan.pdf", and move it back into the inbox.',
    '- Or move it to a subfolder of the inbox named with the invoice ID, for example "10023".',
    `- Or enter the invoice ID in Pigeonhole, or run: pigeonhole attach ${id} 10023`,
  ],
  sayKind: (id: string, purchaseInvoiceId: string) => [
    "- If it's a spreadsheet of purchase invoices: in Pigeonhole, choose",
    `  Import as purchase invoices, or run: pigeonhole import ${id}`,
    "- If it's a document: in Pigeonhole, enter the ID of its purchase invoice,",
    `  or run: pigeonhole attach ${id} ${purchaseInvoiceId}`,
  ],
  sayEInvoice: (id: string, purchaseInvoiceId: string) => [
    "- If the invoice isn't in your finance system yet: in Pigeonhole, choose",
    `  Import as purchase invoices, or run: pigeonhole import ${id}`,
    "- If it is: in Pigeonhole, enter its invoice ID to attach the PDF,",
    `  or run: pigeonhole attach ${id} ${purchaseInvoiceId}`,
    "- To import all such PDFs without this question, change E-invoices in PDFs",
    "  in the inbox's settings. Do so only if these invoices aren't entered by hand.",
  ],
  decideAboutOther: "- Decide about the other file first. Then this one continues by itself.",
  takeRowsOut: "- Remove these rows, and move the file back into the inbox.",
  takeRowsOutOfRest: "- Remove these rows, and add only what wasn't sent to the inbox, in a separate file.",
  tryAgain: (id: string) => `- In Pigeonhole, choose Try again, or run: pigeonhole retry ${id}`,
  orTrySameFile: (id: string) => `- Or try the same file again: choose Try again, or run: pigeonhole retry ${id}`,
  correctInCopy: (copy: string) =>
    `- Correct the rows in ${quote(copy)}, in this folder, and add that file to the inbox.`,
  answerThere: (id: string) => `- Answer in Pigeonhole, or run: pigeonhole answer ${id}`,
  // Moving the whole file back after a part was sent would send that part twice.
  correctWhole: "- Correct the file and move it back into the inbox. You can delete this note.",
  orCorrectWhole: "- Or correct the file and move it back into the inbox. You can delete this note.",
  lookThenAdd: "- Check the finance system. Add only what isn't there to the inbox, in a separate file.",
  putRest: "- Add only what wasn't sent to the inbox, in a separate file.",
  orPutRest: "- Or add only what wasn't sent to the inbox, in a separate file.",

  /** The content of the file that tests whether the folder can be written to. */
  tryingToWrite: "Pigeonhole is checking that it can save files here. You can delete this file.",

  changedSince: "Changed since",
  deleteWhenSeen: "Delete this note once you have seen to it: until then Pigeonhole reminds you.",

  testSystem: (connection: string) => `${connection} (a test system)`,

  // A correction copy's columns are recognised by these, so an old name must stay recognisable when it changes.
  copySheet: "To correct",
  problemHeader: "Problem (Pigeonhole)",
  fixHeader: "What to do (Pigeonhole)",
};
