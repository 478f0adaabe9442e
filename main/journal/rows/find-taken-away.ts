/** @file Finds spreadsheets and documents that ended unsent and whose file is gone. See [Note: a successor]. */

import { compareFingerprints } from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import type { StagedPlan } from "../staging/staged-plan.ts";
import { fingerprintFromRow, hashFingerprint } from "./fingerprint-row.ts";

const isGone = `imports.at = 'failed' AND imports.file_path IS NULL AND imports.id <> :id
  AND imports.connection IN (SELECT value FROM json_each(:connections))`;

/** By the rows that are looked for, which are fewer than those of all imports that have failed. */
const theirRows = (column: "look_alike" | "raw", index: string): string =>
  `SELECT row_fingerprints.* FROM row_fingerprints INDEXED BY ${index}
   CROSS JOIN imports ON imports.id = row_fingerprints.import_id CROSS JOIN parts USING (import_id, n)
   WHERE ${column}_sha256 IN (SELECT value FROM json_each(:${column})) AND parts.state = 'planned' AND ${isGone}`;

/** The rows of all that is gone, which are fewer than those of a long plan. */
const allTheirRows = `SELECT row_fingerprints.* FROM imports CROSS JOIN parts ON parts.import_id = imports.id
  CROSS JOIN row_fingerprints USING (import_id, n) WHERE parts.state = 'planned' AND ${isGone} ORDER BY import_id DESC`;

/** @param isStaged true where these rows of an import are in the table already */
export function createFindTakenAway(
  db: Database,
  sameOffice: Journal["sameOffice"],
  isStaged: StagedPlan["isStaged"],
): Pick<Journal, "takenAwayWith" | "takenAwayFor"> {
  const connectionsOf = (connection: string) => JSON.stringify(sameOffice(connection).certain);
  const mineLike = db.prepare(
    `SELECT * FROM row_fingerprints INDEXED BY row_fingerprints_by_look WHERE look_alike_sha256 = :look AND import_id = :id
     UNION SELECT * FROM row_fingerprints INDEXED BY row_fingerprints_by_raw WHERE raw_sha256 = :raw AND import_id = :id`,
  );
  /** The same, by the rows of the others: a hundred thousand of its own are not made into hashes once more. */
  function takenAwayWithStaged(id: number, connections: string): readonly string[] {
    const ids = new Set<string>();
    for (const row of db.prepare(allTheirRows).iterate({ id, connections })) {
      const importId = String(row["import_id"]);
      if (ids.has(importId)) continue;
      const mine = mineLike.all({ id, look: row["look_alike_sha256"] as string, raw: row["raw_sha256"] as string });
      if (mine.length === 0) continue;
      const there = fingerprintFromRow(row);
      if (mine.some((here) => compareFingerprints(fingerprintFromRow(here), there) !== null)) ids.add(importId);
    }
    return [...ids];
  }

  return {
    takenAwayWith({ id, connection }, fingerprints) {
      if (isStaged(id, fingerprints)) return takenAwayWithStaged(Number(id), connectionsOf(connection));
      const mine = fingerprints.map(hashFingerprint);
      const [byKey, byRaw] = [Map.groupBy(mine, ({ key }) => key), Map.groupBy(mine, ({ raw }) => raw)];
      const found = db
        .prepare(
          `${theirRows("look_alike", "row_fingerprints_by_look")}
           UNION ${theirRows("raw", "row_fingerprints_by_raw")} ORDER BY import_id DESC`,
        )
        .all({
          ...{ id: Number(id), connections: connectionsOf(connection) },
          ...{ look_alike: JSON.stringify([...byKey.keys()]), raw: JSON.stringify([...byRaw.keys()]) },
        });
      const ids = new Set<string>();
      for (const row of found) {
        const importId = String(row["import_id"]);
        if (ids.has(importId)) continue;
        const there = fingerprintFromRow(row);
        const alike = [...(byKey.get(there.key) ?? []), ...(byRaw.get(there.raw) ?? [])];
        if (alike.some((here) => compareFingerprints(here, there) !== null)) ids.add(importId);
      }
      return [...ids];
    },
    takenAwayFor: ({ id, connection }, purchaseInvoiceId) =>
      db
        .prepare(
          `SELECT id FROM imports WHERE ${isGone} AND kind = 'document'
           AND purchase_invoice_id = :purchaseInvoiceId ORDER BY id DESC`,
        )
        .all({ id: Number(id), connections: connectionsOf(connection), purchaseInvoiceId })
        .map((row) => String(row["id"])),
  };
}
