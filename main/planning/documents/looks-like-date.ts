/** @file Finds what may be a date in a file name, so that it is not taken for an id or an invoice number. */

/** Names of months in the languages that we read, in full and abbreviated. */
const months = [
  "january januar janvier januari enero gennaio janeiro jänner jan janv ene gen",
  "february februar février fevrier februari febrero febbraio fevereiro feber feb févr fevr fév fev febr",
  "march märz maerz marz mars maart marzo março marco mar mrz mär mrt",
  "april avril abril aprile apr avr abr",
  "may mai mei mayo maggio maio mag",
  "june juni juin junio giugno junho jun giu",
  "july juli juillet julio luglio julho jul juil lug",
  "august août aout augustus agosto aug aoû ago",
  "september septembre septiembre settembre setembro sept sep",
  "october oktober octobre octubre ottobre outubro oct okt ott",
  "november novembre noviembre novembro nov",
  "december dezember décembre decembre diciembre dicembre dezembro dec dez déc dic",
].flatMap((names) => names.split(" "));

export const monthNames: ReadonlySet<string> = new Set(months);

// The longest first: otherwise "jan" would match and leave "uary".
const month = `(?:${months.toSorted((a, b) => b.length - a.length).join("|")})(?!\\p{L})`;
const between = "[-._, ]{0,2}";
const dayAndName = new RegExp(`^\\d{1,2}${between}${month}\\.?(?:${between}(?:\\d{4}|\\d{2})(?!\\d))?`, "iu");
const yearAndName = new RegExp(`^(?<year>\\d{4})${between}${month}(?:${between}\\d{1,2}(?!\\d))?`, "iu");
const nameAndYear = new RegExp(`^${month}\\.?${between}(?:\\d{1,2}[-._, ]{1,2})?(?<year>\\d{4})(?!\\d)`, "iu");
const yearFirst = /^(?<year>\d{4})[-._ ](?<a>\d{1,2})(?:[-._ ](?<b>\d{1,2}))?(?!\d)/;
const yearLast = /^(?<a>\d{1,2})[-._ ](?<b>\d{1,2})[-._ ](?<year>\d{4}|\d{2})(?!\d)/;
const monthLast = /^(?<a>\d{1,2})[-._ ](?<year>\d{4})(?!\d)/;
const inOne = [
  /^(?<year>\d{4})(?<a>\d{2})(?!\d)/,
  // Scanners and cameras may write a time after the date.
  /^(?<year>\d{4})(?<a>\d{2})(?<b>\d{2})(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d(?:\d{3})?)?)?(?!\d)/,
  /^(?<a>\d{2})(?<b>\d{2})(?<year>\d{4})(?!\d)/,
];
const time = /^[-_ T]{0,3}(?:[01]\d|2[0-3])([-.:_ ]?)[0-5]\d(?:\1[0-5]\d)?(?!\d)/;

/**
 * The length of the date at the start of `text` in characters, or 0: 2026-11-20, 20.11.26, 20 Nov 2026, 2026-11,
 * 11-2026, 202611, 20261120, 20112026, 20261120153000, Nov 2026.
 *
 * Six digits with a day (261120) do not count here: see {@link isShortDate}.
 */
export function dateLength(text: string): number {
  const named = dayAndName.exec(text);
  if (named) return named[0].length;
  for (const shape of [yearAndName, nameAndYear, yearFirst, yearLast, monthLast, ...inOne]) {
    const found = shape.exec(text);
    const { year, a, b } = found?.groups ?? {};
    if (!found || year === undefined || !(year.length === 2 || isYear(year))) continue;
    if (a === undefined || (b === undefined ? isMonth(Number(a)) : mayBeDayAndMonth(Number(a), Number(b))))
      return found[0].length;
  }
  return 0;
}

/** Part of a text, from its first character to the one after its last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Every part that may be a date, including a time of day after it. */
export function datesIn(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const length = index < (found.at(-1)?.end ?? 0) ? 0 : dateLength(text.slice(index));
    if (length === 0) continue;
    const end = index + length;
    found.push({ start: index, end: end + (time.exec(text.slice(end))?.[0].length ?? 0) });
  }
  return found;
}

/**
 * True for six digits that may be a date: 201126, 261120, 112026, also with a time of day after them (2611201430).
 *
 * They may be an id as well: one in eight numbers of six digits is such a date.
 *
 * @param lastYear the last year of two digits that counts
 */
export function isShortDate(text: string, lastYear = 99): boolean {
  const digits = /^(\d{6})(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?)?$/.exec(text)?.[1];
  if (digits === undefined) return false;
  const [a = 0, b = 0, c = 0] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].map(Number);
  const isDayFirst = mayBeDayAndMonth(a, b) && c <= lastYear;
  const isYearFirst = a <= lastYear && isMonth(b) && c >= 1 && c <= 31;
  return isDayFirst || isYearFirst || (isMonth(a) && isYear(digits.slice(2)));
}

/** True for 1900 to 2099. */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

const isMonth = (a: number): boolean => a >= 1 && a <= 12;

/** In either order, because the order of day and month is never guessed. */
const mayBeDayAndMonth = (a: number, b: number): boolean =>
  a >= 1 && b >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
