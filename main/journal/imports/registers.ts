/** @file What registers and list files say of purchase invoice ids: kept with their import, and looked up. */

import {
  findListed,
  keysOfEntry,
  keysOfListed,
  listedFromEntry,
} from "../../../shared/imports/alike/compare-with-entry.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { newestEntries } from "../../../shared/imports/newest-entries.ts";
import type { ListedInvoice, RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import { foldPath, idsListed, type ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { checksumOfRow } from "../database/row-checksums.ts";
import type { Row } from "./import-rows.ts";
import { perhapsOffice } from "./offices.ts";

interface Registers {
  readonly lookUp: Pick<Journal, "registered" | "hasRegisteredId" | "hasRegister" | "listed" | "listedAlready">;
  /**
   * Entries that may be the invoices of these rows, the newest of each row.
   *
   * @param isMeant asked with the id of each register
   */
  listedAmong(
    connection: string,
    fingerprints: readonly Pick<RowFingerprint, "row" | "invoice">[],
    isMeant: (registerId: string) => boolean,
  ): readonly ListedInvoice[];
  /**
   * The ids of the registers for its office, or what may be the same, that were kept since an import was planned, or
   * sent anyway.
   */
  keptSincePlan(import_: Pick<Import, "id" | "connection">): ReadonlySet<string>;
  /** Both only within the transaction that writes their import. */
  keep(id: number, entries: readonly RegisterEntry[]): void;
  keepList(id: number, listed: readonly ListedPath[]): void;
}

/** An entry of a list that names another company has an ID of other books. */
export const isOfOwnBooks = "json_extract(says, '$.ofCompany') IS NULL";

/** The tables `register_entries` and `listed_paths`. */
export function createRegisters(db: Database, sameOffice: Journal["sameOffice"]): Registers {
  const office = (connection: string) => JSON.stringify(sameOffice(connection).certain);
  const dropped = db.prepare(
    `SELECT 1 FROM imports WHERE inbox = ? AND dropped = ?
     AND NOT (at = 'failed' AND json_extract(state, '$.why.kind') = 'withdrawn') LIMIT 1`,
  );
  // Numbers in answers are no evidence of their own: the rows that were sent are known already.
  const listedAmong: Registers["listedAmong"] = (connection, fingerprints, isMeant) => {
    const entriesWhere = (where: string) =>
      `SELECT import_id, row, register_entries.purchase_invoice_id, invoice_number, supplier, says, dropped
       FROM register_entries JOIN imports ON imports.id = register_entries.import_id
       WHERE connection IN (SELECT value FROM json_each(:connections)) AND kind = 'register' AND ${where}`;
    const like = db.prepare(
      `${entriesWhere("loose_number = :look")} UNION ${entriesWhere("groups_number = :groups")}
       UNION ${entriesWhere("main_digits = :digits AND purchase IN (:purchase, :purchaseWithVat)")}
       UNION ${entriesWhere("main_digits = :digits AND purchase IS NULL")} ORDER BY import_id DESC, row`,
    );
    const ofPurchase = db.prepare(
      `${entriesWhere("purchase IN (:purchase, :purchaseWithVat)")} ORDER BY import_id DESC, row`,
    );
    const connections = perhapsOffice(sameOffice(connection));
    return fingerprints.flatMap(({ row, invoice }) => {
      const { look, groups, digits, purchase, purchaseWithVat } = keysOfListed(invoice);
      const amounts = { connections, purchase, purchaseWithVat };
      const rows = look === "" ? ofPurchase.all(amounts) : like.all({ ...amounts, look, groups, digits });
      const found = findListed(
        invoice,
        rows.map(foundFromRow).filter((entry) => isMeant(entry.importId)),
      );
      return found === undefined ? [] : [{ row, here: invoice, ...listedFromEntry(found) }];
    });
  };
  return {
    listedAmong,
    lookUp: {
      registered: (connection, folded) =>
        newestEntries(
          db
            .prepare(
              `SELECT import_id, register_entries.purchase_invoice_id, invoice_number, supplier,
                 json_extract(says, '$.notBooked') AS not_booked FROM register_entries
               JOIN imports ON imports.id = register_entries.import_id
               WHERE connection IN (SELECT value FROM json_each(?)) AND folded_number = ? AND ${isOfOwnBooks}
               ORDER BY import_id DESC, row`,
            )
            .all(office(connection), folded)
            .map((row) => ({
              registerId: String(row["import_id"]),
              purchaseInvoiceId: row["purchase_invoice_id"] as string,
              invoiceNumber: row["invoice_number"] as string,
              supplier: row["supplier"] as string | null,
              ...(typeof row["not_booked"] === "string" && { notBooked: row["not_booked"] }),
            })),
        ),
      hasRegisteredId: (connection, id) =>
        db
          .prepare(
            `SELECT json_extract(says, '$.notBooked') AS not_booked
             FROM register_entries JOIN imports ON imports.id = register_entries.import_id
             WHERE connection IN (SELECT value FROM json_each(?)) AND register_entries.purchase_invoice_id = ?
               AND ${isOfOwnBooks}
             ORDER BY import_id DESC, row LIMIT 1`,
          )
          .get(office(connection), id)?.["not_booked"] === null,
      hasRegister: (connection) =>
        db
          .prepare(
            `SELECT 1 FROM register_entries CROSS JOIN imports ON imports.id = import_id
             WHERE connection IN (SELECT value FROM json_each(?)) LIMIT 1`,
          )
          .get(office(connection)) !== undefined,
      listedAlready: (connection, fingerprints) => listedAmong(connection, fingerprints, () => true),
      listed: ({ inbox, connection }, path) =>
        idsListed(
          path,
          db
            .prepare(
              `SELECT import_id, path, listed_paths.purchase_invoice_id FROM listed_paths
               JOIN imports ON imports.id = listed_paths.import_id
               WHERE folded_path = ? AND inbox = ? AND connection IN (SELECT value FROM json_each(?)) ORDER BY import_id DESC, row`,
            )
            .all(foldPath(path), inbox, office(connection))
            .map((row) => ({
              listId: String(row["import_id"]),
              path: row["path"] as string,
              purchaseInvoiceId: row["purchase_invoice_id"] as string,
            })),
          (exact) => dropped.get(inbox, exact) !== undefined,
        ),
    },
    keptSincePlan: ({ id, connection }) =>
      new Set(
        db
          .prepare(
            `SELECT id FROM imports
             WHERE connection IN (SELECT value FROM json_each(:connections)) AND kind = 'register' AND EXISTS (
               SELECT 1 FROM events WHERE import_id = imports.id AND what = 'store-register' AND seq > (
                 SELECT coalesce(max(seq), 0) FROM events WHERE import_id = :id AND what IN ('plan', 'send-anyway')))`,
          )
          .all({ id: Number(id), connections: perhapsOffice(sameOffice(connection)) })
          .map((list) => String(list["id"])),
      ),
    keep(id, entries) {
      const insert = db.prepare("INSERT INTO register_entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
      // The answers to several batches of one file each begin at 1.
      const last = db.prepare("SELECT coalesce(max(row), 0) AS row FROM register_entries WHERE import_id = ?").get(id);
      for (const entry of entries) {
        const { row: rowOfList, purchaseInvoiceId, invoiceNumber, supplier, says } = entry;
        const { groups, digits, purchase } = keysOfEntry(entry);
        const row = {
          import_id: id,
          row: Number(last?.["row"]) + rowOfList,
          purchase_invoice_id: purchaseInvoiceId,
          invoice_number: invoiceNumber,
          folded_number: foldNumber(invoiceNumber),
          loose_number: foldNumberLoosely(invoiceNumber),
          ...{ groups_number: groups, main_digits: digits, purchase },
          supplier,
          says: says === undefined ? null : JSON.stringify(says),
        };
        insert.run(...Object.values(row), checksumOfRow("register_entries", row));
      }
    },
    keepList(id, listed) {
      const insert = db.prepare("INSERT INTO listed_paths VALUES (?, ?, ?, ?, ?, ?)");
      for (const { row, path, purchaseInvoiceId } of listed) {
        const named = { import_id: id, row, path, folded_path: foldPath(path), purchase_invoice_id: purchaseInvoiceId };
        insert.run(...Object.values(named), checksumOfRow("listed_paths", named));
      }
    },
  };
}

const foundFromRow = (row: Row) => ({
  importId: String(row["import_id"]),
  file: row["dropped"] as string,
  ...entryFromRow(row),
});

export const entryFromRow = (row: Row): RegisterEntry => ({
  row: row["row"] as number,
  purchaseInvoiceId: row["purchase_invoice_id"] as string,
  invoiceNumber: row["invoice_number"] as string,
  supplier: row["supplier"] as string | null,
  ...(typeof row["says"] === "string" && { says: JSON.parse(row["says"]) }),
});
