/** @file When files arrived and when they went, by the quarter of an hour. */

export interface Slot {
  /** Epoch ms of its beginning. */
  readonly at: number;
  readonly arrived: number;
  readonly went: number;
}

export interface Picture {
  /** How long each slot is. */
  readonly slotMs: number;
  readonly slots: readonly Slot[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const quarterMs = 15 * minuteMs;
/** After a long holiday there are too many quarters to be seen. */
const widths: readonly number[] = [quarterMs, hourMs, 6 * hourMs, 24 * hourMs];
const mostSlots = 36 * 4;

/**
 * Counts by slots of the same length on the world's clock. Every zone of the earth is a whole number of quarters away
 * from it, so a quarter here is one on the wall; and a night with 25 hours has four quarters more.
 */
export function pictureNight(
  arrivals: readonly number[],
  goings: readonly number[],
  from: number,
  until: number,
): Picture {
  const slotMs = widths.find((width) => (until - from) / width <= mostSlots) ?? 7 * 24 * hourMs;
  const firstAt = Math.floor(from / slotMs) * slotMs;
  const howMany = Math.max(1, Math.ceil((until - firstAt) / slotMs));
  const arrived = new Array<number>(howMany).fill(0);
  const went = new Array<number>(howMany).fill(0);
  const add = (counts: number[], times: readonly number[]) => {
    for (const atMs of times) {
      const n = Math.floor((atMs - firstAt) / slotMs);
      if (n >= 0 && n < howMany) counts[n] = (counts[n] ?? 0) + 1;
    }
  };
  add(arrived, arrivals);
  add(went, goings);
  const slots = arrived.map((count, n) => ({ at: firstAt + n * slotMs, arrived: count, went: went[n] ?? 0 }));
  return { slotMs, slots };
}
