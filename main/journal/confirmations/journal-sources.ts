/** @file Reads out of the journal's tables what the comparison with lists needs. */

import { unclearRows } from "../../../shared/confirmation/answered-rows.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { wholeScope } from "../../../shared/spreadsheet/list-scope.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import type { Row } from "../imports/import-rows.ts";
import { entryFromRow } from "../imports/registers.ts";
import { hashOfLook } from "../rows/fingerprint-row.ts";
import { seenOfDetails } from "./seen-of-details.ts";
import type { KnownList, SentLine, SentPart, Sources } from "./sources.ts";

const wasSent = "parts.state IN ('done', 'unknown') AND parts.sent_at IS NOT NULL";
/** The entries of the trail after which other invoices count as sent, or are seen to. */
const changesSending = `'accepted', 'settle', 'settle-row', 'settle-rows', 'outcome-unknown',
  'outcome-unknown-after-restore', 'sent-before-restore', 'rejected-by-service'`;

export function createJournalSources(db: Database, sameOffice: Journal["sameOffice"]): Sources {
  const end = db.prepare("SELECT coalesce(max(seq), 0) AS seq FROM events");
  const changed = db.prepare(
    `SELECT DISTINCT what, import_id FROM events WHERE seq > ?
     AND what IN ('store-register', 'keep-office', 'adopt', ${changesSending})`,
  );
  const lists = db.prepare(
    `SELECT imports.id, dropped, connection, seen_at, json_extract(detail, '$.scope') AS scope
     FROM imports JOIN events ON import_id = imports.id AND what = 'store-register' WHERE kind = 'register' ORDER BY imports.id`,
  );
  const importsAfter = db.prepare(
    `SELECT id FROM imports WHERE id > ? AND kind = 'batch'
     AND EXISTS (SELECT 1 FROM parts WHERE import_id = imports.id AND ${wasSent}) ORDER BY id LIMIT ?`,
  );
  const importOf = db.prepare(
    "SELECT dropped, inbox, connection, at, left_out FROM imports WHERE id = ? AND kind = 'batch'",
  );
  const partsOf = db.prepare(
    `SELECT n, state, invoices, sent_at, ended_at FROM parts WHERE import_id = ? AND ${wasSent} ORDER BY n`,
  );
  const seenOf = db.prepare("SELECT detail FROM events WHERE import_id = ? AND what = 'settle-row'");
  const lines = db.prepare(
    `SELECT import_id, n, row, supplier, invoice_number, invoice FROM row_fingerprints
     WHERE import_id = ? AND n = ? AND row > ? ORDER BY row LIMIT ?`,
  );
  const entries = db.prepare("SELECT * FROM register_entries WHERE import_id = ? AND row > ? ORDER BY row LIMIT ?");
  const entriesLike = db.prepare(
    `SELECT register_entries.*, connection FROM register_entries JOIN imports ON imports.id = register_entries.import_id
     WHERE loose_number = ? AND kind = 'register' ORDER BY import_id DESC, row`,
  );
  const answeredIds = db.prepare(
    "SELECT DISTINCT purchase_invoice_id AS id FROM register_entries WHERE import_id = ? AND loose_number = ?",
  );
  const linesLike = db.prepare(
    `SELECT import_id, n, row, supplier, invoice_number, invoice, sent_at, connection,
       EXISTS (SELECT 1 FROM events WHERE import_id = imports.id AND what = 'settle-row') AS has_seen
     FROM row_fingerprints JOIN parts USING (import_id, n) JOIN imports ON imports.id = import_id
     WHERE look_alike_sha256 = ? AND ${wasSent}
     ORDER BY sent_at, import_id, n, row`,
  );
  const wasRowSent = createWasRowSent(db);
  const seenIn = (id: string) =>
    seenOfDetails(
      seenOf.all(Number(id)).map(({ detail }) => JSON.parse(detail as string)),
      wasRowSent,
    );
  return {
    end: () => Number(end.get()?.["seq"]),
    since(seq) {
      const rows = changed.all(seq);
      const idsOf = (isMeant: (what: unknown) => boolean) =>
        rows.flatMap(({ what, import_id: id }) => (isMeant(what) && id !== null ? [String(id)] : []));
      return {
        lists: idsOf((what) => what === "store-register"),
        imports: idsOf((what) => what !== "store-register"),
        offices: rows.some(({ what }) => what === "keep-office" || what === "adopt"),
      };
    },
    lists: () =>
      lists.all().map(
        (row): KnownList => ({
          importId: String(row["id"]),
          file: row["dropped"] as string,
          connection: row["connection"] as string,
          seenAt: row["seen_at"] as number,
          scope: { ...wholeScope, ...JSON.parse((row["scope"] as string | null) ?? "{}") },
        }),
      ),
    importsAfter: (id, limit) => importsAfter.all(id, limit).map((row) => row["id"] as number),
    sent(id) {
      const import_ = importOf.get(Number(id));
      if (import_ === undefined) return null;
      const isOpen = import_["at"] === "waiting";
      const leftOut: Import["leftOut"] = isOpen ? JSON.parse(import_["left_out"] as string) : [];
      const parts = partsOf.all(Number(id)).flatMap((part): SentPart[] => {
        const unclear = new Set(unclearRows({ leftOut }, part["n"] as number));
        if ((part["invoices"] as number) === 0 && unclear.size === 0) return [];
        return [
          {
            part: part["n"] as number,
            sentAt: part["sent_at"] as number,
            endedAt: (part["ended_at"] ?? part["sent_at"]) as number,
            isInDoubt: part["state"] === "unknown",
            unclear,
          },
        ];
      });
      if (parts.length === 0) return null;
      return {
        id,
        file: import_["dropped"] as string,
        inbox: import_["inbox"] as string,
        connection: import_["connection"] as string,
        parts,
        ...seenIn(id),
      };
    },
    linesAfter: (importId, part, row, limit) => lines.all(Number(importId), part, row, limit).map(lineFromRow),
    entriesAfter: (listId, row, limit): readonly RegisterEntry[] =>
      entries.all(Number(listId), row, limit).map(entryFromRow),
    entriesLike: (connections, looseNumber) =>
      entriesLike
        .all(looseNumber)
        .filter((row) => connections.has(row["connection"] as string))
        .map((row) => ({ listId: String(row["import_id"]), ...entryFromRow(row) })),
    answeredIds: (importId, looseNumber) => answeredIds.all(Number(importId), looseNumber).map(({ id }) => String(id)),
    linesLike: (connections, looseNumber) =>
      linesLike
        .all(hashOfLook(looseNumber))
        .filter((row) => connections.has(row["connection"] as string))
        .filter(
          (row) => row["has_seen"] === 0 || !seenIn(String(row["import_id"])).again.has(`${row["n"]} ${row["row"]}`),
        )
        .map((row) => ({ ...lineFromRow(row), sentAt: row["sent_at"] as number })),
    sameOffice,
  };
}

/** Makes the question whether a row of an import was sent, or may have been. */
export function createWasRowSent(db: Database): (importId: string, row: number) => boolean {
  const found = db.prepare(
    `SELECT 1 FROM row_fingerprints JOIN parts USING (import_id, n) WHERE import_id = ? AND row = ? AND ${wasSent}`,
  );
  return (importId, row) => found.get(Number(importId), row) !== undefined;
}

const lineFromRow = (row: Row): SentLine => ({
  importId: String(row["import_id"]),
  part: row["n"] as number,
  row: row["row"] as number,
  invoice: JSON.parse(row["invoice"] as string),
  supplier: row["supplier"] as string,
  number: row["invoice_number"] as string,
});
