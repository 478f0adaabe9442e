/** @file Reads a band over the headings that names the currency of the amounts below it: “GBP”, “Amounts in EUR”. */

import { isCurrencyCode } from "../cells/currency-codes.ts";
import { type Row, seen } from "../cells/table.ts";
import type { HeaderCurrency } from "../columns/questions/ask-currency.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";

/** The currency at the end of a short text, alone or after words: "GBP", "(EUR)", "Beträge in EUR", "Kwoty w PLN". */
const named = /^(?:[^\d;:]{0,40}[\s(])?\(?([A-Z]{3}|[£€])\)?$/u;

/**
 * The one currency of the bands right above the headings that reach over these amounts, or null.
 *
 * A band reaches up to the next cell that is filled. @param above the rows above the headings
 */
export function currencyOfBands(
  above: readonly Row[],
  header: Row,
  amounts: readonly AnyColumn[],
): HeaderCurrency | null {
  const bands = above
    .filter(({ number }) => header.number - number <= 2)
    .flatMap(({ number, cells }) =>
      cells.flatMap((cell, index): (HeaderCurrency & { readonly index: number })[] => {
        const text = seen(cell);
        const word = named.exec(text)?.[1] ?? "";
        const code = word === "£" ? "GBP" : word === "€" ? "EUR" : word;
        if (!isCurrencyCode(code)) return [];
        const next = cells.findIndex(({ kind }, at) => at > index && kind !== "empty");
        const reaches = amounts.some((column) => column.index >= index && (next < 0 || column.index < next));
        // Over the first column it may be a title of the whole sheet, which is asked about.
        return reaches && index > 0 ? [{ currency: code, where: { row: number }, header: text, index }] : [];
      }),
    );
  const [first] = bands;
  if (first === undefined || !bands.every(({ currency }) => currency === first.currency)) return null;
  const { index: _, ...band } = first;
  return band;
}
