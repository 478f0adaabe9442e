/** @file The inbox that a file is checked for, as it is now. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { companyNamesOf } from "../../shared/settings/company-names.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import type { Home, JournalLookUp } from "../imports/foresee.ts";

/**
 * @param connection undefined where the settings have none of the inbox's
 * @param journal null where nothing is known of earlier files
 */
export function homeOf(
  settings: InboxSettings,
  connection: Connection | undefined,
  journal: JournalLookUp | null,
): Home {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const nowMs = Date.now();
  return {
    settings,
    companyNames: companyNamesOf(connection),
    journal: journal ?? emptyJournal,
    folder: { exists: async (_, path) => existsSync(join(settings.path, ...path.split("/"))) },
    timeZone,
    nowMs,
    today: () => dayIn(timeZone, nowMs),
  };
}

const emptyJournal: JournalLookUp = {
  get: () => undefined,
  atPath: () => undefined,
  withContent: () => [],
  mayHaveArrived: () => false,
  sameOffice: (connection) => ({ certain: [connection], possible: [] }),
  usualNets: () => [],
  earlier: () => [],
  registered: () => [],
  hasRegisteredId: () => false,
  begunSinceAsked: () => new Set(),
  listed: () => [],
  listedAlready: () => [],
  hasRegister: () => false,
  compareSome: () => true,
  findings: () => [],
  attachedTo: () => null,
  metadata: () => null,
};
