/** @file What is unusual about a row and may be right all the same: it waits until a person has looked. */

import { addDecimals } from "../../shared/add-money.ts";
import type { PurchaseInvoice } from "../../shared/purchase-invoice.ts";
import type { ReadInvoice, RowProblem, SheetReading } from "../../shared/sheet-reading.ts";
import { propertyPlaces } from "./locate-property.ts";
import { printOf } from "./sift-sent.ts";

/** What a row is compared with. */
export interface Usual {
  /** yyyy-mm-dd, where the office is. */
  readonly today: string;
  /**
   * The net amounts of this supplier's latest invoices that have arrived, in that currency; none where none are known.
   *
   * @param supplier as in a print
   */
  readonly nets: (supplier: string, currency: string) => readonly string[];
}

type Doubt = Pick<RowProblem, "reason" | "fix"> & { readonly about: "Date" | "Net" | "VAT" };

/** Every doubt about every row that would be sent. */
export function findDoubts(reading: SheetReading, rows: readonly ReadInvoice[], usual: Usual): RowProblem[] {
  const placeOf = propertyPlaces(reading);
  const nets = rememberNets(usual);
  return rows.flatMap((read) =>
    [dateDoubt(read.invoice, usual.today), vatDoubt(read.invoice), netDoubt(read, nets)]
      .filter((doubt) => doubt !== null)
      .map(({ about, reason, fix }) => ({
        row: read.row,
        ...placeOf(about),
        value: read.invoice[about] ?? null,
        reason,
        fix,
      })),
  );
}

const monthsAhead = 3;
const yearsBack = 2;

function dateDoubt({ Date: date }: PurchaseInvoice, today: string): Doubt | null {
  if (date === undefined) return null;
  const fix = "Approve it if the date is right.";
  if (date > monthsAfter(today, monthsAhead))
    return { about: "Date", reason: `This date is more than ${monthsAhead} months ahead.`, fix };
  if (date < monthsAfter(today, -12 * yearsBack))
    return { about: "Date", reason: `This date is more than ${yearsBack} years ago.`, fix };
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

/** The rate and the two amounts do not agree. With an ExtVATID the rate does not count (service.md 2.1, rule 3). */
function vatDoubt({ Net: net, VAT: vat, VATRate: rate, ExtVATID: rateId }: PurchaseInvoice): Doubt | null {
  if (net === undefined || vat === undefined || rate === undefined || rateId !== undefined) return null;
  // In units of a ten-thousandth of a millionth: six places of the amount, and six of the rate over a hundred.
  const expected = inMillionths(net) * inMillionths(rate);
  const given = inMillionths(vat) * 100_000_000n;
  const apart = abs(given - expected);
  const allowed = max(roundingInPence * 10_000n * 100_000_000n, abs(expected) / 200n);
  if (apart <= allowed) return null;
  return {
    about: "VAT",
    reason: `This is not ${rate}% of ${net}.`,
    fix: "Approve it if the amounts are right, for example because the rates are mixed.",
  };
}

const fewest = 3;
const timesUsual = 80n;

/** A decimal sign that slipped makes an amount a hundred times what it should be, or a hundredth. */
function netDoubt({ row, invoice, raw }: ReadInvoice, netsOf: Usual["nets"]): Doubt | null {
  const { Net: net, Currency: currency = "" } = invoice;
  if (net === undefined) return null;
  const before = netsOf(printOf({ row, invoice, raw }).supplier, currency)
    .map((amount) => abs(inMillionths(amount)))
    .filter((amount) => amount > 0n);
  const now = abs(inMillionths(net));
  if (before.length < fewest || now === 0n) return null;
  const [smallest, largest] = [before.reduce(min), before.reduce(max)];
  const fix = "Approve it if the amount is right.";
  const latest = before.length === 1 ? "invoice" : `${before.length} invoices`;
  if (now >= largest * timesUsual)
    return { about: "Net", reason: `This is far more than this supplier's last ${latest}.`, fix };
  if (now * timesUsual <= smallest)
    return { about: "Net", reason: `This is far less than this supplier's last ${latest}.`, fix };
  return null;
}

/** A supplier with a thousand rows is looked up once. */
function rememberNets({ nets }: Usual): Usual["nets"] {
  const known = new Map<string, readonly string[]>();
  return (supplier, currency) => {
    const key = `${currency} ${supplier}`;
    const before = known.get(key) ?? nets(supplier, currency);
    known.set(key, before);
    return before;
  };
}

/** Whole millionths; what is finer is cut off, for nothing is sent from here. */
const inMillionths = (decimal: string): bigint => {
  const [whole = "0", fraction = ""] = addDecimals(decimal, "0.000000").split(".");
  return BigInt(whole + fraction.slice(0, 6));
};

const abs = (number: bigint): bigint => (number < 0n ? -number : number);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
