/** @file Pausing: for how long, and what the journal keeps of it. */

import { expect, test } from "vitest";
import { type PauseLength, pauseFrom, pauseFromText, textFromPause } from "../../../shared/agent/pause.ts";

const at = (text: string) => Date.parse(text);
const until = (length: PauseLength, now: string, timeZone = "Europe/London") => {
  const end = pauseFrom(at(now), length, timeZone).until;
  return end === null ? null : new Date(end).toISOString();
};

test("a pause of an hour lasts an hour, even across a change of the clocks", () => {
  expect(until("hour", "2026-11-20T13:30:00Z")).toBe("2026-11-20T14:30:00.000Z");
  expect(until("hour", "2026-10-25T00:30:00Z")).toBe("2026-10-25T01:30:00.000Z");
});

test.each([
  ["an afternoon", "2026-11-20T13:30:00Z", "Europe/London", "2026-11-21T07:00:00.000Z"],
  [
    "shortly after midnight: the next day, not the same",
    "2026-11-20T00:10:00Z",
    "Europe/London",
    "2026-11-21T07:00:00.000Z",
  ],
  ["the night in which clocks go forward", "2026-03-28T20:00:00Z", "Europe/London", "2026-03-29T06:00:00.000Z"],
  ["the night in which clocks go back", "2026-10-24T20:00:00Z", "Europe/London", "2026-10-25T07:00:00.000Z"],
  ["elsewhere", "2026-11-20T13:30:00Z", "America/New_York", "2026-11-21T12:00:00.000Z"],
])("a pause until tomorrow ends at seven in the morning: %s", (_, now, timeZone, expected) => {
  expect(until("tomorrow", now, timeZone)).toBe(expected);
});

test("a stored pause is read back, and ends by itself if it has an end", () => {
  const now = at("2026-11-20T13:30:00Z");
  const hour = pauseFrom(now, "hour", "UTC");
  const text = textFromPause(hour, now);
  expect(pauseFromText(text, now)).toEqual(hour);
  expect(pauseFromText(text, now + 3_599_999)).toEqual(hour);
  expect(pauseFromText(text, now + 3_600_000)).toBeNull();
  const open = pauseFrom(now, "until-resumed", "UTC");
  expect(pauseFromText(textFromPause(open, now), now * 2)).toEqual({ until: null });
});

test("where nothing is written down there is no pause", () => {
  expect(pauseFromText(null, 0)).toBeNull();
});
