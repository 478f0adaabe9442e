/** @file What the events of one import say of it: what a person decided last, and what people were told. */

import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { mayHaveArrived } from "./earlier-try.ts";

/** Finds what the trail says of an import. */
export const createEventsOfImport = (
  db: Database,
): Pick<Journal, "attachedTo" | "notCorrectedIn" | "isApproved" | "mayHaveArrived" | "wasFiled" | "toldChange"> => ({
  attachedTo: (id) => attachedTo(db, id),
  notCorrectedIn: (id) => notCorrectedIn(db, id),
  isApproved(id) {
    const last = db
      .prepare(
        "SELECT what FROM events WHERE import_id = ? AND what IN ('plan', 'approve', 'settle') ORDER BY seq DESC LIMIT 1",
      )
      .get(Number(id));
    return last !== undefined && last["what"] !== "plan";
  },
  mayHaveArrived: (id) => mayHaveArrived(db, id),
  wasFiled: (id) =>
    db
      .prepare(
        `SELECT 1 FROM events WHERE import_id = :id AND what = 'set-location'
         AND (json_extract(detail, '$.at') GLOB 'Done/*' OR json_extract(detail, '$.at') GLOB 'Needs you/*')
         AND seq > (SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what = 'begin-sending') LIMIT 1`,
      )
      .get({ id: Number(id) }) !== undefined,
  toldChange(id) {
    const told = db
      .prepare(
        `SELECT what, happened_at, json_extract(detail, '$.sha256') AS sha256 FROM events
         WHERE import_id = ? AND what IN ('notice-change', 'set-location') ORDER BY seq DESC LIMIT 1`,
      )
      .get(Number(id));
    if (told?.["what"] !== "notice-change") return null;
    return { sha256: String(told["sha256"]), at: Number(told["happened_at"]) };
  },
});

/** The purchase invoice id that a person gave last for a document, and its path then; or null. */
function attachedTo(db: Database, id: string): ReturnType<Journal["attachedTo"]> {
  const given = db
    .prepare(
      `SELECT json_extract(detail, '$.purchaseInvoiceId') AS id, json_extract(detail, '$.file') AS file FROM events
       WHERE import_id = ? AND what IN ('attach', 'take-back') ORDER BY seq DESC LIMIT 1`,
    )
    .get(Number(id));
  // What was taken back names no invoice.
  const invoice = given?.["id"] ?? null;
  return invoice === null ? null : { purchaseInvoiceId: String(invoice), file: String(given?.["file"]) };
}

/** See {@link Journal.notCorrectedIn}. */
const notCorrectedIn = (db: Database, id: string): readonly string[] =>
  db
    .prepare(
      "SELECT json_extract(detail, '$.in.id') AS id FROM events WHERE import_id = ? AND what = 'not-corrected' ORDER BY seq",
    )
    .all(Number(id))
    .map((found) => String(found["id"]));
