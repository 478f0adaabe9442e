/** @file What a date written as text may mean: one reading for each order of its parts under which it is a real day. */

import type { DateOrder } from "../../shared/notation.ts";
import { isoDate, monthFromName } from "./calendar.ts";
import type { Readings } from "./weigh-readings.ts";

// Exports write a time behind the date; one with a time zone could mean another day, so it does not match.
const time = /(?:T| {1,2})\d{1,2}:\d{2}(:\d{2}(\.\d{1,9})?)?$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayMonthName = /^(\d{1,2})(?:st|nd|rd|th)?[- ]?([a-z]{3,9})\.?,?[- ]?(\d{4}|\d{2})$/i;
const monthNameDay = /^([a-z]{3,9})\.?[- ](\d{1,2})(?:st|nd|rd|th)?,? *[- ](\d{4})$/i;

export type DateReadings = Readings<DateOrder> & {
  /** True where the order of the parts had a say. */
  readonly needsOrder: boolean;
};

/**
 * Reads one date. A two-digit year is taken as 20yy.
 *
 * Year first with two digits is thought possible between hyphens alone (26-11-20), where it is in use as
 * a short form of 2026-11-20; nobody writes 26/11/20 or 26.11.20 so.
 */
export function readDateText(text: string): DateReadings {
  const day = text.replace(time, "");
  const first = yearFirst.exec(day);
  if (first) return alike(isoDate(Number(first[1]), Number(first[3]), Number(first[4])));

  const named = dayMonthName.exec(day);
  if (named) return alike(fromName(named[3], named[2], named[1]));
  const nameFirst = monthNameDay.exec(day);
  if (nameFirst) return alike(fromName(nameFirst[3], nameFirst[1], nameFirst[2]));

  const parts = numeric.exec(day);
  if (!parts) return alike(null);
  const [a, b, c] = [Number(parts[1]), Number(parts[3]), Number(parts[4])];
  const isShort = parts[4]?.length === 2;
  const year = isShort ? 2000 + c : c;
  const mayLeadWithYear = isShort && parts[2] === "-" && parts[1]?.length === 2;
  return {
    by: {
      dmy: isoDate(year, b, a),
      mdy: isoDate(year, a, b),
      ymd: mayLeadWithYear ? isoDate(2000 + a, b, c) : null,
    },
    needsOrder: true,
  };
}

export const startsWithYear = (text: string): boolean => yearFirst.test(text.replace(time, ""));

const alike = (iso: string | null): DateReadings => ({ by: { dmy: iso, mdy: iso, ymd: iso }, needsOrder: false });

function fromName(year: string | undefined, name: string | undefined, day: string | undefined): string | null {
  const month = monthFromName(name ?? "");
  if (month === null) return null;
  return isoDate(Number(year) + (year?.length === 2 ? 2000 : 0), month, Number(day));
}
