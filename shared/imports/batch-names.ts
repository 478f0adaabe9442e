/** @file Lists the names that a batch may have, and other batches of that name: the finance service names them by the minute (service.md 1). */

import { dateFormat } from "../values/date-format.ts";
import type { Money } from "../values/purchase-invoice.ts";
import type { Import, Part } from "./import.ts";
import { sentInPart } from "./sent-in-part.ts";

const minuteMs = 60_000;

/** A call whose end we didn't see may span a day of minutes, as after a restore, or a year, if a clock was wrong. */
const mostNamedMs = 2 * 60 * minuteMs;

/** In place of the names between the first and the last, where they are too many to look up. */
export const namesBetween = "…";

/**
 * Every name that a batch may have that was received between two instants (epoch ms), earliest first. Of more than two hours
 * only the first, {@link namesBetween} and the last.
 *
 * The minute is in the server's time zone, which is not documented: the caller
 * passes the office's. When the clocks go back, two minutes share one name.
 */
export function batchNames(fromMs: number, toMs: number, timeZone: string): readonly string[] {
  const clock = clockOf(timeZone);
  if (toMs - fromMs > mostNamedMs) return [batchName(clock, fromMs), namesBetween, batchName(clock, toMs)];
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
const unseenEndMs = 60_000;

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

/** A batch that was, or may have been, sent in the same minute as another one. */
export interface Namesake {
  readonly file: string;
  readonly invoices: number;
  readonly net: Money;
}

/** The first and the last minute, since 1970, in which a batch may have been received; null if it was not sent. */
function minutesOf({ sentAt, endedAt }: Pick<Part, "sentAt" | "endedAt">): readonly [number, number] | null {
  if (sentAt === null) return null;
  const end = Math.max(sentAt, endedAt ?? sentAt + unseenEndMs);
  return [Math.floor(sentAt / minuteMs), Math.floor(end / minuteMs)];
}

/** The stretch of time, in epoch ms, in which a batch with the name of this part may have been sent; null if it was not sent. */
export function minutesInMs(
  part: Pick<Part, "sentAt" | "endedAt">,
): { readonly from: number; readonly to: number } | null {
  const minutes = minutesOf(part);
  return minutes && { from: minutes[0] * minuteMs, to: (minutes[1] + 1) * minuteMs - 1 };
}

/**
 * The batches that may have the name of part `n` (from 0) of an import.
 *
 * @param sent imports of the same office that sent something about then; the import itself may be among them
 */
export function namesakesOf(import_: Import, n: number, sent: readonly Import[]): readonly Namesake[] {
  const minutes = minutesOf(import_.parts[n] ?? { sentAt: null, endedAt: null });
  if (minutes === null) return [];
  return sent.flatMap((other) =>
    other.parts.flatMap((part, index) => {
      const theirs = minutesOf(part);
      const isItself = other.id === import_.id && index === n;
      const mayBeThere = part.state === "done" || part.state === "unknown" || part.state === "sending";
      if (isItself || !mayBeThere || theirs === null) return [];
      if (theirs[0] > minutes[1] || theirs[1] < minutes[0]) return [];
      const { invoices, net } = sentInPart(other, index);
      return [{ file: other.place.dropped, invoices, net }];
    }),
  );
}
