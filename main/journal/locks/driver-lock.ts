/** @file Which process drives the imports of a data folder: a lock that the operating system holds. */

import { type Database, openFile } from "../database/database.ts";

/** A lock file of its own; it also tells that there was a journal here. See acquireDriverLock. */
export const driverLock = (journal: string): string => `${journal}.driver`;

/** A lock that nothing refers to would be closed by the garbage collector, and the right given away unseen. */
const heldLocks = new Set<Database>();

/**
 * Claims the right to drive the imports of a data folder, for as long as this process lives.
 *
 * The operating system holds the lock and releases it with the process,
 * however that ends, so there is no stale lock to clear away by hand.
 *
 * @returns a function that gives the right back, or null where another process has it
 */
export function acquireDriverLock(path: string): (() => void) | null {
  const lock = openFile(path);
  try {
    // Nothing is ever written here; a journal on disk would need room, and a full disk would look like another process.
    lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY");
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    heldLocks.add(lock);
    return () => {
      heldLocks.delete(lock);
      lock.close();
    };
  } catch {
    lock.close();
    return null;
  }
}
