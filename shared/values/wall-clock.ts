/** @file Local time in a time zone as a number of minutes, and when it will reach a certain value. */

import { dateFormat } from "./date-format.ts";

export const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof dayNames)[number];

const minuteMs = 60_000;
/** In minutes. */
export const hourWall = 60;
export const dayWall = 24 * hourWall;

/**
 * The local date and time as one number: minutes since 1970-01-01 00:00 local time.
 *
 * It jumps when the clocks change: an hour forward in spring, an hour back in
 * autumn, half an hour on Lord Howe Island.
 */
export function wallAt(timeZone: string, ms: number): number {
  const minute = Math.floor(ms / minuteMs);
  const quarter = Math.floor(minute / 15);
  const offsets = known.get(timeZone) ?? new Map<number, number>();
  known.set(timeZone, offsets);
  const offset = offsets.get(quarter) ?? readWall(timeZone, ms) - minute;
  if (offsets.size > mostKnown) offsets.clear();
  offsets.set(quarter, offset);
  return minute + offset;
}

/**
 * How many minutes each time zone is ahead of UTC, by quarter of an hour. Clocks change on a quarter (UTC), everywhere
 * since 2012; before, Newfoundland changed a minute later. Some callers ask twice a second, for now and for the next
 * change of the hours.
 */
const known = new Map<string, Map<number, number>>();
/** Six weeks of quarters. */
const mostKnown = 4_000;

function readWall(timeZone: string, ms: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) / minuteMs;
}

/**
 * Epoch ms of whichever comes first after `ms`: local time `target`, or a change of the clocks.
 *
 * To wait for a local time, leap until it is reached: a time that a change of the clocks skips is passed, and one that
 * it repeats is met twice.
 *
 * @param target as from {@link wallAt}, later than now, and days ahead, not months
 */
export function leapTo(timeZone: string, ms: number, target: number): number {
  const now = wallAt(timeZone, ms);
  const wholeMs = Math.floor(ms / minuteMs) * minuteMs;
  const reached = wholeMs + (target - now) * minuteMs;
  if (wallAt(timeZone, reached) === target) return reached;
  // The clocks change in between: a binary search finds the minute of the jump.
  let [before, after] = [0, target - now];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallAt(timeZone, wholeMs + middle * minuteMs) === now + middle) before = middle;
    else after = middle;
  }
  return wholeMs + after * minuteMs;
}

/** "18:00" as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(":");
  return Number(hours) * hourWall + Number(minutes);
}

/** The weekday of a local time from {@link wallAt}. */
export const weekdayOf = (wall: number): Weekday =>
  // 1970-01-01 was a Thursday.
  dayNames[(((Math.floor(wall / dayWall) + 3) % 7) + 7) % 7] as Weekday;

/** True if this computer knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

const digits = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;

const formatterFor = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat("en-GB-u-ca-iso8601", { timeZone, ...digits, hourCycle: "h23" });
