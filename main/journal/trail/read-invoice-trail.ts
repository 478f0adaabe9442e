/** @file Reads the trail of single invoices: each row that was sent, and the life of one number. */

import type { Confirmations } from "../../../shared/confirmation/confirmation.ts";
import type { InvoiceLife, InvoiceTrail, LifeEntry } from "../../../shared/confirmation/invoice-trail.ts";
import { areNearNumbers } from "../../../shared/imports/alike/compare-fingerprints.ts";
import type { TrailEntry } from "../../../shared/imports/history-query.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { foldNumberLoosely, foldToMainDigits } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Sources } from "../confirmations/sources.ts";
import type { Database } from "../database/database.ts";
import { hashOfLook } from "../rows/fingerprint-row.ts";
import { isNotStaged } from "../staging/is-not-staged.ts";
import {
  concernsRows,
  isAbout,
  isAboutRows,
  notSavedIn,
  timeOf,
  whoseIs,
  withFormer,
} from "./entries-about-invoice.ts";
import { readListsInLife } from "./read-lists-in-life.ts";
import { createSentLines } from "./sent-lines.ts";
import { readTrail } from "./trail.ts";

type Reads = Pick<Journal, "get" | "payload" | "rowsOfPart" | "registered" | "sameOffice"> &
  Pick<Confirmations, "findings">;

/** A number that many invoices have is no longer about one. */
const mostImports = 100;
const mostMeant = 3;

export function createInvoiceTrail(db: Database, sources: Sources, reads: Reads): InvoiceTrail {
  const { get, payload, sameOffice } = reads;
  const linesOf = createSentLines(db, reads);
  const sentImports = (importId: string | null, sinceMs: number) =>
    db
      .prepare(
        `SELECT DISTINCT parts.import_id AS id FROM parts JOIN imports ON imports.id = parts.import_id
         WHERE kind = 'batch' AND parts.sent_at IS NOT NULL AND parts.sent_at >= :since
         AND (:id IS NULL OR parts.import_id = :id) ORDER BY parts.import_id`,
      )
      .all({ since: sinceMs, id: importId === null ? null : Number(importId) })
      .map(({ id }) => String(id));
  const importsWith = db.prepare(
    `SELECT DISTINCT import_id AS id FROM row_fingerprints JOIN imports ON imports.id = import_id
     WHERE look_alike_sha256 = ? AND ${isNotStaged} ORDER BY import_id LIMIT ${mostImports}`,
  );
  // Rows that were not saved have no fingerprint any more, and few files have any.
  const unsaved = db.prepare(
    `SELECT id FROM imports WHERE kind = 'batch' AND left_out <> '[]'
     AND EXISTS (SELECT 1 FROM json_each(left_out) WHERE value ->> '$.notSaved.isCertain' = 1) ORDER BY id`,
  );
  const withDigits = db.prepare(
    `SELECT DISTINCT json_extract(invoice, '$.InvoiceNumber') AS number FROM row_fingerprints JOIN imports ON imports.id = import_id
     WHERE ${isNotStaged} AND json_extract(invoice, '$.InvoiceNumber') LIKE ? ORDER BY number LIMIT 1000`,
  );
  const documentsOf = db.prepare(
    `SELECT id, connection FROM imports WHERE kind = 'document' AND purchase_invoice_id = ? ORDER BY id LIMIT ${mostImports}`,
  );

  /** The imports with such an invoice that was not saved. */
  const unsavedWith = (isIt: (invoice: PurchaseInvoice) => boolean): readonly string[] =>
    unsaved
      .all()
      .flatMap(({ id }) => get(String(id)) ?? [])
      .filter(({ id, parts }) => parts.some((_part, n) => invoicesFromPayload(payload(id, n)).some(isIt)))
      .map(({ id }) => id)
      .slice(0, mostImports);

  /** Sent numbers with the same main digits. It looks through all rows, as only a number that nobody sent has it do. */
  function nearNumbers(number: string): readonly string[] {
    const digits = foldToMainDigits(number);
    if (digits === "") return [];
    const all = withDigits.all(`%${digits}%`).map((row) => row["number"] as string);
    return all
      .filter(
        (other) => areNearNumbers({ InvoiceNumber: number }, { InvoiceNumber: other }) || isSameToTheEye(number, other),
      )
      .slice(0, mostMeant);
  }

  /** What became of the invoice's reversals; that they were asked for and drafted is in its own trail. */
  const reversalsIn = ({ reversals = [] }: Import, loose: string): readonly LifeEntry[] =>
    reversals.flatMap(({ to, mark }) => {
      const import_ = to === null ? undefined : get(to.id);
      if (import_ === undefined) return [];
      const isIt = ({ InvoiceNumber: number = "" }: PurchaseInvoice) =>
        number.endsWith(`-${mark}`) && foldNumberLoosely(number.slice(0, -mark.length - 1)) === loose;
      const parts = import_.parts.flatMap((_part, n) =>
        invoicesFromPayload(payload(import_.id, n)).some(isIt) ? [n] : [],
      );
      if (parts.length === 0) return [];
      return [...readTrail(db, { importId: import_.id })]
        .filter((entry) => ofReversal.has(entry.what) && isAbout(entry, new Set(parts)))
        .map((entry): LifeEntry => ({ is: "entry", entry, isReversal: true, row: null, supplier: null }));
    });

  return {
    *sentInvoices({ sinceMs = null, importId = null } = {}) {
      for (const id of sentImports(importId, sinceMs ?? 0)) {
        const import_ = get(id);
        if (import_) yield* linesOf(import_, sinceMs ?? 0);
      }
    },
    invoiceLife(invoiceNumber): InvoiceLife {
      const loose = foldNumberLoosely(invoiceNumber);
      if (loose === "") return { sent: [], life: [], meant: [] };
      const isIt = ({ InvoiceNumber: number = "" }: PurchaseInvoice) => foldNumberLoosely(number) === loose;
      const known = importsWith.all(hashOfLook(loose)).map(({ id }) => String(id));
      const imports = [...new Set([...known, ...unsavedWith(isIt)])]
        .toSorted((a, b) => Number(a) - Number(b))
        .flatMap((id) => get(id) ?? []);
      const sent = imports.flatMap((import_) =>
        [...linesOf(import_, 0)].filter((line) => isIt({ InvoiceNumber: line.invoiceNumber ?? "" })),
      );
      const partsOf = (import_: Import, trail: readonly TrailEntry[]) =>
        withFormer(
          trail,
          import_.parts.flatMap((_part, n) => (invoicesFromPayload(payload(import_.id, n)).some(isIt) ? [n] : [])),
        );
      const offices = new Set(imports.flatMap(({ connection }) => sameOffice(connection).certain));
      const asked = { loose, connections: offices, imports: imports.map(({ id }) => id) };
      const lists = readListsInLife(sources, reads, asked);
      const ids = new Set([
        ...sent.flatMap(({ purchaseInvoiceIds }) => purchaseInvoiceIds),
        ...lists.flatMap((one) => (one.is === "listed" ? [one.purchaseInvoiceId] : [])),
      ]);
      const documents = [...ids].flatMap((id) =>
        documentsOf.all(id).filter(({ connection }) => offices.has(connection as string)),
      );
      const life: readonly LifeEntry[] = [
        ...imports.flatMap((import_) => {
          const trail = [...readTrail(db, { importId: import_.id })];
          const parts = partsOf(import_, trail);
          const own = sent.filter(({ importId }) => importId === import_.id);
          const rows = new Set(own.map(({ row }) => row));
          return trail
            .filter((entry) => isAbout(entry, parts) && isAboutRows(entry, rows) && concernsRows(import_, entry, rows))
            .map(
              (entry): LifeEntry => ({
                is: "entry",
                entry,
                ...whoseIs(entry, own),
                ...notSavedIn(import_, entry, rows),
              }),
            );
        }),
        ...imports.flatMap((import_) => reversalsIn(import_, loose)),
        ...documents.flatMap(({ id }) =>
          [...readTrail(db, { importId: String(id) })]
            .filter(({ what }) => ["take-in", "accepted"].includes(what))
            .map((entry): LifeEntry => ({ is: "entry", entry, row: null, supplier: null })),
        ),
      ];
      const meant = sent.length + life.length + lists.length > 0 ? [] : nearNumbers(invoiceNumber);
      return { sent, life: [...life, ...lists].toSorted((a, b) => timeOf(a) - timeOf(b)), meant };
    },
  };
}

/** "zo-77a" for "ZÖ-77 A". */
const isSameToTheEye = (one: string, other: string): boolean => withoutAccents(one) === withoutAccents(other);
const withoutAccents = (number: string): string => foldNumberLoosely(number.normalize("NFKD").replace(/\p{M}/gu, ""));

const ofReversal: ReadonlySet<string> = new Set([
  ...["approve", "reject", "begin-sending", "accepted", "rejected-by-service", "outcome-unknown", "settle"],
]);
