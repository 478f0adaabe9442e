/** @file What the pipeline asks the journal. */

import type { UnansweredCalls } from "../../../shared/agent/unanswered-calls.ts";
import type { SentPdf } from "../../../shared/e-invoice/sent-pdf.ts";
import type { Candidate } from "../../../shared/imports/candidate.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Office, SameOffice } from "../../../shared/imports/office.ts";
import type { Earlier, ListedInvoice, RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";

/** What the journal knows. */
export interface JournalReads {
  get(id: string): Import | undefined;
  /** Imports that are under way, oldest first. */
  underWay(): readonly Import[];
  /** Settled imports whose file still lies outside the folder that its state calls for. */
  unfiled(): readonly Import[];
  /** Imports that a person is asked about and whose file should lie in its folder. */
  asking(): readonly Import[];
  /** Imports that wait for the correction copy of a file which someone has taken away. */
  waitingForCopy(): readonly Import[];
  /** Imports that a person wanted sent again and whose file changed or went before. See [Note: what was sent]. */
  notSentAgain(): readonly Import[];
  /** Imports whose place another content took that was not read yet, newest first. See [Note: a successor]. */
  goingOn(): readonly Import[];
  atPath(inbox: string, path: string): Import | undefined;
  withContent(sha256: string): readonly Import[];
  /** The imports whose rows were sent with this one. */
  correctedIn(id: string): readonly Import[];
  /** The ids of imports of which a person said that they aren't the corrected copy or file of this one. */
  notCorrectedIn(id: string): readonly string[];
  /** The imports of files that were dropped at this path, newest first. */
  droppedAt(inbox: string, path: string): readonly Import[];
  /** What part `n` (0-based) of the import sends: a batch's JSON, or a document's address. */
  payload(id: string, n: number): string;
  /** True where it is kept already that a connection leads there. */
  knowsOffice(connection: string, office: Office): boolean;
  /** Where a connection has led. */
  officesOf(connection: string): readonly Office[];
  /** A fact about the agent that outlives it, such as that it was paused; or null. */
  metadata(key: string): string | null;
  /** The connections that lead to the same office as this one. See [Note: the same office]. */
  sameOffice(connection: string): SameOffice;
  /**
   * Finds the rows with these fingerprints again, by raw row or by supplier and number, among those that other imports
   * have sent to the same office, or to what may be the same, or are about to: what was refused, or withdrawn unsent, is
   * not among them. Of one whose place another content took the rows count as under way until that was read, but not for
   * what took its place.
   */
  earlier(
    import_: Pick<Import, "id" | "inbox" | "connection" | "follows">,
    fingerprints: readonly RowFingerprint[],
  ): readonly Earlier[];
  /** The ids of spreadsheets of the same office that ended unsent, whose file is gone, and that have rows like these; newest first. */
  takenAwayWith(import_: Pick<Import, "id" | "connection">, fingerprints: readonly RowFingerprint[]): readonly string[];
  /** The same for documents that were for this purchase invoice. */
  takenAwayFor(import_: Pick<Import, "id" | "connection">, purchaseInvoiceId: string): readonly string[];
  /**
   * The net totals of the latest invoices in that currency that have arrived at the office; newest first.
   *
   * @param supplier as in a fingerprint: at most twenty invoices of it; null for any, at most a hundred
   */
  usualNets(connection: string, supplier: string | null, currency: string): readonly string[];
  /** What the registers for this connection's office say of an invoice number, folded; see [Note: a folded number]. */
  registered(connection: string, foldedNumber: string): readonly Candidate[];
  /** True where they have this purchase invoice id. */
  hasRegisteredId(connection: string, purchaseInvoiceId: string): boolean;
  /** Entries of invoice lists for its office, or what may be the same, that may be the invoices of these rows; the newest of each row. */
  listedAlready(
    connection: string,
    fingerprints: readonly Pick<RowFingerprint, "row" | "invoice">[],
  ): readonly ListedInvoice[];
  /**
   * The same for the rows of part `n` of an import that is in the journal, in lists alone that were kept since it was
   * planned, or since a person said that it is sent anyway.
   */
  listedSincePlan(id: string, n: number): readonly ListedInvoice[];
  /** True where a register for this connection's office has been kept. */
  hasRegister(connection: string): boolean;
  /** The ids that list files of this inbox, kept while it had this connection, name for a path; see idsListed. */
  listed(home: Pick<Import, "inbox" | "connection">, path: string): readonly string[];
  /** Spreadsheets that sent a batch to the office of this connection, or may have, in a stretch of time (epoch ms); also some that did before or after. */
  batchesSent(connection: string, fromMs: number, toMs: number): readonly Import[];
  /** See [Note: rest after unknown outcomes]. */
  unanswered(connection: string): UnansweredCalls;
  /** PDFs that could be attached now; see [Note: a PDF that waits for its ID]. */
  sentPdfs(): readonly SentPdf[];
  /** Imports with a reversal whose file is yet to be written, oldest first. See [Note: a reversal]. */
  toReverse(): readonly Import[];
  /** True where a person has approved the import, or had it sent again, since it was planned. */
  isApproved(id: string): boolean;
  /** True where a person had a call sent again whose outcome was unknown, and none of the same part was accepted since. */
  mayHaveArrived(id: string): boolean;
  /** The purchase invoice id that a person gave last for this document, and its path then; or null. */
  attachedTo(id: string): { readonly purchaseInvoiceId: string; readonly file: string } | null;
  /** True where the file of the import has been filed in Done or Needs you since its last call began. */
  wasFiled(id: string): boolean;
  /**
   * What a file held when people were last told that it was changed after it was filed, and when (epoch ms). Null also
   * once it was filed again, because the note that told of it is gone then.
   */
  toldChange(id: string): { readonly sha256: string; readonly at: number } | null;
  /** True where the file of some import of this inbox should be in one of our folders. */
  hasFiled(inbox: string): boolean;
  /** The same for the rows of part `n` of an import that is in the journal, where other imports went on since its plan. */
  earlierThanPart(id: string, n: number): readonly Earlier[];
  /**
   * The ids of the imports whose calls began after this one was last asked about, or found to be a duplicate: a person who
   * had it sent anyway decided without them.
   */
  begunSinceAsked(id: string): ReadonlySet<string>;
  /** True where an import sends an invoice whose number looks like one of these. */
  hasNumberLike(id: string, numbers: readonly string[]): boolean;
  /** The rows of its spreadsheet that part `n` of an import sends; none for a document. */
  rowsOfPart(id: string, n: number): readonly number[];
}
