/** @file When something that is done at a set hour is due. */

import { expect, test } from "vitest";
import { isHourDue } from "../../../shared/agent/daily-hour.ts";
import { dayWall, hourWall, wallAt, weekdayOf } from "../../../shared/values/wall-clock.ts";

const at = (text: string) => Date.parse(text);
const week = ["mon", "tue", "wed", "thu", "fri"] as const;
const london = "Europe/London";

test.each([
  ["before its hour it is not", "2026-11-20T16:59Z", null, false],
  ["at its hour it is", "2026-11-20T17:00Z", "2026-11-19T17:00Z", true],
  ["once that day is enough", "2026-11-20T18:00Z", "2026-11-20T17:00Z", false],
  ["who slept over the hour makes it good before midnight", "2026-11-20T23:59Z", "2026-11-19T17:00Z", true],
  ["after midnight it is too late", "2026-11-21T00:00Z", "2026-11-19T17:00Z", false],
  ["on a Saturday nobody asks", "2026-11-21T17:30Z", "2026-11-20T17:00Z", false],
  ["who looked at noon looks again at five", "2026-11-20T17:00Z", "2026-11-20T12:00Z", true],
  ["a look from a clock that went wrong does not count", "2026-11-20T17:00Z", "2031-01-01T00:00Z", true],
])("%s", (_, now, last, expected) => {
  const hour = { at: "17:00", days: week };
  expect(isHourDue(hour, last === null ? null : at(last), at(now), london)).toBe(expected);
});

test("a job in the hour that spring skips still runs, and in the hour that autumn repeats it runs once", () => {
  const hour = { at: "01:30" };
  expect(isHourDue(hour, at("2027-03-27T01:30Z"), at("2027-03-28T01:00Z"), london)).toBe(true);
  // 01:30 in summer time, and an hour later 01:30 again.
  expect(isHourDue(hour, at("2026-10-25T00:30Z"), at("2026-10-25T01:30Z"), london)).toBe(false);
});

test("a job without an hour is never due", () => {
  expect(isHourDue({ at: null }, null, at("2026-11-20T17:00Z"), london)).toBe(false);
});

test("the local time is the office's", () => {
  const wall = wallAt("Asia/Kathmandu", at("2026-11-20T18:20Z"));
  expect([wall % dayWall, weekdayOf(wall)]).toEqual([5, "sat"]);
  expect(wallAt("Asia/Kathmandu", at("2026-11-20T19:20Z")) - wall).toBe(hourWall);
});
