/** @file Checks the audit trail against its own chain, and against the backups beside the journal. */

import type { TrailVerdict } from "../../../shared/wording/imports/say-verdict.ts";
import { backedUpAtKey } from "../backup/make-backup.ts";
import type { Database } from "../database/database.ts";
import { listBackups } from "../integrity/backups.ts";
import { openForIntegrityCheck } from "../integrity/open-database.ts";
import { beforeAll, hashOfEvent } from "./chain.ts";

/**
 * See [Note: the chain]. Changes nothing, and needs nothing but the file: an agent may be running on it.
 *
 * @param expected a hash that was kept, to be found in the trail; null where there is none
 * @throws JournalUnusable where there is no journal that can be read
 */
export function verifyTrail(journal: string, expected: string | null): TrailVerdict {
  const db = openForIntegrityCheck(journal);
  try {
    // One moment of the journal, whatever is written to it meanwhile.
    db.exec("BEGIN");
    return verify(db, journal, expected);
  } finally {
    db.close();
  }
}

/** A time that a restored journal has forgotten, in epoch ms. */
interface Forgotten {
  readonly from: number;
  readonly until: number;
}

function verify(db: Database, journal: string, expected: string | null): TrailVerdict {
  const kept = keptInBackups(journal);
  const found = new Map<number, string>();
  const forgotten: Forgotten[] = [];
  const chained = { before: beforeAll, last: 0 };
  let hasExpected = false;
  for (const row of db.prepare("SELECT * FROM events ORDER BY seq").iterate()) {
    const seq = Number(row["seq"]);
    if (seq !== chained.last + 1) return { is: "missing", from: chained.last + 1, to: seq - 1 };
    const hash = hashOfEvent(chained.before, row);
    if (row["hash"] !== hash) return { is: "changed", seq };
    chained.before = hash;
    chained.last = seq;
    if (hash === expected) hasExpected = true;
    if (kept.some((backup) => backup.seq === seq)) found.set(seq, hash);
    if (row["what"] === "restore") forgotten.push(JSON.parse(row["detail"] as string));
  }
  const numbered = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'events'").get();
  const given = Number(numbered?.["seq"] ?? 0);
  if (given > chained.last) return { is: "missing", from: chained.last + 1, to: given };
  for (const { day, atMs, seq, hash } of kept) {
    // What came after the backup that was restored, the trail has rightly forgotten.
    if (forgotten.some(({ from, until }) => atMs > from && atMs <= until)) continue;
    if (found.get(seq) !== hash) return { is: "other-than-backup", day, seq };
  }
  if (expected !== null && !hasExpected) return { is: "not-found", hash: expected };
  return { is: "whole", entries: chained.last, hash: chained.last === 0 ? null : chained.before };
}

interface Kept {
  readonly day: string;
  readonly atMs: number;
  readonly seq: number;
  readonly hash: string;
}

/** The end of the trail in each backup that can be read; the newest first. */
function keptInBackups(journal: string): readonly Kept[] {
  return listBackups(journal).flatMap(({ day, path }) => {
    try {
      const db = openForIntegrityCheck(path);
      try {
        const last = db.prepare("SELECT seq, hash FROM events ORDER BY seq DESC LIMIT 1").get();
        const at = db.prepare("SELECT value FROM metadata WHERE key = ?").get(backedUpAtKey)?.["value"];
        return last ? [{ day, atMs: Number(at), seq: Number(last["seq"]), hash: String(last["hash"]) }] : [];
      } finally {
        db.close();
      }
    } catch {
      // Damaged: it says nothing either way.
      return [];
    }
  });
}
