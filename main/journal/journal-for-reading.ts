/** @file Looks up what registers and list files say in a journal that somebody else may be writing; changes nothing of it. */

import { existsSync } from "node:fs";
import type { Journal } from "../imports/ports.ts";
import { createRegisters } from "./imports/registers.ts";
import { openForIntegrityCheck } from "./integrity/open-database.ts";

interface LookUp extends Pick<Journal, "registered" | "listed"> {
  close(): void;
}

/**
 * Null where there is no journal yet, or one from before there were lists, which nobody has brought up to date.
 *
 * @throws JournalUnusable
 */
export function openJournalForReading(journal: string): LookUp | null {
  if (!existsSync(journal)) return null;
  const db = openForIntegrityCheck(journal);
  const lists = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'listed_paths'").get();
  if (lists === undefined) {
    db.close();
    return null;
  }
  const { registered, listed } = createRegisters(db).lookUp;
  return { registered, listed, close: () => db.close() };
}
