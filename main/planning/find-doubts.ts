/** @file What is unusual about a row and may be right all the same: it waits until a person has looked. */

import type { ReadInvoice, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { Message } from "../../shared/wording/message.ts";
import { supplierOf } from "./dedupe-rows.ts";
import { propertyPlaces } from "./locate-property.ts";
import { slicesOf, type Work } from "./slices.ts";
import { partsOf } from "./sum-money.ts";

/** What a row is compared with. */
export interface Usual {
  /** yyyy-mm-dd, where the office is. */
  readonly today: string;
  /**
   * The net amounts of this supplier's latest invoices that have arrived, in that currency; none where none are known.
   *
   * @param supplier as in a row fingerprint
   */
  readonly nets: (supplier: string, currency: string) => readonly string[];
}

type Doubt = Pick<RowProblem, "reason" | "fix"> & { readonly about: "Date" | "Net" | "VAT" };

/** Every doubt about every row that would be sent. */
export function* findDoubts(
  reading: SheetReading,
  rows: readonly ReadInvoice[],
  usual: Usual,
): Work<readonly RowProblem[]> {
  const placeOf = propertyPlaces(reading);
  const usualDays = daysAround(usual.today);
  const rangeOf = rememberRanges(usual);
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
  return doubts;
}

const monthsAhead = 3;
const yearsBack = 2;

/** The first and the last day that give no cause for doubt. */
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

/** The same day that many months on, as text to compare with; the 31st of a shorter month is after its end, and sorts so. */
function monthsAfter(iso: string, months: number): string {
  const [year = 0, month = 1] = iso.split("-").map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}${iso.slice(7)}`;
}

/** Rounded line by line, the VAT of one invoice may differ by some pence from the VAT of its sum. */
const roundingInPence = 5n;

/** True of most rows, and told without big numbers: whole pence that are well within what a number holds exactly. */
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

/** The rate and the two amounts do not agree. With an ExtVATID the rate does not count (service.md 2.1, rule 3). */
function vatDoubt({ Net: net, VAT: vat, VATRate: rate, ExtVATID: rateId }: PurchaseInvoice): Doubt | null {
  if (net === undefined || vat === undefined || rate === undefined || rateId !== undefined) return null;
  if (agreeToThePenny(net, vat, rate)) return null;
  // In units of a ten-thousandth of a millionth: six places of the amount, and six of the rate over a hundred.
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

/** What a supplier's latest invoices were over, in one currency. */
interface Range {
  readonly count: number;
  readonly smallest: bigint;
  readonly largest: bigint;
}

/** A decimal sign that slipped makes an amount a hundred times what it should be, or a hundredth. */
function netDoubt(
  invoice: PurchaseInvoice,
  rangeOf: (supplier: string, currency: string) => Range | null,
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

/** A supplier with a thousand rows is looked up once. */
function rememberRanges({ nets }: Usual): (supplier: string, currency: string) => Range | null {
  const known = new Map<string, Range | null>();
  return (supplier, currency) => {
    const key = `${currency} ${supplier}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const range = rangeAmong(nets(supplier, currency));
    known.set(key, range);
    return range;
  };
}

/** Null where too few are known to say what is usual. */
function rangeAmong(nets: readonly string[]): Range | null {
  const amounts = nets.map((amount) => abs(inMillionths(amount))).filter((amount) => amount > 0n);
  return amounts.length < fewest
    ? null
    : { count: amounts.length, smallest: amounts.reduce(min), largest: amounts.reduce(max) };
}

/** Whole millionths; what is finer is cut off, for nothing is sent from here. */
function inMillionths(decimal: string): bigint {
  const [whole, fraction] = partsOf(decimal);
  return BigInt(whole + fraction.slice(0, 6).padEnd(6, "0"));
}

const abs = (number: bigint): bigint => (number < 0n ? -number : number);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
