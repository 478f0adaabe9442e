/** @file What an invoice is known by when it comes again in another file, and what is known of the first time. */

/**
 * [Note: a row fingerprint]
 *
 * The journal keeps a fingerprint of every row that is sent. A row of another file is
 * the same one where its raw row, its supplier and its number are the same; and
 * where only some of them are, nobody can tell, so a person is asked.
 */
export interface RowFingerprint {
  /** In its spreadsheet, 1-based. */
  readonly row: number;
  /** The supplier's id, or else its name, so that spelling alone makes no difference. */
  readonly supplier: string;
  /** Folded like the supplier; empty where there is none. */
  readonly invoiceNumber: string;
  /** The row's cells as they stand in the file, whatever the columns were taken to mean. */
  readonly raw: string;
  readonly net: string | null;
  readonly currency: string;
}

/** Where and when a row went the first time. */
export interface FirstTime {
  readonly importId: string;
  readonly file: string;
  readonly row: number;
  /** Epoch ms, as in the part that it went in; null where it was only about to go. */
  readonly sentAt: number | null;
  readonly endedAt: number | null;
}

/** A row of one file, found again among the fingerprints of other imports at the same connection. */
export interface Earlier {
  readonly row: number;
  readonly isSameRow: boolean;
  readonly isSameInvoice: boolean;
  /** False while it may still come otherwise: it is planned, being sent, or nobody knows whether it arrived. */
  readonly isSettled: boolean;
  readonly first: FirstTime;
}

/** Why a row that resembles one that went before is doubtful; `same` is not: it went. */
export type Resemblance = "same" | "other-row" | "no-number" | "read-otherwise" | "more-often";

/** A row that went before in another file, or seems to. */
export interface SentRow {
  readonly row: number;
  readonly invoiceNumber: string | null;
  readonly is: Resemblance;
  readonly first: FirstTime;
}

/** Characters of the reason for sending something that went before; it stands in the trail, and is read there. */
export const longestReason = 500;
