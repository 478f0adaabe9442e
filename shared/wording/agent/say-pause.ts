/** @file Words the lengths of a pause, and the pause itself. */

import type { PauseLength } from "../../agent/pause.ts";
import { words } from "../../words/spoken.ts";
import { sayAhead } from "../say-time.ts";

/** For a button or a menu entry under "Pause". */
export const sayPauseLength = (length: PauseLength): string => words.agent.pauseLength[length];

/**
 * "Paused until 14:30. Nothing is sent until then; 2 files will wait."
 *
 * @param until epoch ms, or null if a person has to resume
 */
export const sayPaused = (until: number | null, underWay: number, sinceMs: number, timeZone: string): string =>
  until === null ? words.agent.paused(underWay) : words.agent.pausedUntil(sayAhead(until, sinceMs, timeZone), underWay);
