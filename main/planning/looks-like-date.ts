/** @file Tells whether a name starts with what may be a date, which must not pass for a purchase invoice id. */

const months =
  "jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?";
const dayAndName = new RegExp(`^\\d{1,2}[-._ ]?(${months})(?![a-z])`, "i");
const yearAndName = new RegExp(`^(?<year>\\d{4})[-._ ]?(${months})(?![a-z])`, "i");
const yearFirst = /^(?<year>\d{4})[-._ ](?<a>\d{1,2})([-._ ](?<b>\d{1,2}))?(?!\d)/;
const yearLast = /^(?<a>\d{1,2})[-._ ](?<b>\d{1,2})[-._ ](?<year>\d{4}|\d{2})(?!\d)/;
const eightDigits = [/^(?<year>\d{4})(?<a>\d{2})(?<b>\d{2})(?!\d)/, /^(?<a>\d{2})(?<b>\d{2})(?<year>\d{4})(?!\d)/];

/**
 * True for 2026-11-20, 20.11.26, 20 Nov 2026, 2026-11, 20261120 and 20112026 at the start of `text`.
 *
 * Six digits are not taken for a date: most ids of that length would be one.
 */
export function looksLikeDate(text: string): boolean {
  if (dayAndName.test(text)) return true;
  if (isYear(yearAndName.exec(text)?.groups?.["year"])) return true;
  return [yearFirst, yearLast, ...eightDigits].some((shape) => {
    const parts = shape.exec(text)?.groups;
    return (
      parts !== undefined && isYear(parts["year"]) && mayBeDayAndMonth(Number(parts["a"]), Number(parts["b"] ?? 1))
    );
  });
}

const isYear = (year: string | undefined): boolean =>
  year !== undefined && (year.length === 2 || (year >= "1900" && year <= "2099"));

/** In either order, for which one comes first is nobody's to guess. */
const mayBeDayAndMonth = (a: number, b: number): boolean =>
  a >= 1 && b >= 1 && Math.min(a, b) <= 12 && Math.max(a, b) <= 31;
