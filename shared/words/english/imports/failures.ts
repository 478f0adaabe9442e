/** @file Every expected failure of a file and every open question, with what to do, in English. */

import { count, figure } from "../../../wording/grammar.ts";

const badName = (what: string): string =>
  `${what}, so the finance system would reject it. Rename the file and add it to the inbox again.`;
const permitted = "It accepts .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc and .docx";
const stopped = (what: string, aside: string, isWorkbook: boolean): string =>
  `${what}${aside}. Nothing was sent. Split it into smaller files${isWorkbook ? " or save it as .csv" : ""}, then add those to the inbox.`;

export const failures = {
  emptyFile: "The file is empty. Save it again from where it came from, then add the new copy to the inbox.",
  incompleteFile: (missing: string) =>
    `The file is incomplete: ${missing} is missing. Wait until the scan or copy has finished, then add it to the inbox again.`,
  tooLarge: {
    document: (size: string, limit: string) =>
      `The file is ${size}, but the finance system only accepts files under ${limit}. Make it smaller, for example by splitting it or scanning at a lower resolution. Then add it to the inbox again.`,
    spreadsheet: (size: string, limit: string) =>
      `The spreadsheet is ${size}, but Pigeonhole reads spreadsheets of up to ${limit}. Split it into smaller files, each with the row of headings. Then add those to the inbox.`,
    "e-invoice": (size: string, limit: string) =>
      `The e-invoice is ${size}, but Pigeonhole reads e-invoices of up to ${limit}. Ask the supplier for one with fewer attachments.`,
  },
  /** @param recipe the shortest way on */
  typeNotPermitted: (extension: string, recipe: string) =>
    `The finance system doesn't accept ${extension} files. ${permitted}. ${recipe}`,
  recipes: {
    // The window offers what is inside these two.
    zip: "Choose which of the files inside to add to the inbox. Or unpack it and add the files in it.",
    eml: "Choose which of the files inside to add to the inbox. Or save its attachments from your e-mail program and add those.",
    archive: "Unpack it and add the files in it to the inbox.",
    heic: "It's a photo from an iPhone or iPad. Open it, save it as .jpg (Windows: Photos, Save as; Mac: Preview, Export), and add that to the inbox. So that photos come as .jpg: on the iPhone choose Settings, Camera, Formats, Most Compatible.",
    tiff: "It's a scan. Open it, print it to PDF, so that all its pages stay together, and add that to the inbox. Most scanners can save PDFs at once.",
    picture: "Open it, save it as .jpg or .pdf, and add that to the inbox.",
    table: "Open it in the program that made it, save it as .xlsx, and add that to the inbox.",
    link: "It's only a link. Download the file that it leads to, and add that to the inbox.",
    other: "Save it in one of these formats and add that to the inbox.",
  },
  noExtension: `The finance system doesn't accept files without an extension. ${permitted}. Save it in one of these formats and add that to the inbox.`,
  nameNotPermitted: {
    "control-character": badName("The file name contains an invisible control character"),
    "forbidden-character": badName('The file name contains one of these characters: < > : " / \\ | ? *'),
    "too-long": badName("The file name, with its extension, is longer than 200 characters"),
    "no-extension": badName("The file name has no extension such as .pdf"),
    "ends-in-dot-or-space": badName("The file name has a dot or a space after its extension"),
    "not-encodable": badName("The file name contains a damaged character that can't be sent"),
  },
  contentDiffers: (extension: string, found: string) =>
    `The file name ends in ${extension}, but its content is something else (${found}). Save it in the right format or correct its extension, then add it to the inbox again.`,
  /** @param why "is damaged" */
  unreadableSpreadsheet: (why: string) =>
    `The spreadsheet can't be read: it ${why}. Open it in your spreadsheet program, save it as .xlsx, and add the new copy to the inbox.`,
  noTemplate: (why: string) =>
    `A .json file can only be a template of Pigeonhole, and this one ${why}. Nothing of it is used. To copy a template from another inbox, take it from the folder templates in the data folder of Pigeonhole.`,
  protectedSpreadsheet:
    "The spreadsheet is protected with a password, so it can't be read. In Excel, choose File, Info, Protect Workbook, Encrypt with Password. Empty the box, choose OK and save. Then add it to the inbox again.",
  /** @param aside as above */
  severalInvoices: (count: number) =>
    `This file contains ${count} e-invoices. Choose which of them to add to the inbox. Each becomes a file of its own. Or ask the supplier for a file for each.`,
  /** @param what “is an order” @param toDo one of the following */
  otherDocument: (what: string, toDo: string) => `This file ${what}. Nothing of it is sent. ${toDo}`,
  otherDocuments: {
    "of-goods":
      "Forward it to the colleagues who order or receive goods. Then close this file as not needed. The invoice comes in a file of its own.",
    "of-invoices":
      "Check that the invoices it names are in your books, and ask the supplier for those that are missing. Then close this file as not needed.",
    "of-others": "Forward it if a colleague needs it. Then close this file as not needed.",
    "unsupported-invoice":
      "Enter it by hand, or ask the supplier for an e-invoice in another format, such as XRechnung, Peppol or Factur-X.",
    workbook: "Open it in Excel, save it as .xlsx, and add that to the inbox.",
  },
  /** @param aside the reason in brackets, with a space before it; or "" */
  unreadableEInvoice: (aside: string) =>
    `The file can't be read as an e-invoice${aside}. If it's one, ask the supplier for a correct copy and add that to the inbox.`,
  parserStopped: {
    time: (aside: string, isWorkbook: boolean) =>
      stopped("Reading the spreadsheet took too long and was stopped", aside, isWorkbook),
    memory: (aside: string, isWorkbook: boolean) =>
      stopped("Reading the spreadsheet took too much memory and was stopped", aside, isWorkbook),
    crash: (aside: string, isWorkbook: boolean) =>
      `Reading the spreadsheet failed${aside}. Nothing was sent. Add it to the inbox again. If it fails again, split it into smaller files${isWorkbook ? " or save it as .csv" : ""}.`,
  },
  leadsOutsideInbox:
    "This is a shortcut to a file outside the inbox, so it wasn't opened. Add the file itself to the inbox.",

  cannotBeRead: "This can't be imported as it is.",
  untilFileCorrected: "Nothing is sent until you correct the file and add it to the inbox again.",
  untilCorrectedInCheck: "Nothing of this file would be sent until it is corrected.",
  cannotTell: "This can be read in more than one way, and Pigeonhole doesn't guess.",
  untilAnswered: "Nothing is sent until you answer, or correct this file and save it.",
  eInvoiceUntilAnswered: "Nothing is sent until you answer.",
  eInvoiceNotSent: "Nothing of it is sent.",
  eInvoiceNotSentInCheck: "Nothing of it would be sent.",
  untilAnsweredInCheck: "Nothing of this file would be sent until this is answered.",
  syncConflict: (original: string) =>
    `A sync program kept this as a second version of ${original} because both were changed. It wasn't sent. Compare the two and keep the right rows in one file. To send this one, rename it.`,
  noInvoices:
    "No purchase invoices were found in the spreadsheet. It needs a row of headings, such as Date, Invoice number, Supplier and Net, with at least one row below. Correct the file and add it to the inbox again.",
  eInvoiceOrDocument: (number: string, seller: string | null, gross: string) =>
    `This PDF contains the e-invoice ${number}${seller === null ? "" : ` from ${seller}`} for ${gross}. If the invoice isn't in your finance system yet, import it. If it is, attach the PDF to it, because an import would enter it twice.`,
  spreadsheetOrDocument:
    "The number in the file or folder name may be an invoice ID. Is this a spreadsheet of purchase invoices to import, or a document to attach?",
  untilSaidWhich: "Nothing is sent until you choose.",
  /** Without a full stop, because some are shown in a table. */
  unmatched: {
    none: "No invoice ID in the file or folder name",
    "looks-like-a-date": "The number in the name looks like a date, so it wasn't used as an invoice ID",
    "two-ids": "It names two different purchase invoices",
    "not-an-id": "The number in the name can't be an invoice ID",
    "may-be-something-else":
      "The number in the name may be a quantity, a postcode or part of a name, not an invoice ID",
    "several-numbers": "The name contains the numbers of several purchase invoices",
    "several-suppliers": "Several suppliers have an invoice with the number in the name",
    "entered-twice":
      "The invoice with the number in the name seems to be in the finance system twice, under different IDs",
    "renamed-while-sent": "It was renamed while it was being attached to another purchase invoice",
    "changed-while-sent": "It changed while it was being attached",
  },
  changedWhileSent: (purchaseInvoiceId: string) =>
    `A file of this name was just attached to purchase invoice ${purchaseInvoiceId} with other content, and may be there now. To attach this one too, enter the invoice ID. Otherwise remove it from the folder.`,
  renamedWhileSent: (purchaseInvoiceId: string) =>
    `This document was being attached to purchase invoice ${purchaseInvoiceId} when it was renamed, and may be attached there now. If it belongs to another one too, enter that one's invoice ID. If it is attached to the wrong one, remove it there in the finance system.`,
  /** @param what the end of a sentence, such as "is an order" */
  saysInside: (what: string) => `The data inside this PDF say that it ${what}.`,
  giveId:
    "Choose its invoice. Or rename the file to start with its invoice ID, such as “10023 scan.pdf”, and add it again.",

  /** @param number the supplier's; empty if only the ID is known */
  candidate: (id: string, number: string, supplier: string | null) =>
    number === "" && supplier === null
      ? `invoice ID ${id}`
      : `invoice ${[number, supplier === null ? "" : `from ${supplier}`].filter((part) => part !== "").join(" ")} (invoice ID ${id})`,
  /** @param state the list's own words, in quotation marks */
  candidateListedAs: (candidate: string, state: string) => `${candidate}, in the list as ${state}`,
  candidates: (shown: readonly string[], more: number) =>
    `${shown.join(" or ")}${more > 0 ? ` or one of ${more} more` : ""}`,
  mayBe: (candidates: string, evidence: string) => `It may be for ${candidates}${evidence}.`,
  mayBelongTo: (candidates: string, evidence: string) =>
    `If it's a document, it may belong to ${candidates}${evidence}.`,
  /** Follows the candidates. */
  evidenceInText: {
    number: ": number found in the PDF",
    numberAndSupplier: ": number and supplier found in the PDF",
    numbers: ": numbers found in the PDF",
  },

  someRowsHaveProblems: "Some rows have problems.",
  /** Follows what is said of a batch that may have been sent. */
  notPartOfIt: (rows: number) =>
    rows === 1
      ? "One row wasn't in this batch and wasn't sent, because it has a problem. Once you've answered, there's a copy to correct."
      : `${figure(rows)} rows weren't in this batch and weren't sent, because they have problems. Once you've answered, there's a copy to correct.`,
  rowsHaveProblems: (rows: number) => `${count(rows, "row has", "rows have")} problems.`,
  /** The others were sent in another file. */
  rowsStillWait: (rows: number) =>
    `${count(rows, "row", "rows")} without problems still ${rows === 1 ? "waits" : "wait"}.`,
  /** @param both the invoice as it is here and in the other file, where they differ */
  stillWaits: (
    row: number,
    number: string | null,
    both: { readonly here: string; readonly there: string } | "not-there" | "not-saved",
  ) => {
    const invoice = `Row ${row}${number === null ? "" : `, invoice ${number}`}`;
    if (both === "not-saved") return `${invoice} was sent in that file, but not saved.`;
    return both === "not-there"
      ? `${invoice} isn't in that file.`
      : `${invoice}: here ${both.here}; there ${both.there}.`;
  },
  /** Where all that still waits was sent in the other file, and not saved. */
  correctItThere: "Correct it in that file. Then this one needs nothing more.",
  sendWhatWaits: "To send what still waits, add it in a file of its own.",
  besides: (rows: number) =>
    `Whatever the answer, ${count(rows, "row has", "rows have")} problems that have to be corrected in the file.`,
  theFirst: (problem: string) => `The first: ${problem}`,
  nothingWasSent: "Nothing was sent.",
  /**
   * Where the copy can be opened with a button.
   *
   * @param isRest true if some of the file was sent
   * @param isUnsaved true if the finance system saved none of these rows: nothing need be wrong with them
   */
  correctCopy: (isRest: boolean, isUnsaved: boolean) =>
    `Open the copy to correct: it has every row of the file. Correct it, save it and close it. Then choose “${isUnsaved ? "Try these rows again" : "I've corrected the copy"}”.${isRest ? " Rows that were sent aren't sent again." : " If you correct the file itself instead, each time you save it, it's read again at once. If nothing is wrong, it's sent."}`,
  /** Of a file that was only checked. */
  untilCorrected: (rows: number) =>
    `Nothing of this file would be sent until ${rows === 1 ? "it's" : "they're"} corrected.`,
  nothingSent:
    "Nothing was sent. Correct the file in the folder Needs you. Each time you save it there, it's read again at once, and sent if nothing is wrong.",
  noneSaved:
    "The file was sent, but no row counts as saved. Add only the corrected rows to the inbox, in a separate file.",
  /** Where what to do is said of each row. */
  noneCountsAsSaved: "The file was sent, but no row counts as saved.",
  otherRowsSent: (rows: number) => `The other ${rows === 1 ? "row was" : count(rows, "row was", "rows were")} sent.`,
  // The sent rows must not be sent again with the corrected ones.
  othersSent: (rows: number) =>
    `The other ${rows === 1 ? "row was" : count(rows, "row was", "rows were")} sent. Add only the corrected rows to the inbox, in a separate file.`,

  row: (row: number) => `Row ${row}`,
  column: (letter: string) => `column ${letter}`,
  heading: (heading: string, letter: string) => `${heading} (column ${letter})`,
  emptyCell: "empty",
};
