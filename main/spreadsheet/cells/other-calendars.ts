/** @file Days of other calendars than the Gregorian one: Reiwa years, the Republic of China's, Buddhist and Persian ones. */

import { isoDate } from "./calendar.ts";

const reiwa = /^(?:R|令和) ?(\d{1,2}|元)[-./年](\d{1,2})[-./月](\d{1,2})日?$/iu;
const minguo = /^(?:民國|民国)? ?(1[0-3]\d)[-./年](\d{1,2})[-./月](\d{1,2})日?$/u;
const persian = /^(1[34]\d\d)[-/.](\d{1,2})[-/.](\d{1,2})$/;

/** The day as yyyy-mm-dd, or null where the text is no day of such a calendar. */
export function dayOfOtherCalendar(text: string): string | null {
  const [, era, ofEra, dayOfEra] = reiwa.exec(text) ?? [];
  if (era !== undefined) return isoDate(2018 + (era === "元" ? 1 : Number(era)), Number(ofEra), Number(dayOfEra));
  const [, republic, month, day] = minguo.exec(text) ?? [];
  if (republic !== undefined) return isoDate(1911 + Number(republic), Number(month), Number(day));
  const [, year, ofYear, dayOfYear] = persian.exec(text) ?? [];
  return year === undefined ? null : fromPersian(Number(year), Number(ofYear), Number(dayOfYear));
}

const firstBuddhist = 2543;

/** 2026 for 2569, as Thai documents count; years up to 2442 of the Gregorian calendar stay. */
export const gregorianYear = (year: number): number =>
  year >= firstBuddhist && year < firstBuddhist + 100 ? year - 543 : year;

const msPerDay = 86_400_000;
/** 1 Farvardin 1403 was 20 March 2024; every year after a leap year begins a day later in March. */
const known = { year: 1403, startsAt: Date.UTC(2024, 2, 20) };
/** The leap years of the 33-year cycle, which holds for all years near today. */
const leapYears = new Set([1, 5, 9, 13, 17, 22, 26, 30]);
const isLeap = (year: number): boolean => leapYears.has(year % 33);
const lengthOf = (year: number, month: number): number => (month < 7 ? 31 : month < 12 || isLeap(year) ? 30 : 29);

/** Half a century around today: the cycle is only near enough for these. */
const nearYears = { from: 1380, to: 1430 };

function fromPersian(year: number, month: number, day: number): string | null {
  if (year < nearYears.from || year > nearYears.to || month < 1 || month > 12) return null;
  if (day < 1 || day > lengthOf(year, month)) return null;
  let at = known.startsAt;
  for (let one = known.year; one < year; one += 1) at += (isLeap(one) ? 366 : 365) * msPerDay;
  for (let one = year; one < known.year; one += 1) at -= (isLeap(one) ? 366 : 365) * msPerDay;
  for (let one = 1; one < month; one += 1) at += lengthOf(year, one) * msPerDay;
  const found = new Date(at + (day - 1) * msPerDay);
  return isoDate(found.getUTCFullYear(), found.getUTCMonth() + 1, found.getUTCDate());
}
