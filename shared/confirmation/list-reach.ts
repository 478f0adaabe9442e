/**
 * @file How far an invoice list reaches: whether it should hold an invoice that was sent.
 *
 * [Note: what a list should hold]
 *
 * A list may be older than a batch, of another company, or only a part: of some days, of one supplier, of what is unpaid.
 * A list seldom says so, and a wrong "not in the list" may make someone send an invoice twice. So a list should hold an
 * invoice only where its own rows prove it:
 *
 * - It was added after the batch was answered, and has an invoice of that batch, or of one that was sent after it. Where
 *   the list says on which day it was made, a later day than the batch's is enough if it has any invoice of ours.
 * - The date of the invoice is between those that it says it covers, or else between its first and its last one.
 * - It has invoices of several suppliers, or of this one; and of several currencies, or of this one.
 * - It names no filter, is no page of several, and has not as many rows as exports have at most.
 */

import type { InvoiceIdentity } from "../imports/row-fingerprint.ts";
import type { ListScope } from "../spreadsheet/list-scope.ts";
import type { RegisterEntry } from "../spreadsheet/sheet-reading.ts";
import { foldLookAlikes } from "../values/text/fold-look-alikes.ts";
import type { NamedList } from "./confirmation.ts";

/** A list with what its entries show. */
export interface ListReach extends Omit<NamedList, "madeOn"> {
  readonly connection: string;
  readonly scope: ListScope;
  /** The batches with an invoice in it, as "import part". */
  readonly batches: ReadonlySet<string>;
  /** Epoch ms at which the last of them was sent. */
  readonly newestSentAt: number;
  /** The first and the last date in it, yyyy-mm-dd; null where it has none. */
  readonly dates: { readonly first: string; readonly last: string } | null;
  /** Folded; at most two, which are several. */
  readonly suppliers: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
  /** True where it shows any amount with a minus, as then it does credit notes. */
  readonly hasNegatives: boolean;
}

/** One of our invoices that an entry was found to be. */
export interface Met {
  readonly batch: string;
  readonly sentAt: number;
  readonly invoice: InvoiceIdentity;
}

/** Gathers the reach of a list, entry by entry. */
export function createReach(list: Pick<ListReach, "importId" | "file" | "seenAt" | "connection" | "scope">) {
  const batches = new Set<string>();
  const own = { dates: noDays(), suppliers: new Set<string>(), currencies: new Set<string>() };
  // What our invoices in it have counts only where the list has no such column.
  const ours = { dates: noDays(), suppliers: new Set<string>(), currencies: new Set<string>() };
  let newestSentAt = Number.NEGATIVE_INFINITY;
  let hasNegatives = false;
  return {
    add({ supplier, says }: RegisterEntry, met: readonly Met[]): void {
      hasNegatives ||= (says?.net ?? says?.gross ?? "").startsWith("-");
      addTo(own, { date: says?.date, supplier, currency: says?.currency });
      for (const { batch, sentAt, invoice } of met) {
        batches.add(batch);
        newestSentAt = Math.max(newestSentAt, sentAt);
        const { AccountId: id, AccountName: name, Date: date, Currency: currency } = invoice;
        addTo(ours, { date, supplier: name ?? id, currency });
      }
    },
    reach: (): ListReach => ({
      ...list,
      batches,
      newestSentAt,
      hasNegatives,
      dates: daysOf(own.dates) ?? daysOf(ours.dates),
      suppliers: own.suppliers.size > 0 ? own.suppliers : ours.suppliers,
      currencies: own.currencies.size > 0 ? own.currencies : ours.currencies,
    }),
  };
}

interface Days {
  first: string | null;
  last: string | null;
}

const noDays = (): Days => ({ first: null, last: null });
const daysOf = ({ first, last }: Days) => (first === null || last === null ? null : { first, last });

interface Facts {
  readonly date: string | null | undefined;
  readonly supplier: string | null | undefined;
  readonly currency: string | null | undefined;
}

function addTo(
  { dates, suppliers, currencies }: { dates: Days; suppliers: Set<string>; currencies: Set<string> },
  { date, supplier, currency }: Facts,
): void {
  if (date) {
    if (dates.first === null || date < dates.first) dates.first = date;
    if (dates.last === null || date > dates.last) dates.last = date;
  }
  // Two are enough to know that there are several.
  if (supplier && suppliers.size < 2) suppliers.add(foldLookAlikes(supplier));
  if (currency && currencies.size < 2) currencies.add(currency);
}

/** The batch of an invoice: its key as in {@link ListReach}, and when it was sent and answered (epoch ms). */
export interface BatchSent {
  readonly key: string;
  readonly sentAt: number;
  readonly endedAt: number;
}

/** @param dayOf the day of an instant where the office is, yyyy-mm-dd */
export function shouldHold(
  list: ListReach,
  { Date: date, AccountId: id, AccountName: name, Currency: currency }: InvoiceIdentity,
  batch: BatchSent,
  dayOf: (ms: number) => string,
): boolean {
  const { scope, suppliers, currencies } = list;
  if (scope.filter !== null || scope.isCut || !isMadeAfter(list, batch, dayOf)) return false;
  const first = scope.from ?? list.dates?.first;
  const last = scope.to ?? list.dates?.last;
  if (date === undefined || first === undefined || last === undefined || date < first || date > last) return false;
  if (suppliers.size < 2 && !isAmong(suppliers, name ?? id)) return false;
  return currencies.size !== 1 || (currency !== undefined && currencies.has(currency));
}

/**
 * True where a list says that it was made on an earlier day than that of an instant. `surely` leaves a day more, because
 * the finance system's day may begin hours before or after the office's.
 */
export function isMadeBefore(
  { scope: { madeOn, madeOnLatest } }: Pick<ListReach, "scope">,
  ms: number,
  dayOf: (ms: number) => string,
): "surely" | "perhaps" | false {
  if (madeOn === null || madeOn >= dayOf(ms)) return false;
  return madeOnLatest !== null && madeOnLatest < dayOf(ms - dayMs) ? "surely" : "perhaps";
}

const dayMs = 24 * 60 * 60_000;

/** The list as people know it. */
export const namedList = ({ importId, file, seenAt, scope }: ListReach): NamedList => ({
  ...{ importId, file, seenAt },
  madeOn: scope.madeOn === scope.madeOnLatest ? scope.madeOn : null,
});

function isMadeAfter(list: ListReach, { key, endedAt }: BatchSent, dayOf: (ms: number) => string): boolean {
  if (list.seenAt <= endedAt || list.batches.size === 0) return false;
  const { madeOn } = list.scope;
  const day = dayOf(endedAt);
  if (madeOn !== null && madeOn < day) return false;
  const isSaid = madeOn !== null && madeOn > day && madeOn <= dayOf(list.seenAt);
  return list.batches.has(key) || list.newestSentAt >= endedAt || isSaid;
}

const isAmong = (suppliers: ReadonlySet<string>, supplier: string | undefined): boolean =>
  supplier !== undefined && suppliers.has(foldLookAlikes(supplier));
