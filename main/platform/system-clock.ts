/** @file The computer's clock and timers, as the port that the pure folders use. */

import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../imports/ports/ports.ts";

export const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
  random: Math.random,
};
