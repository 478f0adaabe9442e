/** @file Decides whether a daily job is due. */

import { dayWall, minutesOf, type Weekday, wallAt, weekdayOf } from "../values/wall-clock.ts";

interface SetHour {
  /** Such as "17:00"; null for never. */
  readonly at: string | null;
  /** The days on which it is done; every day by default. */
  readonly days?: readonly Weekday[];
}

/**
 * True from the set hour until midnight if it has not been done since that hour. Compares local times, not elapsed
 * hours: when the clocks go back, the repeated hour counts once.
 *
 * @param lastAtMs epoch ms of the last time it was done, or null
 */
export function isHourDue({ at, days }: SetHour, lastAtMs: number | null, nowMs: number, timeZone: string): boolean {
  if (at === null) return false;
  const now = wallAt(timeZone, nowMs);
  const due = Math.floor(now / dayWall) * dayWall + minutesOf(at);
  if (now < due || (days && !days.includes(weekdayOf(now)))) return false;
  // A last time in the future comes from a wrong clock, and must not delay the next one.
  return lastAtMs === null || lastAtMs > nowMs || wallAt(timeZone, lastAtMs) < due;
}
