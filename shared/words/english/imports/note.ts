/** @file Texts of notes and correction copies, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

const inSheet = (sheet: string | null): string => (sheet === null ? "" : `, in the sheet ${quote(sheet)}`);

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
  /** The same of an e-invoice, which has no headings. */
  field: "Field:",
  value: "Value:",
  problem: "Problem:",
  fix: "To do:",
  batch: "Batch:",
  sentAt: "Tried to send:",
  named: "Possible name:",
  orNamed: "  or",
  holding: "Contents:",
  net: "Net:",
  vat: "VAT:",

  whatHappened: "What happened",
  whatToDo: "What to do",
  oneOfThese: "What to do: one of these",
  checkedAndReady: (contents: string) => `Checked and ready to send: ${contents}.`,
  waitsForApproval: "Nothing has been sent yet. It's sent only if you approve it.",
  openAndApprove: (id: string) => [
    `- In Pigeonhole, choose "Approve for sending", or run: pigeonhole approve ${id}`,
    "  This sends it to the finance system. It doesn't approve a payment.",
    `- Or choose "Cancel this file", or run: pigeonhole reject ${id}`,
    "  Then it isn't sent. The file isn't deleted: it moves to the folder Failed.",
  ],

  whenSent: "When it may have been sent",
  anyTimeBefore: (until: string) => `At any time before ${until}.`,
  between: (from: string, until: string) => `Between ${from} and ${until}.`,
  lookForIt: "- Check whether it's in the finance system.",
  notThere: (id: string) =>
    `- If it's not there: in Pigeonhole, choose "Approve for sending", or run: pigeonhole approve ${id}`,
  isThere: "- If it's there: delete this file, or move it elsewhere. Then it isn't sent.",

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
  everyProblem: (howMany: number, sheet: string | null) => `Every problem (${howMany})${inSheet(sheet)}`,
  everyDoubt: (howMany: number, sheet: string | null) => `What looks unusual (${howMany})${inSheet(sheet)}`,
  rowAndColumn: (row: number, column: string | null) => `Row ${row}${column === null ? "" : `, column ${column}`}`,
  emptyValue: "(empty)",

  /** Above what is known of single rows of a batch. */
  knownSoFar: "What is known so far",
  lookFor: "What to look for in the finance system",
  batchOf: (number: number, of: number) => `${number} of ${of}`,
  anyMinuteBetween: "… or any minute between …",
  /** Above a list of other batches. */
  laterNamesakes: "A later batch may have the same name too. The window lists them all.",

  howToCompare: [
    "Search for the invoices by number and supplier, not by the batch's name: another batch may",
    "have the same one. Compare the number of invoices and both totals. If the finance system uses",
    "another time zone, its times, and the time in the batch name, may be some hours different.",
  ],
  /** @param more true if other batches of the file are still to be sent */
  settleAnswers: (id: string, more: boolean, byRow: boolean) => [
    "What to do: look first. Then answer in Pigeonhole",
    '- "Found it: mark as sent"',
    `  Nothing is sent again.${more ? " The rest of the file is sent next." : ""}`,
    '- "Not found: send again"',
    "  It's sent once more. If it's there after all, it will be there twice.",
    ...(byRow ? ['- "Only some are there"', "  You mark each invoice. Only the missing ones are sent again."] : []),
    "- If you can't tell yet: do nothing. Nothing is sent until you answer.",
    "Until then, don't move the file back into the inbox or key it in yourself.",
    "",
    "The same answers as typed commands. None pays anything:",
    `  found:        pigeonhole settle ${id} arrived`,
    `  not found:    pigeonhole settle ${id} send-again`,
    ...(byRow ? [`  some of them: pigeonhole settle ${id}`] : []),
  ],
  /** Where single rows are answered, and others are open. @param found true if no row is known to be missing */
  settleOthers: (id: string, found: boolean) => [
    "What to do: look for the others. Then answer in Pigeonhole, invoice by invoice",
    "Nothing is sent again while an invoice is open.",
    "Until then, don't move the file back into the inbox or key it in yourself.",
    "",
    "The same as typed commands. None pays anything:",
    `  row by row:         pigeonhole settle ${id}`,
    `  others found:       pigeonhole settle ${id} arrived${found ? "" : " rest"}`,
    `  others not found:   pigeonhole settle ${id} missing rest`,
  ],
  /** Where every row is answered, and some are missing. */
  sendMissing: (id: string, missing: number) => [
    "What to do: in Pigeonhole, choose",
    missing === 1 ? '- "Send the missing one again"' : `- "Send the ${figure(missing)} missing ones again"`,
    "  Only what is missing is sent once more, as a batch of its own.",
    "- Or correct an answer first. Nothing is sent before that.",
    "",
    "The same as typed commands. None pays anything:",
    `  send again:   pigeonhole settle ${id} send-again`,
    `  row by row:   pigeonhole settle ${id}`,
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
  decideAboutOther: "- Decide about the other file first. Then this one is looked at again.",
  takeRowsOut: [
    "- Remove the rows that were sent from this file, in this folder, and save it.",
    "  It's then read again at once, and sent if nothing is wrong.",
  ],
  /** Of rows that were to be sent again. */
  markFound: (id: string) => [
    "- If you find these rows in the finance system: in Pigeonhole, mark them as found, or run:",
    `  pigeonhole settle ${id} arrived ROW...`,
    "  Then they aren't sent again, and the others are.",
  ],
  tryAgain: (id: string) => `- In Pigeonhole, choose Try again, or run: pigeonhole retry ${id}`,
  orTrySameFile: (id: string) => `- Or try the same file again: choose Try again, or run: pigeonhole retry ${id}`,
  /** @param isRest true if some of the file was sent */
  correctInCopy: (copy: string, isRest: boolean, isUnsaved: boolean) => [
    `- Open ${quote(copy)}, in this folder. It has`,
    "  every row of the file, with the reason beside each wrong one.",
    ...(isRest ? ["  Rows that were sent aren't sent again."] : []),
    `  Correct it, save it and close it. Then choose "${isUnsaved ? "Try these rows again" : "I've corrected the copy"}" in Pigeonhole,`,
    "  or move the copy into the inbox yourself. It's then read again. If nothing is wrong,",
    "  it's sent, or waits for your approval.",
  ],
  answerThere: (id: string) => `- Answer in Pigeonhole, or run: pigeonhole answer ${id}`,
  /** @param isRest true if some of the file was sent */
  ifNothingIsDone: (isRest: boolean) => `If you do nothing, nothing ${isRest ? "more " : ""}of it is sent.`,
  // Moving the whole file back after a part was sent would send that part twice.
  /** Of a kind of file that is never accepted. */
  deleteBoth: "- Then you can delete this file and this note.",
  /** Of an order or the like. @param id of the file; what to do with it is said above */
  closeOther: (id: string) => `- Once that is done: choose "Not needed" in Pigeonhole, or run: pigeonhole reject ${id}`,
  correctWhole: "- Correct the file and move it back into the inbox. You can delete this note.",
  /** Of a document: what is wrong is mostly its name. */
  renameDocument: "- Rename or correct the file, and move it back into the inbox. You can delete this note.",
  /** In the folder Needs you, where a file that is saved is read again. */
  correctHere: [
    "- Correct the file in this folder. Each time you save it, it's read again at once,",
    "  and sent if nothing is wrong.",
  ],
  orCorrectHere: [
    "- Or correct the file itself in this folder. Each time you save it, it's read again at once,",
    "  and sent if nothing is wrong.",
  ],
  waitFirst: "- Wait until the finance system has processed the batch.",
  lookThenAdd:
    "- Check the finance system. Add only what isn't there to the inbox, in a separate file. You're asked about it once more. Send it anyway then: its own note says how.",
  /** Of an e-invoice: its receiver doesn't change it. */
  askSupplier:
    "- If the e-invoice is wrong: ask the supplier for a correct one, and add that to the inbox. Then you can delete this file and this note.",
  orNotNeeded: (id: string) => [
    `- If it isn't needed: choose "Cancel this file" in Pigeonhole, or run: pigeonhole reject ${id}`,
    "  Then it isn't sent. The file isn't deleted: it moves to the folder Failed.",
  ],
  addInside: (id: string) => `- Choose which of them to add in Pigeonhole, or add all: pigeonhole inside ${id} all`,
  correctRemembered:
    "- If a remembered answer is wrong, such as the number of a VAT rate: open Inboxes in Pigeonhole. There, open the list of spreadsheet layouts, and choose “Forget” under “E-invoices”. Pigeonhole then asks again about the next ones. Or correct it in the file E-invoices.json of this inbox, in the folder templates of the data folder.",
  mendThere:
    "- Correct in the finance system what it reports, such as a missing supplier. The e-invoice is sent as it is.",
  putRest: "- Add only what wasn't sent to the inbox, in a separate file.",
  orPutRest: "- Or add only what wasn't sent to the inbox, in a separate file.",

  /** The content of the file that tests whether the folder can be written to. */
  tryingToWrite: "Pigeonhole is checking that it can save files here. You can delete this file.",

  changedSince: "Changed since",
  deleteWhenSeen: "Delete this note once you have seen to it: until then Pigeonhole reminds you.",

  testSystem: (connection: string) => `${connection} (a test system)`,

  // A correction copy's columns are recognised by these, so an old name must stay recognisable when it changes.
  copySheet: "To correct",
  copyHeaders: {
    status: "Status (Pigeonhole)",
    reason: "Reason (Pigeonhole)",
    fix: "What to do (Pigeonhole)",
    invoiceId: "Invoice ID (Pigeonhole)",
  },
  // A reading recognises the rows that were sent by these.
  copyStatus: {
    sent: "Sent",
    sentBefore: "Sent before",
    unclear: "May have been saved",
    notSaved: "Not saved",
    notSent: "To correct",
    ready: "Nothing wrong, not sent yet",
  },
  /** @param names the names that its batch may have in the finance system */
  inBatch: (names: readonly string[]) =>
    names.length <= 2
      ? `Batch ${names.map(quote).join(" or ")}`
      : `Batch ${quote(names[0] ?? "")} to ${quote(names.at(-1) ?? "")}, or any minute between`,
  inFile: (file: string, row: number) => `In ${quote(file)}, row ${row}`,
};
