/** @file Counts when files were added and sent, by the quarter of an hour or longer. */

export interface Slot {
  /** Epoch ms of its start. */
  readonly at: number;
  readonly added: number;
  readonly sent: number;
}

export interface Picture {
  /** The length of each slot. */
  readonly slotMs: number;
  readonly slots: readonly Slot[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const quarterMs = 15 * minuteMs;
/** After a long holiday there are too many quarter hours to draw, so the slots get longer. */
const widths: readonly number[] = [quarterMs, hourMs, 6 * hourMs, 24 * hourMs];
const mostSlots = 36 * 4;

/**
 * Counts in slots of equal length in UTC. Every time zone is a whole number of quarter hours from UTC, so a slot is
 * also a quarter hour of local time, and a night of 25 hours has four slots more.
 */
export function pictureNight(
  addedAt: readonly number[],
  sentAt: readonly number[],
  from: number,
  until: number,
): Picture {
  const slotMs = widths.find((width) => (until - from) / width <= mostSlots) ?? 7 * 24 * hourMs;
  const firstAt = Math.floor(from / slotMs) * slotMs;
  const howMany = Math.max(1, Math.ceil((until - firstAt) / slotMs));
  const added = new Array<number>(howMany).fill(0);
  const sent = new Array<number>(howMany).fill(0);
  const add = (counts: number[], times: readonly number[]) => {
    for (const atMs of times) {
      const n = Math.floor((atMs - firstAt) / slotMs);
      if (n >= 0 && n < howMany) counts[n] = (counts[n] ?? 0) + 1;
    }
  };
  add(added, addedAt);
  add(sent, sentAt);
  const slots = added.map((count, n) => ({ at: firstAt + n * slotMs, added: count, sent: sent[n] ?? 0 }));
  return { slotMs, slots };
}
