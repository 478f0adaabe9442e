/** @file Divides a part in two: some of its rows, with what is sent of them, become the last part of their import. */

import type { Import } from "../../../shared/imports/import.ts";
import { divideJsonArray } from "../../../shared/values/json/divide-json-array.ts";
import type { DividedPart } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import type { RowFingerprints } from "../rows/row-fingerprints.ts";
import { insertPart } from "./import-tables.ts";

/** Within the transaction that saves `next`, whose last part is the new one. */
export function dividePart(
  db: Database,
  next: Import,
  { part: n, rows }: DividedPart,
  fingerprints: Pick<RowFingerprints, "rowsOfPart" | "move">,
): void {
  const id = Number(next.id);
  const to = next.parts.length - 1;
  const found = db.prepare("SELECT payload, payload_checksum FROM parts WHERE import_id = ? AND n = ?").get(id, n);
  const part = next.parts[to];
  if (found === undefined || part === undefined) throw new Error(`import ${next.id} has no part ${n} to divide`);
  verifyChecksum("payloads", found);
  const all = fingerprints.rowsOfPart(next.id, n);
  const [moves, stays] = divideJsonArray(found["payload"] as string, all, new Set(rows));
  insertPart(db, id, to, part, moves);
  db.prepare("UPDATE parts SET payload = ?, payload_checksum = ? WHERE import_id = ? AND n = ?").run(
    stays,
    checksumOfRow("payloads", { payload: stays }),
    id,
    n,
  );
  fingerprints.move(next.id, n, rows, to);
}
