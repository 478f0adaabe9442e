/** @file Finds the columns that together are the net amount: one for each rate of VAT, and one for what is exempt. */

import { namesExempt } from "../headers/exempt-words.ts";
import { addParts, type Figures, isAmount, support } from "./amount-figures.ts";
import { type Held, makesSum } from "./relations.ts";
import { areOfOneCountry, isTelling, usualRate } from "./usual-rates.ts";

/** Columns that add up to the gross amount in every row. */
export interface Parts {
  readonly nets: readonly Figures[];
  readonly taxes: readonly Figures[];
  readonly gross: Figures;
  readonly held: Held;
}

/** All combinations are tried. */
const mostParts = 8;

/**
 * The only columns whose sum with all columns of VAT is the gross amount in every row; null where none or several are.
 *
 * Each has to be a part of the net amount by its heading, by its rate, or because it has no VAT: a sum that holds may
 * also be of freight or of other taxes.
 *
 * @param nets columns that their headings allow to be net
 * @param taxes the columns of VAT
 */
export function findParts(
  nets: readonly Figures[],
  taxes: readonly Figures[],
  grosses: readonly Figures[],
): Parts | null {
  const named = grosses.filter(isTotal);
  // A total under an unknown heading is proven by the sum itself.
  const totals = named.length > 0 ? named : grosses.filter(({ column }) => column.known === null);
  const found = totals.flatMap((gross) => {
    const parts = nets.filter((net) => hasAmounts(net) && net.column !== gross.column && !isTax(net, taxes));
    const own = parts.filter((net) => !isTotal(net));
    return own.length < 2 || own.length > mostParts ? [] : sumsOf(own, taxes, gross);
  });
  const [only, second] = found;
  return only !== undefined && second === undefined ? only : null;
}

/**
 * A column of net amounts and one of VAT for each rate, where each VAT has the rate that one of the net amounts' headings
 * names, in every row; what has no VAT says that it's exempt. Null where a column is left over.
 *
 * @returns the net amounts in the order of their VAT, and what is exempt after them
 */
export function findRatedPairs(
  nets: readonly Figures[],
  taxes: readonly Figures[],
): Pick<Parts, "nets" | "taxes"> | null {
  const parts = nets.filter((net) => hasAmounts(net) && (support(net.column, "net") ?? 0) >= 4 && !isTax(net, taxes));
  const paid = taxes.filter(hasAmounts);
  if (paid.length < 2 || parts.length < paid.length) return null;
  const pairs = paid.map((tax) => {
    const said = rateIn(tax.column.header);
    const own = parts.filter((net) => said !== null && rateIn(net.column.header) === said && hasRate(net, tax));
    return own.length === 1 ? (own[0] ?? null) : null;
  });
  const paired = pairs.filter((net) => net !== null);
  if (new Set(paired).size < paid.length) return null;
  const rest = parts.filter((net) => !paired.includes(net));
  return rest.every(({ column }) => namesExempt(column.header)) ? { nets: [...paired, ...rest], taxes: paid } : null;
}

/**
 * The same where no heading names a rate (“Steuer zum vollen Umsatzsteuersatz”): each VAT is always the same usual rate of
 * one net amount alone, each net amount has one VAT, and no other column has money that may belong to them.
 */
export function findPairsByRate(
  amounts: readonly Figures[],
  taxes: readonly Figures[],
): Pick<Parts, "nets" | "taxes"> | null {
  const paid = taxes.filter(hasAmounts);
  const parts = amounts.filter((one) => hasAmounts(one) && !isTax(one, taxes));
  if (paid.length < 2 || parts.length !== paid.length || parts.some(({ column }) => (support(column, "net") ?? 0) < 3))
    return null;
  const nets = paid.map((tax) => parts.filter((net) => hasRate(net, tax) && countTelling(net, tax) >= fewestTelling));
  if (nets.some(({ length }) => length !== 1) || new Set(nets.flat()).size < paid.length) return null;
  const rates = paid.map((tax, at) => rateOf(nets[at]?.[0], tax));
  const areDifferent = new Set(rates).size === paid.length;
  return areDifferent && areOfOneCountry(rates.filter((rate) => rate !== null))
    ? { nets: nets.flat(), taxes: paid }
    : null;
}

/** A share that occurs once may be one by chance. */
const fewestTelling = 2;

const countTelling = (net: Figures, tax: Figures): number =>
  net.figures.filter((_, at) => isTelling(amountAt(net, at), amountAt(tax, at))).length;

/** The rate of the first row in which it can be told, in tenths of a per cent. */
function rateOf(net: Figures | undefined, tax: Figures): bigint | null {
  const at = net?.figures.findIndex((_, row) => isTelling(amountAt(net, row), amountAt(tax, row))) ?? -1;
  return net === undefined || at < 0 ? null : usualRate(amountAt(net, at), amountAt(tax, at));
}

const isTotal = ({ column }: Figures): boolean => (support(column, "gross") ?? 0) >= 3;
const hasAmounts = ({ figures }: Figures): boolean => figures.some((figure) => isAmount(figure) && figure !== 0n);
const isTax = ({ column }: Figures, taxes: readonly Figures[]): boolean => taxes.some((tax) => tax.column === column);

function sumsOf(parts: readonly Figures[], taxes: readonly Figures[], gross: Figures): readonly Parts[] {
  const held: Parts[] = [];
  for (let which = 1; which < 2 ** parts.length; which += 1) {
    const nets = parts.filter((_, at) => Math.floor(which / 2 ** at) % 2 === 1);
    const together = nets.length < 2 ? null : addParts(nets);
    const sum = together === null ? null : makesSum(together, taxes, gross);
    if (sum !== null && sum.witnesses > 1) held.push({ nets, taxes, gross, held: sum });
  }
  // A sum without the part that is exempt says nothing in the rows that have only this. If several others hold, the rows
  // don't tell the parts apart.
  const fewest = Math.min(...held.map((one) => one.held.silent));
  const [only, second] = held.filter((one) => one.held.silent === fewest);
  return only !== undefined && second === undefined && only.nets.every((net) => isPart(net, only.nets, taxes))
    ? [only]
    : [];
}

const isPart = (net: Figures, nets: readonly Figures[], taxes: readonly Figures[]): boolean =>
  (support(net.column, "net") ?? 0) >= 4 || namesExempt(net.column.header) || isTaxed(net, nets, taxes);

const amountAt = ({ figures }: Figures, at: number): bigint => {
  const figure = figures[at] ?? "blank";
  return isAmount(figure) ? figure : 0n;
};

/**
 * True where all VAT of a row is a usual share of this column, wherever it is the only one with an amount; and where one
 * column of VAT is always the same share of it, if others have amounts too.
 */
function isTaxed(net: Figures, nets: readonly Figures[], taxes: readonly Figures[]): boolean {
  const places = net.figures.flatMap((_, at) => (amountAt(net, at) === 0n ? [] : [at]));
  const alone = places.filter((at) => nets.every((other) => other === net || amountAt(other, at) === 0n));
  const vatAt = (at: number): bigint => taxes.reduce((sum, tax) => sum + amountAt(tax, at), 0n);
  const rates = alone.map((at) => (vatAt(at) === 0n ? 0n : usualRate(amountAt(net, at), vatAt(at))));
  // “Purchase @ 5%” may be the only amount of one row.
  const said = rateIn(net.column.header);
  if (said !== null && alone.length > 0 && rates.every((rate) => rate === said)) return true;
  // Where it has an amount, it is the whole invoice, and has no VAT.
  if (places.length > 0 && alone.length === places.length && rates.every((rate) => rate === 0n)) return true;
  const areTaxed = alone.length > 1 && rates.every((rate) => rate !== null) && alone.some((at) => vatAt(at) !== 0n);
  return areTaxed || taxes.some((tax) => hasRate(net, tax));
}

/** The rate that a heading names (“Net 23 %”, “DPH 21”), in tenths of a per cent; null for none, or for several. */
export function rateIn(header: string): bigint | null {
  const [only, second] = header.match(/(?<![\d.,])\d{1,2}(?:[.,]\d)?(?= ?%|$)/g) ?? [];
  return only === undefined || second !== undefined ? null : BigInt(Math.round(Number(only.replace(",", ".")) * 10));
}

/** True where each amount has VAT at one usual rate in the other column, and neither has anything without the other. */
function hasRate(net: Figures, tax: Figures): boolean {
  const rates = net.figures.map((_, at) => {
    const [n, v] = [amountAt(net, at), amountAt(tax, at)];
    if (n === 0n && v === 0n) return null;
    return n === 0n || v === 0n ? undefined : (usualRate(n, v) ?? undefined);
  });
  const there = rates.filter((rate) => rate !== null);
  return there.length > 0 && there.every((rate) => rate !== undefined && rate === there[0]);
}
