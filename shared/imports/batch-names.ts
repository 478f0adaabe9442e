/** @file Lists the names that the finance service may have given a batch: it names batches by the minute (service.md 1). */

import { dateFormat } from "../values/date-format.ts";
import type { Part } from "./import.ts";

const minuteMs = 60_000;

/**
 * Every name that a batch may have that was received between two instants (epoch ms), earliest first.
 *
 * The minute is in the server's time zone, which is not documented: the caller
 * passes the office's. When the clocks go back, two minutes share one name.
 */
export function batchNames(fromMs: number, toMs: number, timeZone: string): readonly string[] {
  const clock = clockOf(timeZone);
  const names = new Set<string>();
  const firstMs = Math.floor(fromMs / minuteMs) * minuteMs;
  for (let atMs = firstMs; atMs <= Math.max(fromMs, toMs); atMs += minuteMs) names.add(batchName(clock, atMs));
  return [...names];
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat("en-GB", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    day: "2-digit",
    month: "2-digit",
    year: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });

/** How long after its first byte a batch may have been received, if we did not see the end of the call. */
export const unseenEndMs = 60_000;

/** The names that this part's batch may have; none if it has not been sent. */
export function namesOfPart(
  { sentAt, endedAt }: Pick<Part, "sentAt" | "endedAt">,
  timeZone: string,
): readonly string[] {
  return sentAt === null ? [] : batchNames(sentAt, endedAt ?? sentAt + unseenEndMs, timeZone);
}

function batchName(clock: Intl.DateTimeFormat, atMs: number): string {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(atMs)) parts[type] = value;
  const { day = "", month = "", year = "", hour = "", minute = "" } = parts;
  return `Imported - ${day}/${month}/${year} ${hour}:${minute}`;
}
