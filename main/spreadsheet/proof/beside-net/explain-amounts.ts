/** @file Explains amounts beside the net amount by the other columns: a copy, a part of it, a price, or a running total. */

import { abs } from "../../../../shared/values/amounts/millionths.ts";
import { isAside, type SurveyedColumn } from "../../columns/survey-columns.ts";
import { findConversion } from "../../currencies/own-currency.ts";
import { currencyInHeader } from "../../headers/known-headers.ts";
import { isKeptBack } from "./kept-back.ts";
import { type Amounts, areSame, cents, findTaxed, isNear, minus, plus, type RowAmounts, sumOf } from "./row-amounts.ts";

/** All sums and differences are tried. */
const mostColumns = 7;
const million = 1_000_000n;

/** True for the amounts that are sent, once more: a copy, a price, or those of the whole invoice in each of its lines. */
export function isAnotherOf(column: SurveyedColumn, beside: Beside): boolean {
  const { net, vat, of } = beside.read;
  const own = of(column);
  if ([net, vat, plus(net, vat)].some((one) => isCopyOf(own, one))) return true;
  return isMadeOf(own, beside) || isOfInvoice(own, beside);
}

/** What a column is explained with. */
export interface Beside {
  readonly read: RowAmounts;
  /** Every column of amounts that isn't sent. */
  readonly others: readonly SurveyedColumn[];
  /** Those that net and VAT make in every row. */
  readonly totals: readonly SurveyedColumn[];
  readonly all: readonly SurveyedColumn[];
  readonly nets: readonly SurveyedColumn[];
  /** The invoice that each row is a line of. */
  readonly invoices: readonly string[];
}

/** True where the other amounts show that nothing of the invoice is missing from what is sent. */
export function isExplained(column: SurveyedColumn, beside: Beside): boolean {
  const { read, others, totals } = beside;
  const { net, vat, of } = read;
  const own = of(column);
  const gross = plus(net, vat);
  if (isKeptBack(column)) return isOfPayment(own, beside);
  if (isTaxOf(own, beside)) return true;
  const more = plus(gross, own);
  // A second total with this amount in it: “Gross”, “Deposit”, “To pay”.
  if (others.some((other) => other !== column && !totals.includes(other) && areSame(more, of(other)))) return false;
  if (totals.length > 0) return true;
  if (isAnotherOf(column, beside) || isDeductible(own, vat)) return true;
  return isPart(column, beside) || isConverted(column, beside) || isRunning(own, gross);
}

/**
 * What is kept back is not missing where the payment is less by it, or where the VAT is that of the net amount alone: not
 * of the net amount before it was kept back.
 */
function isOfPayment(own: Amounts, { read: { net, vat, of }, others }: Beside): boolean {
  const withOwn = vat.map((one, at) => (own[at] == null || own[at] === 0n ? null : one));
  const gross = plus(net, vat);
  const size = own.map((one, at) => (one === null ? null : (gross[at] ?? 0n) < 0n === one < 0n ? one : -one));
  const isTaxed = findTaxed(net, withOwn) !== null;
  const isOfMore = findTaxed(plus(net, size), withOwn) !== null;
  const isLess = others.some((other) => areSame(minus(gross, size), of(other)));
  return isLess ? isTaxed || !isOfMore : isTaxed && !isOfMore;
}

/** True for the tax of a net amount that is sent without VAT, where a total has both. */
function isTaxOf(own: Amounts, { read: { net, vat, of }, others }: Beside): boolean {
  if (vat.some((one) => one !== null) || findTaxed(net, own) === null) return false;
  return others.some((other) => areSame(plus(net, own), of(other)));
}

/** True where each amount is that of the other column, with whichever sign; it may be blank. */
function isCopyOf(own: Amounts, other: Amounts): boolean {
  return own.every((one, at) => {
    const given = other[at] ?? null;
    return one === null || one === 0n || (given !== null && (isNear(one, given) || isNear(one, -given)));
  });
}

/** True where each line has what all lines of its invoice add up to. */
function isOfInvoice(own: Amounts, { read: { net, vat }, invoices }: Beside): boolean {
  if (new Set(invoices).size === invoices.length) return false;
  return [net, plus(net, vat)].some((whole) => {
    const sums = new Map<string, bigint>();
    for (const [at, invoice] of invoices.entries()) sums.set(invoice, (sums.get(invoice) ?? 0n) + (whole[at] ?? 0n));
    return areSame(
      own,
      invoices.map((invoice) => sums.get(invoice) ?? null),
    );
  });
}

/** “Cuota deducible”: the part of the VAT that may be reclaimed, all of it in most rows. */
function isDeductible(own: Amounts, vat: Amounts): boolean {
  const pairs = own.flatMap((one, at) => (one === null || one === 0n ? [] : [[one, vat[at] ?? 0n] as const]));
  const same = pairs.filter(([one, whole]) => isNear(one, whole));
  return (
    same.length * 2 > pairs.length && pairs.every(([one, whole]) => one > 0n === whole > 0n && isAtMost(one, whole))
  );
}

const isAtMost = (one: bigint, whole: bigint): boolean => (whole < 0n ? one >= whole - cents : one <= whole + cents);

/** True where the net amount, or the VAT, is what is left of some columns after others, and this is one of them. */
function isPart(column: SurveyedColumn, { read, others }: Beside): boolean {
  const { rows, net, vat, of } = read;
  const rest = others.filter((other) => other !== column && !isAside(other, "quantity", "hours"));
  const wholes = [net, vat, plus(net, vat)];
  const own = of(column);
  if (wholes.some((whole) => areSame(whole, sumOf([column, ...rest].map(of), rows.length)))) return true;
  const few = rest.slice(0, mostColumns - 1).map(of);
  const first = net.findIndex((one, at) => one !== null && own[at] != null && own[at] !== 0n);
  if (first < 0) return false;
  const makes = (signs: readonly bigint[], at: number): bigint =>
    few.reduce((sum, one, n) => sum + (signs[n] ?? 0n) * (one[at] ?? 0n), 0n);
  // “List price” less a trade-in is the net amount, and so is what is left of a column after this one.
  return signsOf(few.length).some((signs) =>
    [own, own.map((one) => -(one ?? 0n))].some((mine) =>
      wholes.some(
        (whole) =>
          isNear(whole[first] ?? 0n, (mine[first] ?? 0n) + makes(signs, first)) &&
          areSame(
            whole,
            mine.map((one, at) => (one ?? 0n) + makes(signs, at)),
          ),
      ),
    ),
  );
}

/** All ways to add some columns and to subtract others. */
const signsOf = (columns: number): readonly (readonly bigint[])[] =>
  columns === 0 ? [[]] : signsOf(columns - 1).flatMap((signs) => [0n, 1n, -1n].map((sign) => [...signs, sign]));

/** True where a count or a rate makes the net amount of it, or it of the net amount. */
function isMadeOf(own: Amounts, { read: { net, vat, of }, others }: Beside): boolean {
  const product = (a: Amounts, b: Amounts): Amounts =>
    a.map((one, at) => (one === null || b[at] == null ? null : (one * b[at]) / million));
  return others.some((other) => {
    const by = of(other);
    return (
      by !== own &&
      [net, vat, plus(net, vat)].some((whole) => areSame(whole, product(own, by)) || areSame(own, product(whole, by)))
    );
  });
}

/** True where it names a currency, and is the same share of the net amount, or of all, in every row. */
function isConverted(column: SurveyedColumn, { all, nets, read }: Beside): boolean {
  const { net, vat, of } = read;
  if (nets.length === 1 && findConversion([...nets, column], all, read.rows) !== null) return true;
  if (currencyInHeader(column.header) === null) return false;
  const own = of(column);
  return [net, vat, plus(net, vat)].some((whole) => {
    const first = whole.findIndex((one, at) => one !== null && one !== 0n && own[at] != null);
    const [a, b] = [whole[first] ?? 0n, own[first] ?? 0n];
    return (
      a !== 0n &&
      whole.every((one, at) => one === null || own[at] == null || abs(one * b - own[at] * a) <= abs(one * million))
    );
  });
}

/** True for a balance: each amount is the one before it with that of its row. */
function isRunning(own: Amounts, gross: Amounts): boolean {
  if (own.length < 3) return false;
  return own.slice(1).every((one, before) => {
    const [last, added] = [own[before] ?? null, gross[before + 1] ?? null];
    return one !== null && last !== null && added !== null && (isNear(one, last + added) || isNear(one, last - added));
  });
}
