/** @file The clock of this computer. */

import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../imports/ports.ts";

export const systemClock: Clock = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
  random: Math.random,
};
