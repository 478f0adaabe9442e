/** @file Checks the sums that prove the rows, to the cent (BR-S-08, BR-CO-14, BR-CO-15 of EN 16931). */

import type { EInvoice } from "../../../shared/e-invoice/e-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isEqual, sumOf } from "../rows/money.ts";

/** The sums that do not hold, with their figures. Without a VAT breakdown there is nothing to prove. */
export function findWrongSums({ breakdown, totals, currency }: EInvoice): readonly Message[] {
  const { net, vat, gross } = totals;
  const wrong: Message[] = [];
  if (breakdown.length === 0) return wrong;
  const bases = sumOf(breakdown.map((line) => line.net));
  if (!isEqual(bases, net)) wrong.push({ say: "vat-lines-net", sum: bases, total: net, currency });
  const taxes = sumOf(breakdown.map((line) => line.vat));
  if (!isEqual(taxes, vat ?? "0")) wrong.push({ say: "vat-lines-vat", sum: taxes, total: vat ?? "0", currency });
  const sum = sumOf([net, vat ?? "0"]);
  if (!isEqual(sum, gross)) wrong.push({ say: "net-and-vat", sum, total: gross, currency });
  return wrong;
}
