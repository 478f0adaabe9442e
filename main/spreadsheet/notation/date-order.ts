/** @file Settles the order of day, month and year for the whole date column, with the evidence, or asks. */

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

export interface SettledDates {
  /** Null while it is asked about. */
  readonly order: DateOrder | null;
  readonly dates: SheetReading["dates"];
  readonly questions: readonly Question[];
  /** True where every date is eight digits without a mark between them: then, and only then, such digits are dates. */
  readonly hasCompactDates: boolean;
  /**
   * How the numbers of the column are days, where every cell of it is such a number: a date column of a workbook that
   * has lost its format. Null where any cell is something else.
   */
  readonly bareDays: "1900" | "1904" | null;
}

type DateWitness = Witness<DateOrder> & DateReadings;

/** The cells of the column; of cells that look alike, the first. */
interface Dates {
  readonly texts: readonly DateWitness[];
  /** What the workbook itself holds as dates. */
  readonly days: readonly { readonly row: number; readonly iso: string }[];
  readonly hasCompactDates: boolean;
}

/**
 * @param setting what a person has said; evidence against it is asked about, not overruled
 * @param epoch from when the workbook counts its days; null for a text file, which does not say
 */
export function settleDates(
  rows: readonly Row[],
  columns: readonly Column[],
  setting: Setting<DateOrder> | null,
  epoch: "1900" | "1904" | null = null,
): SettledDates {
  const column = columns.find(({ property }) => property === "Date");
  const none = { hasCompactDates: false, bareDays: null };
  if (column === undefined) return { order: "dmy", dates: null, questions: [], ...none };
  const bare = epoch === null ? null : findBareDays(rows, column, epoch);
  if (bare !== null) return { ...bare, ...none, bareDays: epoch };
  const found = gatherDates(rows, column);
  return { ...settle(found, column, setting), hasCompactDates: found.hasCompactDates, bareDays: null };
}

type Settled = Omit<SettledDates, "hasCompactDates" | "bareDays">;

/** Where every cell of the column is a number that Excel keeps for a day of these years. */
function findBareDays(rows: readonly Row[], column: Column, epoch: "1900" | "1904"): Settled | null {
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

function settle({ texts, days }: Dates, column: Column, setting: Setting<DateOrder> | null): Settled {
  const inOrder = texts.filter(({ needsOrder, by }) => needsOrder && dateOrders.some((order) => by[order] !== null));
  if (inOrder.length === 0) return { ...settleWithoutOrder(texts), questions: [] };
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
    return settled(setting.is, { say: "order-said", voice: setting.says, order: setting.is }, texts);

  switch (verdict.is) {
    case "settled": {
      const { row, text } = verdict.witness;
      return settled(verdict.way, { say: "order-by-row", row, text, order: verdict.way }, texts);
    }
    case "all-the-same":
      return settled(firstWay(inOrder), { say: "order-no-matter" }, texts);
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

/** Where no date needs an order, there may still be something to say of how the dates were read. */
function settleWithoutOrder(texts: readonly DateWitness[]): Pick<Settled, "order" | "dates"> {
  const dates = texts.filter(({ by }) => by.ymd !== null);
  const yearFirst = dates.find(({ text }) => startsWithYear(text) || /^\d{8}$/.test(text));
  if (yearFirst !== undefined) {
    const { row, text } = yearFirst;
    return settled("ymd", { say: "order-by-row", row, text, order: "ymd" }, dates);
  }
  const named = dates.find(({ text }) => hasShortYear(text));
  if (named === undefined) return { order: "dmy", dates: null };
  return settled("dmy", { say: "month-as-word", row: named.row, text: named.text }, dates);
}

/**
 * The days of the workbook whose day and month may have been swapped, where there is cause to think so.
 *
 * [Note: swapped dates]
 *
 * Excel in American English takes 03/04/2026 in a file from Europe for 4 March, and leaves 23/04/2026 as text, for
 * there is no month 23; and the other way round. What it leaves behind has a mark: not one real date after the 12th of
 * a month, and not one text without a part above 12. Each of the two alone says that the dates came here otherwise.
 */
function findSwapped(days: Dates["days"], texts: readonly DateWitness[]): Dates["days"] {
  const dayOf = (iso: string): number => Number(iso.slice(8));
  const isMarked =
    days.every(({ iso }) => dayOf(iso) <= 12) && texts.every(({ by }) => (by.dmy === null) !== (by.mdy === null));
  return isMarked ? days.filter(({ iso }) => iso.slice(5, 7) !== iso.slice(8)) : [];
}

const firstWay = (witnesses: readonly DateWitness[]): DateOrder =>
  dateOrders.find((order) => witnesses.every(({ by }) => by[order] !== null)) ?? "dmy";

function settled(order: DateOrder, evidence: Message, texts: readonly DateWitness[]): Settled {
  const isShort = texts.some(({ text, by }) => by[order] !== null && hasShortYear(text));
  const whole: Message = isShort ? { say: "with-short-years", evidence } : evidence;
  return { order, dates: { order, evidence: whole }, questions: [] };
}

const ask = (question: Question): Settled => ({ order: null, dates: null, questions: [question] });
