/** @file Finds the other batches with the name that a person looks for: the finance service names batches by the minute (service.md 1). */

import type { Money } from "../values/purchase-invoice.ts";
import { unseenEndMs } from "./batch-names.ts";
import type { Import, Part } from "./import.ts";
import { sentInPart } from "./sent-in-part.ts";

/** A batch that was, or may have been, sent in the same minute as another one. */
export interface Namesake {
  readonly file: string;
  readonly invoices: number;
  readonly net: Money;
}

const minuteMs = 60_000;

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
