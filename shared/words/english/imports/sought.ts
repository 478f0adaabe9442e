/** @file Texts about what to look for in the finance system where an outcome is unknown, in English. */

import { count, quote } from "../../../wording/grammar.ts";

/** What tells a batch from every other one, each as text. */
export interface SoughtBatch {
  readonly invoices: number;
  readonly net: string;
  readonly vat: string;
  /** When, as `atAbout` or `between` words it; null if it isn't known. */
  readonly sentAt: string | null;
}

export const sought = {
  exactly: (invoices: number) => `exactly ${count(invoices, "purchase invoice")}`,
  /** After "Tried to send:" and within a sentence. @param zone of this computer */
  atAbout: (day: string, clock: string, zone: string) => `on ${day} at about ${clock} (this computer's time, ${zone})`,
  /** Of a long call. */
  between: (from: string, until: string, zone: string) =>
    `between ${from} and ${until} (this computer's time, ${zone})`,
  batch: ({ invoices, net, vat, sentAt }: SoughtBatch) =>
    `In the finance system, look for a batch with exactly ${count(invoices, "purchase invoice")}, net ${net} and VAT ${vat}. ${sentAt === null ? "" : `If it's there, it was entered ${sentAt}. `}It may hold only some of them. Don't go by its name: another batch may have the same one.`,
  document: (purchaseInvoiceId: string | null, file: string) =>
    `In the finance system, look for ${quote(file)} among the documents of purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  it: "Check whether it's in the finance system.",
};
