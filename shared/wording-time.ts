/** @file Points and spans of time in words. The clock and the time zone always come in. */

import { dateFormat } from "./date-format.ts";
import { count } from "./wording-grammar.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "20 Nov 2026, 02:14". */
export function sayInstant(atMs: number, timeZone: string): string {
  return `${sayDay(atMs, timeZone)}, ${sayClock(atMs, timeZone)}`;
}

/** As short as it can be without doubt: "02:14", "yesterday, 02:14", "18 Nov, 02:14", "18 Nov 2025, 02:14". */
export function sayWhen(atMs: number, nowMs: number, timeZone: string): string {
  const day = sayDay(atMs, timeZone);
  const clock = sayClock(atMs, timeZone);
  if (day === sayDay(nowMs, timeZone)) return clock;
  // On the one evening a year when 24 hours ago is still today, the date is shown instead: also true.
  if (day === sayDay(nowMs - dayMs, timeZone)) return `yesterday, ${clock}`;
  const thisYear = day.slice(-4) === sayDay(nowMs, timeZone).slice(-4);
  return `${thisYear ? day.slice(0, -5) : day}, ${clock}`;
}

/**
 * A time to come, said at `fromMs` and still true when it is near: "18:00" on the same day, "Monday, 07:00" within a
 * week, "30 Nov, 07:00" beyond.
 */
export function sayAhead(atMs: number, fromMs: number, timeZone: string): string {
  const day = sayDay(atMs, timeZone);
  const clock = sayClock(atMs, timeZone);
  if (day === sayDay(fromMs, timeZone)) return clock;
  if (Math.abs(atMs - fromMs) > 5 * dayMs) return `${day.slice(0, -5)}, ${clock}`;
  return `${dateFormat("en-GB", { timeZone, weekday: "long" }).format(atMs)}, ${clock}`;
}

/** "just now", "3 minutes ago", "2 days ago". */
export function sayAgo(atMs: number, nowMs: number): string {
  const spanMs = nowMs - atMs;
  return spanMs < minuteMs ? "just now" : `${saySpan(spanMs)} ago`;
}

/** The largest unit that fits: "30 seconds", "3 minutes", "2 hours", "5 days". */
export function saySpan(spanMs: number): string {
  if (spanMs < minuteMs) return count(Math.max(1, Math.ceil(spanMs / secondMs)), "second");
  if (spanMs < hourMs) return count(Math.floor(spanMs / minuteMs), "minute");
  if (spanMs < dayMs) return count(Math.floor(spanMs / hourMs), "hour");
  return count(Math.floor(spanMs / dayMs), "day");
}

function sayDay(atMs: number, timeZone: string): string {
  return dateFormat("en-GB", { timeZone, day: "numeric", month: "short", year: "numeric" }).format(atMs);
}

function sayClock(atMs: number, timeZone: string): string {
  return dateFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(atMs);
}

/** The day as yyyy-mm-dd, as a calendar on the wall there shows it. */
export const dayIn = (timeZone: string, ms: number): string => dateFormat("sv-SE", { timeZone }).format(ms);
