/** @file What the journal holds of a stretch of time: for the report of it. */

import type { Import } from "../../../shared/imports/import.ts";
import { sqlStatesIn } from "../../../shared/imports/state-groups.ts";
import type { Database, Value } from "../database/database.ts";

/** The imports and the count of files that a report is made from. */
export interface Period {
  /** Every import that was seen or has changed since then, or is not over yet; oldest first. */
  readonly imports: readonly Import[];
  /** How many files the trail says were taken in: a count of its own, from another table. */
  readonly takenIn: number;
}

/**
 * Reads what happened from `fromMs` until `untilMs` (epoch ms), and what was open then.
 *
 * @param importsWhere reads imports; see readImports in import-tables.ts
 */
export function readPeriod(
  db: Database,
  importsWhere: (where: string, ...values: Value[]) => readonly Import[],
  fromMs: number,
  untilMs: number,
): Period {
  const open = `at IN (${sqlStatesIn("under-way", "needs-you")})`;
  // Failed ones ask for a person for as long as their file is there.
  const failed = "(at = 'failed' AND file_path IS NOT NULL)";
  const imports = importsWhere(`seen_at >= ? OR since >= ? OR ${open} OR ${failed} ORDER BY id`, fromMs, fromMs);
  // By when the file was seen: the entry is written a moment later, which may be on the other side of the border.
  const taken = db
    .prepare(
      `SELECT count(*) AS n FROM events LEFT JOIN imports ON imports.id = import_id AND what = 'take-as-sent'
       WHERE what IN ('take-in', 'take-as-sent') AND import_id IS NOT NULL
       AND coalesce(seen_at, json_extract(detail, '$.seenAt')) >= ? AND coalesce(seen_at, json_extract(detail, '$.seenAt')) < ?`,
    )
    .get(fromMs, untilMs);
  return { imports, takenIn: Number(taken?.["n"]) };
}
