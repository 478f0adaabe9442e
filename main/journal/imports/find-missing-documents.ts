/** @file Rows of list files whose documents have not come. */

import {
  type Came,
  cameBeforeMs,
  type Missed,
  type MissingDocuments,
  missingRows,
} from "../../../shared/agent/missing-documents.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Database } from "../database/database.ts";
import type { QueryCache } from "../database/query-cache.ts";
import type { Row } from "./import-rows.ts";

/** Finds listed documents that have not come; see Missed in shared/agent/missing-documents.ts for the rules. */
export function createFindMissingDocuments(db: Database, remember: QueryCache): Missed {
  const rows = db.prepare(
    `SELECT dropped, row, path, listed_paths.purchase_invoice_id, seen_at FROM listed_paths
     JOIN imports ON imports.id = import_id
     WHERE kind = 'register' AND connection = ? AND inbox = ? AND seen_at >= ? ORDER BY import_id DESC, row`,
  );
  const lately = db.prepare(
    `SELECT dropped, purchase_invoice_id, seen_at FROM imports WHERE seen_at >= ? AND inbox = ? AND kind <> 'register'`,
  );
  // No document came for these lately: they are few, so one scan of all documents is enough.
  const attached = db.prepare(
    `SELECT dropped, purchase_invoice_id, seen_at FROM imports WHERE inbox = ? AND kind = 'document'
     AND purchase_invoice_id IN (SELECT value FROM json_each(?))`,
  );
  return {
    missingDocuments: remember(({ inbox, connection }: Pick<Import, "inbox" | "connection">, listedSince: number) => {
      const listed = rows.all(connection, inbox, listedSince).map(
        (row): MissingDocuments => ({
          inbox,
          list: String(row["dropped"]),
          row: Number(row["row"]),
          path: String(row["path"]),
          purchaseInvoiceId: String(row["purchase_invoice_id"]),
          listedAt: Number(row["seen_at"]),
        }),
      );
      if (listed.length === 0) return [];
      const left = missingRows(listed, lately.all(listedSince - cameBeforeMs, inbox).map(cameFromRow));
      if (left.length === 0) return [];
      const ids = JSON.stringify(left.map(({ purchaseInvoiceId }) => purchaseInvoiceId));
      return missingRows(left, attached.all(inbox, ids).map(cameFromRow));
    }),
  };
}

const cameFromRow = (row: Row): Came => ({
  path: String(row["dropped"]),
  purchaseInvoiceId: row["purchase_invoice_id"] as string | null,
  seenAt: Number(row["seen_at"]),
});
