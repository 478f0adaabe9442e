/** @file Texts about what to look for in the finance system where an outcome is unknown, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

/** What tells a batch from every other one, each as text. */
export interface SoughtBatch {
  readonly invoices: number;
  readonly net: string;
  readonly vat: string;
  /** When, as `atAbout` or `between` words it; null if it isn't known. */
  readonly sentAt: string | null;
  /** True if the note beside the file lists its invoices. */
  readonly hasNote: boolean;
}

/** Which answers can still be given about what may have been sent. */
export interface WaysToSettle {
  /** True once something is known of single rows. */
  readonly isAnswered: boolean;
  /** True where “found” can be said of all that is open. */
  readonly found: boolean;
  /** What isn't there: all of the call, or the rows that are missing once none is open. Null while some are open. */
  readonly notFound: "all" | "missing" | null;
  /** How many rows are marked as missing. */
  readonly missing: number;
  /** False where its file is gone: what isn't there can't be sent again, and the file is closed instead. */
  readonly canSendAgain: boolean;
  /** True for a batch with several invoices, which can be answered one by one. */
  readonly byRow: boolean;
}

/** What names all open rows in a command, by the answer: "rest", or rows such as "5 7-9". */
export interface RestToSettle {
  readonly arrived: string;
  readonly missing: string;
}

export const sought = {
  exactly: (invoices: number) => `exactly ${count(invoices, "purchase invoice")}`,
  /** After "Tried to send:" and within a sentence. @param zone of this computer */
  atAbout: (day: string, clock: string, zone: string) => `on ${day} at about ${clock} (this computer's time, ${zone})`,
  /** Of a long call. */
  between: (from: string, until: string, zone: string) =>
    `between ${from} and ${until} (this computer's time, ${zone})`,
  batch: ({ invoices, net, vat, sentAt, hasNote }: SoughtBatch) => {
    const [they, were, their] = invoices === 1 ? ["it's", "was", "its number"] : ["they're", "were", "their numbers"];
    return [
      `In the finance system, look for ${invoices === 1 ? "this purchase invoice" : `these ${count(invoices, "purchase invoice")}`}: net ${net} and VAT ${vat}${invoices === 1 ? "" : " in all"}.`,
      ...(hasNote ? [`The note beside the file has ${their}.`] : []),
      ...(sentAt === null ? [] : [`If ${they} there, ${invoices === 1 ? "it" : "they"} ${were} entered ${sentAt}.`]),
      "Don't go by a batch's name: another batch may have the same one.",
    ].join(" ");
  },
  /** Where some rows are answered. @param open how many aren't */
  others: (open: number, sentAt: string | null, hasNote: boolean) =>
    [
      `In the finance system, look for the ${open === 1 ? "one that is open" : `${figure(open)} that are open`}.`,
      ...(hasNote ? [`The note beside the file has ${open === 1 ? "its number" : "their numbers"}.`] : []),
      ...(sentAt === null
        ? []
        : [`If ${open === 1 ? "it's there, it was" : "they're there, they were"} entered ${sentAt}.`]),
    ].join(" "),
  /** Of a batch of which some rows are answered. @param invoices "exactly 3 purchase invoices" */
  withOpen: (invoices: string, open: number) =>
    `${invoices}, of which ${figure(open)} ${open === 1 ? "is" : "are"} still open`,
  document: (purchaseInvoiceId: string | null, file: string) =>
    `In the finance system, look for ${quote(file)} among the documents of purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`,
  /** Where single rows are answered. @param counts "1 found and 1 open." */
  known: (invoices: number, counts: string) => `Of its ${count(invoices, "purchase invoice")}: ${counts}`,
  /** @param rows such as "2, 4-5"; @param file in quotation marks */
  listed: (howMany: number, rows: string, file: string) =>
    `The invoice list ${file} contains ${howMany === 1 ? "row" : "rows"} ${rows}.`,
  fileGone: "Its file has been moved or deleted, so it can't be sent again.",
  it: "Check whether it's in the finance system.",
};
