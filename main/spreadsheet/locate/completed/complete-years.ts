/** @file Completes dates without a year, “01.10.”, by the only year that the titles of the list name. */

import { foldCalendarName, monthOfName } from "../../cells/month-names.ts";
import { type Cell, emptyCell, type Row, seen, type Table } from "../../cells/table.ts";
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
  const below = table.rows.filter(({ number, cells }) => number > header.number && !isEmptyAt(cells, place));
  const bare = below.filter(({ cells }) => dayIn(cells[place]) !== null);
  const texts = [
    ...table.rows.filter(({ number }) => number < header.number).flatMap(({ cells }) => cells.map(seen)),
    ...names,
  ];
  const year = yearIn(texts);
  if (bare.length < fewest || bare.length * 5 < below.length * 4 || year === null) return nothing;
  const days = bare.flatMap(({ cells }) => dayIn(cells[place]) ?? []);
  if (!areDayFirst(days)) return nothing;
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
    const cells = row.cells.map(
      (cell, at): Cell =>
        at === place
          ? { kind: "text", text: `${seen(cell).replace(/\.$/, "")}${dayIn(cell)?.separator ?? "."}${year.year}` }
          : cell,
    );
    return { ...row, cells };
  });
  return { table: { ...table, rows }, header, derived: [{ say: "year-of-title", rows: bare.length, ...year }] };
}

const isEmptyAt = (cells: Row["cells"], at: number): boolean => (cells[at]?.kind ?? "empty") === "empty";

const isOfInvoiceDate = (cell: Cell): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "property" && meaning.property === "Date";
};

interface Day {
  readonly day: number;
  readonly month: number;
  readonly separator: string;
}

/** 1.10 without another full stop may be an amount too, and 1/10 month first. */
function dayIn(cell: Cell | undefined): Day | null {
  const [, day, separator = "", month] =
    /^(\d{1,2})(\. ?|[/-])(\d{1,2})\.?$/.exec(seen(cell ?? emptyCell).trim()) ?? [];
  if (cell?.kind !== "text" || day === undefined || month === undefined) return null;
  const found = { day: Number(day), month: Number(month), separator: separator.trim() };
  return found.day >= 1 && found.day <= 31 && found.month >= 1 && found.month <= 12 ? found : null;
}

/** Full stops are day first. Of other signs a day beyond the 12th shows it. */
const areDayFirst = (days: readonly Day[]): boolean =>
  days.every(({ separator }) => separator === ".") || days.some(({ day }) => day > 12);

/** The only year of the texts, with the text that names it. */
function yearIn(texts: readonly string[]): { readonly year: string; readonly text: string } | null {
  const found = texts.flatMap((text) => (text.match(/(?<!\d)20[2-4]\d(?!\d)/g) ?? []).map((year) => ({ year, text })));
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
