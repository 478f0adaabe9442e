/** @file Puts every expected failure into words: what happened, to which row, and what to do. */

import type { Candidate, WhyUnmatched } from "./candidate.ts";
import type { DropFailure, Failure, NameRule, OpenQuestion } from "./failure.ts";
import { sayLine } from "./line.ts";
import type { RowProblem } from "./sheet-reading.ts";
import { sayAlreadySent } from "./wording-already-sent.ts";
import { count, quote, sentence, shorten } from "./wording-grammar.ts";
import { aside } from "./wording-machine.ts";
import { sayMegabytes } from "./wording-money.ts";
import { sayEvidence, sayNotSent, sayRefused, sayWithdrawn } from "./wording-outcomes.ts";

type RowsHaveProblems = Extract<OpenQuestion, { readonly kind: "rows-have-problems" }>;

/** What happened and what to do, in plain sentences. */
export function sayFailure(failure: Failure): string {
  switch (failure.kind) {
    case "rows-have-problems":
    case "cannot-tell":
    case "no-invoices":
    case "spreadsheet-or-document":
    case "already-sent":
    case "no-purchase-invoice-id":
      return sayOpenQuestion(failure);
    case "not-sent":
    case "barred":
    case "busy":
    case "signed-out":
    case "no-keychain":
    case "no-connection":
    case "file-changed":
    case "file-unreadable":
      return sayNotSent(failure);
    case "refused":
      return sayRefused(failure);
    case "no-answer":
      return `${sayEvidence(failure)}, so it may have arrived or not${aside(failure.detail)}. Look for it in the finance system, then say whether it arrived; until then it is not sent again.`;
    case "may-have-gone":
      return "It was there when the journal was restored, so it may have been sent before, without Pigeonhole knowing. Look for it in the finance system. If it is not there, approve it; if it is, take the file away.";
    case "withdrawn":
      return sayWithdrawn(failure);
    case "rejected":
      return failure.reason === null
        ? "Someone looked at it and turned it down, so nothing was sent."
        : `Someone looked at it and turned it down, so nothing was sent. The reason: ${sentence(failure.reason)}`;
    case "empty-file":
    case "incomplete-file":
    case "too-large":
    case "type-not-permitted":
    case "name-not-permitted":
    case "content-differs-from-extension":
    case "unreadable-spreadsheet":
    case "parser-stopped":
    case "leads-outside-inbox":
      return sayDropFailure(failure);
  }
}

function sayDropFailure(failure: DropFailure): string {
  switch (failure.kind) {
    case "empty-file":
      return "The file is empty. Save it again where it came from, and put the new copy into the inbox.";
    case "incomplete-file":
      return `The file is not whole: ${failure.expected} is missing. Wait until the scan or the copy has finished, then put it into the inbox again.`;
    case "too-large":
      return `The file is ${sayMegabytes(failure.sizeBytes, failure.limitBytes)}; the finance service takes files under ${sayMegabytes(failure.limitBytes, failure.limitBytes)}. Make it smaller, for example by scanning it less finely or splitting it, and put it into the inbox again.`;
    case "type-not-permitted":
      return `The finance service does not take ${sayExtension(failure.extension)}. It takes .pdf, .png, .jpg, .jpeg, .txt, .csv, .xls, .xlsx, .doc and .docx: save it as one of these, and put that into the inbox.`;
    case "name-not-permitted":
      return `${sayNameRule(failure.rule)}, and the finance service rejects such names. Rename the file, and put it back into the inbox.`;
    case "content-differs-from-extension":
      return `The name of the file ends in ${dotted(failure.extension)}, but its content is something else (${sayLine(failure.found)}). Save it again in the right format, or give it the right ending, and put it back into the inbox.`;
    case "unreadable-spreadsheet":
      return `The spreadsheet cannot be read${aside(sayLine(failure.detail))}. Open it in your spreadsheet program, save it as .xlsx, and put the new copy into the inbox.`;
    case "parser-stopped":
      return `${sayParserStopped(failure.why)}${aside(sayLine(failure.detail))}. Nothing was sent. Split it into smaller files, or save it as .csv, and put those into the inbox.`;
    case "leads-outside-inbox":
      return "This is a link that leads out of the inbox, so it was not opened. Put the file itself into the inbox.";
  }
}

function sayNameRule(rule: NameRule): string {
  switch (rule) {
    case "control-character":
      return "The file name holds an invisible control character";
    case "forbidden-character":
      return 'The file name holds one of the characters < > : " / \\ | ? *';
    case "too-long":
      return "The file name is longer than 200 characters, its ending included";
    case "no-extension":
      return "The file name has no ending such as .pdf";
    case "not-encodable":
      return "The file name holds a broken character that cannot be sent";
  }
}

function sayParserStopped(why: "time" | "memory" | "crash"): string {
  switch (why) {
    case "time":
      return "Reading the spreadsheet took too long and was stopped";
    case "memory":
      return "Reading the spreadsheet took too much memory and was stopped";
    case "crash":
      return "Reading the spreadsheet broke off";
  }
}

function sayOpenQuestion(failure: OpenQuestion): string {
  switch (failure.kind) {
    case "rows-have-problems":
      return sayRowsHaveProblems(failure, "first row");
    case "cannot-tell":
      return [
        "This can be read in more than one way, and Pigeonhole does not guess.",
        ...failure.questions.map(({ text }) => sentence(sayLine(text))),
        "Nothing of this file is sent until you answer, or change the file and put it back into the inbox.",
      ].join(" ");
    case "no-invoices":
      return "No purchase invoices were found in the spreadsheet. It needs one row of headings, such as Date, Invoice number, Supplier and Net, and at least one row below it. Correct the file, and put it back into the inbox.";
    case "spreadsheet-or-document":
      return `The number in the name of this file, or of its folder, may be a purchase invoice id, and Pigeonhole does not guess: is it a spreadsheet of purchase invoices to import, or a document to attach?${sayCandidates(failure.candidates, "If it is a document, it may belong to")} Nothing of it is sent until you say which it is.`;
    case "already-sent":
      return sayAlreadySent(failure);
    case "no-purchase-invoice-id":
      return `${sayNoPurchaseInvoiceId(failure.why)}.${sayCandidates(failure.candidates)} Give its purchase invoice id; or rename it so that it starts with the id, for example “10023 scan.pdf”, and put it back into the inbox.`;
  }
}

/** How many rows, the first of them in full unless all are shown below, and what to do. */
export function sayRowsHaveProblems({ problems, rowsSent }: RowsHaveProblems, named: "first row" | "no row"): string {
  const rows = new Set(problems.map(({ row }) => row)).size;
  const [problem] = problems;
  const what = problem === undefined ? "Some rows have problems." : `${count(rows, "row has", "rows have")} problems.`;
  const firstRow =
    problem === undefined || named === "no row" ? "" : ` ${rows === 1 ? "" : "The first: "}${sayRowProblem(problem)}`;
  // The rows that went must not go again with the corrected ones.
  return rowsSent === 0
    ? `${what}${firstRow} Nothing of this file was sent. Correct it, and put it back into the inbox.`
    : `${what}${firstRow} The other ${count(rowsSent, "row was", "rows were")} sent. Put only the corrected rows into the inbox, in a file of their own.`;
}

/** "Row 14, Date (column A), “31/02/2026”: There is no such day. Write the date as yyyy-mm-dd." */
export function sayRowProblem({ row, column, header, value, reason, fix }: RowProblem): string {
  const named = header === null || header.trim() === "" ? null : shorten(header, 60);
  const where = named === null ? column && `column ${column}` : column === null ? named : `${named} (column ${column})`;
  const shown = value === null ? null : value.trim() === "" ? "empty" : quote(shorten(value, 80));
  const at = [`Row ${row}`, where, shown].filter((part) => part !== null).join(", ");
  return [`${at}:`, sentence(sayLine(reason)), sentence(sayLine(fix))].filter((part) => part !== "").join(" ");
}

export function sayNoPurchaseInvoiceId(why: WhyUnmatched): string {
  switch (why) {
    case "none":
      return "Neither the file name nor its folder names a purchase invoice, so it is not clear where this belongs";
    case "looks-like-a-date":
      return "The number in the name looks like a date, so it was not taken for a purchase invoice id";
    case "two-ids":
      return "It names two different purchase invoices, so it is not clear which one is meant";
    case "not-an-id":
      return "The number in the name cannot be a purchase invoice id";
    case "several-numbers":
      return "The name holds the invoice numbers of several purchase invoices, so it is not clear which one is meant";
    case "several-suppliers":
      return "Several suppliers have an invoice with the number in the name, so it is not clear which one is meant";
  }
}

/** "It may be 10023 (INV-1, Acme Ltd) or 10024 (INV-1, Beta GmbH).", or nothing. */
function sayCandidates(candidates: readonly Candidate[], lead = "It may be"): string {
  if (candidates.length === 0) return "";
  const shown = candidates.slice(0, 5).map(sayCandidate);
  const more = candidates.length > shown.length ? ` or one of ${candidates.length - shown.length} more` : "";
  return ` ${lead} ${shown.join(" or ")}${more}${sayEvidenceOfText(candidates)}.`;
}

/** What stands in the document's own text, where that is how they were found. */
function sayEvidenceOfText([first, ...others]: readonly Candidate[]): string {
  if (first?.supplierNamed === undefined) return "";
  const supplier = first.supplierNamed ? ", and so does its supplier’s name" : "";
  return others.length === 0 ? `: that number stands in its text${supplier}` : ": those numbers stand in its text";
}

/** "10023 (INV-1, Acme Ltd)". */
export function sayCandidate({ purchaseInvoiceId, invoiceNumber, supplier }: Candidate): string {
  const known = [invoiceNumber, supplier ?? ""].filter((part) => part !== "");
  return known.length === 0 ? purchaseInvoiceId : `${purchaseInvoiceId} (${known.join(", ")})`;
}

export const dotted = (extension: string): string => `.${extension.replace(/^\./, "")}`;

function sayExtension(extension: string): string {
  return dotted(extension) === "." ? "files without an ending" : `${dotted(extension)} files`;
}
