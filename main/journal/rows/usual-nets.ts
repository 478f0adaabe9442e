/** @file The net amounts that a supplier, or a whole office, usually has: the norm for new invoices. */

import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { totalsByInvoice } from "./totals-by-invoice.ts";

/** How far back a norm looks; an invoice of more lines than that would be a norm of its own. */
const mostOfSupplier = { invoices: 20, lines: 400 };
const mostOfOffice = { invoices: 100, lines: 1_000 };

/** The net totals of the latest invoices that were accepted, newest first. See Journal.usualNets. */
export const findUsualNets =
  (db: Database, sameOffice: Journal["sameOffice"]): Journal["usualNets"] =>
  (connection, supplier, currency) => {
    const { invoices, lines } = supplier === null ? mostOfOffice : mostOfSupplier;
    const rows = db
      .prepare(
        `SELECT import_id, n, row, supplier, invoice_number, row_fingerprints.net
           FROM row_fingerprints INDEXED BY ${supplier === null ? "row_fingerprints_by_currency" : "row_fingerprints_by_supplier"}
           JOIN parts USING (import_id, n) JOIN imports ON imports.id = import_id
           WHERE connection IN (SELECT value FROM json_each(:connections)) AND currency = :currency AND ${supplier === null ? "" : "supplier = :supplier AND"}
           row_fingerprints.net IS NOT NULL AND parts.state = 'done' AND imports.reverses IS NULL ORDER BY import_id DESC, n DESC, row DESC LIMIT ${lines}`,
      )
      .all({
        connections: JSON.stringify(sameOffice(connection).certain),
        currency,
        ...(supplier !== null && { supplier }),
      });
    const totals = totalsByInvoice(
      rows.map((line) => ({
        invoice: [line["import_id"], line["n"], line["supplier"], line["invoice_number"] || line["row"]].join(" "),
        net: line["net"] as string,
      })),
    );
    // The earliest may have lines beyond the limit.
    return (rows.length === lines && totals.length > 1 ? totals.slice(0, -1) : totals).slice(0, invoices);
  };
