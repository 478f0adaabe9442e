/** @file Every expected failure of a file and every open question, with what to do, in English. */

import { count } from "../../../wording/grammar.ts";

const badName = (what: string): string =>
  `${what}, and the finance service rejects such names. Rename the file, and put it back into the inbox.`;
const permitted = "It takes .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc and .docx";
const stopped = (what: string, aside: string, isWorkbook: boolean): string =>
  `${what}${aside}. Nothing was sent. Split it into smaller files${isWorkbook ? ", or save it as .csv" : ""}, and put those into the inbox.`;

export const failures = {
  emptyFile: "The file is empty. Save it again where it came from, and put the new copy into the inbox.",
  incompleteFile: (missing: string) =>
    `The file is not whole: ${missing} is missing. Wait until the scan or the copy has finished, then put it into the inbox again.`,
  tooLarge: {
    document: (size: string, limit: string) =>
      `The file is ${size}; the finance service takes files under ${limit}. Make it smaller, for example by scanning it less finely or splitting it, and put it into the inbox again.`,
    spreadsheet: (size: string, limit: string) =>
      `The spreadsheet is ${size}; Pigeonhole reads spreadsheets of up to ${limit}. Split it into smaller files, each with the row of headings, and put those into the inbox.`,
  },
  typeNotPermitted: (extension: string) =>
    `The finance service does not take ${extension} files. ${permitted}: save it as one of these, and put that into the inbox.`,
  noExtension: `The finance service does not take files without an ending. ${permitted}: save it as one of these, and put that into the inbox.`,
  nameNotPermitted: {
    "control-character": badName("The file name holds an invisible control character"),
    "forbidden-character": badName('The file name holds one of the characters < > : " / \\ | ? *'),
    "too-long": badName("The file name is longer than 200 characters, its ending included"),
    "no-extension": badName("The file name has no ending such as .pdf"),
    "not-encodable": badName("The file name holds a broken character that cannot be sent"),
  },
  contentDiffers: (extension: string, found: string) =>
    `The name of the file ends in ${extension}, but its content is something else (${found}). Save it again in the right format, or give it the right ending, and put it back into the inbox.`,
  /** @param aside the reason in brackets, with a space before it; or "" */
  unreadableSpreadsheet: (aside: string) =>
    `The spreadsheet cannot be read${aside}. Open it in your spreadsheet program, save it as .xlsx, and put the new copy into the inbox.`,
  parserStopped: {
    time: (aside: string, isWorkbook: boolean) =>
      stopped("Reading the spreadsheet took too long and was stopped", aside, isWorkbook),
    memory: (aside: string, isWorkbook: boolean) =>
      stopped("Reading the spreadsheet took too much memory and was stopped", aside, isWorkbook),
    crash: (aside: string, isWorkbook: boolean) => stopped("Reading the spreadsheet broke off", aside, isWorkbook),
  },
  leadsOutsideInbox:
    "This is a link that leads out of the inbox, so it was not opened. Put the file itself into the inbox.",

  cannotTell: "This can be read in more than one way, and Pigeonhole does not guess.",
  untilAnswered: "Nothing of this file is sent until you answer, or change the file and put it back into the inbox.",
  syncConflict: (original: string) =>
    `A sync program kept this second version of ${original}, because both were changed. It was not sent. Compare the two, and keep the rows that count in one file. If this one is to be sent, rename it.`,
  noInvoices:
    "No purchase invoices were found in the spreadsheet. It needs one row of headings, such as Date, Invoice number, Supplier and Net, and at least one row below it. Correct the file, and put it back into the inbox.",
  spreadsheetOrDocument:
    "The number in the name of this file, or of its folder, may be a purchase invoice id, and Pigeonhole does not guess: is it a spreadsheet of purchase invoices to import, or a document to attach?",
  untilSaidWhich: "Nothing of it is sent until you say which it is.",
  /** Without a full stop, because some are shown in a table. */
  unmatched: {
    none: "Neither the file name nor its folder names a purchase invoice, so it is not clear where this belongs",
    "looks-like-a-date": "The number in the name looks like a date, so it was not taken for a purchase invoice id",
    "two-ids": "It names two different purchase invoices, so it is not clear which one is meant",
    "not-an-id": "The number in the name cannot be a purchase invoice id",
    "several-numbers":
      "The name holds the invoice numbers of several purchase invoices, so it is not clear which one is meant",
    "several-suppliers":
      "Several suppliers have an invoice with the number in the name, so it is not clear which one is meant",
    "renamed-while-sent": "It was renamed while it was being attached to another purchase invoice",
  },
  renamedWhileSent: (purchaseInvoiceId: string) =>
    `This document was being attached to purchase invoice ${purchaseInvoiceId} when it was renamed, and may be attached there now. If it belongs to another one too, give that one's purchase invoice id. If it is attached to the wrong one, remove it there in the finance system.`,
  giveId:
    "Give its purchase invoice id; or rename it so that it starts with the id, for example “10023 scan.pdf”, and put it back into the inbox.",

  candidates: (shown: readonly string[], more: number) =>
    `${shown.join(" or ")}${more > 0 ? ` or one of ${more} more` : ""}`,
  mayBe: (candidates: string, evidence: string) => `It may be ${candidates}${evidence}.`,
  mayBelongTo: (candidates: string, evidence: string) =>
    `If it is a document, it may belong to ${candidates}${evidence}.`,
  /** Follows the candidates. */
  evidenceInText: {
    number: ": that number stands in its text",
    numberAndSupplier: ": that number stands in its text, and so does its supplier’s name",
    numbers: ": those numbers stand in its text",
  },

  someRowsHaveProblems: "Some rows have problems.",
  rowsHaveProblems: (rows: number) => `${count(rows, "row has", "rows have")} problems.`,
  besides: (rows: number) =>
    `Whatever the answer, ${count(rows, "row has", "rows have")} problems that have to be corrected in the file.`,
  theFirst: (problem: string) => `The first: ${problem}`,
  nothingSent: "Nothing of this file was sent. Correct it, and put it back into the inbox.",
  noneSaved:
    "The file was sent, but no other row of it counts as saved. Put only the corrected rows into the inbox, in a file of their own.",
  // The sent rows must not be sent again with the corrected ones.
  othersSent: (rows: number) =>
    `The other ${count(rows, "row was", "rows were")} sent. Put only the corrected rows into the inbox, in a file of their own.`,

  row: (row: number) => `Row ${row}`,
  column: (letter: string) => `column ${letter}`,
  heading: (heading: string, letter: string) => `${heading} (column ${letter})`,
  emptyCell: "empty",
};
