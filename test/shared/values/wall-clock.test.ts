/** @file The local time of every time zone, compared with what the computer's own tables say, minute by minute. */

import { expect, test } from "vitest";
import { wallAt } from "../../../shared/values/wall-clock.ts";

const minuteMs = 60_000;

/** Local minutes since 1970, straight from the computer's tables. */
function readTables(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
    hourCycle: "h23",
  });
  return (ms) => {
    const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = (format.format(ms).match(/\d+/g) ?? []).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute) / minuteMs;
  };
}

/** Each change of the clocks in the years from 2012 to 2040, found from one day to the next. */
function changesIn(read: (ms: number) => number): readonly number[] {
  const days = Array.from({ length: 28 * 365 }, (_, n) => Date.UTC(2012, 0, 1) + n * 24 * 60 * minuteMs);
  const offset = (ms: number) => read(ms) - ms / minuteMs;
  return days.filter((day) => offset(day) !== offset(day + 24 * 60 * minuteMs));
}

test.each([
  "Europe/London",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Antarctica/Troll",
  "Africa/Casablanca",
])("the local time in %s is right in every minute around its clock changes", (timeZone) => {
  const read = readTables(timeZone);
  const changes = changesIn(read);
  expect(changes.length).toBeGreaterThan(0);
  // The first, the last, and some between: a whole day each, two hours either side.
  for (const day of [changes[0], changes[Math.floor(changes.length / 2)], changes.at(-1)])
    for (let minute = -120; minute < 26 * 60; minute += 1) {
      const ms = (day ?? 0) + minute * minuteMs + 20_000;
      if (wallAt(timeZone, ms) !== read(ms)) expect({ ms, wall: wallAt(timeZone, ms) }).toEqual({ ms, wall: read(ms) });
    }
});
