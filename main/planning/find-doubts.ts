/** @file Finds what is unusual about a row but may be right: the batch is held until a person has approved it. */

import type { ReadInvoice, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { Message } from "../../shared/wording/message.ts";
import { supplierOf } from "./dedupe-rows.ts";
import { propertyPlaces } from "./locate-property.ts";
import { slicesOf, type Work } from "./slices.ts";
import { tooLong } from "./split-batches.ts";
import { partsOf } from "./sum-money.ts";

/** What a row is compared with to tell whether it is unusual. */
export interface Baseline {
  /** yyyy-mm-dd, in the office's time zone. */
  readonly today: string;
  /**
   * The net amounts, as decimal text, of this supplier's latest accepted invoices in that currency; empty where none
   * are known.
   *
   * @param supplier as in a row fingerprint
   */
  readonly nets: (supplier: string, currency: string) => readonly string[];
}

type Doubt = Pick<RowProblem, "reason" | "fix"> & { readonly about: "Date" | "Net" | "VAT" };

/**
 * Every doubt about every row that would be sent: dates, VAT, net amounts, and invoices with too many lines for a batch.
 *
 * @param max lines in one batch; null for no limit
 */
export function* findDoubts(
  reading: SheetReading,
  rows: readonly ReadInvoice[],
  baseline: Baseline,
  max: number | null = null,
): Work<readonly RowProblem[]> {
  const placeOf = propertyPlaces(reading);
  const usualDays = daysAround(baseline.today);
  const rangeOf = rememberRanges(baseline);
  const doubts: RowProblem[] = [];
  for (const slice of slicesOf(rows)) {
    for (const { row, invoice } of slice)
      for (const doubt of [dateDoubt(invoice, usualDays), vatDoubt(invoice), netDoubt(invoice, rangeOf)]) {
        if (doubt === null) continue;
        const { about, reason, fix } = doubt;
        doubts.push({ row, ...placeOf(about), value: invoice[about] ?? null, reason, fix });
      }
    yield;
  }
  if (max === null) return doubts;
  for (const { first, lines } of yield* tooLong(rows, max)) {
    const reason: Message = { say: "more-lines-than-batch", lines, most: max };
    const value = first.invoice.InvoiceNumber ?? null;
    doubts.push({ row: first.row, ...placeOf("InvoiceNumber"), value, reason, fix: { say: "fix-approve-lines" } });
  }
  return doubts.toSorted((a, b) => a.row - b.row);
}

const monthsAhead = 3;
const yearsBack = 2;

/** The first and the last day, yyyy-mm-dd, that raise no doubt. */
interface Days {
  readonly first: string;
  readonly last: string;
}

const daysAround = (today: string): Days => ({
  first: monthsAfter(today, -12 * yearsBack),
  last: monthsAfter(today, monthsAhead),
});

function dateDoubt({ Date: date }: PurchaseInvoice, { first, last }: Days): Doubt | null {
  if (date === undefined) return null;
  const fix: Message = { say: "fix-approve-date" };
  if (date > last) return { about: "Date", reason: { say: "date-far-ahead", months: monthsAhead }, fix };
  if (date < first) return { about: "Date", reason: { say: "date-long-ago", years: yearsBack }, fix };
  return null;
}

/**
 * The same day `months` later, as yyyy-mm-dd text for comparing only: it may name a 31st that the month lacks, which
 * sorts after the month's last day.
 */
function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 1] = iso.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}${iso.slice(7)}`;
}

/** VAT that was rounded line by line can differ by a few pence from the VAT on the sum. */
const roundingInPence = 5n;

/** A fast test that most rows pass: without bigints, for amounts in whole pence that a JavaScript number holds exactly. */
function agreeToThePenny(net: string, vat: string, rate: string): boolean {
  if (!isShort.test(net) || !isShort.test(vat) || !isShort.test(rate)) return false;
  const apart = inHundredths(vat) * 10_000 - inHundredths(net) * inHundredths(rate);
  return Math.abs(apart) <= 10_000;
}

const isShort = /^-?\d{1,8}(?:\.\d\d?)?$/;

function inHundredths(decimal: string): number {
  const [whole, fraction] = partsOf(decimal);
  return Number(whole + fraction.padEnd(2, "0"));
}

/** A doubt where VAT is not net × rate. With an ExtVATID the service ignores the rate (service.md 2.1, rule 3). */
function vatDoubt({ Net: net, VAT: vat, VATRate: rate, ExtVATID: rateId }: PurchaseInvoice): Doubt | null {
  if (net === undefined || vat === undefined || rate === undefined || rateId !== undefined) return null;
  if (agreeToThePenny(net, vat, rate)) return null;
  // Both sides in units of 10^-14: six decimal places of the amount, six of the rate, and two for the per cent.
  const expected = inMillionths(net) * inMillionths(rate);
  const given = inMillionths(vat) * 100_000_000n;
  const apart = abs(given - expected);
  const allowed = max(roundingInPence * 10_000n * 100_000_000n, abs(expected) / 200n);
  if (apart <= allowed) return null;
  return {
    about: "VAT",
    reason: { say: "vat-off", rate, net },
    fix: { say: "fix-approve-vat" },
  };
}

const fewest = 3;
const timesUsual = 80n;

/** The net amounts of a supplier's latest invoices in one currency, in millionths and without their sign. */
interface AmountRange {
  readonly count: number;
  readonly smallest: bigint;
  readonly largest: bigint;
}

/** A misplaced decimal sign makes an amount a hundred times too large or too small, so 80 times is the limit. */
function netDoubt(
  invoice: PurchaseInvoice,
  rangeOf: (supplier: string, currency: string) => AmountRange | null,
): Doubt | null {
  const { Net: net, Currency: currency = "" } = invoice;
  if (net === undefined) return null;
  const before = rangeOf(supplierOf(invoice), currency);
  if (before === null) return null;
  const now = abs(inMillionths(net));
  if (now === 0n) return null;
  const { count, smallest, largest } = before;
  const fix: Message = { say: "fix-approve-amount" };
  if (now >= largest * timesUsual)
    return { about: "Net", reason: { say: "far-more-than-usual", invoices: count }, fix };
  if (now * timesUsual <= smallest)
    return { about: "Net", reason: { say: "far-less-than-usual", invoices: count }, fix };
  return null;
}

/** Looks each supplier up once, because one file may hold a thousand rows of it. */
function rememberRanges({ nets }: Baseline): (supplier: string, currency: string) => AmountRange | null {
  const known = new Map<string, AmountRange | null>();
  return (supplier, currency) => {
    const key = `${currency} ${supplier}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const range = rangeAmong(nets(supplier, currency));
    known.set(key, range);
    return range;
  };
}

/** Null where fewer than three amounts are known: too few to say what is usual. */
function rangeAmong(nets: readonly string[]): AmountRange | null {
  const amounts = nets.map((amount) => abs(inMillionths(amount))).filter((amount) => amount > 0n);
  return amounts.length < fewest
    ? null
    : { count: amounts.length, smallest: amounts.reduce(min), largest: amounts.reduce(max) };
}

/** In whole millionths; finer digits are cut off, because the result is only compared and never sent. */
function inMillionths(decimal: string): bigint {
  const [whole, fraction] = partsOf(decimal);
  return BigInt(whole + fraction.slice(0, 6).padEnd(6, "0"));
}

const abs = (number: bigint): bigint => (number < 0n ? -number : number);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
