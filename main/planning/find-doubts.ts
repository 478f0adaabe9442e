/** @file Finds what is unusual about a row but may be right: the batch is held until a person has approved it. */

import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { ReadInvoice, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { decimalsOf } from "../../shared/values/amounts/currency-decimals.ts";
import { partsOf } from "../../shared/values/amounts/decimal-parts.ts";
import { isTolerated, vatGap } from "../../shared/values/amounts/vat-gap.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import type { Message } from "../../shared/wording/message.ts";
import { amountDoubts, type UsualNets } from "./find-amount-doubts.ts";
import { groupLines } from "./group-lines.ts";
import { inSheet } from "./in-sheet.ts";
import { propertyPlaces } from "./locate-property.ts";
import { slicesOf, type Work } from "./slices.ts";

/** What a row is compared with to tell whether it is unusual. */
export interface Baseline {
  /** yyyy-mm-dd, in the office's time zone. */
  readonly today: string;
  readonly nets: UsualNets;
}

type Doubt = Pick<RowProblem, "reason" | "fix"> & { readonly about: "InvoiceNumber" | "Date" | "Net" | "VAT" };

/** Every doubt about every row that would be sent: dates, VAT, amounts, and invoices with too many lines for a batch. */
export function* findDoubts(
  reading: SheetReading,
  rows: readonly ReadInvoice[],
  { today, nets }: Baseline,
  {
    maxInvoicesPerBatch: most,
    ceilings,
    vatTolerance,
  }: Pick<InboxSettings, "maxInvoicesPerBatch" | "ceilings" | "vatTolerance">,
): Work<readonly RowProblem[]> {
  const placeOf = propertyPlaces(reading);
  const usualDays = daysAround(today);
  const doubts: RowProblem[] = [];
  for (const slice of slicesOf(rows)) {
    for (const { row, invoice, isMarkedSent } of slice)
      for (const doubt of [
        isMarkedSent ? markedSent : null,
        dateDoubt(invoice, usualDays),
        vatDoubt(invoice, vatTolerance),
        fractionDoubt(invoice),
      ]) {
        if (doubt === null) continue;
        const { about, reason, fix } = doubt;
        doubts.push({ row, ...placeOf(about), value: invoice[about] ?? null, reason, fix });
      }
    yield;
  }
  const doubtsAbout = amountDoubts(nets, ceilings);
  for (const slice of slicesOf(yield* groupLines(rows))) {
    for (const lines of slice) {
      for (const { about, ...doubt } of doubtsAbout(lines)) doubts.push({ ...doubt, ...placeOf(about) });
      const [first] = lines;
      if (first === undefined || most === null || lines.length <= most) continue;
      const reason: Message = { say: "more-lines-than-batch", lines: lines.length, most };
      const { row, invoice } = first.read;
      const place = { ...placeOf("InvoiceNumber"), value: invoice.InvoiceNumber ?? null };
      doubts.push({ row, ...place, reason, fix: { say: "fix-approve-lines" } });
    }
    yield;
  }
  const sent = new Set(rows.map(({ row }) => row));
  // A doubt about an e-invoice is about all of it.
  const ofFile = reading.doubts.filter(({ row }) => (reading.eInvoice === null ? sent.has(row) : sent.size > 0));
  const all = [...(reading.eInvoice === null ? doubts : doubts.map(inEInvoice)), ...ofFile];
  return inSheet(reading, all).toSorted((a, b) => a.row - b.row);
}

/** It has no columns, and its supplier wrote it: its receiver doesn't correct it. */
const inEInvoice = (doubt: RowProblem): RowProblem => ({
  ...doubt,
  column: null,
  fix: { say: "fix-approve-e-invoice" },
});

/** Nothing that was sent from here is like it. See [Note: marked as sent]. */
const markedSent: Doubt = {
  about: "InvoiceNumber",
  reason: { say: "marked-as-sent" },
  fix: { say: "fix-approve-marked" },
};

/** A rent or a subscription is invoiced a few days ahead. Day and month swapped lead at least four weeks away. */
const daysAhead = 7;
const yearsBack = 2;

/** The first and the last day, yyyy-mm-dd, that raise no doubt. */
interface Days {
  readonly first: string;
  readonly last: string;
}

const daysAround = (today: string): Days => ({
  first: monthsAfter(today, -12 * yearsBack),
  last: daysAfter(today, daysAhead),
});

function dateDoubt({ Date: date }: PurchaseInvoice, { first, last }: Days): Doubt | null {
  if (date === undefined) return null;
  const fix: Message = { say: "fix-approve-date" };
  if (date > last) return { about: "Date", reason: { say: "date-ahead", days: daysAhead }, fix };
  if (date < first) return { about: "Date", reason: { say: "date-long-ago", years: yearsBack }, fix };
  return null;
}

/** @param iso yyyy-mm-dd, as is the day that is returned */
function daysAfter(iso: string, days: number): string {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
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

/** A doubt where VAT is further from net × rate than the inbox allows. */
function vatDoubt(invoice: PurchaseInvoice, tolerance: string | null): Doubt | null {
  const gap = vatGap(invoice);
  if (gap === null || isTolerated(gap, tolerance)) return null;
  const { VATRate: rate = "", Net: net = "" } = invoice;
  return { about: "VAT", reason: { say: "vat-off", rate, net }, fix: { say: "fix-approve-vat" } };
}

/** A doubt where an amount has a fraction of the currency's smallest coin: nobody pays 10.005, and nothing is rounded here. */
function fractionDoubt({ Net: net = "", VAT: vat = "", Currency: currency = "" }: PurchaseInvoice): Doubt | null {
  const decimals = decimalsOf(currency.toUpperCase());
  const isTooFine = (amount: string) => partsOf(amount)[1].replace(/0+$/, "").length > decimals;
  const about = isTooFine(net) ? "Net" : isTooFine(vat) ? "VAT" : null;
  if (about === null) return null;
  return { about, reason: { say: "amount-too-fine", currency, decimals }, fix: { say: "fix-approve-amount" } };
}
