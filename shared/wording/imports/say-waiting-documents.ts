/** @file Says which documents of an import wait to be attached, and for how long. */

import { isNamedAsPdf } from "../../e-invoice/e-invoice-name.ts";
import { enclosuresWaiting, waitsForId } from "../../e-invoice/sent-pdf.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";
import { sayMessage } from "../message.ts";
import { saySpan } from "../say-time.ts";

const dayMs = 24 * 60 * 60_000;

/** Of an e-invoice that was sent: what is yet to be attached and since when, and what can't be. */
export function sayWaitsForId(import_: Import, now: number): readonly string[] {
  const { imports } = words;
  const { enclosures, purchaseInvoiceId, place, since } = import_;
  const notAttached = enclosures.flatMap(({ name, problem }) =>
    problem === null ? [] : imports.enclosedNotAttached(name, sayMessage(problem)),
  );
  if (!waitsForId(import_)) return notAttached;
  const what = isNamedAsPdf(place.dropped)
    ? imports.pdfWaitsForId
    : imports.enclosuresWaitForId(enclosuresWaiting(import_).length);
  const waits = purchaseInvoiceId === null ? what : imports.waitsToBeAttached(purchaseInvoiceId);
  return [waits, now - since >= dayMs ? imports.hasWaited(saySpan(now - since)) : "", ...notAttached];
}

/** "Waiting for 4 days.": for a document that waits for its invoice, from the second day on. */
export function sayWaited({ kind, seenAt }: Import, now: number): string {
  return kind === "document" && now - seenAt >= dayMs ? words.imports.hasWaited(saySpan(now - seenAt)) : "";
}
