/** @file The order of dates in text: inferred from evidence, or asked about. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Cell } from "../../../../main/spreadsheet/cells/table.ts";
import { inferDates } from "../../../../main/spreadsheet/notation/date-order.ts";
import { dateCell, makeWorkbook } from "../../../fixtures/spreadsheets/make-files.ts";
import { inWords } from "../../../shared/in-words.ts";
import { readBytes, readColumn, readCsv, valuesOf } from "../reading.ts";

const dates = (values: readonly string[], said: Parameters<typeof readColumn>[2] = {}) =>
  readColumn("Date", values, said);

test("one unambiguous date decides the order for the column, and is shown as the evidence", () => {
  const reading = dates(["03/04/2026", "23/04/2026", "5/4/2026"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-04-03", "2026-04-23", "2026-04-05"]);
  expect(reading.dates).toEqual({ order: "dmy", evidence: "row 3 contains 23/04/2026, so day first" });
});

test("two digits in front are no years that would spread a list over decades", () => {
  expect(valuesOf(dates(["01-10-26", "14-10-26", "27-10-26"]), "Date")).toEqual([
    "2026-10-01",
    "2026-10-14",
    "2026-10-27",
  ]);
  expect(dates(["26-10-01", "26-10-14", "26-10-27"]).questions).toHaveLength(1);
});

test("month first is inferred in the same way", () => {
  const reading = dates(["03-04-2026", "04-23-2026"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-03-04", "2026-04-23"]);
  expect(reading.dates?.order).toBe("mdy");
});

test("a column without evidence is asked about, with its first dates in each reading", () => {
  const reading = dates(["03/04/2026", "05/06/2026"]);
  expect(reading.questions).toMatchObject([
    {
      about: "date-order",
      text:
        "Are the dates in column B “Date” day first or month first? " +
        "Row 2 contains 03/04/2026: 3 April 2026 (day first) or 4 March 2026 (month first)?",
    },
  ]);
  expect(reading.invoices).toEqual([]);
});

test("dates that are the same in each order need no question", () => {
  expect(valuesOf(dates(["05/05/2026"]), "Date")).toEqual(["2026-05-05"]);
});

test("the inbox's settings decide where the column does not", () => {
  const reading = dates(["03/04/2026"], { dateOrder: "mdy" });
  expect(valuesOf(reading, "Date")).toEqual(["2026-03-04"]);
  expect(reading.dates).toEqual({ order: "mdy", evidence: "the inbox's settings say month first" });
});

test("evidence against the inbox's settings is asked about, not overruled", () => {
  const reading = dates(["03/04/2026", "23/04/2026"], { dateOrder: "mdy" });
  expect(reading.questions.map(({ text }) => text)).toEqual([
    "The inbox's settings say month first, but row 3 contains 23/04/2026, which is only a date day first. Which is right?",
  ]);
});

test("a column that contradicts itself is asked about", () => {
  const reading = dates(["23/04/2026", "04/23/2026"]);
  expect(reading.questions).toHaveLength(1);
  expect(reading.questions[0]?.text).toContain("don't agree");
  expect(reading.invoices).toEqual([]);
});

test("a day that does not exist is a problem and no evidence", () => {
  const reading = dates(["31/04/2026", "23/04/2026", "00/01/2026", "32/13/2026"]);
  expect(reading.problems.map(({ row }) => row)).toEqual([2, 4, 5]);
  expect(reading.dates?.evidence).toBe("row 3 contains 23/04/2026, so day first");
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

test.each(["2026-11-20T23:30:00Z", "tomorrow", "29/02/2026", "20/11-2026"])(
  "%s is no date that anybody could be sure of",
  (text) => {
    expect(dates([text]).problems).toHaveLength(1);
  },
);

test("numbers of days in a text file are read as Excel counts them, where the whole column has them", () => {
  const reading = dates(["46346", "46347"]);
  expect(valuesOf(reading, "Date")).toEqual(["2026-11-20", "2026-11-21"]);
  expect(reading.dates?.evidence).toContain("46346");
  expect(dates(["46346", "20/11/2026"]).problems).toHaveLength(1);
});

describe("a two-digit year", () => {
  test("is read as 20yy, and that is reported", () => {
    const reading = dates(["23/04/26"]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-04-23"]);
    expect(reading.dates?.evidence).toBe("row 2 contains 23/04/26, so day first; two-digit years are read as 20yy");
  });

  test("may come first between hyphens, so the order is asked", () => {
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

describe("a question about the order", () => {
  test("shows the first five dates both ways, and what each answer makes of the first", () => {
    const values = ["03/04/2026", "03/04/2026", "05/06/2026", "07/08/2026", "01/02/2026", "02/03/2026", "09/10/2026"];
    const [question] = dates(values).questions;
    expect(question).toMatchObject({
      id: "date-order",
      column: "B",
      answers: [
        { id: "dmy", label: "Day first: 3 April 2026", sets: { dateOrder: "dmy" } },
        { id: "mdy", label: "Month first: 4 March 2026", sets: { dateOrder: "mdy" } },
      ],
    });
    expect(question?.examples.map(({ row }) => row)).toEqual([2, 4, 5, 6, 7]);
    expect(question?.examples[0]).toEqual({
      row: 2,
      value: "03/04/2026",
      readings: { dmy: "3 April 2026", mdy: "4 March 2026" },
    });
  });

  test("offers year first only where a date can be read so", () => {
    const [question] = dates(["11-10-09"]).questions;
    expect(question?.answers.map(({ label }) => label)).toEqual([
      "Day first: 11 October 2009",
      "Month first: 10 November 2009",
      "Year first: 9 October 2011",
    ]);
  });

  test("does not come back once it is answered, and what does not fit the answer is a problem of its row", () => {
    const values = ["23/04/2026", "04/23/2026", "03/04/2026"];
    expect(dates(values).questions[0]?.examples[1]).toEqual({
      row: 2,
      value: "23/04/2026",
      readings: { dmy: "23 April 2026", mdy: "no date" },
    });
    const reading = dates(values, { answers: { dateOrder: "dmy" } });
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-04-23", "2026-04-03"]);
    expect(reading.problems.map(({ row, value }) => [row, value])).toEqual([[3, "04/23/2026"]]);
  });

  test("names the source that the dates contradict", () => {
    const rows = [{ number: 2, cells: [{ kind: "text", text: "23/04/2026" } as const] }];
    const column = { index: 0, letter: "A", header: "Date", property: "Date" as const };
    const { questions } = inferDates(rows, [column], {
      is: "mdy",
      says: { say: "voice-template", name: "Xero bills" },
    });
    expect(inWords(questions[0]?.text)).toBe(
      "The template “Xero bills” says month first, but row 2 contains 23/04/2026, which is only a date day first. Which is right?",
    );
    expect(questions[0]?.answers.map(({ id }) => id)).toEqual(["mdy", "dmy"]);
  });
});

describe("eight digits without separators", () => {
  const column = { index: 0, letter: "A", header: "Date", property: "Date" as const };
  const settle = (...cells: readonly Cell[]) =>
    inWords(
      inferDates(
        cells.map((cell, index) => ({ number: index + 2, cells: [cell] })),
        [column],
        null,
      ),
    );
  const text = (value: string): Cell => ({ kind: "text", text: value });
  const number = (value: string): Cell => ({ kind: "number", text: value, shown: value, isPercent: false });

  test("are dates where the whole column is written like this, as text or as numbers", () => {
    expect(settle(text("20260423"), number("20260503"))).toMatchObject({
      order: "ymd",
      hasCompactDates: true,
      dates: { evidence: "row 2 contains 20260423, so year first" },
    });
    expect(settle(text("23042026"), text("03042026"))).toMatchObject({ order: "dmy", hasCompactDates: true });
    expect(settle(text("03042026")).questions).toHaveLength(1);
  });

  test("are not dates beside other dates, or where one of them is not a day", () => {
    expect(settle(text("20260423"), text("23/04/2026")).hasCompactDates).toBe(false);
    expect(settle(text("20260423"), text("20261399")).hasCompactDates).toBe(false);
    expect(settle(number("46000"), number("20260423")).hasCompactDates).toBe(false);
    expect(dates(["20260423", "23/04/2026"]).problems.map(({ row, reason }) => [row, reason])).toEqual([
      [2, "This has digits only, but other dates in this column have separators."],
    ]);
  });
});

describe("a workbook that holds both dates and texts", () => {
  const read = (...cells: Parameters<typeof makeWorkbook>[0][string][number]) =>
    readBytes(makeWorkbook({ A: [["Supplier", "Date"], ...cells.map((cell) => ["Acme", cell])] }), "a.xlsx");
  // 46115 is 3 April 2026, 46146 is 4 May, 46135 is 23 April.
  const [april3, may4, april23] = [dateCell(46115), dateCell(46146), dateCell(46135)] as const;

  test("is asked about where Excel may have swapped day and month of the dates and left the rest", () => {
    const reading = read(april3, "23/04/2026", may4, "30/04/2026");
    expect(reading.questions).toHaveLength(1);
    expect(reading.questions[0]).toMatchObject({
      id: "date-order",
      column: "B",
      answers: [{ id: "dmy", label: "The dates are right: 3 April 2026" }],
    });
    expect(reading.questions[0]?.text).toContain("Row 2 contains 3 April 2026; was it 4 March 2026?");
    expect(reading.invoices).toEqual([]);
  });

  test("is not asked about where a date after the 12th shows that the dates were read correctly", () => {
    const reading = read(april3, "23/04/2026", april23);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Date")).toEqual(["2026-04-03", "2026-04-23", "2026-04-23"]);
  });

  test("is not asked about where a text remains that Excel could have read as a date", () => {
    expect(read(april3, "23/04/2026", "05/04/2026").questions).toEqual([]);
  });

  test("is asked about in spite of the settings, because they do not know what Excel did", () => {
    const bytes = makeWorkbook({
      A: [
        ["Supplier", "Date"],
        ["Acme", april3],
        ["Acme", "23/04/2026"],
      ],
    });
    expect(readBytes(bytes, "a.xlsx", { dateOrder: "dmy" }).questions).toHaveLength(1);
    const answered = readBytes(bytes, "a.xlsx", { dateOrder: "dmy", answers: { dateOrder: "dmy" } });
    expect(answered.questions).toEqual([]);
    expect(valuesOf(answered, "Date")).toEqual(["2026-04-03", "2026-04-23"]);
  });
});

test("a decimal comma shows that the day comes first, and a decimal point shows nothing", () => {
  const of = (net: string) =>
    readCsv(["Supplier;Invoice no;Invoice date;Net", `Acme;A-1;03-09-2026;${net}`, `Bolt;7712;04-09-2026;${net}`], {
      fallback: null,
    });
  const comma = of("1.234,50");
  expect(comma.questions.map(({ id }) => id)).not.toContain("date-order");
  expect(valuesOf(comma, "Date")).toEqual(["2026-09-03", "2026-09-04"]);
  expect(comma.dates?.evidence).toBe(
    "row 2 contains 1.234,50 with a decimal comma, and no country with one writes the month first, so day first",
  );
  expect(of("1,234.50").questions.map(({ id }) => id)).toContain("date-order");
});
