/** @file What the rest of a file says of the order of its dates, where the invoice dates themselves leave it open. */

import type { DateOrder } from "../../../shared/values/notation.ts";
import { readDateText } from "../cells/date-text.ts";
import { columnLetter, type Row } from "../cells/table.ts";
import { type Setting, weighReadings } from "../cells/weigh-readings.ts";
import type { Column, ColumnMap } from "../columns/map-columns.ts";
import { type SettledDates, settleDates } from "./date-order.ts";

const orders = ["dmy", "mdy", "ymd"] as const;

/** Settles the order by the invoice dates, or else by what stands beside them, or asks. */
export function settleDatesWithHints(
  rows: readonly Row[],
  columns: readonly Column[],
  said: Setting<DateOrder> | null,
  map: ColumnMap,
  epoch: "1900" | "1904" | null,
): SettledDates {
  const settled = settleDates(rows, columns, said, epoch);
  if (said !== null || settled.questions.length === 0) return settled;
  const hint = orderOfOtherDates(rows, map) ?? orderOfDots(rows, columns, map);
  if (hint === null) return settled;
  // A hint that the dates speak against is none.
  const hinted = settleDates(rows, columns, hint, epoch);
  return hinted.questions.length === 0 ? hinted : settled;
}

const startsLikeDate = /^\d{1,4}[-/. ]/;

/** One program wrote all the dates, so due dates tell of invoice dates; unless they do not agree among themselves. */
function orderOfOtherDates(rows: readonly Row[], { seen: all }: ColumnMap): Setting<DateOrder> | null {
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
  if (verdict.is !== "settled") return null;
  const { row, text } = verdict.witness;
  const column = texts.find((one) => one.row === row && one.text === text)?.column ?? "";
  const place = { letter: column, header: name.get(column) ?? "" };
  return { is: verdict.way, says: { say: "voice-other-date", row, text, column: place } };
}

/** In no country whose language is not English is the month written first with dots between. */
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
