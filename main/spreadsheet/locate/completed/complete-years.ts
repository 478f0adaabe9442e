/** @file Completes dates without a year or a century, “01.10.”, “5 Aug” and “260810”, by the only year that the titles name. */

import { foldCalendarName, monthOfName } from "../../cells/month-names.ts";
import { type Cell, emptyCell, isFilledAt, type Row, seen, type Table } from "../../cells/table.ts";
import { knownHeader } from "../../headers/known-headers.ts";
import type { Completed } from "../lift-bands.ts";

/** Months from the first to the last date; more may go over the turn of a year. */
const mostMonths = 6;
const fewest = 2;

/**
 * The table with the year in each date of the invoices that has none. A title, the sheet or the file names one year, and no
 * other. The dates are in the months before the one that is named, or they rise from row to row or span half a year at
 * most: so none of them is beyond the turn of the year.
 *
 * @param names of the file and the sheet
 */
export function completeYears(table: Table, header: Row, names: readonly string[]): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const place = header.cells.findIndex(isOfInvoiceDate);
  if (place < 0) return nothing;
  const below = table.rows.filter((row) => row.number > header.number && isFilledAt(row, place));
  const texts = [
    ...table.rows.filter(({ number }) => number < header.number).flatMap(({ cells }) => cells.map(seen)),
    ...names,
  ];
  const year = yearIn(texts);
  if (year === null) return nothing;
  const bare = below.filter(({ cells }) => dayIn(cells[place], year.year) !== null);
  if (bare.length < fewest || bare.length * 5 < below.length * 4) return nothing;
  const days = bare.flatMap(({ cells }) => dayIn(cells[place], year.year) ?? []);
  const written = bare.map(({ cells }) => seen(cells[place] ?? emptyCell).trim());
  if (!areDayFirst(days, written)) return nothing;
  const months = days.map(({ month }) => month);
  const named = monthsIn(texts);
  const isBefore = (month: number): boolean => named.some((one) => month <= one + 1 && month >= one - 2);
  const isWithin =
    named.length > 0
      ? months.every(isBefore)
      : Math.max(...months) - Math.min(...months) < mostMonths ||
        months.every((one, at) => one >= (months[at - 1] ?? 0));
  if (!isWithin) return nothing;
  const dated = new Set(bare);
  const rows = table.rows.map((row): Row => {
    if (!dated.has(row)) return row;
    const cells = row.cells.map((cell, at): Cell => {
      const day = at === place ? dayIn(cell, year.year) : null;
      return day === null ? cell : { kind: "text", text: day.whole };
    });
    return { ...row, cells };
  });
  return { table: { ...table, rows }, header, derived: [{ say: "year-of-title", rows: bare.length, ...year }] };
}

const isOfInvoiceDate = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "property" && meaning.property === "Date";
};

interface Day {
  readonly day: number;
  readonly month: number;
  /** The same with the year. */
  readonly whole: string;
  /** False where the month may be first. */
  readonly isDayFirst: boolean;
}

const isReal = ({ day, month }: Day): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** 1.10 without another full stop may be an amount too, and 1/10 month first; “5 Aug” has its month in words. */
function dayIn(cell: Cell | undefined, year: string): Day | null {
  const text = seen(cell ?? emptyCell).trim();
  const isNumber = cell?.kind === "number" && /^\d{6}$/.test(text);
  if (cell?.kind !== "text" && !isNumber) return null;
  const day = numericDay(text, year) ?? namedDay(text, year) ?? shortDay(text, year);
  return day !== null && isReal(day) ? day : null;
}

function numericDay(text: string, year: string): Day | null {
  const [, day, separator = "", month] = /^(\d{1,2})(\. ?|[/-])(\d{1,2})\.?$/.exec(text) ?? [];
  if (day === undefined || month === undefined) return null;
  const whole = `${text.replace(/\.$/, "")}${separator.trim()}${year}`;
  return { day: Number(day), month: Number(month), whole, isDayFirst: separator.trim() === "." };
}

function namedDay(text: string, year: string): Day | null {
  const [, day, name = ""] =
    /^(?:\p{L}{2,10}\.?,? )?(\d{1,2})(?:st|nd|rd|th|\.)?[ -](\p{L}{3,12})\.?$/u.exec(text) ?? [];
  const [, first = "", second] = /^(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?$/u.exec(text) ?? [];
  const ofFirst = monthOfName.get(foldCalendarName(first));
  if (second !== undefined && ofFirst !== undefined)
    return { day: Number(second), month: ofFirst, whole: `${text}, ${year}`, isDayFirst: true };
  const month = monthOfName.get(foldCalendarName(name));
  if (day === undefined || month === undefined) return null;
  return { day: Number(day), month, whole: `${text.replace(/\.$/, "").replace("-", " ")} ${year}`, isDayFirst: true };
}

/** “260810”, as Swedish lists write it: of six digits the first two are the year that the title names. */
function shortDay(text: string, year: string): Day | null {
  const [, short, month = "", day = ""] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (short !== year.slice(2)) return null;
  return { day: Number(day), month: Number(month), whole: `${year}-${month}-${day}`, isDayFirst: day !== short };
}

/** Full stops are day first, and so are months in words. Of other signs a day beyond the 12th shows it. */
function areDayFirst(days: readonly Day[], texts: readonly string[]): boolean {
  // With the day first, six digits would be of other years than that of the title.
  if (texts.every((text) => /^\d{6}$/.test(text))) return days.some(({ isDayFirst }) => isDayFirst);
  return days.every(({ isDayFirst }) => isDayFirst) || days.some(({ day }) => day > 12);
}

/** The only year of the texts, with the text that names it. */
function yearIn(texts: readonly string[]): { readonly year: string; readonly text: string } | null {
  const found = texts.flatMap((text) => (text.match(/(?<!\d)20[2-4]\d(?!\d)/g) ?? []).map((year) => ({ year, text })));
  // “2025/26” is parts of two years.
  if (texts.some((text) => /(?<!\d)20[2-4]\d\s?[/–-]\s?[2-4]\d(?!\d)/.test(text))) return null;
  return new Set(found.map(({ year }) => year)).size === 1 ? (found[0] ?? null) : null;
}

/** “des” in “Liste des factures” is no December: so short a name has a number beside it. */
const monthsIn = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text) => {
    const words = foldCalendarName(text).match(/\p{L}+|\p{N}+/gu) ?? [];
    const isNumber = (at: number): boolean => /^\p{N}/u.test(words[at] ?? "");
    return words.flatMap((word, at) => {
      const isSure = word.length > 3 || (word.length === 3 && (isNumber(at - 1) || isNumber(at + 1)));
      return isSure ? (monthOfName.get(word) ?? []) : [];
    });
  });
