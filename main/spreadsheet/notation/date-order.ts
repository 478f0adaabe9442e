/** @file Infers the order of day, month and year for the whole date column, with the evidence, or asks. */

import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { DateOrder } from "../../../shared/values/notation.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { dateFromSerial } from "../cells/calendar.ts";
import { type DateReadings, hasShortYear, readCompactDate, readDateText, startsWithYear } from "../cells/date-text.ts";
import { isBareDay } from "../cells/read-value.ts";
import { type Cell, type Row, seen } from "../cells/table.ts";
import { type Setting, type Witness, weighReadings } from "../cells/weigh-readings.ts";
import type { Column } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { askDateOrder, askWhetherSwapped, dateOrders, keptDay, waysOf } from "./ask-date-order.ts";

/** How the dates of a file are read. */
export interface InferredDates {
  /** Null while a question is open. */
  readonly order: DateOrder | null;
  readonly dates: SheetReading["dates"];
  readonly questions: readonly Question[];
  /** True where every date is eight digits without separators: only then are such digits read as dates. */
  readonly hasCompactDates: boolean;
  /**
   * The epoch of the column's numbers where every cell is a number that can be a day: a workbook's date column that has
   * lost its format. Null where any cell is something else.
   */
  readonly bareDays: "1900" | "1904" | null;
}

type DateWitness = Witness<DateOrder> & DateReadings;

/** The column's cells, each distinct text once. */
interface Dates {
  readonly texts: readonly DateWitness[];
  /** The cells that the workbook itself stores as dates. */
  readonly days: readonly { readonly row: number; readonly iso: string }[];
  readonly hasCompactDates: boolean;
}

/**
 * Infers the order from the date column alone.
 *
 * @param setting what a person has said; evidence against it leads to a question
 * @param epoch the workbook's first day; null for a text file, which has none
 */
export function inferDates(
  rows: readonly Row[],
  columns: readonly Column[],
  setting: Setting<DateOrder> | null,
  epoch: "1900" | "1904" | null = null,
): InferredDates {
  const column = columns.find(({ property }) => property === "Date");
  const none = { hasCompactDates: false, bareDays: null };
  if (column === undefined) return { order: "dmy", dates: null, questions: [], ...none };
  // A text file has no epoch; what Excel writes into one counts from 1900.
  const bare = findBareDays(rows, column, epoch ?? "1900");
  if (bare !== null) return { ...bare, ...none, bareDays: epoch ?? "1900" };
  const found = gatherDates(rows, column);
  return { ...inferOrder(found, column, setting), hasCompactDates: found.hasCompactDates, bareDays: null };
}

type Inferred = Omit<InferredDates, "hasCompactDates" | "bareDays">;

/** The order where every cell of the column is a number that Excel stores for a day of these years; otherwise null. */
function findBareDays(rows: readonly Row[], column: Column, epoch: "1900" | "1904"): Inferred | null {
  const filled = rows.flatMap(({ number, cells }) => {
    const cell = cells[column.index];
    return cell === undefined || cell.kind === "empty" ? [] : [{ number, cell }];
  });
  const [first] = filled;
  if (first === undefined || !filled.every(({ cell }) => isBareDay(cell))) return null;
  const text = seen(first.cell);
  const day = keptDay(dateFromSerial(Number(text), epoch === "1904") ?? "");
  const evidence: Message = { say: "days-as-numbers", column: placeOf(column), text, row: first.number, day };
  return { order: "ymd", dates: { order: "ymd", evidence }, questions: [] };
}

function inferOrder({ texts, days }: Dates, column: Column, setting: Setting<DateOrder> | null): Inferred {
  const inOrder = withoutFarYears(
    texts.filter(({ needsOrder, by }) => needsOrder && dateOrders.some((order) => by[order] !== null)),
  );
  if (inOrder.length === 0) return { ...inferWithoutOrder(texts), questions: [] };
  const verdict = weighReadings(dateOrders, inOrder);
  const possible = dateOrders.filter((order) => inOrder.some(({ by }) => by[order] !== null));

  const swapped = findSwapped(days, inOrder);
  if (swapped.length > 0) return ask(askWhetherSwapped(column, swapped, inOrder, possible));
  const against = setting === null ? undefined : inOrder.find(({ by }) => by[setting.is] === null);
  if (setting !== null && against !== undefined) {
    const { row, text, by } = against;
    const words: Message = {
      say: "ask-order-against",
      voice: setting.says,
      order: setting.is,
      row,
      text,
      ways: waysOf(by),
    };
    const others = possible.filter((order) => order !== setting.is && by[order] !== null);
    return ask(askDateOrder(column, words, [setting.is, ...others], [against, ...inOrder]));
  }
  if (setting !== null)
    return decided(setting.is, { say: "order-said", voice: setting.says, order: setting.is }, texts);

  switch (verdict.is) {
    case "decided": {
      const { row, text } = verdict.witness;
      return decided(verdict.way, { say: "order-by-row", row, text, order: verdict.way }, texts);
    }
    case "makes-no-difference":
      return decided(firstWay(inOrder), { say: "order-no-matter" }, texts);
    case "open": {
      const dates = verdict.unclear.slice(0, 3).map(({ row, text, by }): Message => {
        const ways = verdict.ways.flatMap((order): Message[] => {
          const day = by[order];
          return day === null ? [] : [{ say: "date-one-way", day: keptDay(day), order }];
        });
        return { say: "date-each-way", row, text, ways };
      });
      const words: Message = { say: "ask-order", column: placeOf(column), dates };
      return ask(askDateOrder(column, words, verdict.ways, verdict.unclear));
    }
    case "mixed": {
      const dates = verdict.witnesses
        .slice(0, 3)
        .map(({ row, text, by }): Message => ({ say: "date-only", row, text, ways: waysOf(by) }));
      const words: Message = { say: "ask-order-mixed", column: placeOf(column), dates };
      return ask(askDateOrder(column, words, possible, [...verdict.witnesses, ...inOrder]));
    }
  }
}

/** Invoices of one list, in years. */
const longestSpan = 3;

/**
 * The dates without the reading that puts the year first, where it spreads them over many years and another reading
 * puts all of them into few: 01-10-26, 14-10-26 and 27-10-26 are days of October 2026, not of 2001, 2014 and 2027.
 */
function withoutFarYears(texts: readonly DateWitness[]): readonly DateWitness[] {
  const spanOf = (order: DateOrder): number => {
    const years = texts.map(({ by }) => Number(by[order]?.slice(0, 4) ?? Number.NaN));
    return Math.max(...years) - Math.min(...years);
  };
  if (!texts.every(({ text }) => hasShortYear(text)) || !(spanOf("ymd") > longestSpan)) return texts;
  if (!(spanOf("dmy") < 2 || spanOf("mdy") < 2)) return texts;
  return texts.map((one) => ({ ...one, by: { ...one.by, ymd: null } }));
}

function gatherDates(rows: readonly Row[], { index }: Column): Dates {
  const cells = new Map<string, { readonly row: number; readonly cell: Cell }>();
  for (const { number, cells: all } of rows) {
    const cell = all[index];
    if (cell === undefined || cell.kind === "empty" || cell.kind === "error") continue;
    const key = cell.kind === "date" ? `=${cell.text}` : seen(cell);
    if (!cells.has(key)) cells.set(key, { row: number, cell });
  }
  const found = [...cells.values()];
  const hasCompactDates = found.length > 0 && found.every(({ cell }) => isCompact(cell));
  return {
    hasCompactDates,
    days: found.flatMap(({ row, cell }) => (cell.kind === "date" ? [{ row, iso: cell.text }] : [])),
    texts: found.flatMap(({ row, cell }): DateWitness[] => {
      const compact = hasCompactDates ? readCompactDate(seen(cell)) : null;
      if (compact !== null) return [{ row, text: seen(cell), ...compact }];
      return cell.kind === "text" ? [{ row, text: cell.text, ...readDateText(cell.text) }] : [];
    }),
  };
}

const isCompact = (cell: Cell): boolean => cell.kind !== "date" && readCompactDate(seen(cell)) !== null;

/** Where no date depends on the order, the evidence still says how the dates were read. */
function inferWithoutOrder(texts: readonly DateWitness[]): Pick<Inferred, "order" | "dates"> {
  const dates = texts.filter(({ by }) => by.ymd !== null);
  const yearFirst = dates.find(({ text }) => startsWithYear(text) || /^\d{8}$/.test(text));
  if (yearFirst !== undefined) {
    const { row, text } = yearFirst;
    return decided("ymd", { say: "order-by-row", row, text, order: "ymd" }, dates);
  }
  const named = dates.find(({ text }) => hasShortYear(text));
  if (named === undefined) return { order: "dmy", dates: null };
  return decided("dmy", { say: "month-as-word", row: named.row, text: named.text }, dates);
}

/**
 * The workbook's dates whose day and month may have been swapped, or none where nothing suggests it.
 *
 * [Note: swapped dates]
 *
 * American Excel reads 03/04/2026 in a European file as 4 March, and leaves 23/04/2026 as text, because there is no
 * month 23; European Excel does the reverse with an American file. Such a file has two signs: no stored date is after
 * the 12th of a month, and every date that is still text has a part above 12. If either sign is missing, the dates
 * were not swapped.
 */
function findSwapped(days: Dates["days"], texts: readonly DateWitness[]): Dates["days"] {
  const dayOf = (iso: string): number => Number(iso.slice(8));
  const hasBothSigns =
    days.every(({ iso }) => dayOf(iso) <= 12) && texts.every(({ by }) => (by.dmy === null) !== (by.mdy === null));
  return hasBothSigns ? days.filter(({ iso }) => iso.slice(5, 7) !== iso.slice(8)) : [];
}

const firstWay = (witnesses: readonly DateWitness[]): DateOrder =>
  dateOrders.find((order) => witnesses.every(({ by }) => by[order] !== null)) ?? "dmy";

function decided(order: DateOrder, evidence: Message, texts: readonly DateWitness[]): Inferred {
  const isShort = texts.some(({ text, by }) => by[order] !== null && hasShortYear(text));
  const whole: Message = isShort ? { say: "with-short-years", evidence } : evidence;
  return { order, dates: { order, evidence: whole }, questions: [] };
}

const ask = (question: Question): Inferred => ({ order: null, dates: null, questions: [question] });
