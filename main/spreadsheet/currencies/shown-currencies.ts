/** @file Finds the currencies that a file shows anywhere, before it is known what its columns hold. */

import { currencyCode, isCurrencyCode } from "../cells/currency-codes.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import { type Row, seen } from "../cells/table.ts";
import { currencyInHeader } from "../headers/known-headers.ts";
import { titleOf } from "../titles/read-titles.ts";
import { currencyFor } from "./title-currency.ts";

const signed = /[£€₹₺₽₴¥$]|^\p{Lu}{3} ?\d|\d ?\p{Lu}{3}$/u;

/** The codes of cells that hold nothing else, of signs beside amounts, of headings and of lines above them; sorted. */
export function shownCurrencies(above: readonly Row[], header: Row, below: readonly Row[]): readonly string[] {
  const found = new Set<string | null>();
  const known = new Set<string>();
  found.add(currencyFor({ above: above.map(titleOf), between: [] })?.currency ?? null);
  for (const cell of header.cells) found.add(currencyInHeader(seen(cell)));
  for (const { cells } of below)
    for (const cell of cells) {
      if (cell.kind === "number" && cell.currency != null) found.add(currencyCode(cell.currency));
      if (cell.kind !== "text" || cell.text.length > longest || known.has(cell.text)) continue;
      if (known.size < mostKnown) known.add(cell.text);
      if (isCurrencyCode(cell.text)) found.add(cell.text);
      else if (signed.test(cell.text)) {
        const { currency } = readDecimalText(cell.text);
        if (currency !== null) found.add(currencyCode(currency));
      }
    }
  return [...found].filter((code) => code !== null).toSorted();
}

/** With more different texts than this, few of them repeat. */
const mostKnown = 1_024;

/** No amount with a currency is longer. */
const longest = 24;
