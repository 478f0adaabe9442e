/** @file Sums the lines of each invoice, as amounts to compare a new invoice with. */

import { addDecimals } from "../../../shared/values/add-money.ts";

/** @param lines `invoice` is the same for the lines of one invoice; the totals keep the order of their first lines */
export function totalsByInvoice(
  lines: readonly { readonly invoice: string; readonly net: string }[],
): readonly string[] {
  const totals = new Map<string, string>();
  for (const { invoice, net } of lines) totals.set(invoice, addDecimals(totals.get(invoice) ?? "0", net));
  return [...totals.values()];
}
