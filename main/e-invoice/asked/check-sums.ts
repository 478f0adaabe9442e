/** @file Checks the sums that prove the rows, to the cent (BR-S-08, BR-CO-11, -12, -14, -15 of EN 16931). */

import type { Beside, EInvoice, Totals } from "../../../shared/e-invoice/e-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isEqual, isUnderACent, negate, sumOf } from "../rows/money.ts";

/** The sums that do not hold, with their figures. Without a VAT breakdown there is nothing to prove. */
export function findWrongSums(invoice: EInvoice): readonly Message[] {
  const { breakdown, totals, itemSums, lineSums, currency } = invoice;
  const { net, vat, gross } = totals;
  const wrong: Message[] = [];
  if (breakdown.length === 0) return wrong;
  const bases = sumOf(breakdown.map((line) => line.net));
  if (!isEqual(bases, net)) wrong.push({ say: "vat-lines-net", sum: bases, total: net, currency });
  const taxes = sumOf(breakdown.map((line) => line.vat));
  if (!isEqual(taxes, vat ?? "0")) wrong.push({ say: "vat-lines-vat", sum: taxes, total: vat ?? "0", currency });
  // Items have more decimal places than the sum that is made of them.
  for (const { items, net: lines } of itemSums)
    if (!isUnderACent(sumOf([items, negate(lines)])))
      wrong.push({ say: "items-net", sum: items, total: lines, currency });
  const [lines] = lineSums;
  if (lines !== undefined && !lineSums.some((one) => provesNet(one, totals))) {
    const total = totals.lines ?? sumOf([net, totals.allowances ?? "0", negate(totals.charges ?? "0")]);
    wrong.push({ say: "lines-total", sum: lines, total, currency });
  }
  const sum = sumOf([net, vat ?? "0"]);
  // Where items prove the VAT lines, the gross total may lawfully be another: a doubt.
  if (itemSums.length === 0 && besideIn(totals) === null)
    wrong.push({ say: "net-and-vat", sum, total: gross, currency });
  // Where the totals are wrong already, what they are made of would say the same again.
  if (wrong.length > 0) return wrong;
  const ofSingles = findWrongSingles(invoice);
  return ofSingles.length > 0 ? ofSingles : findWrongRates(invoice);
}

/** Single allowances and charges that aren't their total, where the total net was made with that total. */
function findWrongSingles({ totals, lineSums, singles, currency }: EInvoice): readonly Message[] {
  const { lines, allowances, charges, net } = totals;
  const sum = lines ?? lineSums[0];
  const own = { allowances: singles.allowances ?? allowances ?? "0", charges: singles.charges ?? charges ?? "0" };
  if (sum === undefined || isEqual(sumOf([sum, negate(own.allowances), own.charges]), net)) return [];
  const wrong: Message[] = [];
  if (singles.allowances !== null && !isSameSize(singles.allowances, allowances ?? "0"))
    wrong.push({ say: "allowances-total", sum: singles.allowances, total: allowances ?? "0", currency });
  if (singles.charges !== null && !isSameSize(singles.charges, charges ?? "0"))
    wrong.push({ say: "charges-total", sum: singles.charges, total: charges ?? "0", currency });
  return wrong;
}

/** Some write allowances with a minus, and their total without. */
const isSameSize = (a: string, b: string): boolean => isEqual(a, b) || isEqual(a, negate(b));

/** Lines, allowances and charges of a rate that aren't the net of its VAT lines, even if each was rounded. */
const findWrongRates = ({ rateSums, currency }: EInvoice): readonly Message[] =>
  rateSums.flatMap(({ category, rate, items, net, count }): readonly Message[] =>
    isWithin(sumOf([items, negate(net)]), count + 1)
      ? []
      : [{ say: "rate-net", category, rate, sum: items, total: net, currency }],
  );

/** Half a cent for each of so many roundings. */
const isWithin = (difference: string, roundings: number): boolean =>
  Math.abs(Number(difference)) <= 0.005 * roundings + 1e-9;

/** The total of the lines may be wrong where they, with allowances and charges, are the total net: a doubt. */
function provesNet(lines: string, { lines: total, allowances, charges, net }: Totals): boolean {
  const own = sumOf([lines, negate(allowances ?? "0"), charges ?? "0"]);
  return (total !== null && isUnderACent(sumOf([lines, negate(total)]))) || isUnderACent(sumOf([own, negate(net)]));
}

/**
 * What the gross total contains beside net and VAT: none in most invoices.
 *
 * @returns the fewest amounts that explain it; null where none do
 */
export function besideIn({ net, vat, gross, beside }: Totals): readonly Beside[] | null {
  let choices: readonly (readonly Beside[])[] = [[]];
  for (const one of beside) choices = [...choices, ...choices.map((chosen) => [...chosen, one])];
  const explains = (chosen: readonly Beside[]): boolean =>
    isEqual(sumOf([net, vat ?? "0", ...chosen.map(({ amount }) => amount)]), gross);
  return choices.toSorted((a, b) => a.length - b.length).find(explains) ?? null;
}
