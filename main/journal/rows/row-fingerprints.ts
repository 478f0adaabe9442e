/** @file The fingerprints of the rows that were sent or are about to be. */

import type { Import } from "../../../shared/imports/import.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import type { StagedPlan } from "../staging/staged-plan.ts";
import { createFindEarlier } from "./find-earlier.ts";
import { createFindTakenAway } from "./find-taken-away.ts";
import { fingerprintFromRow, hashOfLook } from "./fingerprint-row.ts";
import { findUsualNets } from "./usual-nets.ts";

export interface RowFingerprints
  extends Pick<
    Journal,
    | "earlier"
    | "takenAwayWith"
    | "takenAwayFor"
    | "earlierThanPart"
    | "begunSinceAsked"
    | "hasNumberLike"
    | "rowsOfPart"
    | "usualNets"
  > {
  /** What part `n` of an import sends, row by row. */
  ofPart(id: string, n: number): readonly Pick<RowFingerprint, "row" | "invoice">[];
  /** Makes rows of part `n` rows of another part. Within the same transaction. */
  move(id: string, n: number, rows: readonly number[], to: number): void;
  /** Forgets the rows that were not saved, so that they may be sent in another file. Within the same transaction. */
  forgetUnsaved(import_: Pick<Import, "id" | "leftOut">): void;
}

/** The table `row_fingerprints`. See [Note: a row fingerprint]. */
export function createRowFingerprints(
  db: Database,
  sameOffice: Journal["sameOffice"],
  isStaged: StagedPlan["isStaged"],
): RowFingerprints {
  const begunSinceAsked = db.prepare(
    `SELECT DISTINCT import_id FROM events INDEXED BY events_begun WHERE what = 'begin-sending' AND import_id <> :id AND seq > (
       SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what IN ('ask', 'mark-duplicate', 'send-anyway')
       AND (what <> 'send-anyway' OR NOT EXISTS (
         SELECT 1 FROM events WHERE import_id = :id AND what IN ('ask', 'mark-duplicate'))))`,
  );
  const numberLike = db.prepare(
    `SELECT 1 FROM row_fingerprints INDEXED BY row_fingerprints_by_look WHERE import_id = :id
     AND look_alike_sha256 IN (SELECT value FROM json_each(:hashes)) LIMIT 1`,
  );

  return {
    ...createFindEarlier(db, sameOffice),
    ...createFindTakenAway(db, sameOffice, isStaged),
    usualNets: findUsualNets(db, sameOffice),
    move(id, n, rows, to) {
      const find = db.prepare("SELECT * FROM row_fingerprints WHERE import_id = ? AND n = ? AND row = ?");
      const move = db.prepare(
        "UPDATE row_fingerprints SET n = :to, checksum = :checksum WHERE import_id = :id AND n = :n AND row = :row",
      );
      for (const row of rows) {
        const found = find.get(Number(id), n, row);
        if (found === undefined) throw new Error(`part ${n} of import ${id} has no row ${row}`);
        verifyChecksum("row_fingerprints", found);
        move.run({ id: Number(id), n, row, to, checksum: checksumOfRow("row_fingerprints", { ...found, n: to }) });
      }
    },
    forgetUnsaved({ id, leftOut }) {
      const forget = db.prepare("DELETE FROM row_fingerprints WHERE import_id = ? AND n = ? AND row = ?");
      for (const { row, notSaved } of leftOut) if (notSaved?.isCertain) forget.run(Number(id), notSaved.part, row);
    },
    rowsOfPart: (id, n) =>
      db
        .prepare("SELECT row FROM row_fingerprints WHERE import_id = ? AND n = ? ORDER BY row")
        .all(Number(id), n)
        .map(({ row }) => row as number),
    begunSinceAsked: (id) =>
      new Set(begunSinceAsked.all({ id: Number(id) }).map((found) => String(found["import_id"]))),
    hasNumberLike(id, numbers) {
      const folded = new Set(numbers.map(foldNumberLoosely));
      folded.delete("");
      const hashes = JSON.stringify([...folded].map(hashOfLook));
      return folded.size > 0 && numberLike.get({ id: Number(id), hashes }) !== undefined;
    },
    ofPart: (id, n) =>
      db
        .prepare("SELECT * FROM row_fingerprints WHERE import_id = ? AND n = ? ORDER BY row")
        .all(Number(id), n)
        .map(fingerprintFromRow),
  };
}
