/** @file Handles calendar days as text, without clocks and time zones. */

import { foldCalendarName, monthOfName } from "./month-names.ts";

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day as yyyy-mm-dd, or null where it does not exist or is not between 1900 and 9999. */
export function isoDate(year: number, month: number, day: number): string | null {
  const days = (daysInMonth[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  if (year < 1900 || year > 9999 || day < 1 || day > days) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const msPerDay = 86_400_000;

/**
 * The day of a workbook's serial number as yyyy-mm-dd. Null for a time without a day, for a day before 1900, and for
 * 29 February 1900, which exists only in Excel.
 *
 * A time of day is cut off, because an invoice has only a date.
 */
export function dateFromSerial(serial: number, date1904: boolean): string | null {
  const day = Math.floor(serial);
  if (!Number.isFinite(day)) return null;
  if (date1904 ? day < 0 : day < 1 || day === 60) return null;
  // After 29 February 1900, which never existed, serial numbers are one day ahead of the calendar.
  const epoch = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day > 60 ? 30 : 31);
  const at = new Date(epoch + day * msPerDay);
  return isoDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
}

/** The serial number of a day from March 1900 on, with the usual epoch 1900. */
export const serialFromDate = (iso: string): number =>
  Math.round((Date.parse(`${iso}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / msPerDay);

/** 1 to 12 for the name of a month in one of the languages of month-names.ts; otherwise null. */
export const monthFromName = (name: string): number | null => monthOfName.get(foldCalendarName(name)) ?? null;
