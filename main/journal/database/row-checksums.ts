/**
 * @file Checksums over the rows, so that a row in which a bit has flipped is never believed.
 *
 * [Note: a checksum]
 *
 * SQLite notices pages that are not as they should be, and an index that does
 * not match its table. It does not notice an amount in which a digit has
 * changed: it keeps no checksums of what it stores. We do, of every row that is
 * not wholly in an index as well.
 */

import { hash } from "node:crypto";

/** Thrown where a row is not what was written; it counts as damage. See isDamage in journal-unusable.ts. */
export class ChecksumDiffers extends Error {}

/** Enough to notice damage by chance; it does not stop a person who changes a row on purpose. */
const checksumOf = (values: readonly unknown[]): string =>
  hash("sha1", JSON.stringify(values), "base64url").slice(0, 12);

const words = (text: string): readonly string[] => text.split(" ");

/** The columns that each checksum is over. Those of an import that never change are among them. */
const covered = {
  imports: words(
    "version inbox connection kind sha256 size_bytes seen_at since at state dropped file_path moving_to copy purchase_invoice_id document_id left_out sent_before anyway answers pending_template enclosures encloses planned_by undo reverses reversals to_reverse follows goes_on",
  ),
  parts: words("state invoices net vat sent_at ended_at status answers"),
  payloads: ["payload"],
  row_fingerprints: words(
    "import_id n row supplier invoice_number raw_sha256 values_sha256 look_alike_sha256 groups_sha256 purchase_sha256 digits_sha256 net currency invoice",
  ),
  register_entries: words(
    "import_id row purchase_invoice_id invoice_number folded_number loose_number groups_number main_digits purchase supplier says",
  ),
  listed_paths: words("import_id row path folded_path purchase_invoice_id"),
  events: words("seq import_id happened_at who what detail machine version hash"),
} as const satisfies Record<string, readonly string[]>;

type Row = Readonly<Record<string, unknown>>;
type Covered = keyof typeof covered;

/** The checksum to store with `row`: 12 characters. A column that is not in the row counts as null. */
export const checksumOfRow = (of: Covered, row: Row): string =>
  checksumOf(covered[of].map((column) => row[column] ?? null));

/**
 * Compares a row as it was read with the checksum that it was stored with.
 *
 * @throws ChecksumDiffers
 */
export function verifyChecksum(of: Covered, row: Row): void {
  if (row[of === "payloads" ? "payload_checksum" : "checksum"] !== checksumOfRow(of, row))
    throw new ChecksumDiffers(`a row of ${of} is not what was written`);
}
