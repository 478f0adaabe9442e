/** @file Which PDFs of e-invoices that were sent, or documents inside them, could be attached now. See [Note: a PDF that waits for its ID]. */

import type { ListedCandidate, SentPdf } from "../../../shared/e-invoice/sent-pdf.ts";
import { newestEntries } from "../../../shared/imports/newest-entries.ts";
import type { InvoiceIdentity } from "../../../shared/imports/row-fingerprint.ts";
import type { EntryFigures } from "../../../shared/spreadsheet/sheet-reading.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database } from "../database/database.ts";
import { isOfOwnBooks } from "./registers.ts";

/** To the letter the condition of the index `imports_sent_pdfs`. */
const sentPdfsWhere = `kind = 'batch' AND at = 'done' AND file_path IS NOT NULL AND moving_to IS NULL
  AND (dropped GLOB '*.[pP][dD][fF]' OR encloses > 0)`;

/** Those whose number an answer or a list has named since it was sent, or whose ID a person has given. */
export function createSentPdfs(db: Database, sameOffice: Journal["sameOffice"]): Journal["sentPdfs"] {
  const anyEntry = db.prepare("SELECT 1 FROM register_entries LIMIT 1");
  // The rows of one invoice are in one batch, so its first one tells.
  const sent = db.prepare(
    `SELECT imports.id, connection, ended_at, imports.purchase_invoice_id AS given, json_extract(invoice, '$.InvoiceNumber') AS number
     FROM imports JOIN parts ON parts.import_id = imports.id AND parts.n = 0 AND parts.state = 'done'
     LEFT JOIN row_fingerprints ON row_fingerprints.import_id = imports.id AND row_fingerprints.n = 0
     WHERE ${sentPdfsWhere}
     GROUP BY imports.id`,
  );
  const entries = db.prepare(
    `SELECT import_id, register_entries.purchase_invoice_id, invoice_number, supplier, says, json_extract(says, '$.notBooked') AS not_booked
     FROM register_entries JOIN imports ON imports.id = register_entries.import_id
     WHERE connection IN (SELECT value FROM json_each(:connections)) AND folded_number = :folded AND ${isOfOwnBooks}
       AND (imports.id = :id OR (kind = 'register' AND since >= :since))
     ORDER BY import_id DESC, row`,
  );
  const lines = db.prepare("SELECT invoice FROM row_fingerprints WHERE import_id = ? AND n = 0 ORDER BY row");
  return () => {
    const hasEntries = anyEntry.get() !== undefined;
    return sent.all().flatMap((row): readonly SentPdf[] => {
      const [id, invoiceNumber] = [Number(row["id"]), String(row["number"] ?? "")];
      const given = row["given"] as string | null;
      const registered = hasEntries && given === null ? registeredFor(row, id, invoiceNumber) : [];
      if (registered.length === 0 && given === null) return [];
      const sentLines = lines.all(id).map(({ invoice }): InvoiceIdentity => JSON.parse(invoice as string));
      return [{ importId: String(id), invoiceNumber, lines: sentLines, given, registered }];
    });
  };

  function registeredFor(
    row: Readonly<Record<string, unknown>>,
    id: number,
    invoiceNumber: string,
  ): readonly ListedCandidate[] {
    const connections = JSON.stringify(sameOffice(String(row["connection"])).certain);
    const since = Number(row["ended_at"] ?? Number.MAX_SAFE_INTEGER);
    const found = entries.all({ connections, folded: foldNumber(invoiceNumber), id, since });
    return newestEntries(
      found.map((entry) => ({
        registerId: String(entry["import_id"]),
        purchaseInvoiceId: entry["purchase_invoice_id"] as string,
        invoiceNumber: entry["invoice_number"] as string,
        supplier: entry["supplier"] as string | null,
        ...(typeof entry["not_booked"] === "string" && { notBooked: entry["not_booked"] }),
        ...(typeof entry["says"] === "string" && { says: JSON.parse(entry["says"]) as EntryFigures }),
      })),
    );
  }
}
