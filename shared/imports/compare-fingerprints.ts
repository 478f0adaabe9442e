/** @file Compares two row fingerprints: the same row, the same invoice, or one that only looks like it. */

import { foldLookAlikes, foldNumberLoosely } from "../values/fold-look-alikes.ts";
import type { Earlier, InvoiceIdentity, LookAlike, RowFingerprint } from "./row-fingerprint.ts";

/** What a fingerprint is compared by. The journal keeps hashes of `raw` and `key`: only equality counts. */
export interface Known extends Pick<RowFingerprint, "supplier" | "invoiceNumber" | "raw" | "invoice"> {
  /** The {@link lookAlikeKey}. */
  readonly key: string;
}

/**
 * Equal for all rows that may resemble each other without being equal: rows with numbers that look alike; without a
 * number, rows whose cells look alike. See [Note: look-alikes].
 */
export function lookAlikeKey({ raw, invoice: { InvoiceNumber: number = "" } }: RowFingerprint): string {
  const folded = foldNumberLoosely(number);
  return folded === "" ? `row ${foldLookAlikes(raw)}` : `number ${folded}`;
}

/** Null if `there` is no reason to look at `here` again. */
export function compareFingerprints(
  here: Known,
  there: Known,
): Pick<Earlier, "isSameRow" | "isSameInvoice" | "looksAlike"> | null {
  const isSameRow = there.raw === here.raw;
  const isSameInvoice = there.supplier === here.supplier && there.invoiceNumber === here.invoiceNumber;
  if (isSameRow || (isSameInvoice && here.invoiceNumber !== "")) return { isSameRow, isSameInvoice, looksAlike: null };
  const is = lookAlike(here, there);
  if (is === null) return null;
  return { isSameRow, isSameInvoice, looksAlike: { is, here: here.invoice, there: there.invoice } };
}

function lookAlike(here: Known, there: Known): LookAlike | null {
  if (here.key !== there.key) return null;
  const hasNumber = foldNumberLoosely(here.invoice.InvoiceNumber ?? "") !== "";
  return !hasNumber || isSameSupplier(here.invoice, there.invoice) ? "spelled-otherwise" : null;
}

function isSameSupplier(here: InvoiceIdentity, there: InvoiceIdentity): boolean {
  if (here.AccountId !== undefined || there.AccountId !== undefined) return here.AccountId === there.AccountId;
  return foldLookAlikes(here.AccountName ?? "") === foldLookAlikes(there.AccountName ?? "");
}
