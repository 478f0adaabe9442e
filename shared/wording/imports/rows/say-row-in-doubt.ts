/** @file Words what is known of a row that may have been sent. */

import { openCount } from "../../../confirmation/answered-rows.ts";
import type { RowEvidence } from "../../../confirmation/confirmation.ts";
import type { RowInDoubt } from "../../../confirmation/row-in-doubt.ts";
import type { Part } from "../../../imports/import.ts";
import { words } from "../../../words/spoken.ts";
import { list, quote, shorten } from "../../grammar.ts";
import { dayIn, sayIsoDay } from "../../say-time.ts";

/** What a list says of the row; null where none says anything. */
export function sayRowEvidence({ by, evidence }: Pick<RowInDoubt, "by" | "evidence">, timeZone: string): string | null {
  const { rowByRow } = words;
  if (by !== null) return rowByRow.settledBy(quote(shorten(by.file, 80)));
  if (evidence === null) return null;
  const { finding } = evidence;
  const of = listOf(evidence, timeZone);
  switch (finding.is) {
    case "found":
      return rowByRow.found(of, list(finding.ids, "and"));
    case "twice":
      return rowByRow.twice(of, list(finding.ids, "and"));
    case "differs":
      if (finding.in.includes("before")) return rowByRow.listedBefore(of.file, finding.there.purchaseInvoiceId);
      return finding.there.notBooked === undefined
        ? rowByRow.differs(of, finding.there.purchaseInvoiceId)
        : rowByRow.notBooked(of, finding.there.purchaseInvoiceId, quote(shorten(finding.there.notBooked, 60)));
    case "not-found":
      return rowByRow.notFound(of);
  }
}

const listOf = ({ list: { file, seenAt, madeOn } }: RowEvidence, timeZone: string) => ({
  file: quote(shorten(file, 80)),
  day: sayIsoDay(madeOn ?? dayIn(timeZone, seenAt)),
});

/** "4 found, 2 not found, 1 open." Null where no row is answered. */
export function sayRowsAnswered(part: Pick<Part, "invoices" | "answers">): string | null {
  if (part.answers === undefined) return null;
  const { arrived, missing } = part.answers;
  return words.rowByRow.counts(arrived.length, missing.length, openCount(part));
}
