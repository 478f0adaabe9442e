/** @file The hours in which an inbox's files may be sent: whether it is within them, and when they begin. */

import type { Import } from "../imports/import.ts";
import { dayWall, leapTo, minutesOf, type Weekday, wallAt, weekdayOf } from "../values/wall-clock.ts";

/**
 * [Note: posting hours]
 *
 * The clock on the wall decides, in the time zone that is given. Where `until` is not later than `from` the
 * hours last over midnight, and belong to the day on which they began: Friday's from 18:00 to 07:00 end on
 * Saturday morning, even if Saturday isn't one of their days. The same time twice is a whole day from that time on.
 *
 * When clocks are changed nothing is added and nothing is taken away: a time that the wall shows twice is
 * within the hours twice, and hours that are wholly within a skipped time don't exist on that day.
 */
export interface PostingHours {
  /** On which they begin. */
  readonly days: readonly Weekday[];
  /** "18:00"; the minute of `from` is within, that of `until` is not. */
  readonly from: string;
  readonly until: string;
  /** Null for that of this computer. */
  readonly timeZone: string | null;
}

/** @param timeZone of this computer, for hours that name none */
export function isOpen(hours: PostingHours, atMs: number, timeZone: string): boolean {
  return holds(hours, wallAt(hours.timeZone ?? timeZone, atMs));
}

/**
 * Epoch ms from which on files may be sent: `atMs` itself where that is now.
 *
 * @param timeZone of this computer, for hours that name none
 */
export function opensAt(hours: PostingHours, atMs: number, timeZone: string): number {
  const zone = hours.timeZone ?? timeZone;
  let ms = atMs;
  while (!isOpen(hours, ms, timeZone)) ms = leapTo(zone, ms, nextBeginning(hours, wallAt(zone, ms)));
  return ms;
}

function holds(hours: PostingHours, wall: number): boolean {
  const from = minutesOf(hours.from);
  const lasts = minutesOf(hours.until) - from;
  const lastsMinutes = lasts > 0 ? lasts : lasts + dayWall;
  const today = Math.floor(wall / dayWall);
  return [today, today - 1].some((day) => {
    const into = wall - (day * dayWall + from);
    return isAmong(hours, day) && into >= 0 && into < lastsMinutes;
  });
}

function nextBeginning(hours: PostingHours, wall: number): number {
  for (let day = Math.floor(wall / dayWall); ; day += 1) {
    const begins = day * dayWall + minutesOf(hours.from);
    if (isAmong(hours, day) && begins > wall) return begins;
  }
}

/** @param day days since 1970-01-01 */
const isAmong = ({ days }: PostingHours, day: number): boolean => days.includes(weekdayOf(day * dayWall));

/**
 * True where the hours of its inbox decide when an import goes: nothing of it has gone yet.
 *
 * A file in several batches that has begun to go is finished, whatever the clock says.
 */
export const isBoundByHours = ({ state, parts }: Pick<Import, "state" | "parts">): boolean =>
  state.at === "queued" && !parts.some((part) => part.state === "done" || part.state === "unknown");
