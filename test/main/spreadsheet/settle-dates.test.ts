/** @file Dates as text: settled by evidence, or asked about. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readColumn, valuesOf } from "./reading.ts";

const dates = (values: readonly string[], said: Parameters<typeof readColumn>[2] = {}) =>
  readColumn("Date", values, said);

test("one date that can be read one way only settles the column, and is shown as the evidence", () => {
  const reading = dates(["03/04/2026", "23/04/2026", "5/4/2026"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-04-03", "2026-04-23", "2026-04-05"]);
  expect(reading.dates).toEqual({ order: "dmy", evidence: "row 3 holds 23/04/2026, so day first" });
});

test("month first is settled in the same way", () => {
  const reading = dates(["03-04-2026", "04-23-2026"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-03-04", "2026-04-23"]);
  expect(reading.dates?.order).toBe("mdy");
});

test("a column that nothing settles is asked about, with its first dates read each way", () => {
  const reading = dates(["03/04/2026", "05/06/2026"]);
  expect(reading.questions).toMatchObject([
    {
      about: "date-order",
      text:
        "No date in column B “Date” shows which order it is written in: " +
        "row 2 holds 03/04/2026: 3 April 2026 (day first) or 4 March 2026 (month first)? " +
        "row 3 holds 05/06/2026: 5 June 2026 (day first) or 6 May 2026 (month first)?",
    },
  ]);
  expect(reading.invoices).toEqual([]);
});

test("dates that are the same in each order need no question", () => {
  expect(valuesOf(dates(["05/05/2026"]), "Date")).toEqual(["2026-05-05"]);
});

test("the inbox's settings settle what the column does not", () => {
  const reading = dates(["03/04/2026"], { dateOrder: "mdy" });
  expect(valuesOf(reading, "Date")).toEqual(["2026-03-04"]);
  expect(reading.dates).toEqual({ order: "mdy", evidence: "the inbox's settings say month first" });
});

test("evidence against the inbox's settings is asked about, not overruled", () => {
  const reading = dates(["03/04/2026", "23/04/2026"], { dateOrder: "mdy" });
  expect(reading.questions.map(({ text }) => text)).toEqual([
    "The inbox's settings say month first, but row 3 holds 23/04/2026, which is a date only day first. Which is right?",
  ]);
});

test("a column that contradicts itself is asked about", () => {
  const reading = dates(["23/04/2026", "04/23/2026"]);
  expect(reading.questions).toHaveLength(1);
  expect(reading.questions[0]?.text).toContain("do not agree");
  expect(reading.invoices).toEqual([]);
});

test("a day that does not exist is a problem and proves nothing", () => {
  const reading = dates(["31/04/2026", "23/04/2026", "00/01/2026", "32/13/2026"]);
  expect(reading.problems.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(reading.dates?.evidence).toBe("row 3 holds 23/04/2026, so day first");
});

test.each([
  ["2026-11-20", "2026-11-20"],
  ["2026/11/20", "2026-11-20"],
  ["2026-11-20 14:35:00", "2026-11-20"],
  ["2026-11-20T00:00:00.000", "2026-11-20"],
  ["12 Mar 2026", "2026-03-12"],
  ["12-Mar-26", "2026-03-12"],
  ["1st September 2026", "2026-09-01"],
  ["Mar 12, 2026", "2026-03-12"],
  ["29.02.2028", "2028-02-29"],
])("%s is %s", (text, iso) => {
  expect(valuesOf(dates([text]), "Date")).toEqual([iso]);
});

test.each(["46346", "20261120", "2026-11-20T23:30:00Z", "20 Mrz 2026", "tomorrow", "29/02/2026", "20/11-2026"])(
  "%s is no date that anybody could be sure of",
  (text) => {
    expect(dates([text]).problems).toHaveLength(1);
  },
);

describe("a two-digit year", () => {
  test("is read as 20yy, and that is said", () => {
    const reading = dates(["23/04/26"]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-04-23"]);
    expect(reading.dates?.evidence).toBe("row 2 holds 23/04/26, so day first; two-digit years are read as 20yy");
  });

  test("between hyphens may come first, so that is asked", () => {
    const reading = dates(["20-11-26"]);
    expect(reading.questions[0]?.text).toContain("20 November 2026 (day first) or 26 November 2020 (year first)?");
    expect(valuesOf(dates(["20-11-26"], { dateOrder: "ymd" }), "Date")).toEqual(["2020-11-26"]);
  });
});

test("a column is never read in an order that one of its dates rules out", () => {
  const day = fc.record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 10 }), fc.boolean(), (days, isDayFirst) => {
      const texts = days.map(({ day, month }) => (isDayFirst ? `${day}/${month}/2026` : `${month}/${day}/2026`));
      const expected = days.map(
        ({ day, month }) => `2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
      );
      const reading = dates(texts);
      if (reading.questions.length === 0) expect(valuesOf(reading, "Date")).toEqual(expected);
      else expect(days.every(({ day }) => day <= 12)).toBe(true);
    }),
  );
});
