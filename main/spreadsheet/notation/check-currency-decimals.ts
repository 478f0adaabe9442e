/** @file Finds an amount that a decimal sign reads otherwise than its currency is written: dinars without their decimals. */

import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { decimalsOf } from "../../../shared/values/amounts/currency-decimals.ts";
import type { DecimalSign } from "../../../shared/values/notation.ts";
import { currencyCode } from "../cells/currency-codes.ts";
import { readDecimalText } from "../cells/decimal-text.ts";
import { type Row, seen } from "../cells/table.ts";
import type { Witness } from "../cells/weigh-readings.ts";
import type { Column } from "../columns/map-columns.ts";
import { isAmount } from "../rows/check-row.ts";
import { replacementFor, replacementsOf } from "../rows/replace-values.ts";

/** They have two decimals that nobody writes. */
const unwritten: ReadonlySet<string> = new Set("HUF IDR IRR COP TWD MMK LBP".split(" "));

/** An amount and its currency. */
export interface CurrencyWitness extends Witness<DecimalSign> {
  readonly currency: string;
}

/** What is known of the currencies of a file before its rows are read. */
export interface KnownCurrencies {
  readonly said: TemplateChange;
  /** The currency that a heading or a title names, or null. */
  readonly around: string | null;
}

/**
 * The first amount whose currency contradicts the sign, or null.
 *
 * A dinar has three decimals and a yen none. So 2.500 KWD read as 2500, or 1.234 JPY read as 1.234, is probably wrong by
 * a factor of a thousand. Nothing like that can be told of a currency with two decimals.
 */
export function findCurrencyAgainst(
  sign: DecimalSign,
  rows: readonly Row[],
  columns: readonly Column[],
  { said, around }: KnownCurrencies,
): CurrencyWitness | null {
  const amounts = columns.filter(({ property }) => isAmount(property));
  const named = columns.find(({ property }) => property === "Currency");
  const replacements = replacementsOf("Currency", said);
  const ofRow = ({ cells }: Row): string | null => {
    const cell = named === undefined ? undefined : cells[named.index];
    if (cell === undefined || cell.kind === "empty") return null;
    const replaced = replacements === null ? undefined : replacementFor(cell, replacements)?.text;
    return currencyCode(replaced ?? seen(cell));
  };
  const ofFile = said.constants?.Currency ?? around;
  for (const row of rows)
    for (const { index } of amounts) {
      const cell = row.cells[index];
      if (cell?.kind !== "text") continue;
      const { by, currency: beside } = readDecimalText(cell.text);
      if (by["."] === null || by[","] === null || by["."] === by[","]) continue;
      const currency = ofRow(row) ?? (beside === null ? null : currencyCode(beside)) ?? ofFile;
      if (currency !== null && contradicts(currency, by[sign] ?? ""))
        return { row: row.number, text: cell.text, by, currency };
    }
  return null;
}

/** @param read an amount that both signs can read: one has three decimals, the other none */
const contradicts = (currency: string, read: string): boolean =>
  read.includes(".") ? decimalsOf(currency) === 0 || unwritten.has(currency) : decimalsOf(currency) === 3;
