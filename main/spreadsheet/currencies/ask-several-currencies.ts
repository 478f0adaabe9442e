/** @file Asks for the currency of a file that names none, where no one currency fits all suppliers. */

import type { Question, ReadRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import { currenciesOfForm } from "../proof/legal-forms.ts";
import { ofOneCurrency } from "../proof/usual-rates.ts";

/** What a supplier's name and the rates of VAT allow. */
interface Hint {
  readonly row: number;
  readonly of: string;
  readonly currencies: readonly string[];
}

/**
 * The question; none where some currency fits all that the file shows of its suppliers: their legal forms, and the rates
 * of VAT. “Tarn ApS” and “Lund AB” have none in common.
 *
 * @param rows all invoices, of which none has a currency
 */
export function askSeveralCurrencies(rows: readonly ReadRow[]): Question[] {
  const hints: Hint[] = [];
  const seen = new Set<string>();
  for (const { row, invoice } of rows) {
    const name = typeof invoice.AccountName === "string" ? invoice.AccountName : "";
    if (name === "" || seen.has(name)) continue;
    seen.add(name);
    const currencies = currenciesOfForm(name);
    if (currencies.length > 0) hints.push({ row, of: name, currencies });
  }
  const [first] = hints;
  if (first === undefined) return [];
  const byRate = ofOneCurrency(rows.slice(0, mostLookedAt).map(({ invoice }) => invoice));
  const sets = [...hints.map(({ currencies }) => currencies), ...(byRate === null ? [] : [[byRate]])];
  const common = first.currencies.filter((one) => sets.every((currencies) => currencies.includes(one)));
  if (common.length > 0) return [];
  const counts = new Map<string, number>();
  for (const currencies of sets) for (const one of currencies) counts.set(one, (counts.get(one) ?? 0) + 1);
  const likely = [...counts].toSorted(([, a], [, b]) => b - a).map(([currency]) => currency);
  const other =
    hints.find(({ currencies }) => !currencies.some((one) => first.currencies.includes(one))) ?? hints.at(-1);
  return [
    {
      id: "missing-Currency",
      about: "missing",
      text: { say: "ask-currency-of-suppliers", one: first.of, other: (other ?? first).of },
      column: null,
      answers: [
        ...likely.slice(0, mostAnswers).map((currency) => ({
          id: currency,
          label: { say: "all-are-in" as const, currency },
          sets: { constants: { Currency: currency } },
        })),
        { id: "send-without", label: { say: "send-without", property: "Currency" }, sets: { without: ["Currency"] } },
      ],
      examples: [],
    },
  ];
}

const mostAnswers = 5;
/** The rates of a country show in its first invoices. */
const mostLookedAt = 200;
