/** @file The questions about the order of dates: what each answer would make of the column. */

import type { DateOrder } from "../../shared/notation.ts";
import type { Example, Question } from "../../shared/sheet-reading.ts";
import { dayInWords } from "./calendar.ts";
import type { Column } from "./map-columns.ts";
import { capitalised, type Witness } from "./weigh-readings.ts";

export const dateOrders = ["dmy", "mdy", "ymd"] as const;

export const wordsForOrder: Readonly<Record<DateOrder, string>> = {
  dmy: "day first",
  mdy: "month first",
  ymd: "year first",
};

/** "day first or year first", as far as the date exists so. */
export const eachWay = (by: Witness<DateOrder>["by"]): string =>
  dateOrders.flatMap((order) => (by[order] === null ? [] : [wordsForOrder[order]])).join(" or ");

/** @param witnesses those that matter most come first; the same one may come twice */
export function askDateOrder(
  { letter }: Column,
  text: string,
  orders: readonly DateOrder[],
  witnesses: readonly Witness<DateOrder>[],
): Question {
  return {
    id: "date-order",
    about: "date-order",
    text,
    column: letter,
    answers: orders.map((order) => {
      const day = witnesses.find(({ by }) => by[order] !== null)?.by[order];
      const words = capitalised(wordsForOrder[order]);
      return { id: order, label: day ? `${words}: ${dayInWords(day)}` : words, sets: { dateOrder: order } };
    }),
    examples: [...new Set(witnesses)].slice(0, 5).map((witness) => readEachWay(witness, orders)),
  };
}

const readEachWay = ({ row, text, by }: Witness<DateOrder>, orders: readonly DateOrder[]): Example => ({
  row,
  value: text,
  readings: Object.fromEntries(orders.map((order) => [order, by[order] === null ? "no date" : dayInWords(by[order])])),
});

/**
 * Asks about real dates of a workbook that Excel may have made of something else; see [Note: swapped dates].
 *
 * There is no answer that swaps them back: nobody could see any more which ones were.
 */
export function askWhetherSwapped(
  { letter, header }: Column,
  days: readonly { readonly row: number; readonly iso: string }[],
  texts: readonly Witness<DateOrder>[],
  orders: readonly DateOrder[],
): Question {
  const [day] = days;
  const [text] = texts;
  const swapped = (day?.iso ?? "").replace(/-(\d\d)-(\d\d)$/, "-$2-$1");
  return {
    id: "date-order",
    about: "date-order",
    text:
      `Excel may have swapped day and month in column ${letter} “${header}”: all its real dates are days up to the 12th, ` +
      `and what it kept as text, such as ${text?.text} in row ${text?.row}, could not be read the other way. ` +
      `Row ${day?.row} holds ${dayInWords(day?.iso ?? "")}; was it ${dayInWords(swapped)}? If so, take the file as ` +
      "it was before Excel opened it.",
    column: letter,
    answers: orders.map((order) => ({
      id: order,
      label:
        `The real dates are right: ${dayInWords(day?.iso ?? "")}` +
        (orders.length > 1 ? `; the others are ${wordsForOrder[order]}` : ""),
      sets: { dateOrder: order },
    })),
    examples: [
      ...days.slice(0, 3).map(({ row, iso }) => ({
        row,
        value: iso,
        readings: Object.fromEntries(orders.map((order) => [order, dayInWords(iso)])),
      })),
      ...texts.slice(0, 2).map((witness) => readEachWay(witness, orders)),
    ],
  };
}
