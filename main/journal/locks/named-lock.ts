/** @file Lets the processes on one data folder do a thing one after the other. */

import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { acquireDriverLock } from "./driver-lock.ts";

/** Longer than a turn ever takes: two calls and the keychain, each with a timeout of its own. */
const usualPatienceMs = 3 * 60_000;
const lookAgainMs = 50;

/** Does `work` in its turn among all who name the same thing; null where the turn never comes. */
type TakeTurn = <T extends object>(thing: string, work: () => Promise<T>) => Promise<T | null>;

/**
 * A lock for each thing, held by the operating system: a process that dies in its turn releases it.
 *
 * @param folder where the lock files are made
 * @param patienceMs how long to wait for a turn
 */
export function createNamedLock(folder: string, patienceMs = usualPatienceMs): TakeTurn {
  return async (thing, work) => {
    const name = createHash("sha256").update(thing).digest("hex").slice(0, 16);
    const lock = join(folder, `turn-${name}.lock`);
    const giveUpAt = performance.now() + patienceMs;
    let giveBack = acquireDriverLock(lock);
    while (!giveBack) {
      if (performance.now() >= giveUpAt) return null;
      await wait(lookAgainMs);
      giveBack = acquireDriverLock(lock);
    }
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
}
