/** @file Looks up what registers and list files say in a journal that another process may be writing; changes nothing of it. */

import { existsSync } from "node:fs";
import { findSameOffice } from "../../shared/imports/office.ts";
import type { Journal } from "../imports/ports.ts";
import { createQueryCache } from "./database/query-cache.ts";
import { readOffices } from "./imports/offices.ts";
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
  const offices = readOffices(db, createQueryCache(db));
  const { registered, listed } = createRegisters(db, (connection) => findSameOffice(offices(), connection)).lookUp;
  return { registered, listed, close: () => db.close() };
}
