/** @file How far a VAT amount is from its rate and net amount, and whether an inbox allows that. Pure. */

import type { PurchaseInvoice } from "../purchase-invoice.ts";
import { decimalsOf } from "./currency-decimals.ts";
import { partsOf } from "./decimal-parts.ts";
import { abs, inMillionths } from "./millionths.ts";

/** All three in units of 10^-14 of the currency: six places of the amount, six of the rate, two for the per cent. */
export interface VatGap {
  readonly apart: bigint;
  /** Net × rate. */
  readonly expected: bigint;
  /** The smallest coin of the currency. */
  readonly coin: bigint;
}

const unitsOfOne = 10n ** 14n;

/** VAT that was rounded line by line can differ by a few pence from the VAT on the sum. */
const usualCoins = 5n;

/**
 * Null where the VAT is net × rate, rounded to a coin, or can't be compared: with an ExtVATID the service ignores the rate
 * (service.md 2.1, rule 3).
 */
export function vatGap(invoice: PurchaseInvoice): VatGap | null {
  const { Net: net, VAT: vat, VATRate: rate, ExtVATID: rateId, Currency: currency = "" } = invoice;
  if (net === undefined || vat === undefined || rate === undefined || rateId !== undefined) return null;
  const decimals = decimalsOf(currency.toUpperCase());
  if (decimals === 2 && isPlainlyRounded(net, vat, rate)) return null;
  const coin = unitsOfOne / 10n ** BigInt(decimals);
  const expected = inMillionths(net) * inMillionths(rate);
  const apart = abs(inMillionths(vat) * 100_000_000n - expected);
  return apart * 2n <= coin ? null : { apart, expected, coin };
}

/**
 * @param tolerance of the inbox, decimal text in the invoice's currency; null for the usual one, five coins or half a
 * percent of the VAT, whichever is more
 */
export function isTolerated({ apart, expected, coin }: VatGap, tolerance: string | null): boolean {
  if (tolerance !== null) return apart <= inMillionths(tolerance) * 100_000_000n;
  return apart <= usualCoins * coin || apart <= abs(expected) / 200n;
}

/** Decimal text, of as many places as the currency has, rounded up: "0.03". */
export function sayableGap({ apart, coin }: VatGap): string {
  const places = String(unitsOfOne / coin).length - 1;
  const coins = String((apart + coin - 1n) / coin).padStart(places + 1, "0");
  return places === 0 ? coins : `${coins.slice(0, -places)}.${coins.slice(-places)}`;
}

/** A fast test that most rows pass: without bigints, for amounts that a JavaScript number holds exactly. */
function isPlainlyRounded(net: string, vat: string, rate: string): boolean {
  if (!isShort.test(net) || !isShort.test(vat) || !isShort.test(rate)) return false;
  const apart = inHundredths(vat) * 10_000 - inHundredths(net) * inHundredths(rate);
  return Math.abs(apart) <= 5_000;
}

const isShort = /^-?\d{1,8}(?:\.\d\d?)?$/;

function inHundredths(decimal: string): number {
  const [whole, fraction] = partsOf(decimal);
  return Number(whole + fraction.padEnd(2, "0"));
}
