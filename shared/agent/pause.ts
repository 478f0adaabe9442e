/** @file Pausing: for how long, and what is written down of it. */

import { dayWall, hourWall, leapTo, wallAt } from "../values/wall-clock.ts";

export const pauseLengths = ["hour", "tomorrow", "until-resumed"] as const;

/** For an hour, until tomorrow morning, or until somebody resumes. */
export type PauseLength = (typeof pauseLengths)[number];

export interface Pause {
  /** Epoch ms at which it ends by itself, or null where it does not. */
  readonly until: number | null;
}

const hourMs = 3_600_000;
/** Before the office opens. */
const morningWall = 7 * hourWall;

/** @param timeZone of this computer */
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

/** At 7:00 on the next day of the calendar, or as soon after as the wall shows it. */
function tomorrowMorning(nowMs: number, timeZone: string): number {
  const target = (Math.floor(wallAt(timeZone, nowMs) / dayWall) + 1) * dayWall + morningWall;
  let ms = nowMs;
  while (wallAt(timeZone, ms) < target) ms = leapTo(timeZone, ms, target);
  return ms;
}

/** As the journal keeps it: when it began, and its end where it has one. */
export const textFromPause = ({ until }: Pause, nowMs: number): string =>
  until === null ? String(nowMs) : `${nowMs} until ${until}`;

/** The pause that holds now, or null. One that names no end lasts until somebody resumes. */
export function pauseFromText(text: string | null, nowMs: number): Pause | null {
  if (text === null) return null;
  const until = / until (\d+)$/.exec(text)?.[1];
  if (until === undefined) return { until: null };
  return nowMs < Number(until) ? { until: Number(until) } : null;
}
