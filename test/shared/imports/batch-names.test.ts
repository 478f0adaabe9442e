/** @file The names under which a batch may be found. */

import { expect, test } from "vitest";
import { batchNames, namesOfPart } from "../../../shared/imports/batch-names.ts";
import { samplePart } from "../sample-imports.ts";

const at = (text: string) => Date.parse(text);

test("a batch is named by day, month, short year, hour and minute", () => {
  expect(batchNames(at("2026-11-20T02:14:30Z"), at("2026-11-20T02:14:31Z"), "Europe/London")).toEqual([
    "Imported - 20/11/26 02:14",
  ]);
});

test("a call across a minute boundary has two names, even by a millisecond", () => {
  expect(batchNames(at("2026-11-20T02:14:59.999Z"), at("2026-11-20T02:15:00Z"), "UTC")).toEqual([
    "Imported - 20/11/26 02:14",
    "Imported - 20/11/26 02:15",
  ]);
  expect(batchNames(at("2026-11-20T02:14:00Z"), at("2026-11-20T02:14:59.999Z"), "UTC")).toHaveLength(1);
});

test("every minute in between is listed, across midnight and the end of the year", () => {
  const names = batchNames(at("2026-12-31T23:58:10Z"), at("2027-01-01T00:01:00Z"), "UTC");
  expect(names).toEqual([
    "Imported - 31/12/26 23:58",
    "Imported - 31/12/26 23:59",
    "Imported - 01/01/27 00:00",
    "Imported - 01/01/27 00:01",
  ]);
});

test("the hour is in the time zone, even with a fractional offset", () => {
  const instant = at("2026-07-01T12:00:00Z");
  expect(batchNames(instant, instant, "Europe/Berlin")).toEqual(["Imported - 01/07/26 14:00"]);
  expect(batchNames(instant, instant, "Asia/Kathmandu")).toEqual(["Imported - 01/07/26 17:45"]);
});

test("when the clocks go back, the names of the repeated hour are listed once", () => {
  // 00:59 UTC is 01:59 summer time; a minute later it is 01:00 again.
  const names = batchNames(at("2026-10-25T00:00:00Z"), at("2026-10-25T01:30:00Z"), "Europe/London");
  expect(names[0]).toBe("Imported - 25/10/26 01:00");
  expect(names).toHaveLength(60);
});

test("when the clocks go forward, the skipped hour has no names", () => {
  expect(batchNames(at("2026-03-29T00:59:00Z"), at("2026-03-29T01:00:00Z"), "Europe/London")).toEqual([
    "Imported - 29/03/26 00:59",
    "Imported - 29/03/26 02:00",
  ]);
});

test("a clock that was set back during the call still gives its name", () => {
  expect(batchNames(at("2026-11-20T02:14:00Z"), at("2026-11-20T02:10:00Z"), "UTC")).toEqual([
    "Imported - 20/11/26 02:14",
  ]);
});

test("an unsent part has no name, and one without a seen end also has the next minute's name", () => {
  const sentAt = at("2026-11-20T02:14:30Z");
  expect(namesOfPart(samplePart(), "UTC")).toEqual([]);
  expect(namesOfPart(samplePart({ sentAt, endedAt: null }), "UTC")).toHaveLength(2);
});

test("of a call that lasted a day, as while a computer slept, only the first and the last minute are named", () => {
  expect(batchNames(at("2026-11-20T12:20:00Z"), at("2026-11-21T12:20:59Z"), "UTC")).toEqual([
    "Imported - 20/11/26 12:20",
    "…",
    "Imported - 21/11/26 12:20",
  ]);
  expect(batchNames(at("2026-11-20T12:20:00Z"), at("2026-11-20T14:20:00Z"), "UTC")).toHaveLength(121);
});
