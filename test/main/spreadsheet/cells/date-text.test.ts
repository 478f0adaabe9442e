/** @file Dates as people and programs write them, in seven languages. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate, monthFromName } from "../../../../main/spreadsheet/cells/calendar.ts";
import { readDateText } from "../../../../main/spreadsheet/cells/date-text.ts";
import { sayIsoDay } from "../../../../shared/wording/say-time.ts";
import { readColumn, valuesOf } from "../reading.ts";

const day = fc
  .record({
    year: fc.integer({ min: 2000, max: 2099 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day: date }) => isoDate(year, month, date))
  .filter((iso) => iso !== null);

const locales = [
  ...["en-GB", "en-US", "en-IE", "de", "de-AT", "de-CH", "fr", "fr-BE", "fr-CA", "fr-CH", "nl", "nl-BE"],
  ...["es", "es-MX", "it", "it-CH", "pt", "pt-BR"],
];

describe("a date with its month as a word", () => {
  const styles: readonly Intl.DateTimeFormatOptions[] = [
    { dateStyle: "full" },
    { dateStyle: "long" },
    { dateStyle: "medium" },
    { day: "2-digit", month: "short", year: "2-digit" },
    { weekday: "short", day: "numeric", month: "short", year: "numeric" },
    { dateStyle: "long", timeStyle: "medium" },
  ];

  test("is read as the day that was written, in each language and form", () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...locales), fc.constantFrom(...styles), (iso, locale, style) => {
        const text = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(
          new Date(`${iso}T14:05:06Z`),
        );
        const { by } = readDateText(text);
        // Some locales write some of these forms in digits, so the order is ambiguous.
        expect(Object.values(by), text).toContain(iso);
        if (/\p{L}{4}/u.test(text)) expect(new Set(Object.values(by))).toEqual(new Set([iso]));
      }),
      { numRuns: 2_000 },
    );
  });

  test("is never read as another day, with any accents, dots, case and signs", () => {
    const written = (iso: string, month: string, form: number): string => {
      const [year = "", , date = ""] = iso.split("-");
      const plain = Number(date);
      return (
        [
          `${plain} ${month} ${year}`,
          `${date}-${month}-${year.slice(2)}`,
          `${plain}. ${month} ${year}`,
          `${month} ${plain}, ${year}`,
          `${plain} de ${month} de ${year}`,
          `${plain}${plain === 1 ? "er" : ""} ${month} ${year}`,
          `${year}-${month}-${date}`,
          `${date}/${month}/${year} 00:00`,
        ][form] ?? ""
      );
    };
    const style = fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.normalize("NFD"),
      (name: string) => name.normalize("NFD").replace(/\p{M}/gu, ""),
    );
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...locales),
        fc.boolean(),
        style,
        fc.nat(7),
        (iso, locale, isLong, fold, form) => {
          const month = new Intl.DateTimeFormat(locale, { month: isLong ? "long" : "short", timeZone: "UTC" });
          const text = written(iso, fold(month.format(new Date(iso))), form);
          expect(readDateText(text).by.dmy, text).toBe(iso);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["1er mars 2026", "2026-03-01"],
    ["1º de maio de 2026", "2026-05-01"],
    ["23rd of April, 2026", "2026-04-23"],
    ["23.Apr.2026", "2026-04-23"],
    ["23avr2026", "2026-04-23"],
    ["5 mei 2026", "2026-05-05"],
    ["5 mrt. 2026", "2026-03-05"],
    ["2 out 2026", "2026-10-02"],
    ["2 set 2026", "2026-09-02"],
    ["12-dic-26", "2026-12-12"],
    ["4 ene 2026", "2026-01-04"],
    ["20 Mrz 2026", "2026-03-20"],
    ["Donnerstag, den 23. April 2026", "2026-04-23"],
    ["le 23 avril 2026", "2026-04-23"],
    ["mar. 3 mars 2026", "2026-03-03"],
    ["Mar 3 2026", "2026-03-03"],
    ["Thu Apr 23 2026", "2026-04-23"],
  ])("such as %s is %s", (text, iso) => {
    expect(readDateText(text)).toEqual({ by: { dmy: iso, mdy: iso, ymd: iso }, needsOrder: false });
  });

  test.each(["31 avril 2026", "30 févr. 2026", "5 jui 2026", "5 ma 2026", "Apr 23 26", "23 Brumaire 2026"])(
    "such as %s is none",
    (text) => {
      expect(Object.values(readDateText(text).by)).toEqual([null, null, null]);
    },
  );

  test("has one month for each name", () => {
    expect(["mar", "Mär.", "marzo", "MRT", "mars", "março"].map(monthFromName)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(["jui", "ju", "m", "", "constructor"].map(monthFromName)).toEqual([null, null, null, null, null]);
  });
});

describe("a date in digits", () => {
  test("is read as the day that was written, in each order and with each separator", () => {
    const marks = fc.constantFrom("/", "-", ".", " ", ". ", " / ");
    fc.assert(
      fc.property(day, marks, fc.constantFrom("dmy", "mdy", "iso"), fc.boolean(), (iso, mark, form, isPadded) => {
        const [year = "", month = "", date = ""] = iso.split("-");
        const [m, d] = isPadded ? [month, date] : [String(Number(month)), String(Number(date))];
        const parts = { dmy: [d, m, year], mdy: [m, d, year], iso: [year, m, d] }[form];
        const { by, needsOrder } = readDateText(parts.join(mark));
        expect(by[form === "iso" ? "ymd" : form]).toBe(iso);
        expect(needsOrder).toBe(form !== "iso");
      }),
    );
  });

  test.each([
    ["4/23/2026 12:00:00 AM", "2026-04-23"],
    ["2026-04-23 14:35:06.123", "2026-04-23"],
    ["2026-04-23T00:00:00Z", "2026-04-23"],
    ["2026-04-23T00:00:00.000+02:00", "2026-04-23"],
    ["23.04.2026 14:35 Uhr", "2026-04-23"],
    ["Thu 23/04/2026", "2026-04-23"],
    ["23\u00a004\u202f2026", "2026-04-23"],
  ])("such as %s is %s", (text, iso) => {
    expect(Object.values(readDateText(text).by)).toContain(iso);
  });

  test.each([
    ["2026-04-22T22:00:00Z", "This time has a time zone, so the date may be a day earlier or later."],
    ["2026-04-23T14:00:00-05:00", "This time has a time zone, so the date may be a day earlier or later."],
    ["46135", "This may be Excel's number for a date, but nothing confirms it."],
    ["31/04/2026", "This date doesn't exist."],
    ["20/11-2026", "This date doesn't exist."],
    ["٢٣/٠٤/٢٠٢٦", "This date doesn't exist."],
  ])("such as %s is a problem", (text, reason) => {
    expect(readColumn("Date", ["24/04/2026", text]).problems.map((problem) => problem.reason)).toEqual([reason]);
  });

  test("with a two-digit year is in this century, and that is reported", () => {
    for (const text of ["23/04/26", "23 April 26"]) {
      const reading = readColumn("Date", [text]);
      expect(valuesOf(reading, "Date")).toEqual(["2026-04-23"]);
      expect(reading.dates?.evidence).toContain("two-digit years are read as 20yy");
    }
  });
});

test("a day that is written with the month's name is read as the same day", () => {
  fc.assert(
    fc.property(day, (iso) => {
      expect(readDateText(sayIsoDay(iso)).by.dmy).toBe(iso);
    }),
  );
});

test.each([
  ["5 marca 2026 r.", "2026-03-05"],
  ["15. března 2026", "2026-03-15"],
  ["5. ožujka 2026.", "2026-03-05"],
  ["2026. március 5.", "2026-03-05"],
  ["5. maaliskuuta 2026", "2026-03-05"],
  ["12 października 2026", "2026-10-12"],
  ["5. marts 2026", "2026-03-05"],
  ["5 Kasım 2026", "2026-11-05"],
  ["5 KASIM 2026", "2026-11-05"],
  ["5 martie 2026", "2026-03-05"],
  ["5 Μαρτίου 2026", "2026-03-05"],
  ["5 марта 2026 г.", "2026-03-05"],
  ["5 березня 2026 р.", "2026-03-05"],
])("%s is read in its language", (text, iso) => {
  expect(readDateText(text).by.dmy).toBe(iso);
});

test("“listopada” is November in Polish and October in Croatian, so it is not read", () => {
  expect(readDateText("5 listopada 2026").by).toEqual({ dmy: null, mdy: null, ymd: null });
});
