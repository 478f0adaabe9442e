/** @file Draws an amount beside its currency in a column, in the order of the office's formats, as running text has them. */

import { isCodeFirst } from "../../shared/wording/grammar.ts";
import type { MoneyLine } from "./money-column.ts";

export function MoneyParts({ currency, amount }: Pick<MoneyLine, "currency" | "amount">) {
  const code = <span class="currency">{currency}</span>;
  return isCodeFirst() ? (
    <>
      {code} {amount}
    </>
  ) : (
    <>
      {amount} {code}
    </>
  );
}
