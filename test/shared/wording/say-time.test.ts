/** @file Points and spans of time in words. */

import { expect, test } from "vitest";
import { sentence, shorten } from "../../../shared/wording/grammar.ts";
import { sayAgo, sayInstant, saySpan, sayWhen } from "../../../shared/wording/say-time.ts";

const now = Date.UTC(2026, 10, 20, 9, 30);

test("a time is as short as is unambiguous", () => {
  expect(sayWhen(now - 3_600_000, now, "UTC")).toBe("08:30");
  expect(sayWhen(now - 24 * 3_600_000, now, "UTC")).toBe("yesterday, 09:30");
  expect(sayWhen(now - 48 * 3_600_000, now, "UTC")).toBe("18 Nov, 09:30");
  expect(sayWhen(Date.UTC(2025, 10, 20), now, "UTC")).toBe("20 Nov 2025, 00:00");
  expect(sayInstant(now, "America/New_York")).toBe("20 Nov 2026, 04:30");
});

test("today is the day in the given time zone", () => {
  const lateInLondon = Date.UTC(2026, 10, 19, 23, 30);
  expect(sayWhen(lateInLondon, now, "Europe/London")).toBe("yesterday, 23:30");
  expect(sayWhen(lateInLondon, now, "Europe/Berlin")).toBe("00:30");
});

test("spans are worded in their largest whole unit", () => {
  expect(saySpan(0)).toBe("1 second");
  expect(saySpan(30_000)).toBe("30 seconds");
  expect(saySpan(90_000)).toBe("1 minute");
  expect(saySpan(5 * 3_600_000)).toBe("5 hours");
  expect(sayAgo(now - 86_400_000 * 3, now)).toBe("3 days ago");
  expect(sayAgo(now + 5_000, now)).toBe("just now");
});

test("another program's message becomes one sentence on one line", () => {
  expect(sentence("there is\n no such  day")).toBe("There is no such day.");
  expect(sentence("Is it?")).toBe("Is it?");
  expect(sentence("yyyy-mm-dd is wanted")).toBe("yyyy-mm-dd is wanted.");
  expect(sentence("")).toBe("");
});

test("a text is never cut within a character", () => {
  expect(shorten("ab😀cd", 4)).toBe("ab😀…");
  expect(shorten("ab😀", 3)).toBe("ab😀");
});
