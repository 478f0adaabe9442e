/** @file Whether something that is done at a set hour is due. */

import { dayWall, minutesOf, type Weekday, wallAt, weekdayOf } from "../values/wall-clock.ts";

interface SetHour {
  /** As "17:00"; null for never. */
  readonly at: string | null;
  /** On which days; every day where it is left out. */
  readonly days?: readonly Weekday[];
}

/**
 * True from the set hour until midnight, where it has not been done since that hour. The walls' clock is asked and not
 * the hours that have passed: in the night when the clocks go back, an hour that comes twice is one hour.
 *
 * @param lastAtMs when it was last done, or null
 */
export function isHourDue({ at, days }: SetHour, lastAtMs: number | null, nowMs: number, timeZone: string): boolean {
  if (at === null) return false;
  const now = wallAt(timeZone, nowMs);
  const due = Math.floor(now / dayWall) * dayWall + minutesOf(at);
  if (now < due || (days && !days.includes(weekdayOf(now)))) return false;
  // A clock that went wrong and was set back must not put off the next time until then.
  return lastAtMs === null || lastAtMs > nowMs || wallAt(timeZone, lastAtMs) < due;
}
