/** @file What the clock on the wall shows, and whether something that is done at a set hour is due. */

type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

interface WallTime {
  /** As 2026-11-21. */
  readonly day: string;
  /** As 07:05. */
  readonly clock: string;
  readonly weekday: Weekday;
}

interface SetHour {
  /** As "17:00"; null for never. */
  readonly at: string | null;
  /** On which days; every day where it is left out. */
  readonly days?: readonly Weekday[];
}

// It is looked at twice a second, and a formatter takes far longer to make than to use.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the wall showed when it was looked at last: it shows the same for a whole minute. */
let seen = { timeZone: "", minute: Number.NaN, wall: { day: "", clock: "", weekday: "mon" } as WallTime };

export function wallTime(timeZone: string, atMs: number): WallTime {
  const minute = Math.floor(atMs / 60_000);
  if (seen.minute !== minute || seen.timeZone !== timeZone) seen = { timeZone, minute, wall: readWall(timeZone, atMs) };
  return seen.wall;
}

function readWall(timeZone: string, atMs: number): WallTime {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      weekday: "short",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formatters.set(timeZone, formatter);
  const parts = Object.fromEntries(formatter.formatToParts(atMs).map(({ type, value }) => [type, value]));
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    clock: `${parts["hour"]}:${parts["minute"]}`,
    weekday: (parts["weekday"] ?? "").toLowerCase().slice(0, 3) as Weekday,
  };
}

/**
 * True from the set hour until midnight, where it has not been done since that hour. The walls' clock is asked and not
 * the hours that have passed: in the night when the clocks go back, an hour that comes twice is one hour.
 *
 * @param lastAtMs when it was last done, or null
 */
export function isDue({ at, days }: SetHour, lastAtMs: number | null, nowMs: number, timeZone: string): boolean {
  const now = wallTime(timeZone, nowMs);
  if (at === null || now.clock < at || (days && !days.includes(now.weekday))) return false;
  // A clock that went wrong and was set back must not put off the next time until then.
  if (lastAtMs === null || lastAtMs > nowMs) return true;
  const last = wallTime(timeZone, lastAtMs);
  return last.day < now.day || (last.day === now.day && last.clock < at);
}
