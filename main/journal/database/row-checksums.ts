/**
 * @file Sums over what a row says, so that a row in which a bit has flipped is never taken at its word.
 *
 * [Note: a sum]
 *
 * SQLite notices pages that are not as they should be, and an index that says
 * something else than its table. It does not notice an amount in which a digit
 * has changed: it keeps no sums of what it stores. We do, of every row that is
 * not wholly in an index as well. A row from before there were sums has none.
 */

import { hash } from "node:crypto";

/** What is thrown where a row is not what was written; it counts as damage. See isDamage in journal-unusable.ts. */
export class ChecksumDiffers extends Error {}

/** Enough to notice what happens by chance; it keeps nobody from writing what they like. */
const sumOf = (values: readonly unknown[]): string => hash("sha1", JSON.stringify(values), "base64url").slice(0, 12);

const words = (text: string): readonly string[] => text.split(" ");

/** The columns that each sum is over. Those of an import that never change are among them. */
const summed = {
  imports: words(
    "version inbox connection kind sha256 size_bytes seen_at since at state dropped file_path moving_to copy purchase_invoice_id document_id left_out sent_before anyway answers pending_template",
  ),
  parts: words("state invoices net vat sent_at ended_at status"),
  payloads: ["payload"],
  events: words("import_id happened_at who what detail"),
  // Those from before there was a chain have what it brought left empty.
  chained: words("seq import_id happened_at who what detail machine version hash"),
} as const satisfies Record<string, readonly string[]>;

type Row = Readonly<Record<string, unknown>>;
type Summed = keyof typeof summed;

export const checksumOfRow = (of: Summed, row: Row): string => sumOf(summed[of].map((column) => row[column] ?? null));

/** @throws SumDiffers */
export function verifyChecksum(of: Summed, row: Row): void {
  const sum = row[of === "payloads" ? "payload_sum" : "sum"];
  const isChained = of === "events" && typeof row["hash"] === "string";
  // Undefined in a journal of an earlier version, on a full disk.
  if (sum === null || sum === undefined || sum === checksumOfRow(isChained ? "chained" : of, row)) return;
  throw new ChecksumDiffers(`a row of ${of} is not what was written`);
}
