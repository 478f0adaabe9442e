/** @file What the clock on the wall shows in a time zone, and when it will show something else. */

import { dateFormat } from "./date-format.ts";

export const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof dayNames)[number];

const minuteMs = 60_000;
/** Minutes on the wall. */
export const hourWall = 60;
export const dayWall = 24 * hourWall;

/**
 * The wall's day and time as one number: minutes since 1970-01-01 00:00 on that wall.
 *
 * It runs on minute by minute, and jumps where the clocks are changed: an hour
 * forward in spring, back in autumn, half an hour on Lord Howe Island.
 */
export function wallAt(timeZone: string, ms: number): number {
  const minute = Math.floor(ms / minuteMs);
  if (seen.minute !== minute || seen.timeZone !== timeZone) seen = { timeZone, minute, wall: readWall(timeZone, ms) };
  return seen.wall;
}

/** What the wall showed when it was looked at last, twice a second by some: it shows the same for a whole minute. */
let seen = { timeZone: "", minute: Number.NaN, wall: Number.NaN };

function readWall(timeZone: string, ms: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute) / minuteMs;
}

/**
 * Epoch ms of the next thing that happens on the wall after `ms`: it comes to show `target`, or the clocks are changed.
 *
 * Whoever waits for a time on the wall goes from one to the next and looks again, so that a time that
 * a change of clocks leaves out is passed, and one that it shows twice is met twice.
 *
 * @param target as from {@link wallAt}, later than the wall shows now; days ahead and not months
 */
export function leapTo(timeZone: string, ms: number, target: number): number {
  const now = wallAt(timeZone, ms);
  const wholeMs = Math.floor(ms / minuteMs) * minuteMs;
  const reached = wholeMs + (target - now) * minuteMs;
  if (wallAt(timeZone, reached) === target) return reached;
  // The clocks are changed in between: halving finds the minute in which the wall no longer runs along.
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

/** Of a time on the wall, or of the midnight before it. */
export const weekdayOf = (wall: number): Weekday =>
  // 1970-01-01 was a Thursday.
  dayNames[(((Math.floor(wall / dayWall) + 3) % 7) + 7) % 7] as Weekday;

/** True where this computer knows the time zone by that name. */
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
