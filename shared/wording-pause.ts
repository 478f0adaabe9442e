/** @file Puts pausing into words: the lengths to choose from, and what is said while it lasts. */

import type { PauseLength } from "./pause.ts";
import { count } from "./wording-grammar.ts";
import { sayAhead } from "./wording-time.ts";

/** To stand on a button or in a menu, under "Pause". */
export function sayPauseLength(length: PauseLength): string {
  switch (length) {
    case "hour":
      return "For an hour";
    case "tomorrow":
      return "Until tomorrow, 07:00";
    case "until-resumed":
      return "Until I resume";
  }
}

/**
 * "Paused until 14:30. Nothing is sent until then; 2 files will wait."
 *
 * @param until epoch ms, or null where somebody has to resume
 */
export function sayPaused(until: number | null, underWay: number, sinceMs: number, timeZone: string): string {
  const wait = underWay === 0 ? "" : `; ${count(underWay, "file")} will wait`;
  if (until === null) return `Paused. Nothing is sent until you resume${wait}.`;
  return `Paused until ${sayAhead(until, sinceMs, timeZone)}. Nothing is sent until then${wait}.`;
}
