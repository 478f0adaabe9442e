/** @file Compares two row fingerprints: the same row, the same invoice, or one that only looks like it. */

import type { RegisterEntry } from "../spreadsheet/sheet-reading.ts";
import {
  foldLookAlikes,
  foldNumberLoosely,
  foldToDigits,
  foldZerosOfGroups,
  haveLikeLetters,
} from "../values/fold-look-alikes.ts";
import type {
  Earlier,
  FirstTime,
  InvoiceIdentity,
  ListedInvoice,
  LookAlike,
  RowFingerprint,
} from "./row-fingerprint.ts";

/** What a fingerprint is compared by. The journal keeps hashes of `raw` and `key`: only equality counts. */
export interface Known extends Pick<RowFingerprint, "supplier" | "invoiceNumber" | "raw" | "invoice"> {
  /** The {@link lookAlikeKey}. */
  readonly key: string;
  /** The {@link groupsKey}. */
  readonly groups: string | null;
  /** The {@link purchaseKey}. */
  readonly purchase: string | null;
  /** The {@link digitsKey}. */
  readonly digits: string | null;
}

/** A fingerprint with all keys that it is found by. */
export const withKeys = (fingerprint: RowFingerprint) => ({
  ...fingerprint,
  key: lookAlikeKey(fingerprint),
  groups: groupsKey(fingerprint),
  purchase: purchaseKey(fingerprint),
  digits: digitsKey(fingerprint),
});

/**
 * Equal for all rows that may resemble each other without being equal: rows with numbers that look alike; without a
 * number, rows whose cells look alike. See [Note: look-alikes].
 */
function lookAlikeKey({ raw, invoice: { InvoiceNumber: number = "" } }: RowFingerprint): string {
  const folded = foldNumberLoosely(number);
  return folded === "" ? `row ${foldLookAlikes(raw)}` : keyOfNumber(folded);
}

/** The key of rows that have a number; see above. @param looseNumber folded, see foldNumberLoosely */
export const keyOfNumber = (looseNumber: string): string => `number ${looseNumber}`;

/** Equal for all rows whose numbers differ only in zeros before a group of digits; null without a number. */
const groupsKey = ({ invoice: { InvoiceNumber: number = "" } }: RowFingerprint): string | null =>
  foldZerosOfGroups(number) || null;

/**
 * Equal for all rows with the same date and amount; null where a row lacks one of them. It finds the invoice of which
 * one copy has no number. The date keeps the invoices of other months apart.
 */
const purchaseKey = ({ invoice: { Date: date, Net: net } }: RowFingerprint): string | null =>
  date === undefined || net === undefined ? null : `${date} ${plainDecimal(net)}`;

/** Equal for all rows with the same date, amount and digits in the number; null where a row lacks one of them. */
function digitsKey(fingerprint: RowFingerprint): string | null {
  const purchase = purchaseKey(fingerprint);
  const digits = foldToDigits(fingerprint.invoice.InvoiceNumber ?? "");
  return purchase === null || digits === "" ? null : `${purchase} ${digits}`;
}

/** Null if `there` is no reason to look at `here` again. */
export function compareFingerprints(
  here: Known,
  there: Known,
): Pick<Earlier, "isSameRow" | "isSameInvoice" | "looksAlike" | "differs"> | null {
  const isSameRow = there.raw === here.raw;
  const isSameInvoice = there.supplier === here.supplier && there.invoiceNumber === here.invoiceNumber;
  if (isSameRow) return { isSameRow, isSameInvoice, looksAlike: null };
  if (isSameInvoice && here.invoiceNumber !== "")
    return { isSameRow, isSameInvoice, looksAlike: null, differs: { here: here.invoice, there: there.invoice } };
  const is = lookAlike(here, there);
  if (is === null) return null;
  return { isSameRow, isSameInvoice, looksAlike: { is, here: here.invoice, there: there.invoice } };
}

function lookAlike(here: Known, there: Known): LookAlike | null {
  const hasSameGroups = here.groups !== null && here.groups === there.groups;
  if (here.key !== there.key && !hasSameGroups) {
    if (isUnnumberedCopy(here, there)) return "number-missing";
    return isRenumberedCopy(here, there) ? "spelled-otherwise" : null;
  }
  const hasNumber = foldNumberLoosely(here.invoice.InvoiceNumber ?? "") !== "";
  return hasNumber ? lookAlikeBySupplier(here.invoice, there.invoice) : "spelled-otherwise";
}

function isUnnumberedCopy(here: Known, there: Known): boolean {
  if (here.purchase === null || here.purchase !== there.purchase) return false;
  if (here.invoiceNumber !== "" && there.invoiceNumber !== "") return false;
  return isOfSameSupplier(here.invoice, there.invoice);
}

/** "88123" and "INV 88123", "2026/0045" and "45/2026": one number, where supplier, date and amount are the same. */
function isRenumberedCopy(here: Known, there: Known): boolean {
  if (here.digits === null || here.digits !== there.digits) return false;
  const { InvoiceNumber: numberHere = "" } = here.invoice;
  const { InvoiceNumber: numberThere = "" } = there.invoice;
  return haveLikeLetters(numberHere, numberThere) && isOfSameSupplier(here.invoice, there.invoice);
}

const isOfSameSupplier = (here: InvoiceIdentity, there: InvoiceIdentity): boolean =>
  isEqual(here, there, "Currency") !== false && mayBeSameSupplier(here, there);

/** An id alone and a name alone may be one supplier. See [Note: a supplier given otherwise]. */
function mayBeSameSupplier(here: InvoiceIdentity, there: InvoiceIdentity): boolean {
  if (here.AccountId !== undefined && there.AccountId !== undefined) return here.AccountId === there.AccountId;
  if (here.AccountName === undefined || there.AccountName === undefined) return true;
  return foldLookAlikes(here.AccountName) === foldLookAlikes(there.AccountName);
}

/**
 * True if an entry of an invoice list may be this invoice: its number looks alike, and so does its supplier's name, or
 * one of them has no name. A list has no date and no amount that would tell more.
 */
export function mayBeListed(
  { InvoiceNumber: number = "", AccountName: name }: InvoiceIdentity,
  entry: Pick<RegisterEntry, "invoiceNumber" | "supplier">,
): boolean {
  const folded = foldNumberLoosely(number);
  if (folded === "" || folded !== foldNumberLoosely(entry.invoiceNumber)) return false;
  return name === undefined || entry.supplier === null || foldLookAlikes(name) === foldLookAlikes(entry.supplier);
}

/** An entry of an invoice list, with the list's import and file, as it is compared with a row. */
export const listedFromEntry = ({
  importId,
  file,
  row,
  purchaseInvoiceId,
  invoiceNumber,
  supplier,
  says,
}: RegisterEntry & Pick<FirstTime, "importId" | "file">): Omit<ListedInvoice, "row" | "here"> => ({
  purchaseInvoiceId,
  there: {
    InvoiceNumber: invoiceNumber,
    ...(supplier !== null && { AccountName: supplier }),
    // What people compare: a list that says nothing of it is shown without.
    ...(says?.date != null && { Date: says.date }),
    ...(says?.net != null && { Net: says.net }),
    ...(says?.currency != null && { Currency: says.currency }),
  },
  first: { importId, file, row, sentAt: null, endedAt: null },
});

/**
 * [Note: a supplier given otherwise]
 *
 * One file names a supplier by id, the next by name, a third by another name. Whether it is the same supplier cannot
 * be told from the files, except that two ids are two suppliers. So of two invoices with one number:
 *
 * - Both have an id, or both names look alike: that decides.
 * - One has an id alone and the other a name alone: they may be one invoice, unless date and amount both differ.
 * - Both have a name, and the names differ: they may be one invoice where date and amount are equal.
 */
function lookAlikeBySupplier(here: InvoiceIdentity, there: InvoiceIdentity): LookAlike | null {
  const { AccountId: idHere, AccountName: nameHere } = here;
  const { AccountId: idThere, AccountName: nameThere } = there;
  if (idHere !== undefined && idThere !== undefined) return idHere === idThere ? "spelled-otherwise" : null;
  if (nameHere !== undefined && nameThere !== undefined) {
    if (foldLookAlikes(nameHere) === foldLookAlikes(nameThere))
      return idHere === idThere ? "spelled-otherwise" : "supplier-otherwise";
    return isEqual(here, there, "Date") && isSameAmount(here, there) === true ? "supplier-otherwise" : null;
  }
  const differs = isEqual(here, there, "Date") === false && isSameAmount(here, there) === false;
  return differs ? null : "supplier-otherwise";
}

/** Null where one of the two lacks it. */
function isEqual(here: InvoiceIdentity, there: InvoiceIdentity, property: "Date" | "Currency"): boolean | null {
  const [a, b] = [here[property], there[property]];
  return a === undefined || b === undefined ? null : a === b;
}

function isSameAmount(here: InvoiceIdentity, there: InvoiceIdentity): boolean | null {
  if (isEqual(here, there, "Currency") === false) return false;
  return here.Net === undefined || there.Net === undefined ? null : plainDecimal(here.Net) === plainDecimal(there.Net);
}

/** Decimal text without zeros that mean nothing: "-010.50" is "-10.5". */
export const plainDecimal = (decimal: string): string =>
  decimal
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(/^(-?)0+(?=\d)/, "$1");
