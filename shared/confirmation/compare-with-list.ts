/** @file Compares an invoice that was sent with the entries of a list that have its number. */

import { isSameCompany } from "../imports/alike/company-name.ts";
import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { EntryFigures, RegisterEntry } from "../spreadsheet/sheet-reading.ts";
import { foldLookAlikes } from "../values/text/fold-look-alikes.ts";
import { agreesInAmount, amountOf, differenceInSum, wholeEntry } from "./compare-amounts.ts";
import type { Difference, EntryShown, Finding } from "./confirmation.ts";

/** An invoice as it was sent: each line of it is an invoice of its own in the finance system, or they are one. */
export interface Sending {
  readonly lines: readonly InvoiceIdentity[];
  /** How the list shows credit notes: as negative amounts, or as no others. */
  readonly listHasNegatives?: boolean;
  /** How many lines with this number and supplier were sent before it, and how many after it, in other batches. */
  readonly before: number;
  readonly after: number;
  /** The IDs that the finance system's answer gave it; empty where it gave none. */
  readonly answered?: readonly string[];
}

/**
 * True where an entry is certainly this invoice, so that it shows the age of its list. A short number alone isn't enough: it may
 * be another supplier's.
 */
export const isCertainlySame = (invoice: InvoiceIdentity, entry: RegisterEntry): boolean =>
  agreesBeyondNumber(invoice, entry) ?? entry.invoiceNumber.length >= leastDistinctive;

/** True where more than the number agrees, and the entry is booked: then nobody is asked whether the invoice was sent. */
export const isProven = (invoice: InvoiceIdentity, entry: RegisterEntry): boolean =>
  isBooked(entry) && agreesBeyondNumber(invoice, entry) === true;

/** Whether supplier, date or amount agree; null where the entry has none of them to compare. */
function agreesBeyondNumber(invoice: InvoiceIdentity, entry: RegisterEntry): boolean | null {
  if (isOfOtherSupplier(invoice, entry)) return false;
  const { AccountId: id, AccountName: name, Date: date } = invoice;
  const { supplier, says } = entry;
  if ((id !== undefined && says?.supplierId != null) || (name !== undefined && supplier !== null)) return true;
  if (says?.date != null && date !== undefined) return says.date === date;
  return says === undefined ? null : agreesInAmount(says, [invoice]);
}

const leastDistinctive = 6;

const isBooked = ({ says }: RegisterEntry): boolean => says?.notBooked === undefined;

/** Null where the entries leave open whether this invoice is among them; `absent` where it is not. */
export function compareWithEntries(
  { lines, before, after, answered = [], listHasNegatives = false }: Sending,
  entries: readonly RegisterEntry[],
): Exclude<Finding, { is: "not-found" }> | "absent" | null {
  const [first = {}] = lines;
  const exact = entries.filter((entry) => !isOfOtherSupplier(first, entry));
  const all = exact.length > 0 ? exact : entries.filter((entry) => hasOnlyOtherForm(first, entry));
  if (all.length === 0) return compareSuppliers(lines, entries);
  // An entry that was deleted doesn't count beside the one that replaced it.
  const ours = all.filter(isBooked);
  const [gone] = all;
  // An unknown state neither confirms the invoice nor says that it is missing.
  if (ours.length === 0 && all.some(({ says }) => says?.isUnknown)) return null;
  if (ours.length === 0 && gone !== undefined) return { is: "differs", in: ["state"], there: shownOf(gone) };
  // A person decided to send it twice. The entries are assigned to the batches in their order.
  if (ours.length <= before) return null;
  const ids = ours.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  if (ours.length > before + lines.length + after) return { is: "twice", ids };
  // If no entry has the ID that we were answered, it may be an entry that a person made beside ours.
  const hasOtherId = answered.length > 0 && !all.some(({ purchaseInvoiceId: id }) => answered.includes(id));
  const differences: readonly Difference[] = [
    ...(before + after > 0 ? [] : differencesOf(lines, ours, listHasNegatives)),
    ...(hasOtherId ? (["id"] as const) : []),
  ];
  const [shown] = ours.slice(before);
  return differences.length === 0 || shown === undefined
    ? { is: "found", ids: before + after > 0 ? ids.slice(before) : ids }
    : {
        is: "differs",
        in: differences,
        there: { ...shownOf(shown), ...(ours.length > 1 && sumsOf(ours)), ...(hasOtherId && { answered }) },
      };
}

/** An invoice that a list has in several entries is compared by their sums. */
function sumsOf(entries: readonly RegisterEntry[]): Pick<EntryFigures, "net" | "gross"> | undefined {
  const said = entries.flatMap(({ says }) => says ?? []);
  return said.length < entries.length ? undefined : wholeEntry(said);
}

/** An entry with the number, under another supplier: this invoice only where its date and amount are the same. */
function compareSuppliers(lines: readonly InvoiceIdentity[], entries: readonly RegisterEntry[]) {
  const [entry] = entries;
  if (entry === undefined) return "absent";
  const alike = entries.find(
    ({ says }) => says?.date != null && amountOf(says) !== null && hasSameDateAndAmount(lines, says),
  );
  if (alike !== undefined) {
    // The finance system goes by the ID (service.md 2.1), and knows the supplier under a name of its own.
    const isSentById = lines.every(({ AccountId: id }) => id !== undefined) && alike.says?.supplierId == null;
    if (isSentById) return { is: "found", ids: [alike.purchaseInvoiceId] } as const;
    return { is: "differs", in: ["supplier"], there: shownOf(alike) } as const;
  }
  return entries.some(({ says }) => says?.date == null && amountOf(says) === null) ? null : "absent";
}

export const hasSameDateAndAmount = (lines: readonly InvoiceIdentity[], says: EntryFigures): boolean =>
  lines.some(({ Date: date }) => date === says.date) && agreesInAmount(says, lines) === true;

/** Two ids, or two names, that are not the same. An id alone and a name alone may be one supplier. */
function isOfOtherSupplier({ AccountId: id, AccountName: name }: InvoiceIdentity, { supplier, says }: RegisterEntry) {
  const theirId = says?.supplierId ?? null;
  if (id !== undefined && theirId !== null) return id !== theirId;
  return name !== undefined && supplier !== null && foldLookAlikes(name) !== foldLookAlikes(supplier);
}

/** A list may leave out the legal form of a supplier, or add it. */
const hasOnlyOtherForm = ({ AccountId: id, AccountName: name }: InvoiceIdentity, { supplier, says }: RegisterEntry) =>
  (id === undefined || says?.supplierId == null) &&
  name !== undefined &&
  supplier !== null &&
  isSameCompany(name, supplier);

function differencesOf(
  lines: readonly InvoiceIdentity[],
  entries: readonly RegisterEntry[],
  listHasNegatives: boolean,
): readonly Difference[] {
  const said = entries.flatMap(({ says }) => says ?? []);
  if (said.length < entries.length) return [];
  const differs = (property: "date" | "currency", ours: "Date" | "Currency"): boolean => {
    const there = said.map((figures) => figures[property]);
    const here = lines.flatMap((line) => line[ours] ?? []);
    return here.length > 0 && there.every((value) => value !== null && !here.includes(value));
  };
  const isCurrencyOther = differs("currency", "Currency");
  return [
    ...(differs("date", "Date") ? ["date" as const] : []),
    ...(isCurrencyOther ? ["currency" as const] : []),
    ...(isCurrencyOther ? [] : differenceInSum(said, lines, listHasNegatives)),
  ];
}

/** An entry as people see it beside what was sent. */
export const shownOf = ({ purchaseInvoiceId, supplier, says }: RegisterEntry): EntryShown => ({
  purchaseInvoiceId,
  supplier,
  ...says,
});
