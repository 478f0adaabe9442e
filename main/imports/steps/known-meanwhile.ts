/** @file Finds rows of a planned batch that have become known since: the newest list counts for all that has not gone. */

import type { Import } from "../../../shared/imports/import.ts";
import type { SentRow } from "../../../shared/imports/row-fingerprint.ts";
import { aboutMatch, resemblanceOf } from "../../planning/plan-import.ts";
import type { JournalReads } from "../ports/journal-reads.ts";

/**
 * Rows of a part that is about to be sent, that another file has sent or will send, or that an invoice list holds.
 *
 * The plan has compared them already. Since then an invoice list may have come; and rows that were refused count as not
 * sent, so that they may have gone in a file of their own. What a person wants sent is not asked about again, unless a
 * newer list holds it, or another file has sent it since they were asked.
 */
export function knownMeanwhile(
  { journal }: { readonly journal: Pick<JournalReads, "earlierThanPart" | "begunSinceAsked" | "listedSincePlan"> },
  import_: Import,
  part: number,
): readonly SentRow[] {
  const { id, kind, anyway, reverses } = import_;
  if (kind !== "batch") return [];
  const news = anyway === null ? null : journal.begunSinceAsked(id);
  // What a reversal reverses is there: that is why it is sent.
  const sent = (news?.size === 0 ? [] : journal.earlierThanPart(id, part)).filter(
    ({ first }) => first.importId !== reverses?.of.id && (news === null || news.has(first.importId)),
  );
  const known = new Set(sent.map(({ row }) => row));
  const listed = (anyway === "all" ? [] : journal.listedSincePlan(id, part)).filter(({ row }) => !known.has(row));
  return [
    ...sent.map((match) => ({
      ...{ row: match.row, invoiceNumber: null, is: resemblanceOf(match), first: match.first },
      ...aboutMatch(match),
    })),
    ...listed.map(({ row, purchaseInvoiceId, here, there, first }) => ({
      ...{ row, invoiceNumber: here.InvoiceNumber ?? null, is: "in-invoice-list" as const, first, purchaseInvoiceId },
      both: { here, there },
    })),
  ].toSorted((a, b) => a.row - b.row);
}
