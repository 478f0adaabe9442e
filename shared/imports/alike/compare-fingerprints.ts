/** @file Compares two row fingerprints: the same row, the same invoice, or one that only looks like it. */

import { plainDecimal } from "../../values/amounts/plain-decimal.ts";
import {
  compareDigits,
  foldLookAlikes,
  foldNumberLoosely,
  foldToMainDigits,
  foldZerosOfGroups,
  haveLikeLetters,
  withWholeYear,
} from "../../values/text/fold-look-alikes.ts";
import type { Earlier, InvoiceIdentity, LookAlike, RowFingerprint } from "../row-fingerprint.ts";
import { areNearNames, mayBeMistyped } from "./company-name.ts";

/** What a fingerprint is compared by. The journal keeps hashes of `raw`, `values` and `key`: only equality counts. */
export interface Known extends Pick<RowFingerprint, "supplier" | "invoiceNumber" | "raw" | "values" | "invoice"> {
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
const groupsKey = ({ invoice: { InvoiceNumber: number = "" } }: Pick<RowFingerprint, "invoice">): string | null =>
  foldZerosOfGroups(number) || null;

/**
 * Equal for all rows with the same date and amount; null where a row lacks one of them. It finds the invoice of which
 * one copy has no number. The date keeps the invoices of other months apart.
 */
const purchaseKey = ({ invoice: { Date: date, Net: net } }: Pick<RowFingerprint, "invoice">): string | null =>
  date === undefined || net === undefined ? null : keyOfPurchase(date, net);

/** The key of all with this date and amount; see above. */
export const keyOfPurchase = (date: string, amount: string): string => `${date} ${plainDecimal(amount)}`;

/** Equal for all rows with the same date, amount and main digits in the number; null where a row lacks one of them. */
function digitsKey(fingerprint: Pick<RowFingerprint, "invoice">): string | null {
  const purchase = purchaseKey(fingerprint);
  const { InvoiceNumber: number = "", Date: date } = fingerprint.invoice;
  const digits = foldToMainDigits(withWholeYear(number, date));
  return purchase === null || digits === "" ? null : `${purchase} ${digits}`;
}

/** Null if `there` is no reason to look at `here` again. */
export function compareFingerprints(
  here: Known,
  there: Known,
): Pick<Earlier, "isSameRow" | "isSameInvoice" | "looksAlike" | "differs"> | null {
  const isSameInvoice = there.supplier === here.supplier && there.invoiceNumber === here.invoiceNumber;
  const isSameRow = there.raw === here.raw || (isSameInvoice && hasSameValues(here, there));
  if (isSameRow) return { isSameRow, isSameInvoice, looksAlike: null };
  if (isSameInvoice && here.invoiceNumber !== "")
    return { isSameRow, isSameInvoice, looksAlike: null, differs: { here: here.invoice, there: there.invoice } };
  const is = lookAlike(here, there);
  if (is === null) return null;
  return { isSameRow, isSameInvoice, looksAlike: { is, here: here.invoice, there: there.invoice } };
}

/** A row without a number may be another purchase. See [Note: a row in another spelling]. */
const hasSameValues = (here: Known, there: Known): boolean =>
  here.invoiceNumber !== "" && here.values !== undefined && here.values === there.values;

/** What two invoices that look alike have in common. */
type Looks = Pick<Known, "key" | "groups" | "purchase" | "invoice">;

/** Two invoices of which the number is not the same character by character, or the supplier isn't. */
export const lookAlikeOf = (here: InvoiceIdentity, there: InvoiceIdentity): LookAlike | null =>
  lookAlike(looksOf(here, "here"), looksOf(there, "there"));

/** @param which so that two without numbers are not alike for that */
function looksOf(invoice: InvoiceIdentity, which: "here" | "there"): Looks {
  const folded = foldNumberLoosely(invoice.InvoiceNumber ?? "");
  const key = folded === "" ? which : keyOfNumber(folded);
  return { key, groups: groupsKey({ invoice }), purchase: purchaseKey({ invoice }), invoice };
}

function lookAlike(here: Looks, there: Looks): LookAlike | null {
  const hasSameGroups = here.groups !== null && here.groups === there.groups;
  if (here.key !== there.key && !hasSameGroups) {
    if (isUnnumberedCopy(here, there)) return "number-missing";
    return isRenumberedCopy(here, there) ? "spelled-otherwise" : null;
  }
  const isNumbered = foldNumberLoosely(here.invoice.InvoiceNumber ?? "") !== "";
  return isNumbered ? lookAlikeBySupplier(here.invoice, there.invoice) : "spelled-otherwise";
}

function isUnnumberedCopy(here: Looks, there: Looks): boolean {
  if (here.purchase === null || here.purchase !== there.purchase) return false;
  if (hasNumber(here) && hasNumber(there)) return false;
  return isOfSameSupplier(here.invoice, there.invoice);
}

const hasNumber = ({ invoice: { InvoiceNumber: number = "" } }: Looks): boolean => number.trim() !== "";

/** See [Note: a number that is near]. */
function isRenumberedCopy(here: Looks, there: Looks): boolean {
  if (here.purchase === null || here.purchase !== there.purchase) return false;
  return areNearNumbers(here.invoice, there.invoice) !== null && isOfSameSupplier(here.invoice, there.invoice);
}

/**
 * [Note: a number that is near]
 *
 * A copy of an invoice comes with words around its number, without its letters or with more: "88123" and "INV 88123",
 * "LR-6081 REMINDER", "2026/0045" and "45/2026", "26/45" in 2026, "4001" and "4001/1". So where supplier, date and amount are the same, two
 * numbers are near if one has the digits of the other, and at most a year or a counter of two digits beside them, and
 * if one has no letters that the other lacks. "4001/1" and "4001/2" are two numbers, and so are "A-7" and "B-7". They are
 * found by their main digits, which near numbers have in common.
 */
export function areNearNumbers(
  { InvoiceNumber: ours = "", Date: date }: InvoiceIdentity,
  { InvoiceNumber: theirs = "", Date: otherDate }: InvoiceIdentity,
): "equal" | "extended" | null {
  const here = withWholeYear(ours, date ?? otherDate);
  const there = withWholeYear(theirs, otherDate ?? date);
  const digits = compareDigits(here, there);
  return digits !== null && foldToMainDigits(here) === foldToMainDigits(there) && haveLikeLetters(here, there)
    ? digits
    : null;
}

export const isOfSameSupplier = (here: InvoiceIdentity, there: InvoiceIdentity): boolean =>
  isEqual(here, there, "Currency") !== false && mayBeSameSupplier(here, there);

/** An id alone and a name alone may be one supplier. See [Note: a supplier given otherwise]. */
function mayBeSameSupplier(here: InvoiceIdentity, there: InvoiceIdentity): boolean {
  if (here.AccountId !== undefined && there.AccountId !== undefined) return here.AccountId === there.AccountId;
  if (here.AccountName === undefined || there.AccountName === undefined) return true;
  const [one, other] = [here.AccountName, there.AccountName];
  return isSameName(one, other) || areNearNames(one, other) || mayBeMistyped(one, other);
}

const isSameName = (one: string, other: string): boolean => foldLookAlikes(one) === foldLookAlikes(other);

/**
 * [Note: a supplier given otherwise]
 *
 * One file names a supplier by id, the next by name, a third by another name. Whether it is the same supplier cannot
 * be told from the files, except that two ids are two suppliers. So of two invoices with one number:
 *
 * - Both have an id, or both names look alike: that decides.
 * - One has an id alone and the other a name alone: they may be one invoice, unless date and amount both differ.
 * - Both have a name, and the names are near ("Acme" and "ACME Limited"): they may be one invoice.
 * - Both have a name, and the names differ: they may be one invoice where date and amount are equal.
 */
function lookAlikeBySupplier(here: InvoiceIdentity, there: InvoiceIdentity): LookAlike | null {
  const { AccountId: idHere, AccountName: nameHere } = here;
  const { AccountId: idThere, AccountName: nameThere } = there;
  if (idHere !== undefined && idThere !== undefined) return idHere === idThere ? "spelled-otherwise" : null;
  if (nameHere !== undefined && nameThere !== undefined) {
    if (isSameName(nameHere, nameThere)) return idHere === idThere ? "spelled-otherwise" : "supplier-otherwise";
    if (areNearNames(nameHere, nameThere)) return "supplier-otherwise";
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
