/** @file A row of a batch that may have been sent, with what is known of it. See [Note: row by row]. */

import type { NamedImport } from "../imports/failures/named-import.ts";
import type { PurchaseInvoice } from "../values/purchase-invoice.ts";
import { rowRanges } from "../values/row-ranges.ts";
import type { RowEvidence } from "./confirmation.ts";
import type { RowAnswer } from "./row-answers.ts";

export interface RowInDoubt {
  /** The batch, 0-based. */
  readonly part: number;
  /** 1-based, as the spreadsheet program numbers it. */
  readonly row: number;
  readonly invoice: PurchaseInvoice;
  readonly answer: RowAnswer | null;
  /** The list that settled it. */
  readonly by: NamedImport | null;
  /** What lists say of it; null where they say nothing. */
  readonly evidence: RowEvidence | null;
}

/** The rows of a batch that may have been sent; at most a thousand, and what is so of all of them. */
export interface RowsInDoubt {
  readonly rows: readonly RowInDoubt[];
  /** How many more there are. */
  readonly more: number;
  /** How many one answer for all others is about. See {@link othersFor}. */
  readonly others: { readonly arrived: number; readonly missing: number };
  /** How many aren't known to have arrived, although an invoice list has them, perhaps with other figures. */
  readonly inLists: number;
  /** How many without an answer the newest list that should have them lacks, and its file; null for none. */
  readonly lacked: { readonly invoices: number; readonly file: string } | null;
}

export function lackedOf(rows: readonly RowInDoubt[]): RowsInDoubt["lacked"] {
  const lacked = rows.filter(({ answer, evidence }) => answer === null && evidence?.finding.is === "not-found");
  const file = lacked.at(-1)?.evidence?.list.file;
  return file === undefined ? null : { invoices: lacked.length, file };
}

/** True for a row that a list has, perhaps with other figures, and that isn't known to have arrived. */
export const isInList = ({ answer, evidence }: Pick<RowInDoubt, "answer" | "evidence">): boolean =>
  answer !== "arrived" && evidence !== null && evidence.finding.is !== "not-found";

/** The words that name all open rows where one answer is to settle them: "rest", or the rows, where "rest" is none of them. */
export function restFor(rows: readonly RowInDoubt[], answer: "arrived" | "missing"): string {
  const open = rows.filter((row) => row.answer === null || row.answer === "later");
  if (open.length === 0 || othersFor(rows, answer).length > 0) return "rest";
  return rowRanges(open.map(({ row }) => row)).replaceAll(",", " ");
}

/**
 * The rows that one answer for all others is about: a row of which a list says otherwise is answered by itself. Those that
 * were put off count once no others are open.
 */
export function othersFor(rows: readonly RowInDoubt[], answer: RowAnswer): readonly RowInDoubt[] {
  const isAgainst = (row: RowInDoubt) =>
    (answer === "missing" && isInList(row)) || (answer === "arrived" && row.evidence?.finding.is === "not-found");
  const open = rows.filter((row) => row.answer === null);
  const meant = open.length > 0 ? open : rows.filter((row) => row.answer === "later" && answer !== "later");
  return meant.filter((row) => !isAgainst(row));
}
