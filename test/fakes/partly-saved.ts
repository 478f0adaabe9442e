/** @file Answers of a finance service that took a batch and did not save all of it, read as the product reads them. */

import { batchOutcome } from "../../main/api/create-batch.ts";
import type { Outcome } from "../../main/imports/ports/api-port.ts";

export type PartlySaved = "first-unsaved" | "last-unsaved" | "only-counts";

interface Said {
  readonly outcome: Outcome;
  /** The invoices that were saved, as a batch; null where none was. */
  readonly saved: string | null;
  /** Places in the batch that the answer names as not saved. */
  readonly named: readonly number[];
  /** How many invoices were not saved, whether the answer names them or not. */
  readonly unsaved: number;
}

/** @param turn which of the shapes is used: the contract shows none */
export function answerInPart(answer: PartlySaved, payload: string, turn: number): Said {
  const invoices = JSON.parse(payload) as readonly { readonly InvoiceNumber?: string }[];
  // With all its lines.
  const lost = invoices.at(answer === "first-unsaved" ? 0 : -1)?.InvoiceNumber ?? "";
  const sent = invoices.map(({ InvoiceNumber: number = "" }, index) => ({ index, number, isSaved: number !== lost }));
  const shape = answer === "only-counts" ? countsOnly : shapes[turn % shapes.length];
  const body = JSON.stringify(shape?.(sent));
  const exchange = { came: "answered", status: 200, headers: {}, body, hasWholeBodyLeft: true } as const;
  const saved = invoices.filter(({ InvoiceNumber: number = "" }) => number !== lost);
  const unsaved = sent.filter(({ isSaved }) => !isSaved).map(({ index }) => index);
  return {
    outcome: batchOutcome(exchange, payload),
    // In doubt it counts as saved: nobody may send it again unasked.
    saved: answer === "only-counts" ? payload : saved.length > 0 ? JSON.stringify(saved) : null,
    named: answer === "only-counts" ? [] : unsaved,
    unsaved: unsaved.length,
  };
}

interface Sent {
  readonly index: number;
  readonly number: string;
  readonly isSaved: boolean;
}

const why = "no such supplier";

const countsOnly = (sent: readonly Sent[]): object => ({
  saved: sent.filter(({ isSaved }) => isSaved).length,
  total: sent.length,
});

const shapes: readonly ((sent: readonly Sent[]) => object)[] = [
  (sent) => ({
    NotSaved: sent
      .filter(({ isSaved }) => !isSaved)
      .map(({ index, number }) => ({ Index: index, InvoiceNumber: number, Reason: why })),
  }),
  (sent) => sent.map(({ isSaved }) => (isSaved ? { Saved: true } : { Saved: false, Message: why })),
  (sent) => ({
    results: sent.map(({ number, isSaved }) => ({
      invoiceNumber: number,
      status: isSaved ? 201 : 422,
      error: isSaved ? null : why,
    })),
  }),
  (sent) => ({
    saved: sent.filter(({ isSaved }) => isSaved).map(({ number }) => number),
    failed: sent.filter(({ isSaved }) => !isSaved).map(({ number }) => number),
  }),
  (sent) => ({
    errors: sent.filter(({ isSaved }) => !isSaved).map(({ number }) => ({ invoice_number: number, message: why })),
  }),
];
