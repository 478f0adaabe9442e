/** @file Looks up what registers and list files say in a journal that another process may be writing; changes nothing of it. */

import { existsSync } from "node:fs";
import type { Journal } from "../imports/ports.ts";
import { createRegisters } from "./imports/registers.ts";
import { versionOf } from "./integrity/integrity-check.ts";
import { openForIntegrityCheck } from "./integrity/open-database.ts";

interface LookUp extends Pick<Journal, "registered" | "listed"> {
  close(): void;
}

/**
 * Opens the journal for look-ups alone; null where there is none yet, or one whose tables are not made yet.
 *
 * @throws JournalUnusable
 */
export function openJournalForReading(journal: string): LookUp | null {
  if (!existsSync(journal)) return null;
  const db = openForIntegrityCheck(journal);
  if (versionOf(db) === 0) {
    db.close();
    return null;
  }
  const { registered, listed } = createRegisters(db).lookUp;
  return { registered, listed, close: () => db.close() };
}
