/** @file Finds documents that list files name and that have been missing for longer than their inbox's settings allow. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { type Missed, type MissingDocuments, toldForMs } from "../../shared/agent/missing-documents.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { foldPath } from "../../shared/spreadsheet/list-file.ts";

const dayMs = 24 * 60 * 60_000;
/** The query's time is rounded down to this, so that the journal can answer the same query from its cache. */
const sameQueryForMs = 60 * 60_000;

/**
 * The missing documents of all inboxes, those missing longest first.
 *
 * @param unsettled files that are in the inboxes but not in the journal yet: these are not missing
 */
export function missingDocumentsIn(
  inboxes: readonly InboxSettings[],
  journal: Missed,
  unsettled: readonly Unsettled[],
  nowMs: number,
): readonly MissingDocuments[] {
  const inInboxes = new Set(unsettled.map(({ inbox, file }) => `${inbox}/${foldPath(file)}`));
  return inboxes
    .flatMap(({ id, connection, attentionAfterDays }) => {
      const patienceMs = attentionAfterDays * dayMs;
      const since = Math.floor((nowMs - patienceMs - toldForMs) / sameQueryForMs) * sameQueryForMs;
      return journal
        .missingDocuments({ inbox: id, connection }, since)
        .filter(({ listedAt, path }) => listedAt < nowMs - patienceMs && !inInboxes.has(`${id}/${foldPath(path)}`));
    })
    .toSorted((a, b) => a.listedAt - b.listedAt || a.row - b.row);
}

/** The number of missing documents and the one missing longest; null where none is missing. */
export function sumMissingDocuments(rows: readonly MissingDocuments[]): AgentStatus["missingDocuments"] {
  const [first] = rows;
  return first === undefined ? null : { documents: rows.length, first };
}
