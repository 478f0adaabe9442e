/** @file Computes the heights of a chart's bars, and chooses the currencies that have bars. */

import type { DayFigures } from "../../shared/imports/history-query.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";

/** Amounts may have no currency; then the name says so. */
export const nameOfMoney = (currency: string): string =>
  words.today.moneyPerDay(currency === "" ? words.look.noCurrency : currency);

/** The height of the smallest visible bar. */
const least = 0.04;

/** Heights from 0 to 1, relative to the largest amount. Not exact to the penny, unlike the words beside the chart. */
export function barsOf(amounts: readonly string[]): readonly number[] {
  const sizes = amounts.map((amount) => Math.max(0, Number(amount)));
  const greatest = Math.max(...sizes);
  return sizes.map((size) => (size === 0 || greatest === 0 ? 0 : Math.max(least, size / greatest)));
}

/** What the tallest bar stands for, without pence; "" if there are no bars. */
export function topOf(amounts: readonly string[]): string {
  const greatest = Math.max(...amounts.map(Number));
  return greatest <= 0 ? "" : figure(greatest < 1 ? 1 : Math.round(greatest));
}

const mostCurrencies = 2;

/** The two currencies with the most days. Others are only in the words and the table. */
export function currenciesOf(days: readonly Pick<DayFigures, "net">[]): readonly string[] {
  const daysWith = new Map<string, number>();
  for (const { net } of days)
    for (const currency of Object.keys(net)) daysWith.set(currency, (daysWith.get(currency) ?? 0) + 1);
  return [...daysWith]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .slice(0, mostCurrencies)
    .map(([currency]) => currency);
}
