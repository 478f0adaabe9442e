/** @file Turns an import into the journal's rows and back. */

import { enclosuresWaiting } from "../../../shared/e-invoice/sent-pdf.ts";
import type { Import, Part } from "../../../shared/imports/import.ts";
import { hasReversalToDraft } from "../../../shared/reversal/reversal.ts";
import type { Value } from "../database/database.ts";
import { checksumOfRow, verifyChecksum } from "../database/row-checksums.ts";

/** A row as SQLite gives it, by the names of its columns. */
export type Row = Record<string, unknown>;

/** The columns of `imports` that are written once, and those that each save writes, with their values. */
export function rowFromImport(import_: Import): Record<string, Value> {
  const row = {
    inbox: import_.inbox,
    connection: import_.connection,
    kind: import_.kind,
    sha256: import_.sha256,
    size_bytes: import_.sizeBytes,
    seen_at: import_.seenAt,
    version: import_.version,
    since: import_.since,
    at: import_.state.at,
    state: JSON.stringify(import_.state),
    dropped: import_.place.dropped,
    file_path: import_.place.path,
    moving_to: import_.place.movingTo,
    copy: import_.place.copy ? JSON.stringify(import_.place.copy) : null,
    purchase_invoice_id: import_.purchaseInvoiceId,
    document_id: import_.documentId,
    left_out: JSON.stringify(import_.leftOut),
    sent_before: JSON.stringify(import_.sentBefore),
    anyway: import_.anyway,
    answers: import_.answers && JSON.stringify(import_.answers),
    pending_template: import_.pendingTemplate && JSON.stringify(import_.pendingTemplate),
    enclosures: import_.enclosures.length === 0 ? null : JSON.stringify(import_.enclosures),
    // For the index: whether any of them is yet to be attached.
    encloses: enclosuresWaiting(import_).length,
    planned_by: import_.plannedBy && JSON.stringify(import_.plannedBy),
    undo: import_.undo === undefined ? null : JSON.stringify(import_.undo),
    reverses: import_.reverses === undefined ? null : JSON.stringify(import_.reverses),
    reversals: import_.reversals === undefined ? null : JSON.stringify(import_.reversals),
    // For the index.
    to_reverse: hasReversalToDraft(import_) ? 1 : 0,
    follows: import_.follows ?? null,
    goes_on: import_.place.goesOn ?? null,
  };
  return { ...row, checksum: checksumOfRow("imports", row) };
}

/** The columns of `parts` that change, with their values. */
export function rowFromPart(part: Part): Record<string, Value> {
  const row = {
    state: part.state,
    invoices: part.invoices,
    net: JSON.stringify(part.net),
    vat: JSON.stringify(part.vat),
    sent_at: part.sentAt,
    ended_at: part.endedAt,
    status: part.status,
    answers: part.answers === undefined ? null : JSON.stringify(part.answers),
  };
  return { ...row, checksum: checksumOfRow("parts", row) };
}

/**
 * The import whose rows {@link rowFromImport} and {@link rowFromPart} have written.
 *
 * @throws ChecksumDiffers where they are not what was written
 */
export function importFromRows(row: Row, parts: readonly Row[]): Import {
  verifyChecksum("imports", row);
  return {
    id: String(row["id"]),
    version: row["version"] as number,
    inbox: row["inbox"] as string,
    connection: row["connection"] as string,
    kind: row["kind"] as Import["kind"],
    sha256: row["sha256"] as string,
    sizeBytes: row["size_bytes"] as number,
    seenAt: row["seen_at"] as number,
    since: row["since"] as number,
    state: JSON.parse(row["state"] as string),
    parts: parts.map(partFromRow),
    place: {
      dropped: row["dropped"] as string,
      path: row["file_path"] as string | null,
      movingTo: row["moving_to"] as string | null,
      ...(typeof row["copy"] === "string" && { copy: JSON.parse(row["copy"]) }),
      ...(typeof row["goes_on"] === "string" && { goesOn: row["goes_on"] }),
    },
    purchaseInvoiceId: row["purchase_invoice_id"] as string | null,
    documentId: row["document_id"] as string | null,
    leftOut: JSON.parse(row["left_out"] as string),
    sentBefore: JSON.parse(row["sent_before"] as string),
    anyway: row["anyway"] as Import["anyway"],
    answers: JSON.parse((row["answers"] as string | null) ?? "null"),
    pendingTemplate: JSON.parse((row["pending_template"] as string | null) ?? "null"),
    enclosures: JSON.parse((row["enclosures"] as string | null) ?? "[]"),
    plannedBy: JSON.parse((row["planned_by"] as string | null) ?? "null"),
    ...(typeof row["undo"] === "string" && { undo: JSON.parse(row["undo"]) }),
    ...(typeof row["follows"] === "string" && { follows: row["follows"] }),
    ...(typeof row["reverses"] === "string" && { reverses: JSON.parse(row["reverses"]) }),
    ...(typeof row["reversals"] === "string" && { reversals: JSON.parse(row["reversals"]) }),
  };
}

function partFromRow(row: Row): Part {
  verifyChecksum("parts", row);
  return {
    state: row["state"] as Part["state"],
    invoices: row["invoices"] as number,
    net: JSON.parse(row["net"] as string),
    vat: JSON.parse(row["vat"] as string),
    sentAt: row["sent_at"] as number | null,
    endedAt: row["ended_at"] as number | null,
    status: row["status"] as number | null,
    ...(typeof row["answers"] === "string" && { answers: JSON.parse(row["answers"]) }),
  };
}
