/** @file Reads a date in text: one reading for each order of day, month and year under which it is a real day. */

import type { DateOrder } from "../../../shared/values/notation.ts";
import { remembered } from "../words/remember.ts";
import { isoDate, monthFromName } from "./calendar.ts";
import { foldCalendarName, weekdayNames } from "./month-names.ts";
import { dayOfOtherCalendar, gregorianYear } from "./other-calendars.ts";
import type { Readings } from "./weigh-readings.ts";

export type DateReadings = Readings<DateOrder> & {
  /** True where the reading depends on the order of the parts. */
  readonly needsOrder: boolean;
};

// The same separator between all parts, with optional spaces; "23. 4. 2026" has a space after each dot.
const separator = "( ?[-/.] ?| )";
const yearFirst = new RegExp(String.raw`^(\d{4})${separator}(\d{1,2})\2(\d{1,2})\.?$`);
const numeric = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2})\2(\d{4}|\d{2})\.?$`);

const ordinal = "(?:st|nd|rd|th|er|re|[.º°ªo])?";
const of = "(?:de |del |of |d['’])?";
const name = String.raw`(\p{L}{3,12}\.?)`;
/** "5 marca 2026 r.", "5 марта 2026 г.", "5. ožujka 2026." */
const ofYear = String.raw`(?: ?(?:r|roku|г|р|року|года)?\.?)`;
const gap = "(?:[-/., ]|, )?";
const dayMonthName = new RegExp(
  String.raw`^(\d{1,2})${ordinal}${gap}${of}${name}${gap}${of}(\d{4}|\d{2})${ofYear}$`,
  "iu",
);
// "Apr 23 26" is ambiguous, because 23 may be the year; "Apr 23, 26" is not.
const monthNameDay = new RegExp(String.raw`^${name}[-/ ]?(\d{1,2})${ordinal}(?:,?[-/ ]?(\d{4})|, ?(\d{2}))$`, "iu");
const yearMonthName = new RegExp(String.raw`^(\d{4})\.?[-/ ]${name}[-/ ](\d{1,2})\.?$`, "iu");

/**
 * Reads one date, in any of the languages of month-names.ts. A two-digit year is 20yy.
 *
 * A two-digit year may come first only between hyphens (26-11-20), a short form of 2026-11-20 that is in use;
 * 26/11/20 and 26.11.20 are never year first.
 */
export const readDateText = remembered((text: string): DateReadings => {
  const day = withoutMore(text);
  const first = yearFirst.exec(day);
  if (first && Number(first[1]) > lastPersian)
    return alike(isoDate(gregorianYear(Number(first[1])), Number(first[3]), Number(first[4])));
  const parts = numeric.exec(day);
  return parts ? readParts(parts) : alike(dayOfOtherCalendar(day) ?? readNamed(day));
});

/** A year up to this one is of the Persian calendar. */
const lastPersian = 1499;

export const startsWithYear = (text: string): boolean => yearFirst.test(withoutMore(text));

/** True for a date with a two-digit year. */
export const hasShortYear = (text: string): boolean => !/\d{4}/.test(withoutMore(text));

/** Reads eight digits as a date: 20260423 or 23042026. Used only where the column holds such dates. */
export function readCompactDate(text: string): DateReadings | null {
  const digits = /^\d{8}$/.exec(text)?.[0];
  if (digits === undefined) return null;
  const cut = (year: number, month: number, day: number): string | null => {
    const at = Number(digits.slice(year, year + 4));
    // Invoices have no other years, and with them 20122026 could be read in three ways.
    return at < 1950 || at > 2099
      ? null
      : isoDate(at, Number(digits.slice(month, month + 2)), Number(digits.slice(day, day + 2)));
  };
  const ymd = cut(0, 4, 6);
  if (ymd !== null) return alike(ymd);
  const by = { dmy: cut(4, 2, 0), mdy: cut(4, 0, 2), ymd: null };
  return by.dmy === null && by.mdy === null ? null : { by, needsOrder: true };
}

const zone = String.raw`(?:Z|UTC|GMT|(?:UTC|GMT)?[-+]\d{2}(?::?\d{2})?)(?: \(.*\))?`;
const clock = String.raw`(?<hours>[01]?\d|2[0-4])(?:[:.]| ?h ?)(?<minutes>[0-5]\d)(?:(?:[:.]| min )(?<seconds>[0-5]\d)(?:[.,]\d{1,9})?)?(?: s)?(?: ?[ap]\.?m\.?)?`;
const time = new RegExp(`(?:T| |, | (?:à|um|at|om|a las|alle ore|às) )${clock}(?: ?${zone})?(?: Uhr)?$`, "i");
const timeWithZone = new RegExp(`(?:T| )${clock} ?${zone}$`, "i");

/**
 * True where a time with a time zone could make it the day before or after in another zone.
 *
 * Midnight does not count: programs write a date without time like this, in their own zone.
 */
export function hasRiskyZone(text: string): boolean {
  const parts = timeWithZone.exec(text)?.groups;
  return parts !== undefined && /[1-9]/.test(`${parts["hours"]}${parts["minutes"]}${parts["seconds"] ?? ""}`);
}

/** The date without weekday and time. Text with a risky zone is returned whole, so that it does not match as a date. */
function withoutMore(text: string): string {
  if (/^[\d./-]*$/.test(text)) return text;
  const tidy = text.normalize("NFC").replace(/\s+/g, " ");
  return withoutWeekday(hasRiskyZone(tidy) ? tidy : tidy.replace(time, ""));
}

function withoutWeekday(text: string): string {
  const [whole = "", weekday] =
    /^(?:(?!(?:den|le|el) )(\p{L}[\p{L}-]*)[.,]{0,2} +)?(?:(?:den|le|el) )?(?=\d|\p{L}+\.? *\d)/u.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (weekday === undefined) return rest;
  // "Mar 3 mars 2026" begins with a French Tuesday, "Mar 3 2026" with March.
  const isMonth = monthFromName(weekday) !== null && !/\p{L}{3}/u.test(rest);
  return weekdayNames.has(foldCalendarName(weekday)) && !isMonth ? rest : text;
}

function readParts(parts: RegExpExecArray): DateReadings {
  const [a, b, c] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const isShort = parts[4]?.length === 2;
  const year = isShort ? 2000 + c : gregorianYear(c);
  const mayLeadWithYear = isShort && parts[2] === "-" && parts[1]?.length === 2;
  return {
    by: {
      dmy: isoDate(year, b, a),
      mdy: isoDate(year, a, b),
      ymd: mayLeadWithYear ? isoDate(2000 + a, b, c) : null,
    },
    needsOrder: true,
  };
}

const alike = (iso: string | null): DateReadings => ({ by: { dmy: iso, mdy: iso, ymd: iso }, needsOrder: false });

function readNamed(day: string): string | null {
  const [, date, month, year] = dayMonthName.exec(day) ?? [];
  if (date !== undefined) return fromName(year, month, date);
  const [, monthFirst, second, last, lastShort] = monthNameDay.exec(day) ?? [];
  if (monthFirst !== undefined) return fromName(last ?? lastShort, monthFirst, second);
  const [, yearAhead, middle, end] = yearMonthName.exec(day) ?? [];
  return fromName(yearAhead, middle, end);
}

function fromName(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const number = monthFromName(month ?? "");
  if (number === null) return null;
  return isoDate(Number(year) + (year?.length === 2 ? 2000 : 0), number, Number(day));
}
