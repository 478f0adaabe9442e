/** @file Words points and spans of time. The clock and the time zone are always parameters. */

import { dateFormat } from "../values/date-format.ts";
import { words } from "../words/spoken.ts";
import { locale, localeOfDates } from "./language.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "20 Nov 2026, 02:14". */
export function sayInstant(atMs: number, timeZone: string): string {
  return `${sayDay(atMs, timeZone)}, ${sayClock(atMs, timeZone)}`;
}

/** As short as is unambiguous: "02:14", "yesterday, 02:14", "18 Nov, 02:14", "18 Nov 2025, 02:14". */
export function sayWhen(atMs: number, nowMs: number, timeZone: string): string {
  const day = dayIn(timeZone, atMs);
  const today = dayIn(timeZone, nowMs);
  const clock = sayClock(atMs, timeZone);
  if (day === today) return clock;
  // When the clocks go back, 24 hours ago may still be today; then the date is shown, which is also true.
  if (day === dayIn(timeZone, nowMs - dayMs)) return words.time.yesterday(clock);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${isThisYear ? sayDayOfYear(atMs, timeZone) : sayDay(atMs, timeZone)}, ${clock}`;
}

/**
 * A future time, worded at `fromMs` and still true later: "18:00" on the same day, "Monday, 07:00" within a week,
 * "30 Nov, 07:00" beyond, and "30 Nov 2027, 07:00" in another year.
 */
export function sayAhead(atMs: number, fromMs: number, timeZone: string): string {
  const clock = sayClock(atMs, timeZone);
  if (dayIn(timeZone, atMs) === dayIn(timeZone, fromMs)) return clock;
  if (Math.abs(atMs - fromMs) > 5 * dayMs) {
    const isSameYear = dayIn(timeZone, atMs).slice(0, 4) === dayIn(timeZone, fromMs).slice(0, 4);
    return `${isSameYear ? sayDayOfYear(atMs, timeZone) : sayDay(atMs, timeZone)}, ${clock}`;
  }
  return `${sayDate(atMs, { timeZone, weekday: "long" })}, ${clock}`;
}

/** "just now", "3 minutes ago", "2 days ago". */
export function sayAgo(atMs: number, nowMs: number): string {
  const spanMs = nowMs - atMs;
  return spanMs < minuteMs ? words.time.justNow : words.time.ago[unitOf(spanMs)](countOf(spanMs));
}

/** The largest unit that fits: "30 seconds", "3 minutes", "2 hours", "5 days". */
export const saySpan = (spanMs: number): string => words.time.span[unitOf(spanMs)](countOf(spanMs));

const msOf = { second: secondMs, minute: minuteMs, hour: hourMs, day: dayMs } as const;

function unitOf(spanMs: number): keyof typeof msOf {
  if (spanMs < minuteMs) return "second";
  if (spanMs < hourMs) return "minute";
  return spanMs < dayMs ? "hour" : "day";
}

function countOf(spanMs: number): number {
  const unit = unitOf(spanMs);
  return unit === "second" ? Math.max(1, Math.ceil(spanMs / secondMs)) : Math.floor(spanMs / msOf[unit]);
}

/** A calendar day, given as yyyy-mm-dd: "3 April 2026". Other text stays as it is. */
export function sayIsoDay(iso: string): string {
  const atMs = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(atMs) ? iso : sayDate(atMs, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
}

/** A calendar day, given as yyyy-mm-dd, as in lists: "3 Apr 2026". Other text stays as it is. */
export function sayShortDay(iso: string): string {
  const atMs = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(atMs) ? iso : sayDay(atMs, "UTC");
}

/** A date or a part of one, with words in the current language and the order of the office's formats. */
export const sayDate = (atMs: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(localeOfDates(locale), options).format(atMs);

/** "20 Nov 2026". */
export const sayDay = (atMs: number, timeZone: string): string =>
  sayDate(atMs, { timeZone, day: "numeric", month: "short", year: "numeric" });

const sayDayOfYear = (atMs: number, timeZone: string): string =>
  sayDate(atMs, { timeZone, day: "numeric", month: "short" });

/** "02:14", or "02:14 AM" if the office's formats use 12 hours. */
export const sayClock = (atMs: number, timeZone: string): string =>
  dateFormat(locale.formats, { timeZone, hour: "2-digit", minute: "2-digit" }).format(atMs);

/** The local date as yyyy-mm-dd. */
export const dayIn = (timeZone: string, ms: number): string => dateFormat("sv-SE", { timeZone }).format(ms);

/** A time zone's name with spaces: "America/New York". */
export const sayZone = (timeZone: string): string => timeZone.replaceAll("_", " ");
