/** @file Compares a row with an entry of an invoice list: the invoice that it may be is in the finance system already. */

import type { EntryFigures, RegisterEntry } from "../../spreadsheet/sheet-reading.ts";
import { grossOf } from "../../values/add-money.ts";
import { plainDecimal } from "../../values/amounts/plain-decimal.ts";
import {
  foldLookAlikes,
  foldNumberLoosely,
  foldToMainDigits,
  foldZerosOfGroups,
  withWholeYear,
} from "../../values/text/fold-look-alikes.ts";
import type { FirstTime, InvoiceIdentity, ListedInvoice } from "../row-fingerprint.ts";
import { areNearNumbers, isOfSameSupplier, keyOfPurchase, lookAlikeOf } from "./compare-fingerprints.ts";

type Entry = Pick<RegisterEntry, "invoiceNumber" | "supplier" | "says">;

/** What an entry is found by, beside its number; null where it lacks that. */
export const keysOfEntry = ({ invoiceNumber, says }: Entry) => {
  const amount = says?.net ?? says?.gross ?? null;
  return {
    groups: foldZerosOfGroups(invoiceNumber) || null,
    digits: foldToMainDigits(withWholeYear(invoiceNumber, says?.date)) || null,
    /** With the gross amount where the list has no net amount. */
    purchase: says?.date == null || amount === null ? null : keyOfPurchase(says.date, amount),
  };
};

/** What the entries are found by that may be this invoice. A list shows its net amount or the gross amount. */
export function keysOfListed(invoice: InvoiceIdentity) {
  const { InvoiceNumber: number = "", Date: date, Net: net } = invoice;
  const gross = grossOf(invoice);
  const keyOf = (amount: string | null | undefined): string | null =>
    date === undefined || amount == null ? null : keyOfPurchase(date, amount);
  return {
    look: foldNumberLoosely(number),
    groups: foldZerosOfGroups(number),
    digits: foldToMainDigits(withWholeYear(number, date)),
    ...{ purchase: keyOf(net), purchaseWithVat: keyOf(gross) },
  };
}

/**
 * How an entry may be this invoice, or null. "same": its number looks the same, and so does its supplier's name, or one of
 * them has no name, whatever the amounts. "near": as two invoices that were sent look alike; and where the list has no
 * date or no amount, the digits of the numbers are the same. See [Note: a number that is near].
 */
function compareWithEntry(invoice: InvoiceIdentity, entry: Entry): "same" | "near" | null {
  const { InvoiceNumber: number = "", AccountName: name } = invoice;
  const folded = foldNumberLoosely(number);
  const hasSameName =
    name === undefined || entry.supplier === null || foldLookAlikes(name) === foldLookAlikes(entry.supplier);
  if (folded !== "" && folded === foldNumberLoosely(entry.invoiceNumber) && hasSameName) return "same";
  const there = comparable(entry, invoice);
  if (lookAlikeOf(invoice, there) !== null) return "near";
  if (keysOfEntry(entry).purchase !== null || entry.supplier === null) return null;
  if (differs(invoice.Date, there.Date) || differs(plain(invoice.Net), plain(there.Net))) return null;
  return areNearNumbers(invoice, there) === "equal" && isOfSameSupplier(invoice, there) ? "near" : null;
}

const differs = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

const plain = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : plainDecimal(amount);

/** With the amount before VAT where the list has only the gross amount, and it is this invoice's. */
function comparable({ invoiceNumber, supplier, says }: Entry, invoice: InvoiceIdentity): InvoiceIdentity {
  const net = says === undefined ? null : netIn(says, invoice);
  return {
    ...identityOf({ invoiceNumber, supplier, ...(says && { says }) }),
    ...(says?.supplierId != null && { AccountId: says.supplierId }),
    ...(net !== null && { Net: net }),
  };
}

function netIn({ net, gross, isTotal }: EntryFigures, invoice: InvoiceIdentity): string | null {
  const ours = grossOf(invoice);
  if (net !== null || gross === null) return net;
  if (isTotal && plainDecimal(gross) === plain(invoice.Net)) return invoice.Net ?? null;
  if (ours === null) return net;
  return plainDecimal(gross) === plainDecimal(ours) ? (invoice.Net ?? null) : gross;
}

/** An entry of an invoice list, with the list's import and file, as it is compared with a row. */
export const listedFromEntry = ({
  importId,
  file,
  row,
  purchaseInvoiceId,
  ...entry
}: RegisterEntry & Pick<FirstTime, "importId" | "file">): Omit<ListedInvoice, "row" | "here"> => ({
  purchaseInvoiceId,
  there: identityOf(entry),
  first: { importId, file, row, sentAt: null, endedAt: null },
});

/** What people compare: a list that says nothing of it is shown without. */
const identityOf = ({ invoiceNumber, supplier, says }: Entry): InvoiceIdentity => ({
  InvoiceNumber: invoiceNumber,
  ...(supplier !== null && { AccountName: supplier }),
  ...(says?.date != null && { Date: says.date }),
  ...(says?.net != null && { Net: says.net }),
  ...(says?.currency != null && { Currency: says.currency }),
});

/** The entry that is this invoice, or else the first that may be it. @param entries the newest list's first */
export function findListed<T extends Entry>(invoice: InvoiceIdentity, entries: readonly T[]): T | undefined {
  const compared = entries.map((entry) => ({ entry, is: compareWithEntry(invoice, entry) }));
  return (compared.find(({ is }) => is === "same") ?? compared.find(({ is }) => is === "near"))?.entry;
}
