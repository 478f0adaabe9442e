/** @file Settles the order of day, month and year for the whole date column, with the evidence, or asks. */

import type { DateOrder } from "../../shared/notation.ts";
import type { Question, SheetReading } from "../../shared/sheet-reading.ts";
import { dayInWords } from "./calendar.ts";
import { readDateText, startsWithYear } from "./date-text.ts";
import type { Column } from "./map-columns.ts";
import type { Row } from "./table.ts";
import { type Verdict, type Witness, weighReadings } from "./weigh-readings.ts";

export interface SettledDates {
  /** Null while it is asked about. */
  readonly order: DateOrder | null;
  readonly dates: SheetReading["dates"];
  readonly questions: readonly Question[];
}

const orders = ["dmy", "mdy", "ymd"] as const;
const inWords: Readonly<Record<DateOrder, string>> = { dmy: "day first", mdy: "month first", ymd: "year first" };

/** @param setting what a person has said about this inbox; evidence against it is asked about, not overruled */
export function settleDates(rows: readonly Row[], columns: readonly Column[], setting: DateOrder | null): SettledDates {
  const column = columns.find(({ property }) => property === "Date");
  const texts = column === undefined ? [] : rows.flatMap((row) => textIn(row, column));
  const inOrder = texts.filter(({ needsOrder }) => needsOrder);
  const isoOne = texts.find(({ text }) => startsWithYear(text));
  if (column === undefined || (inOrder.length === 0 && isoOne === undefined))
    return { order: "dmy", dates: null, questions: [] };
  if (inOrder.length === 0)
    return {
      order: "ymd",
      dates: { order: "ymd", evidence: `row ${isoOne?.row} holds ${isoOne?.text}, so year first` },
      questions: [],
    };

  const verdict = weighReadings(orders, inOrder);
  const against =
    setting === null ? undefined : inOrder.find(({ by }) => by[setting] === null && orders.some((o) => by[o] !== null));
  if (setting !== null && against !== undefined) return ask(questionAgainst(setting, against));
  if (setting !== null) return settled(setting, `the inbox's settings say ${inWords[setting]}`, inOrder);
  switch (verdict.is) {
    case "settled":
      return settled(
        verdict.way,
        `row ${verdict.witness.row} holds ${verdict.witness.text}, so ${inWords[verdict.way]}`,
        inOrder,
      );
    case "all-the-same":
      return settled(firstWay(inOrder), "every date reads the same in each order", inOrder);
    case "open":
    case "mixed":
      return ask(questionFrom(verdict, column));
  }
}

type DateWitness = Witness<DateOrder> & { readonly needsOrder: boolean };

function textIn(row: Row, column: Column): DateWitness[] {
  const cell = row.cells[column.index];
  return cell?.kind === "text" ? [{ row: row.number, text: cell.text, ...readDateText(cell.text) }] : [];
}

const firstWay = (witnesses: readonly DateWitness[]): DateOrder =>
  orders.find((order) => witnesses.every(({ by }) => by[order] !== null)) ?? "dmy";

function settled(order: DateOrder, evidence: string, inOrder: readonly DateWitness[]): SettledDates {
  const hasShortYear = inOrder.some(({ text }) => !/\d{4}/.test(text));
  const whole = hasShortYear ? `${evidence}; two-digit years are read as 20yy` : evidence;
  return { order, dates: { order, evidence: whole }, questions: [] };
}

const ask = (text: string): SettledDates => ({
  order: null,
  dates: null,
  questions: [
    {
      id: "date-order",
      about: "date-order",
      text,
      column: null,
      answers: orders.map((order) => ({ id: order, label: inWords[order], sets: { dateOrder: order } })),
      examples: [],
    },
  ],
});

const questionAgainst = (setting: DateOrder, { row, text, by }: DateWitness): string =>
  `The inbox's settings say ${inWords[setting]}, but row ${row} holds ${text}, which is a date only ${eachWay(by)}. Which is right?`;

const eachWay = (by: Witness<DateOrder>["by"]): string =>
  orders.flatMap((order) => (by[order] === null ? [] : [inWords[order]])).join(" or ");

function questionFrom(verdict: Extract<Verdict<DateOrder>, { is: "open" | "mixed" }>, column: Column): string {
  if (verdict.is === "mixed") {
    const each = verdict.witnesses
      .slice(0, 3)
      .map(({ row, text, by }) => `row ${row} holds ${text}, which is a date only ${eachWay(by)}`);
    return `The dates in column ${column.letter} “${column.header}” do not agree: ${each.join("; ")}. Which order is right?`;
  }
  const each = verdict.unclear.slice(0, 3).map(({ row, text, by }) => {
    const readings = verdict.ways.flatMap((way) =>
      by[way] === null ? [] : [`${dayInWords(by[way])} (${inWords[way]})`],
    );
    return `row ${row} holds ${text}: ${readings.join(" or ")}?`;
  });
  return `No date in column ${column.letter} “${column.header}” shows which order it is written in: ${each.join(" ")}`;
}
