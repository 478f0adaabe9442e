/** @file Finds the calls over a connection that got no answer, since the last one that got one. */

import { countUnanswered, unansweredCallOf } from "../../../shared/agent/unanswered-calls.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database, Value } from "../database/database.ts";

/**
 * Makes the finder. As a rule there are none, and no more is read than the few imports of an unknown outcome.
 *
 * @param importsWhere reads imports; see readImports in import-tables.ts
 */
export function createUnanswered(
  db: Database,
  importsWhere: (where: string, ...values: Value[]) => readonly Import[],
): Journal["unanswered"] {
  const accepted = db.prepare(
    `SELECT max(ended_at) AS at FROM parts WHERE state = 'done' AND ended_at > ? AND status IS NOT NULL
     AND (SELECT connection FROM imports WHERE id = import_id) = ?`,
  );
  const refused = db.prepare(
    `SELECT max(ended_at) AS at FROM parts WHERE state = 'refused' AND ended_at > ?
     AND import_id IN (SELECT id FROM imports WHERE at = 'failed' AND connection = ?)`,
  );
  return (connection) => {
    const lost = importsWhere("at = 'unknown' AND connection = ?", connection).flatMap(unansweredCallOf);
    if (lost.length === 0) return countUnanswered([], null);
    const first = Math.min(...lost.map(({ endedAt }) => endedAt));
    const answers = [accepted, refused].map((find) => Number(find.get(first, connection)?.["at"] ?? 0));
    return countUnanswered(lost, Math.max(...answers));
  };
}
