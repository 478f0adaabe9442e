/** @file Checks the sums that prove the rows, to the cent (BR-S-08, BR-CO-14, BR-CO-15 of EN 16931). */

import type { Beside, EInvoice, Totals } from "../../../shared/e-invoice/e-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isEqual, isUnderACent, negate, sumOf } from "../rows/money.ts";

/** The sums that do not hold, with their figures. Without a VAT breakdown there is nothing to prove. */
export function findWrongSums({ breakdown, totals, itemSums, lineSums, currency }: EInvoice): readonly Message[] {
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
  return wrong;
}

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
