/**
 * @file Tells columns of net amounts from columns of VAT by arithmetic alone: together they are the total of every row,
 * and the VAT of every row is the sum of what each net amount is taxed with.
 */

import { abs } from "../../../shared/values/amounts/millionths.ts";
import { isMoneyCell } from "../columns/column-content.ts";
import { addParts, type Figures, isAmount, support } from "./amount-figures.ts";
import { type Held, makesSum } from "./relations.ts";
import { type Parts, rateIn } from "./sum-of-parts.ts";
import { areOfOneCountry, isTelling, usualRate } from "./usual-rates.ts";

/** All ways to divide them are tried. */
const mostParts = 9;
/** With two parts it is net + VAT = gross, which is proven elsewhere. */
const fewestParts = 3;
const cent = 10_000n;

const amountAt = ({ figures }: Figures, at: number): bigint => {
  const figure = figures[at] ?? "blank";
  return isAmount(figure) ? figure : 0n;
};

/**
 * The only way to divide the columns into net amounts and VAT so that each net amount has one usual rate, or none, in
 * all rows; null where there is none, or where several are possible.
 *
 * @param columns every column of amounts but rates, what is paid, and what is left to pay
 * @param grosses those that may be the total by their headings
 */
export function findTaxedParts(columns: readonly Figures[], grosses: readonly Figures[]): Parts | null {
  const found = grosses.flatMap((gross) => {
    if ((support(gross.column, "gross") ?? 0) < 3) return [];
    const parts = columns.filter((one) => one.column !== gross.column && one.figures.some(isMoney) && !isNumber(one));
    if (parts.length < fewestParts || parts.length > mostParts || !isSumOf(parts, gross)) return [];
    const divided = divisions(parts, gross);
    return divided.length > 0 ? divided : withOneTax(parts, gross);
  });
  const [only, second] = found;
  return only !== undefined && second === undefined ? only : null;
}

/** “Var. sym.” over digits is no amount. */
const isNumber = ({ column: { content } }: Figures): boolean =>
  content.sample.some(({ cell }) => cell.kind === "text" && /^\d{5,}$/.test(cell.text)) &&
  !content.sample.some(({ cell }) => isMoneyCell(cell));

const isMoney = (figure: Figures["figures"][number]): boolean => isAmount(figure) && figure !== 0n;

function isSumOf(parts: readonly Figures[], gross: Figures): boolean {
  return gross.figures.every((figure, at) => {
    if (!isAmount(figure)) return parts.every((part) => amountAt(part, at) === 0n);
    return abs(parts.reduce((sum, part) => sum + amountAt(part, at), 0n) - figure) <= cent;
  });
}

function divisions(parts: readonly Figures[], gross: Figures): readonly Parts[] {
  const found: Parts[] = [];
  for (let which = 1; which < 2 ** parts.length - 1; which += 1) {
    const isTax = (at: number): boolean => Math.floor(which / 2 ** at) % 2 === 1;
    const [taxes, nets] = [parts.filter((_, at) => isTax(at)), parts.filter((_, at) => !isTax(at))];
    if (nets.some(isClearlyTax) || taxes.some(isClearlyNet) || !areTaxed(nets, taxes)) continue;
    const together = addParts(nets);
    const held: Held | null = together === null ? null : makesSum(together, taxes, gross);
    if (held !== null) found.push({ nets, taxes, gross, held });
  }
  // A tax on two columns is the same rate of both together, so it isn't exempt by chance.
  const isPartOf = (one: Parts, other: Parts): boolean =>
    one !== other && one.taxes.every((tax) => other.taxes.includes(tax));
  return found.filter((one) => !found.some((other) => isPartOf(one, other)));
}

/**
 * The only column that is a usual rate of all others together, in every row: a Belgian register has what was bought by
 * its kind, each at any rate, and one column of VAT.
 */
function withOneTax(parts: readonly Figures[], gross: Figures): readonly Parts[] {
  return parts.flatMap((tax) => {
    const nets = parts.filter((one) => one !== tax);
    if (nets.some(isClearlyTax) || isClearlyNet(tax)) return [];
    const pairs = placesIn(parts).map((at) => [sumAt(nets, at), amountAt(tax, at)] as const);
    const taxed = pairs.filter(([, vat]) => vat !== 0n);
    const rates = taxed.map(([net, vat]) => (net > 0n === vat > 0n ? usualRate(net, vat) : null));
    const found = new Set(rates.filter((rate) => rate !== null));
    if (rates.includes(null) || found.size < fewestRates || !areOfOneCountry(found)) return [];
    if (taxed.filter(([net, vat]) => isTelling(net, vat)).length < fewestTelling) return [];
    const together = addParts(nets);
    const held: Held | null = together === null ? null : makesSum(together, [tax], gross);
    return held === null ? [] : [{ nets, taxes: [tax], gross, held }];
  });
}

/** A charge may be the same share of all others by chance. */
const fewestRates = 2;
const fewestTelling = 4;

/** “VAT” without a rate names VAT; “Purchase GST 18 %” may be what is taxed with it. */
const isClearlyTax = ({ column }: Figures): boolean =>
  (support(column, "vat") ?? 0) >= 4 && !/\d/.test(column.header) && (support(column, "net") ?? 0) === 0;
const isClearlyNet = ({ column }: Figures): boolean =>
  (support(column, "net") ?? 0) >= 6 && (support(column, "vat") ?? 0) === 0;

/** True where the VAT of every row is what its net amounts are taxed with, at one rate for each column of them. */
function areTaxed(nets: readonly Figures[], taxes: readonly Figures[]): boolean {
  const rates = ratesOf(nets, taxes);
  if (rates === null) return false;
  const taxed = [...rates.values()].filter((rate) => rate !== 0n);
  if (taxed.length === 0 || !areOfOneCountry(taxed)) return false;
  // “Purchase @ 10 %” over what is taxed with 5 % is a mistake, and asked about.
  const isSaid = (net: Figures): boolean => [null, 0n, rates.get(net)].includes(rateIn(net.column.header));
  if (!nets.every(isSaid)) return false;
  const all = [...nets, ...taxes];
  const isRight = (at: number): boolean => {
    const due = nets.reduce((sum, net) => sum + amountAt(net, at) * (rates.get(net) ?? 0n), 0n);
    const filled = all.filter((one) => amountAt(one, at) !== 0n).length;
    return abs(due / 1000n - sumAt(taxes, at)) <= cent * BigInt(filled);
  };
  if (!placesIn(all).every(isRight)) return false;
  // A column without VAT whose amounts are always a rate of another one's is itself VAT.
  return nets.every(
    (net) => rates.get(net) !== 0n || !nets.some((other) => other !== net && isAlwaysShare(net, other)),
  );
}

/** The rate of each column in tenths of a per cent, from rows in which it is the only one without one; null for none. */
function ratesOf(nets: readonly Figures[], taxes: readonly Figures[]): ReadonlyMap<Figures, bigint> | null {
  const rates = new Map<Figures, bigint>();
  const places = placesIn([...nets, ...taxes]);
  for (let before = -1; before < rates.size; ) {
    before = rates.size;
    for (const at of places) {
      const open = nets.filter((net) => amountAt(net, at) !== 0n && !rates.has(net));
      const [only, second] = open;
      if (only === undefined || second !== undefined) continue;
      const known = [...rates].reduce((sum, [net, rate]) => sum + amountAt(net, at) * rate, 0n) / 1000n;
      const rest = sumAt(taxes, at) - known;
      if (abs(rest) <= cent * 2n) rates.set(only, 0n);
      else {
        const [net, vat] = [amountAt(only, at), rest];
        const rate = net > 0n === vat > 0n ? usualRate(net, vat) : null;
        if (rate === null) return null;
        rates.set(only, rate);
      }
    }
  }
  return nets.every((net) => rates.has(net)) ? rates : null;
}

/** What the columns add up to in a row. */
const sumAt = (columns: readonly Figures[], at: number): bigint =>
  columns.reduce((sum, one) => sum + amountAt(one, at), 0n);

/** The rows with any amount. */
const placesIn = (columns: readonly Figures[]): readonly number[] =>
  (columns[0]?.figures ?? []).flatMap((_, at) => (columns.some((one) => amountAt(one, at) !== 0n) ? [at] : []));

/** True where each amount is the same usual rate of the amount beside it. */
export function isAlwaysShare(part: Figures, of: Figures): boolean {
  const pairs = placesIn([part]).map((at) => [amountAt(of, at), amountAt(part, at)] as const);
  const rates = pairs.map(([net, vat]) => (net > 0n === vat > 0n && net !== 0n ? usualRate(net, vat) : null));
  return pairs.some(([net, vat]) => isTelling(net, vat)) && rates.every((rate) => rate !== null && rate === rates[0]);
}
