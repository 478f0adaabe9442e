/** @file Compares an invoice that was sent with the entries of a list that have its number. */

import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { EntryFigures, RegisterEntry } from "../spreadsheet/sheet-reading.ts";
import { addDecimals } from "../values/add-money.ts";
import { plainDecimal } from "../values/amounts/plain-decimal.ts";
import { foldLookAlikes } from "../values/fold-look-alikes.ts";
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
 * True where an entry is this invoice for certain enough to tell the age of its list: a short number alone may be another
 * supplier's.
 */
export const isSurely = (invoice: InvoiceIdentity, entry: RegisterEntry): boolean =>
  agree(invoice, entry) ?? entry.invoiceNumber.length >= leastDistinctive;

/** True where more than the number says so: certain enough that nobody is asked whether it was sent. */
export const isProven = (invoice: InvoiceIdentity, entry: RegisterEntry): boolean =>
  isBooked(entry) && agree(invoice, entry) === true;

/** Null where an entry has nothing beside the number to compare. */
function agree(invoice: InvoiceIdentity, entry: RegisterEntry): boolean | null {
  if (isOfOtherSupplier(invoice, entry)) return false;
  const { AccountId: id, AccountName: name, Date: date } = invoice;
  const { supplier, says } = entry;
  if ((id !== undefined && says?.supplierId != null) || (name !== undefined && supplier !== null)) return true;
  if (says?.date != null && date !== undefined) return says.date === date;
  return says === undefined ? null : isAmount(says, [invoice]);
}

const leastDistinctive = 6;

const isBooked = ({ says }: RegisterEntry): boolean => says?.notBooked === undefined;

/** Null where the entries leave open whether this invoice is among them; `absent` where it is not. */
export function compareWithEntries(
  { lines, before, after, answered = [], listHasNegatives = false }: Sending,
  entries: readonly RegisterEntry[],
): Exclude<Finding, { is: "not-found" }> | "absent" | null {
  const [first = {}] = lines;
  const theirs = entries.map((entry) => ({ entry, isOther: isOfOtherSupplier(first, entry) }));
  const all = theirs.flatMap(({ entry, isOther }) => (isOther ? [] : [entry]));
  if (all.length === 0) return compareSuppliers(lines, entries);
  // One that was deleted says nothing beside the one that was entered in its place.
  const ours = all.filter(isBooked);
  const [gone] = all;
  // Whatever it means, it neither confirms the invoice nor says that it is missing.
  if (ours.length === 0 && all.some(({ says }) => says?.isUnknown)) return null;
  if (ours.length === 0 && gone !== undefined) return { is: "differs", in: ["state"], there: shownOf(gone) };
  // Who sent it twice has decided so; the entries are taken for the batches in their order.
  if (ours.length <= before) return null;
  const ids = ours.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  if (ours.length > before + lines.length + after) return { is: "twice", ids };
  // Under another ID, with ours nowhere, it may be somebody's own entry beside ours.
  const isElse = answered.length > 0 && !all.some(({ purchaseInvoiceId: id }) => answered.includes(id));
  const differences: readonly Difference[] = [
    ...(before + after > 0 ? [] : differencesOf(lines, ours, listHasNegatives)),
    ...(isElse ? (["id"] as const) : []),
  ];
  const [shown] = ours.slice(before);
  return differences.length === 0 || shown === undefined
    ? { is: "found", ids: before + after > 0 ? ids.slice(before) : ids }
    : { is: "differs", in: differences, there: { ...shownOf(shown), ...(isElse && { answered }) } };
}

/** An entry with the number, under another supplier: this invoice only where its date and amount are the same. */
function compareSuppliers(lines: readonly InvoiceIdentity[], entries: readonly RegisterEntry[]) {
  const [entry] = entries;
  if (entry === undefined) return "absent";
  const alike = entries.find(({ says }) => says?.date != null && amountOf(says) !== null && isSameBut(lines, says));
  if (alike !== undefined) return { is: "differs", in: ["supplier"], there: shownOf(alike) } as const;
  return entries.some(({ says }) => says?.date == null && amountOf(says) === null) ? null : "absent";
}

const isSameBut = (lines: readonly InvoiceIdentity[], says: EntryFigures): boolean =>
  lines.some(({ Date: date }) => date === says.date) && isAmount(says, lines) === true;

/** Two ids, or two names, that are not the same. An id alone and a name alone may be one supplier. */
function isOfOtherSupplier({ AccountId: id, AccountName: name }: InvoiceIdentity, { supplier, says }: RegisterEntry) {
  const theirId = says?.supplierId ?? null;
  if (id !== undefined && theirId !== null) return id !== theirId;
  return name !== undefined && supplier !== null && foldLookAlikes(name) !== foldLookAlikes(supplier);
}

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
    ...(isSum(said, lines, listHasNegatives) === false && !isCurrencyOther ? ["amount" as const] : []),
  ];
}

/** Null where the list has no amount to compare. */
function isSum(
  said: readonly EntryFigures[],
  lines: readonly InvoiceIdentity[],
  listHasNegatives: boolean,
): boolean | null {
  const [first] = said;
  if (first === undefined) return null;
  if (said.length === 1) return isSame(first, lines, listHasNegatives);
  const sum = (of: "net" | "gross"): string | null =>
    said.reduce<string | null>((total, figures) => {
      const amount = figures[of];
      return total === null || amount === null ? null : addDecimals(total, amount);
    }, "0");
  return isSame({ ...first, net: sum("net"), gross: sum("gross") }, lines, listHasNegatives);
}

/**
 * The same amount with its sign. Only of a credit note another sign is the same amount, in a list that shows none with
 * its minus; the opposite sign of an invoice is its reversal.
 */
function isSame(says: EntryFigures, lines: readonly InvoiceIdentity[], listHasNegatives: boolean): boolean | null {
  const isUnsigned = isAmount(says, lines);
  if (isUnsigned !== true) return isUnsigned;
  const there = says.net ?? says.gross ?? "0";
  const here = total(lines, ({ Net }) => Net) ?? "0";
  return isNegative(there) === isNegative(here) || (isNegative(here) && !listHasNegatives);
}

const isNegative = (decimal: string): boolean => plainDecimal(decimal).startsWith("-");

function isAmount(says: EntryFigures, lines: readonly InvoiceIdentity[]): boolean | null {
  const net = total(lines, ({ Net }) => Net);
  if (says.net !== null && net !== null) return unsigned(says.net) === unsigned(net);
  const gross = total(lines, ({ Net, VAT }) =>
    Net === undefined || VAT === undefined ? undefined : addDecimals(Net, VAT),
  );
  return says.gross !== null && gross !== null ? unsigned(says.gross) === unsigned(gross) : null;
}

const amountOf = (says: EntryFigures | undefined): string | null => says?.net ?? says?.gross ?? null;

function total(
  lines: readonly InvoiceIdentity[],
  amountIn: (line: InvoiceIdentity) => string | undefined,
): string | null {
  const amounts = lines.map(amountIn);
  return amounts.reduce<string | null>(
    (sum, amount) => (sum === null || amount === undefined ? null : addDecimals(sum, amount)),
    "0",
  );
}

const unsigned = (decimal: string): string => {
  const plain = plainDecimal(decimal);
  return plain.startsWith("-") ? plain.slice(1) : plain;
};

/** An entry as people see it beside what was sent. */
export const shownOf = ({ purchaseInvoiceId, supplier, says }: RegisterEntry): EntryShown => ({
  purchaseInvoiceId,
  supplier,
  ...says,
});
