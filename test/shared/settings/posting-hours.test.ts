/** @file Posting hours: open or not, and when next, also where the clocks are changed. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOpen, opensAt, type PostingHours } from "../../../shared/settings/posting-hours.ts";
import { dayNames } from "../../../shared/values/wall-clock.ts";

const weekdays = dayNames.slice(0, 5);
const overNight: PostingHours = { days: weekdays, from: "18:00", until: "07:00", timeZone: "Europe/London" };
const hours = (changes: Partial<PostingHours>): PostingHours => ({ ...overNight, days: dayNames, ...changes });
const at = (text: string) => Date.parse(text);
const opens = (its: PostingHours, from: string) => new Date(opensAt(its, at(from), "Asia/Tokyo")).toISOString();

describe("over midnight, on weekdays", () => {
  test.each([
    ["Friday, before", "2026-11-20T17:59:59.999Z", false],
    ["Friday, as they begin", "2026-11-20T18:00:00Z", true],
    ["Saturday, before dawn: they began on Friday", "2026-11-21T06:59:59Z", true],
    ["Saturday, as they end", "2026-11-21T07:00:00Z", false],
    ["Saturday evening", "2026-11-21T19:00:00Z", false],
    ["Monday, before dawn: they would have begun on Sunday", "2026-11-23T05:00:00Z", false],
    ["Monday evening", "2026-11-23T18:00:00Z", true],
  ])("%s", (_, when, open) => {
    expect(isOpen(overNight, at(when), "Asia/Tokyo")).toBe(open);
  });

  test("the hours begin again on Monday evening after Saturday morning", () => {
    expect(opens(overNight, "2026-11-21T07:00:00Z")).toBe("2026-11-23T18:00:00.000Z");
  });

  test("the hours are open to the exact millisecond", () => {
    expect(opens(overNight, "2026-11-20T23:30:01.234Z")).toBe("2026-11-20T23:30:01.234Z");
  });

  test("the hours follow local time, so in summer they begin an hour earlier in UTC", () => {
    expect(opens(overNight, "2026-07-14T12:00:00Z")).toBe("2026-07-14T17:00:00.000Z");
  });
});

test("without a time zone, the computer's applies", () => {
  const here = hours({ from: "09:00", until: "17:00", timeZone: null });
  expect(opens(here, "2026-11-20T18:00:00Z")).toBe("2026-11-21T00:00:00.000Z");
});

test("equal start and end times mean a whole day from that time", () => {
  const monday = hours({ days: ["mon"], from: "09:00", until: "09:00" });
  expect(opens(monday, "2026-11-22T12:00:00Z")).toBe("2026-11-23T09:00:00.000Z");
  expect(isOpen(monday, at("2026-11-24T08:59:00Z"), "UTC")).toBe(true);
  expect(opens(monday, "2026-11-24T09:00:00Z")).toBe("2026-11-30T09:00:00.000Z");
});

test("29 February is handled like any other day", () => {
  const morning = hours({ from: "06:00", until: "07:00" });
  expect(opens(morning, "2028-02-28T08:00:00Z")).toBe("2028-02-29T06:00:00.000Z");
  expect(opens(morning, "2028-02-29T08:00:00Z")).toBe("2028-03-01T06:00:00.000Z");
  expect(opens(morning, "2027-02-28T08:00:00Z")).toBe("2027-03-01T06:00:00.000Z");
});

describe("when the clocks change", () => {
  test.each<[string, PostingHours, string, string]>([
    [
      "the evening after the change begins by the new clock",
      hours({ from: "18:00", until: "20:00" }),
      "2026-03-28T20:00:00Z",
      "2026-03-29T17:00:00.000Z",
    ],
    [
      "hours that begin in the hour left out begin at its end",
      hours({ from: "01:30", until: "07:00" }),
      "2026-03-28T12:00:00Z",
      "2026-03-29T01:00:00.000Z",
    ],
    [
      "hours that lie wholly in it fall out on that day",
      hours({ from: "01:15", until: "01:45" }),
      "2026-03-28T12:00:00Z",
      "2026-03-30T00:15:00.000Z",
    ],
    [
      "what begins in an hour that comes twice begins the first time",
      hours({ from: "01:30", until: "07:00" }),
      "2026-10-24T12:00:00Z",
      "2026-10-25T00:30:00.000Z",
    ],
    [
      "and hours that ended within it come once more with it",
      hours({ from: "01:00", until: "01:30" }),
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:00:00.000Z",
    ],
    [
      "in New York",
      hours({ from: "02:30", until: "03:30", timeZone: "America/New_York" }),
      "2026-03-07T12:00:00Z",
      "2026-03-08T07:00:00.000Z",
    ],
    [
      "by half an hour, on Lord Howe Island",
      hours({ from: "02:15", until: "05:00", timeZone: "Australia/Lord_Howe" }),
      "2026-10-03T06:00:00Z",
      "2026-10-03T15:30:00.000Z",
    ],
    [
      "at midnight, in Santiago, where Sunday begins at one",
      hours({ days: ["sun"], from: "00:00", until: "06:00", timeZone: "America/Santiago" }),
      "2026-09-05T12:00:00Z",
      "2026-09-06T04:00:00.000Z",
    ],
  ])("%s", (_, its, from, expected) => {
    expect(opens(its, from)).toBe(expected);
  });
});

describe("for any hours, zone and moment", () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 59))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const anyHours = fc.record({
    days: fc.subarray([...dayNames], { minLength: 1 }),
    from: clock,
    until: clock,
    timeZone: fc.constantFrom(
      "Europe/London",
      "America/New_York",
      "Australia/Lord_Howe",
      "America/Santiago",
      "Asia/Kathmandu",
      "Pacific/Chatham",
      "Africa/Cairo",
      "UTC",
    ),
  });
  /** Within two days of a change of clocks somewhere, or anywhere in three years. */
  const anyMoment = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          "2026-03-08",
          "2026-03-29",
          "2026-04-05",
          "2026-09-06",
          "2026-10-04",
          "2026-10-25",
          "2026-11-01",
        ),
        fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
      )
      .map(([day, minutes]) => at(day) + minutes * 60_000),
    fc.integer({ min: at("2026-01-01") / 1_000, max: at("2029-01-01") / 1_000 }).map((seconds) => seconds * 1_000),
  );

  test("the hours begin at the first minute with a local time within them", () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (its, from) => {
        const showsTimeWithin = wallReader(its);
        let first = from;
        while (!showsTimeWithin(first)) first = (Math.floor(first / 60_000) + 1) * 60_000;
        expect(new Date(opensAt(its, from, "UTC"))).toEqual(new Date(first));
        expect(isOpen(its, from, "UTC")).toBe(first === from);
      }),
      { numRuns: 300 },
    );
  });
});

/** Another way to the same: the wall is read as text, and compared as text. */
function wallReader({ days, from, until, timeZone }: PostingHours): (ms: number) => boolean {
  const wall = new Intl.DateTimeFormat("en-US", {
    timeZone: timeZone ?? "UTC",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (ms) => {
    const [weekday = "", time = ""] = wall.format(ms).toLowerCase().split(/[, ]+/);
    const day = (dayNames as readonly string[]).indexOf(weekday);
    const today = days.some((name) => name === dayNames[day]);
    const yesterday = days.some((name) => name === dayNames[(day + 6) % 7]);
    if (from < until) return today && from <= time && time < until;
    return (today && from <= time) || (yesterday && time < until);
  };
}
