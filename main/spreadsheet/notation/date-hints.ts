/** @file Infers the order of dates from the rest of the file, where the invoice dates themselves are ambiguous. */

import type { SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DateOrder } from "../../../shared/values/notation.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { readDateText } from "../cells/date-text.ts";
import { columnLetter, type Row } from "../cells/table.ts";
import { type Setting, weighReadings } from "../cells/weigh-readings.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import type { Title } from "../titles/read-titles.ts";
import { waysOf } from "./ask-date-order.ts";
import { type InferredDates, inferDates } from "./date-order.ts";

const orders = ["dmy", "mdy", "ymd"] as const;

/**
 * Infers the order from the invoice dates, otherwise from other dates, the language or the decimal sign, or asks.
 *
 * @param decimals what the amounts of the file show of their decimal sign
 */
export function inferDatesWithHints(
  rows: readonly Row[],
  columns: readonly Column[],
  said: Setting<DateOrder> | null,
  map: ColumnMap,
  epoch: "1900" | "1904" | null,
  titles: readonly Title[] = [],
  decimals: SheetReading["decimals"] = null,
): InferredDates {
  const inferred = inferDates(rows, columns, said, epoch);
  if (said !== null) return askedAgainst(inferred, said, { rows, columns, map, epoch, titles });
  if (inferred.questions.length === 0) return inferred;
  const hint = orderOfOtherDates(rows, map) ?? orderOfDots(rows, columns, map) ?? orderOfComma(decimals);
  if (hint === null) return inferred;
  // A hint that contradicts the invoice dates is ignored.
  const hinted = inferDates(rows, columns, hint, epoch);
  return hinted.questions.length === 0 ? hinted : inferred;
}

interface DatedFile {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly map: ColumnMap;
  readonly epoch: "1900" | "1904" | null;
  /** The lines around the rows. */
  readonly titles: readonly Title[];
}

/** Asks where the invoice dates are ambiguous, and the other dates show another order than was said. */
function askedAgainst(inferred: InferredDates, said: Setting<DateOrder>, file: DatedFile): InferredDates {
  const { rows, columns, map, epoch, titles } = file;
  const other = [orderOfOtherDates(rows, map), orderOfTitles(titles)].find((one) => one !== null && one.is !== said.is);
  if (inferred.questions.length > 0 || other == null) return inferred;
  const [question] = inferDates(rows, columns, null, epoch).questions;
  const { row, text } = other;
  if (question === undefined) return inferred;
  const against: Message = {
    say: "ask-order-against",
    ...{ voice: said.says, order: said.is, row, text, ways: waysOf(readDateText(text).by) },
  };
  return { ...inferred, order: null, dates: null, questions: [{ ...question, text: against }] };
}

const startsLikeDate = /^\d{1,4}[-/. ]/;

/** @property row of the date that shows it, with its text */
interface OtherDates extends Witnessed {
  readonly says: Message;
}

interface Witnessed {
  readonly is: DateOrder;
  readonly row: number;
  readonly text: string;
}

const dateInLine = /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1\d{4}(?![\d/-])/g;

/** The order that the dates in lines around the rows show, such as that of printing; null where they show none. */
function orderOfTitles(titles: readonly Title[]): Witnessed | null {
  const texts = titles.flatMap(({ row, text }) =>
    [...text.matchAll(dateInLine)].map(([date]) => ({ row, text: date, by: readDateText(date).by })),
  );
  const verdict = weighReadings(orders, texts);
  return verdict.is === "decided" ? { is: verdict.way, row: verdict.witness.row, text: verdict.witness.text } : null;
}

/** One program wrote all dates, so other dates (such as due dates) show the order, if they agree among themselves. */
function orderOfOtherDates(rows: readonly Row[], { seen: all }: ColumnMap): OtherDates | null {
  const others = new Set(all.flatMap(({ letter, use }) => (use === null || use.as === "left-alone" ? [letter] : [])));
  const name = new Map(all.map((column) => [column.letter, column.name]));
  const texts = rows.flatMap(({ number, cells }) =>
    cells.flatMap((cell, index) => {
      if (cell.kind !== "text" || !startsLikeDate.test(cell.text)) return [];
      const column = columnLetter(index);
      const readings = readDateText(cell.text);
      return readings.needsOrder && others.has(column)
        ? [{ row: number, text: cell.text, by: readings.by, column }]
        : [];
    }),
  );
  const verdict = weighReadings(orders, texts);
  if (verdict.is !== "decided") return null;
  const { row, text } = verdict.witness;
  const column = texts.find((one) => one.row === row && one.text === text)?.column ?? "";
  const place = { letter: column, header: name.get(column) ?? "" };
  return { is: verdict.way, says: { say: "voice-other-date", row, text, column: place }, row, text };
}

/** Dates with dots are day first in every language but English, so in a file with foreign headers they are day first. */
function orderOfDots(
  rows: readonly Row[],
  columns: readonly Column[],
  { language }: ColumnMap,
): Setting<DateOrder> | null {
  const date = columns.find(({ property }) => property === "Date");
  if (language === null || date === undefined) return null;
  const texts = rows.flatMap(({ cells }) => {
    const cell = cells[date.index];
    return cell?.kind === "text" ? [cell.text] : [];
  });
  const isDotted = texts.every((text) => !readDateText(text).needsOrder || /^\d{1,2}\.\d{1,2}\./.test(text));
  return isDotted ? { is: "dmy", says: { say: "voice-dots", language } } : null;
}

/** No country that writes the month first has a decimal comma, and one program wrote the dates and the amounts. */
function orderOfComma(decimals: SheetReading["decimals"]): Setting<DateOrder> | null {
  const evidence = decimals?.evidence;
  if (decimals?.sign !== "," || evidence?.say !== "sign-by-row") return null;
  return { is: "dmy", says: { say: "voice-decimal-comma", row: evidence.row, text: evidence.text } };
}
