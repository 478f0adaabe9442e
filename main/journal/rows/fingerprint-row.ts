/** @file A row fingerprint as the table `row_fingerprints` keeps it: with hashes in place of its texts. */

import { createHash } from "node:crypto";
import { type Known, keyOfNumber, withKeys } from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";
import type { Row } from "../imports/import-rows.ts";

/** A row's text may be long and private; the journal only has to know it again. */
const hash = (raw: string): string => createHash("sha256").update(raw).digest("hex");
/** The hash of the key of all rows with numbers that look like this one. @param looseNumber folded, see foldNumberLoosely */
export const hashOfLook = (looseNumber: string): string => hash(keyOfNumber(looseNumber));
const hashIfAny = (text: string | null): string | null => (text === null ? null : hash(text));

/** A fingerprint with its hashes in place of its texts. */
export interface HashedFingerprint extends Known {
  readonly row: number;
}

export function hashFingerprint(fingerprint: RowFingerprint): HashedFingerprint {
  const { raw, values, key, groups, purchase, digits, ...rest } = withKeys(fingerprint);
  return {
    ...rest,
    raw: hash(raw),
    ...(values !== undefined && { values: hash(values) }),
    key: hash(key),
    groups: hashIfAny(groups),
    purchase: hashIfAny(purchase),
    digits: hashIfAny(digits),
  };
}

/** In the order of the table's columns. */
function rowFromFingerprint(importId: number, n: number, fingerprint: RowFingerprint) {
  const { row, supplier, invoiceNumber, net, currency, invoice } = fingerprint;
  const { raw, values = null, key, groups, purchase, digits } = hashFingerprint(fingerprint);
  return {
    ...{ import_id: importId, n, row, supplier, invoice_number: invoiceNumber },
    ...{
      raw_sha256: raw,
      values_sha256: values,
      look_alike_sha256: key,
      groups_sha256: groups,
      purchase_sha256: purchase,
      digits_sha256: digits,
      net,
      currency,
      invoice: JSON.stringify(invoice),
    },
  };
}

/** Writes rows of part `n` of an import, which is in the journal. Within a transaction. */
export function insertFingerprints(
  db: Database,
  importId: number,
  n: number,
  fingerprints: readonly RowFingerprint[],
): void {
  const insert = db.prepare("INSERT INTO row_fingerprints VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const fingerprint of fingerprints) {
    const row = rowFromFingerprint(importId, n, fingerprint);
    insert.run(...Object.values(row), checksumOfRow("row_fingerprints", row));
  }
}

/** @throws JournalUnusable if the row was damaged */
export function fingerprintFromRow(row: Row): HashedFingerprint {
  verifyChecksum("row_fingerprints", row);
  return {
    row: row["row"] as number,
    supplier: row["supplier"] as string,
    invoiceNumber: row["invoice_number"] as string,
    raw: row["raw_sha256"] as string,
    ...(typeof row["values_sha256"] === "string" && { values: row["values_sha256"] }),
    key: row["look_alike_sha256"] as string,
    groups: row["groups_sha256"] as string | null,
    purchase: row["purchase_sha256"] as string | null,
    digits: row["digits_sha256"] as string | null,
    invoice: JSON.parse(row["invoice"] as string),
  };
}
