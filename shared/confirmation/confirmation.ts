/**
 * @file Whether the invoices that were sent are in the finance system, as its invoice lists say.
 *
 * [Note: sent and confirmed]
 *
 * "Sent" is the answer to a call. "Confirmed" is evidence: a list that the finance system exported later has the invoice.
 * An invoice that a list holds stays confirmed, even if later lists leave it out. It is said to be missing only where a list
 * certainly should hold it; see [Note: what a list should hold]. In all other cases nothing is said.
 *
 * A list that says that it was made on an earlier day than the batch was sent confirms nothing of it, whenever it was
 * added: what it has was in the finance system before. Where that is certain, people are told, because it may be there twice.
 *
 * Nothing of this is in the journal: it follows from the rows that were sent, the lists, and what a person has said.
 */

import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { EntryFigures } from "../spreadsheet/sheet-reading.ts";

/** In what an entry of a list differs from the invoice that was sent; `before`: the list was made before it was sent. */
export type Difference = "supplier" | "date" | "currency" | "amount" | "gross" | "state" | "id" | "before";

/** What lists say of one invoice. */
export type Finding =
  | { readonly is: "found"; readonly ids: readonly string[] }
  | { readonly is: "differs"; readonly in: readonly Difference[]; readonly there: EntryShown }
  | { readonly is: "twice"; readonly ids: readonly string[] }
  | { readonly is: "not-found" };

/** An entry of a list, to show beside the invoice that was sent. */
export interface EntryShown extends Partial<EntryFigures> {
  readonly purchaseInvoiceId: string;
  readonly supplier: string | null;
  /** The IDs that the answer gave it, where the list has it under another one and none of these. */
  readonly answered?: readonly string[];
}

/** A list as people know it. */
export interface NamedList {
  readonly importId: string;
  readonly file: string;
  /** Epoch ms at which it was added. */
  readonly seenAt: number;
  /** The day that it says it was made on, yyyy-mm-dd; null where it doesn't say so clearly. */
  readonly madeOn: string | null;
}

/** An invoice that was sent, and that a person should compare with the finance system. */
export interface ToCompare {
  readonly importId: string;
  readonly file: string;
  readonly inbox: string;
  /** The batch, 0-based, and the first of its rows with this invoice. */
  readonly part: number;
  readonly row: number;
  readonly here: InvoiceIdentity;
  /** Epoch ms; both null after a restore. */
  readonly sentAt: number | null;
  readonly endedAt: number | null;
  readonly finding: Exclude<Finding, { is: "found" }>;
  readonly list: NamedList;
}

/** How many of the invoices of one import, or of all, are in lists. They add up to what was sent. */
export interface ConfirmationCounts {
  readonly found: number;
  readonly differs: number;
  /** A list that was made before they were sent has them: they may be in the finance system twice. */
  readonly before: number;
  readonly twice: number;
  readonly notFound: number;
  /** No list says. */
  readonly unconfirmed: number;
  /** A person has seen to them since a list raised a question. */
  readonly seen: number;
  /** A list lacks them, and another file has sent them again: they count as sent there. */
  readonly sentAgain: number;
}

/** What lists say of the invoices of one import. */
export interface Confirmation extends ConfirmationCounts {
  /** The first of those that a person should compare. */
  readonly toCompare: readonly ToCompare[];
}

/** What a list says of a row that may have been sent. */
export interface RowEvidence {
  readonly part: number;
  readonly row: number;
  readonly finding: Finding;
  readonly list: NamedList;
  /** True where the list certainly has this invoice, so that it settles the row by itself. See [Note: row by row]. */
  readonly isSure: boolean;
}

/** What is not confirmed of all that was sent to offices that add invoice lists. */
export interface Unconfirmed {
  /** Invoices that no list says anything about. */
  readonly invoices: number;
  /** Epoch ms at which the oldest of them was sent; null where there are none. */
  readonly oldestSentAt: number | null;
  /** The same by age: sent less than a day ago, a week, 30 days, and before. */
  readonly byAge: { readonly day: number; readonly week: number; readonly month: number; readonly older: number };
  /** How many a person should compare. */
  readonly toCompareCount: number;
  /** The first of them, at most {@link mostToCompare}. */
  readonly toCompare: readonly ToCompare[];
  /** False while older imports are still being compared, after a start or a new list. */
  readonly isComplete: boolean;
}

/** The part of the journal that compares what was sent with the lists. */
export interface Confirmations {
  /**
   * Compares what is new, for as long as `mayGoOn` says; it is asked every few milliseconds.
   *
   * @returns true once all is compared
   */
  compareSome(mayGoOn: () => boolean): boolean;
  /** What lists say of an import's invoices; null where nothing of it was sent, or it has not been compared yet. */
  confirmation(importId: string): Confirmation | null;
  /** What lists say of rows that may have been sent, by import; what has not been compared yet is not in it. */
  inDoubt(): ReadonlyMap<string, readonly RowEvidence[]>;
  /** What a person should compare of an import, and what they have seen to already. */
  findings(importId: string): readonly ToCompare[];
  /** Null where no office that anything was sent to has added an invoice list. */
  unconfirmed(nowMs: number): Unconfirmed | null;
}

export const mostToCompare = 100;

/** As the JSON has it: all are in a later list as they were sent; a list that should hold one lacks it; anything else. */
export function isConfirmed(confirmation: ConfirmationCounts | null): boolean | null {
  if (confirmation === null) return null;
  const { notFound, unconfirmed, seen, sentAgain, found, differs, before, twice } = confirmation;
  if (notFound > 0) return false;
  return unconfirmed + seen + sentAgain + differs + before + twice === 0 && found > 0 ? true : null;
}
