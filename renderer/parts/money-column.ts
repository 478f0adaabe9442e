/** @file Splits money into currency and amount, so that the amounts line up in a column. */

import type { Money } from "../../shared/values/purchase-invoice.ts";
import { sayAmount } from "../../shared/wording/grammar.ts";
import { sayMoney } from "../../shared/wording/say-money.ts";

export interface MoneyLine {
  readonly currency: string;
  readonly amount: string;
  /** Both in the office's format, for running text: "1.204,50 EUR". */
  readonly said: string;
}

/** One line per currency, in the order of their codes. */
export function moneyColumn(money: Money): readonly MoneyLine[] {
  return Object.entries(money)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, amount]) => ({
      currency,
      amount: sayAmount(amount, currency),
      said: sayMoney({ [currency]: amount }),
    }));
}
