/** @file What the office is told of list files: documents that they name, and that have not come for longer than their inbox wants. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { type Missed, type MissingDocuments, toldForMs } from "../../shared/agent/missing-documents.ts";
import type { Unsettled } from "../../shared/ipc.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { foldPath } from "../../shared/spreadsheet/list-file.ts";

const dayMs = 24 * 60 * 60_000;
/** What is asked stays the same for as long, so that the journal need not look again. */
const askedForMs = 60 * 60_000;

/**
 * Longest missed first.
 *
 * @param unsettled what lies in the inboxes and is not taken in yet: it has come
 */
export function missingDocumentsIn(
  inboxes: readonly InboxSettings[],
  journal: Missed,
  unsettled: readonly Unsettled[],
  nowMs: number,
): readonly MissingDocuments[] {
  const lying = new Set(unsettled.map(({ inbox, file }) => `${inbox}/${foldPath(file)}`));
  return inboxes
    .flatMap(({ id, connection, attentionAfterDays }) => {
      const patienceMs = attentionAfterDays * dayMs;
      const since = Math.floor((nowMs - patienceMs - toldForMs) / askedForMs) * askedForMs;
      return journal
        .notCome({ inbox: id, connection }, since)
        .filter(({ listedAt, path }) => listedAt < nowMs - patienceMs && !lying.has(`${id}/${foldPath(path)}`));
    })
    .toSorted((a, b) => a.listedAt - b.listedAt || a.row - b.row);
}

export function sumMissingDocuments(rows: readonly MissingDocuments[]): AgentStatus["notCome"] {
  const [first] = rows;
  return first === undefined ? null : { documents: rows.length, first };
}
