/** @file How high the bars of a chart stand, and which currencies have bars of their own. */

import type { DayFigures } from "../../shared/imports/history-query.ts";

/** Small enough that nobody takes it for something, and not nothing. */
const least = 0.04;

/** From 0 to 1, each against the greatest. A drawing need not be exact to the penny: the words beside it are. */
export function barsOf(amounts: readonly string[]): readonly number[] {
  const sizes = amounts.map((amount) => Math.max(0, Number(amount)));
  const greatest = Math.max(...sizes);
  return sizes.map((size) => (size === 0 || greatest === 0 ? 0 : Math.max(least, size / greatest)));
}

const mostCurrencies = 2;

/** Those of the most days first; a third currency is in the words and in the table. */
export function currenciesOf(days: readonly Pick<DayFigures, "net">[]): readonly string[] {
  const daysWith = new Map<string, number>();
  for (const { net } of days)
    for (const currency of Object.keys(net)) daysWith.set(currency, (daysWith.get(currency) ?? 0) + 1);
  return [...daysWith]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, mostCurrencies)
    .map(([currency]) => currency);
}
