/** @file Puts into words that rows of a file went before in another one, or seem to. */

import type { OpenQuestion } from "./failure.ts";
import type { SentRow } from "./print.ts";
import { count, quote, shorten } from "./wording-grammar.ts";

/** What is asked, with the first of the rows. */
export function sayAlreadySent({ rows }: Extract<OpenQuestion, { readonly kind: "already-sent" }>): string {
  const what = `${count(rows.length, "row resembles", "rows resemble")} what went before in another file, and Pigeonhole does not guess whether that is meant.`;
  const [first] = rows;
  const which = first === undefined ? "" : ` ${rows.length === 1 ? "" : "The first: "}${saySentRow(first)}.`;
  return `${what}${which} Look for it in the finance system. If it is to go all the same, send it anyway and say why; if not, take these rows out and put the others into the inbox.`;
}

/** "Row 4, invoice INV-7: this supplier's invoice of that number went in “a.csv”, row 3, with other contents". */
export function saySentRow({ row, invoiceNumber, is, first }: SentRow): string {
  const number = invoiceNumber === null ? "" : `, invoice ${shorten(invoiceNumber, 60)}`;
  const there = `in ${quote(shorten(first.file, 120))}, row ${first.row}`;
  const before = first.sentAt === null ? "is about to go" : "went";
  return `Row ${row}${number}: ${sayResemblance(is, before, there)}`;
}

function sayResemblance(is: SentRow["is"], before: "went" | "is about to go", there: string): string {
  switch (is) {
    case "same":
      return `the same row ${before} ${there}`;
    case "other-row":
      return `this supplier's invoice of that number ${before} ${there}, and something else in the row differs`;
    case "no-number":
      return `the same row ${before} ${there}, and without an invoice number it may be another purchase`;
    case "read-otherwise":
      return `the same row ${before} ${there}, read as another supplier or invoice number`;
    case "more-often":
      return `the same row ${before} ${there}, and stands here more often`;
  }
}
