/** @file How long a pause lasts, and how the journal stores it. */

import { dayWall, hourWall, leapTo, wallAt } from "../values/wall-clock.ts";

export const pauseLengths = ["hour", "tomorrow", "until-resumed"] as const;

/** For an hour, until tomorrow morning, or until someone resumes. */
export type PauseLength = (typeof pauseLengths)[number];

export interface Pause {
  /** Epoch ms at which it ends by itself; null if someone has to resume. */
  readonly until: number | null;
}

const hourMs = 3_600_000;
/** 7:00, before the office opens. */
const morningWall = 7 * hourWall;

/** A pause that begins now. @param timeZone of this computer, for "tomorrow" */
export function pauseFrom(nowMs: number, length: PauseLength, timeZone: string): Pause {
  switch (length) {
    case "hour":
      return { until: nowMs + hourMs };
    case "tomorrow":
      return { until: tomorrowMorning(nowMs, timeZone) };
    case "until-resumed":
      return { until: null };
  }
}

/** Epoch ms of 7:00 on the next day, or of the first moment after it if the clocks skip 7:00. */
function tomorrowMorning(nowMs: number, timeZone: string): number {
  const target = (Math.floor(wallAt(timeZone, nowMs) / dayWall) + 1) * dayWall + morningWall;
  let ms = nowMs;
  while (wallAt(timeZone, ms) < target) ms = leapTo(timeZone, ms, target);
  return ms;
}

/** The text that the journal stores: the beginning, and the end if there is one. */
export const textFromPause = ({ until }: Pause, nowMs: number): string =>
  until === null ? String(nowMs) : `${nowMs} until ${until}`;

/** Reads the current pause from that text, or null. A pause without an end lasts until someone resumes. */
export function pauseFromText(text: string | null, nowMs: number): Pause | null {
  if (text === null) return null;
  const until = / until (\d+)$/.exec(text)?.[1];
  if (until === undefined) return { until: null };
  return nowMs < Number(until) ? { until: Number(until) } : null;
}
