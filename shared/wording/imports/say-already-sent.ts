/** @file Words that rows of a file were, or may have been, sent before in another file. */

import type { OpenQuestion } from "../../imports/failure.ts";
import type { InvoiceIdentity, SentRow } from "../../imports/row-fingerprint.ts";
import { sayInvoice } from "../../imports/sent-invoices.ts";
import { words } from "../../words/spoken.ts";
import { shorten } from "../grammar.ts";

/** The question, with the first of the rows. */
export function sayAlreadySent({ rows }: Extract<OpenQuestion, { readonly kind: "already-sent" }>): string {
  const [first] = rows;
  const row = first === undefined ? [] : [`${saySentRow(first)}.`];
  return [
    rows.some(({ is }) => is === "in-invoice-list")
      ? words.outcomes.alreadyKnown(rows.length)
      : words.outcomes.alreadySent(rows.length),
    ...(rows.length === 1 ? row : row.map(words.failures.theFirst)),
    words.outcomes.lookAndDecide,
  ].join(" ");
}

/** "Row 4, invoice INV-7: this supplier's invoice with that number was sent in “a.csv”, row 3, but the row differs". */
export function saySentRow(sent: SentRow): string {
  const { row, invoiceNumber, is, first, both, purchaseInvoiceId = "", connection = "" } = sent;
  const resemblance = words.outcomes.resemblance[is]({
    file: shorten(first.file, 120),
    row: first.row,
    hasGone: first.sentAt !== null,
    purchaseInvoiceId,
    connection,
    both: both === undefined ? null : { here: sayIdentity(both.here), there: sayIdentity(both.there) },
  });
  return words.outcomes.sentRow(row, invoiceNumber === null ? null : shorten(invoiceNumber, 60), resemblance);
}

const sayIdentity = (invoice: InvoiceIdentity): string => shorten(sayInvoice(invoice), 200);
