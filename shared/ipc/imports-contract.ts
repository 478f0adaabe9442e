/** @file The window's commands about imports: look at them, search, and decide. */

import type { Confirmation, ToCompare } from "../confirmation/confirmation.ts";
import type { InvoiceLife } from "../confirmation/invoice-trail.ts";
import type { RowAnswer } from "../confirmation/row-answers.ts";
import type { RowsInDoubt } from "../confirmation/row-in-doubt.ts";
import type { Namesake } from "../imports/batch-names.ts";
import type { FoundInvoices } from "../imports/candidate.ts";
import type { DayFigures, FoundImports, ImportSearch, SearchPage, TrailEntry } from "../imports/history-query.ts";
import type { Import } from "../imports/import.ts";
import type { NamedProperty, NameInRows } from "../spreadsheet/inbox-names.ts";
import type { Listed } from "../spreadsheet/listed.ts";
import type { SheetPreview } from "../spreadsheet/sheet-preview.ts";
import type { TemplateChange } from "../spreadsheet/template.ts";
import type { TypedCell } from "../spreadsheet/typed-cell.ts";
import type { Property, PurchaseInvoice } from "../values/purchase-invoice.ts";

/** A decision that can be undone. */
export interface Decided {
  /** Epoch ms until which nothing is sent and `imports.takeBack` undoes it; null where it can't be undone. */
  readonly undoUntil: number | null;
}

/** What is inside an archive. */
export interface FilesInside {
  readonly files: readonly {
    readonly name: string;
    readonly sizeBytes: number;
    /** False for a kind of file that nothing can be made of. */
    readonly isUsable: boolean;
  }[];
}

export interface ImportCommands {
  /** Newest first. */
  "imports.list": (input: { readonly limit: number }) => readonly Import[];
  /** One import, whether or not it is in the list. */
  "imports.get": (input: { readonly id: string }) => Import | null;
  /** All that need a person, oldest first; at most ten thousand. */
  "imports.needPerson": (input: null) => readonly Import[];
  "imports.approve": (input: { readonly id: string }) => Decided;
  /** The spreadsheet as it would be read now; null if it is no spreadsheet. */
  "imports.sheet": (input: { readonly id: string }) => SheetPreview | null;
  /** Reads the file as the person answered, and, with `remember`, later files like it too. */
  "imports.answer": (input: {
    readonly id: string;
    readonly change: TemplateChange;
    readonly remember: boolean;
  }) => null;
  /** Cancels it: it will not be sent. */
  "imports.reject": (input: { readonly id: string; readonly reason: string | null }) => Decided;
  "imports.retry": (input: { readonly id: string }) => null;
  /** Sends something that was sent before, for this reason. */
  "imports.sendAnyway": (input: { readonly id: string; readonly reason: string }) => Decided;
  "imports.attach": (input: { readonly id: string; readonly purchaseInvoiceId: string }) => Decided;
  /** The purchase invoices that lists name, by whatever is typed of them. @param id of the import they are meant for */
  "imports.findInvoices": (input: { readonly id: string; readonly text: string }) => FoundInvoices;
  /** Undoes what was decided, until `undoUntil`. */
  "imports.takeBack": (input: { readonly id: string }) => null;
  /** Treats a file that may be a document as a spreadsheet of purchase invoices. */
  "imports.takeAsSpreadsheet": (input: { readonly id: string }) => null;
  /** Asks for the reversal of batches that were sent: `parts` from 0, null for all; `date` yyyy-mm-dd, null for each invoice's own. */
  "imports.reverse": (input: {
    readonly id: string;
    readonly date: string | null;
    readonly parts: readonly number[] | null;
  }) => null;
  "imports.settle": (input: { readonly id: string; readonly answer: "arrived" | "send-again" }) => null;
  /** An invoice that a list raised a question about was compared with the finance system. */
  "imports.settleRow": (input: {
    readonly id: string;
    readonly part: number;
    readonly row: number;
    readonly is: ToCompare["finding"]["is"];
  }) => null;
  "imports.rowsInDoubt": (input: { readonly id: string }) => RowsInDoubt;
  /** Answers for single rows; "rest" for all others that it can be about. */
  "imports.settleRows": (input: {
    readonly id: string;
    readonly part: number;
    readonly answer: RowAnswer;
    readonly rows: readonly number[] | "rest";
  }) => null;
  /** What invoice lists say of its invoices; null where nothing was sent, or it has not been compared yet. */
  "imports.confirmation": (input: { readonly id: string }) => Confirmation | null;
  /** What happened to the invoices whose number looks like this one. */
  "imports.invoiceLife": (input: { readonly invoiceNumber: string }) => InvoiceLife;
  /** The spreadsheet as it would be read with these cells in the place of its own; null if it is no spreadsheet. */
  "imports.checkCells": (input: { readonly id: string; readonly cells: readonly TypedCell[] }) => SheetPreview | null;
  /** Puts a copy with these cells into the inbox. Refused while rows have problems. */
  "imports.correctCells": (input: { readonly id: string; readonly cells: readonly TypedCell[] }) => null;
  /** Opens the copy that is to be corrected, in the program for spreadsheets. */
  "imports.openCopy": (input: { readonly id: string }) => null;
  /** Puts what a person has corrected into the inbox: the copy, or the file itself. Refused while neither has changed. */
  "imports.corrected": (input: { readonly id: string }) => null;
  /** Closes it, because its rows were sent in the file that its card names: `in`, the id of that. */
  "imports.markCorrected": (input: { readonly id: string; readonly in: string }) => Decided;
  /** Opens it again, because the file that it was closed for isn't its corrected one. */
  "imports.notCorrected": (input: { readonly id: string; readonly in: string }) => null;
  /** The files inside a zip or an e-mail that can't be sent itself. See [Note: files inside]. */
  "imports.inside": (input: { readonly id: string }) => FilesInside;
  /** Adds files inside to the inbox, as files of their own, once that can't be undone any more. @param names null for all that can be used */
  "imports.addInside": (input: { readonly id: string; readonly names: readonly string[] | null }) => Decided;
  /** The names in rows that were rejected or look unusual. See [Note: a learnt name]. */
  "imports.names": (input: { readonly id: string }) => readonly NameInRows[];
  /** What the lists of the file's company have of what a person types. See [Note: a reference list]. */
  "imports.searchLists": (input: { readonly id: string; readonly property: Property; readonly text: string }) => Listed;
  /** Remembers another name for all files of the inbox, and has this file's rows tried or read again. */
  "imports.useName": (input: {
    readonly id: string;
    readonly property: NamedProperty;
    readonly from: string;
    readonly to: string;
  }) => null;
  "imports.showFile": (input: { readonly id: string }) => null;
  /** The address of a frame that draws the file. See [Note: a preview] in renderer/preview/preview-messages.ts. */
  "imports.preview": (input: {
    readonly id: string;
    /** The place of a file inside it, or of a document inside an e-invoice, if that is to be drawn: 0-based. Else null. */
    readonly inside: number | null;
  }) => { readonly address: string };
  /** The documents that were added with a spreadsheet. */
  "imports.neighbours": (input: { readonly id: string }) => readonly Import[];
  /** The invoices to compare with the finance system before a decision; at most a thousand. */
  "imports.invoices": (input: { readonly id: string }) => readonly PurchaseInvoice[];
  /** The other batches with the name that a person is to look for; none unless an outcome is unknown. */
  "imports.namesakes": (input: { readonly id: string }) => readonly Namesake[];
  /** Newest first. */
  "imports.search": (input: SearchPage) => FoundImports;
  /** Saves all imports found as a CSV file. Returns their number, or null if the person cancelled. */
  "imports.export": (input: ImportSearch) => number | null;
  /** Everyone who decided something about an import, as the audit trail names them, by name. */
  "imports.people": (input: null) => readonly string[];
  /** The figures of the last `days` days, today last. */
  "imports.days": (input: { readonly days: number }) => readonly DayFigures[];
  /** The audit trail of one import, oldest entry first. */
  "imports.trail": (input: { readonly id: string }) => readonly TrailEntry[];
  /** The exact body of one part; only its beginning if it is very long. */
  "imports.payload": (input: { readonly id: string; readonly part: number }) => string;
}

// A record, not an array, so that a missing name does not compile.
export const importCommands: Readonly<Record<keyof ImportCommands, true>> = {
  "imports.list": true,
  "imports.get": true,
  "imports.needPerson": true,
  "imports.approve": true,
  "imports.sheet": true,
  "imports.answer": true,
  "imports.reject": true,
  "imports.retry": true,
  "imports.sendAnyway": true,
  "imports.attach": true,
  "imports.findInvoices": true,
  "imports.takeBack": true,
  "imports.takeAsSpreadsheet": true,
  "imports.reverse": true,
  "imports.settle": true,
  "imports.settleRow": true,
  "imports.rowsInDoubt": true,
  "imports.settleRows": true,
  "imports.confirmation": true,
  "imports.invoiceLife": true,
  "imports.checkCells": true,
  "imports.correctCells": true,
  "imports.openCopy": true,
  "imports.corrected": true,
  "imports.markCorrected": true,
  "imports.notCorrected": true,
  "imports.inside": true,
  "imports.addInside": true,
  "imports.names": true,
  "imports.searchLists": true,
  "imports.useName": true,
  "imports.showFile": true,
  "imports.preview": true,
  "imports.neighbours": true,
  "imports.invoices": true,
  "imports.namesakes": true,
  "imports.search": true,
  "imports.export": true,
  "imports.people": true,
  "imports.days": true,
  "imports.trail": true,
  "imports.payload": true,
};
