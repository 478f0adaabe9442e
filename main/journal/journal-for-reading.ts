/** @file Looks up earlier imports, registers and list files in a journal that another process may be writing; changes nothing of it. */

import { existsSync } from "node:fs";
import { findSameOffice } from "../../shared/imports/office.ts";
import type { JournalLookUp } from "../imports/foresee.ts";
import { createConfirmations } from "./confirmations/confirmations.ts";
import { createJournalSources } from "./confirmations/journal-sources.ts";
import { createKeptComparison, listsBeside } from "./confirmations/kept-comparison.ts";
import { createQueryCache } from "./database/query-cache.ts";
import { dayOf } from "./history/day-figures.ts";
import { createEventsOfImport } from "./imports/events-of-import.ts";
import { importFinders, metadataIn, readImports } from "./imports/import-tables.ts";
import { readOffices } from "./imports/offices.ts";
import { createRegisters } from "./imports/registers.ts";
import { versionOf } from "./integrity/integrity-check.ts";
import { openForIntegrityCheck } from "./integrity/open-database.ts";
import { createRowFingerprints } from "./rows/row-fingerprints.ts";

interface LookUp extends JournalLookUp {
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
  const sameOffice = (connection: string) => findSameOffice(offices(), connection);
  const { registered, hasRegisteredId, listed, listedAlready, hasRegister } = createRegisters(db, sameOffice).lookUp;
  const { earlier, begunSinceAsked, usualNets } = createRowFingerprints(db, sameOffice, () => false);
  const kept = createKeptComparison(listsBeside(journal), db, true);
  const { compareSome, findings } = createConfirmations(createJournalSources(db, sameOffice), dayOf, kept);
  const { attachedTo, mayHaveArrived } = createEventsOfImport(db);
  return {
    ...importFinders(readImports(db)),
    sameOffice,
    ...{ registered, hasRegisteredId, listed, listedAlready, hasRegister, earlier, begunSinceAsked },
    ...{ usualNets, compareSome, findings },
    metadata: (key) => metadataIn(db, key),
    attachedTo,
    mayHaveArrived,
    close() {
      kept.close();
      db.close();
    },
  };
}
