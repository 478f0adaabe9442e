/** @file Makes the questions about the order of dates, with what each answer would make of the column. */

import type { Example, Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DateOrder } from "../../../shared/values/notation.ts";
import type { KeptDay, Message } from "../../../shared/wording/message.ts";
import type { Witness } from "../cells/weigh-readings.ts";
import type { Column } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";

export const dateOrders = ["dmy", "mdy", "ymd"] as const;

/** The orders under which the text is a real date. */
export const waysOf = (by: Witness<DateOrder>["by"]): readonly DateOrder[] =>
  dateOrders.filter((order) => by[order] !== null);

export const keptDay = (isoDay: string): KeptDay => ({ isoDay });

/** @param witnesses the most important ones first; the same one may occur twice */
export function askDateOrder(
  { letter }: Column,
  text: Message,
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
      const label: Message = day ? { say: "order-for", order, day: keptDay(day) } : { say: "order", order };
      return { id: order, label, sets: { dateOrder: order } };
    }),
    examples: [...new Set(witnesses)].slice(0, 5).map((witness) => readEachWay(witness, orders)),
  };
}

const readEachWay = ({ row, text, by }: Witness<DateOrder>, orders: readonly DateOrder[]): Example => ({
  row,
  value: text,
  readings: Object.fromEntries(orders.map((order) => [order, by[order] === null ? noDate : keptDay(by[order])])),
});

const noDate: Message = { say: "no-date" };

/**
 * Asks about a workbook's dates whose day and month Excel may have swapped; see [Note: swapped dates].
 *
 * No answer swaps them back, because nothing shows which dates were swapped.
 */
export function askWhetherSwapped(
  column: Column,
  days: readonly { readonly row: number; readonly iso: string }[],
  texts: readonly Witness<DateOrder>[],
  orders: readonly DateOrder[],
): Question {
  const [day] = days;
  const [text] = texts;
  const kept = keptDay(day?.iso ?? "");
  const swapped = (day?.iso ?? "").replace(/-(\d\d)-(\d\d)$/, "-$2-$1");
  return {
    id: "date-order",
    about: "date-order",
    text: {
      say: "ask-swapped",
      column: placeOf(column),
      text: text?.text ?? "",
      textRow: text?.row ?? 0,
      day: kept,
      dayRow: day?.row ?? 0,
      swapped: keptDay(swapped),
    },
    column: column.letter,
    answers: orders.map((order) => ({
      id: order,
      label:
        orders.length > 1
          ? { say: "real-dates-right-others", day: kept, order }
          : { say: "real-dates-right", day: kept },
      sets: { dateOrder: order },
    })),
    examples: [
      ...days.slice(0, 3).map(({ row, iso }) => ({
        row,
        value: iso,
        readings: Object.fromEntries(orders.map((order) => [order, keptDay(iso)])),
      })),
      ...texts.slice(0, 2).map((witness) => readEachWay(witness, orders)),
    ],
  };
}
