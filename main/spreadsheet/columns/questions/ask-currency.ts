/** @file Asks for the currency of the amounts, where headers, columns and signs do not say it or contradict each other. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { isCurrencyCode } from "../../cells/currency-codes.ts";
import { seen } from "../../cells/table.ts";
import { currencyInHeader } from "../../headers/known-headers.ts";
import { type CheckedColumns, columnOf, isAnswered } from "../checked-columns.ts";
import { isCurrencyCell, shareOf } from "../column-content.ts";
import { answerLeaveAlone, answerProperty, examplesOf, leavingAlone, leftOut } from "../column-verdict.ts";
import { exampleOf, placeOf, type SurveyedColumn } from "../survey-columns.ts";
import { askWhich } from "./ask-which.ts";

/** A currency that an amount's header or a line above the table names, and where. */
export interface HeaderCurrency {
  readonly currency: string;
  readonly where: { readonly letter: string } | { readonly row: number };
  readonly header: string;
}

/** The one currency that the headers of the amounts name, or null. */
export function currencyOf(amounts: readonly SurveyedColumn[]): HeaderCurrency | null {
  const named = amounts.flatMap(({ letter, header }) => {
    const currency = currencyInHeader(header);
    return currency === null ? [] : [{ currency, where: { letter }, header }];
  });
  const [first] = named;
  return first !== undefined && named.every(({ currency }) => currency === first.currency) ? first : null;
}

/** Asks where the headings of the amounts name several currencies, “Net (GBP)” and “VAT (EUR)”, and no column has them. */
export function askAboutHeadings({ amounts, assigned }: CheckedColumns): Question[] {
  if (assigned.has("Currency")) return [];
  const named = amounts.flatMap(({ letter, header }): HeaderCurrency[] => {
    const currency = currencyInHeader(header);
    return currency === null ? [] : [{ currency, where: { letter }, header }];
  });
  const [one] = named;
  const other = named.find(({ currency }) => currency !== one?.currency);
  return one === undefined || other === undefined ? [] : [askBetween(one, other)];
}

/** Asks which of two currencies the amounts are in, where two texts of a file name one each. */
export const askBetween = (one: HeaderCurrency, other: HeaderCurrency): Question => ({
  id: "missing-Currency",
  about: "missing",
  text: {
    say: "ask-currency-between",
    ...{ one: one.header, of: one.currency, other: other.header, ofOther: other.currency },
  },
  column: null,
  answers: [one, other].map(({ currency }) => ({
    id: currency,
    label: { say: "all-are-in", currency },
    sets: { constants: { Currency: currency } },
  })),
  examples: [],
});

/** Asks where a header says "Net (GBP)" and rows say EUR: the amounts may be converted, or the header may be wrong. */
export function askAboutCurrencies(columns: CheckedColumns): Question[] {
  const { amounts, assigned } = columns;
  const currency = assigned.get("Currency");
  const named = currencyOf(amounts);
  const other = currency?.content.sample.find(({ cell, text }) => isCurrencyCell(cell) && text !== named?.currency);
  const amount = amounts.find(
    ({ letter }) => named !== null && "letter" in named.where && letter === named.where.letter,
  );
  if (named === null || !currency || !amount || other === undefined) return [];
  if (isAnswered(columns, amount) || isAnswered(columns, currency)) return [];
  return [
    {
      id: `column-${amount.letter}`,
      about: "column",
      text: {
        say: "ask-header-currency",
        column: placeOf(amount),
        currency: named.currency,
        row: other.row,
        text: other.text,
      },
      column: amount.letter,
      answers: [
        {
          id: "row",
          label: { say: "currency-in-column", header: currency.header },
          sets: { columns: { [currency.name]: { as: "property", property: "Currency" } } },
        },
        {
          id: "header",
          label: { say: "all-in", currency: named.currency },
          sets: { ...leavingAlone([currency]), constants: { Currency: named.currency } },
        },
      ],
      examples: examplesOf(currency, { row: (text) => text, header: () => named.currency }),
    },
  ];
}

/**
 * Asks which net amount counts where two are headed in different currencies, “Net, UAH” and “Net, EUR”, and no column says
 * in which one an invoice is: one of them is converted.
 */
export function askAboutTwoNets(columns: CheckedColumns): Question[] {
  const { all, assigned } = columns;
  const net = columnOf(columns, "Net");
  const own = net?.known?.says.currency ?? null;
  if (net === undefined || own === null || assigned.has("Currency")) return [];
  if (isAnswered(columns, net)) return [];
  const others = all.filter((other) => other !== net && other.content.isFilled && isNetIn(other, own));
  return others.length === 0 ? [] : [askWhich("Net", [net, ...others], "ask-which-of-twins")];
}

/** True for a heading of net amounts in another currency than `own`. */
const isNetIn = ({ known }: SurveyedColumn, own: string): boolean =>
  known?.meaning.is === "property" &&
  known.meaning.property === "Net" &&
  known.says.currency !== null &&
  known.says.currency !== own;

/** Asks whether a column with codes such as GBP and EUR but no known header is the currency, where nothing else is. */
export function askAboutCurrencyColumn(columns: CheckedColumns): Question[] {
  const { all, amounts, assigned, useOf } = columns;
  if (assigned.has("Currency") || amounts.length === 0) return [];
  const inHeader = currencyOf(amounts)?.currency;
  const holdsCodes = all.filter(
    (column) =>
      column.known === null &&
      column.content.isFilled &&
      useOf(column)?.as !== "property" &&
      !isAnswered(columns, column) &&
      shareOf(column.content, (cell) => isCurrencyCode(seen(cell))) >= 0.9 &&
      !column.content.sample.every(({ text }) => text === inHeader),
  );
  const [column] = holdsCodes;
  if (column === undefined) return [];
  return [
    {
      id: `column-${column.letter}`,
      about: "column",
      text: { say: "ask-currency-column", column: placeOf(column), example: exampleOf(column) },
      column: column.letter,
      answers: [answerProperty(column, "Currency"), answerLeaveAlone([column], { say: "no-leave-out" })],
      examples: examplesOf(column, { Currency: (text) => text, "leave-alone": () => leftOut }),
    },
  ];
}
