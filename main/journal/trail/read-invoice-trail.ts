/** @file Reads the trail of single invoices: each row that was sent, and the life of one number. */

import type { Confirmations } from "../../../shared/confirmation/confirmation.ts";
import { idsOfInvoice } from "../../../shared/confirmation/ids-of-invoice.ts";
import type { InvoiceLife, InvoiceTrail, LifeEntry, SentInvoice } from "../../../shared/confirmation/invoice-trail.ts";
import type { LeftOutRow } from "../../../shared/imports/failure.ts";
import type { TrailEntry } from "../../../shared/imports/history-query.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import { foldNumberLoosely } from "../../../shared/values/fold-look-alikes.ts";
import { foldNumber } from "../../../shared/values/fold-number.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import { createWasRowSent } from "../confirmations/journal-sources.ts";
import { seenOfDetails } from "../confirmations/seen-of-details.ts";
import type { Sources } from "../confirmations/sources.ts";
import type { Database } from "../database/database.ts";
import { hashOfLook } from "../rows/fingerprint-row.ts";
import { readListsInLife } from "./read-lists-in-life.ts";
import { readTrail } from "./trail.ts";

type Reads = Pick<Journal, "get" | "payload" | "rowsOfPart" | "registered" | "sameOffice"> &
  Pick<Confirmations, "findings">;

/** A number that many invoices have is no longer about one. */
const mostImports = 100;
/** What is left out of a life: where files are moved, and tries that came to nothing. */
const asides: ReadonlySet<string> = new Set(["start-move", "set-location", "defer", "wait-for-original", "adopt"]);

export function createInvoiceTrail(db: Database, sources: Sources, reads: Reads): InvoiceTrail {
  const { get, payload, rowsOfPart, registered, sameOffice } = reads;
  const wasRowSent = createWasRowSent(db);
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
    `SELECT DISTINCT import_id AS id FROM row_fingerprints WHERE look_alike_sha256 = ? ORDER BY import_id LIMIT ${mostImports}`,
  );
  // Rows that were not saved have no fingerprint any more, and few files have any.
  const unsaved = db.prepare(
    `SELECT id FROM imports WHERE kind = 'batch' AND left_out <> '[]'
     AND EXISTS (SELECT 1 FROM json_each(left_out) WHERE value ->> '$.notSaved.isCertain' = 1) ORDER BY id`,
  );
  const documentsOf = db.prepare(
    `SELECT id, connection FROM imports WHERE kind = 'document' AND purchase_invoice_id = ? ORDER BY id LIMIT ${mostImports}`,
  );

  function* linesOf(import_: Import, sinceMs: number): Iterable<SentInvoice> {
    const trail = [...readTrail(db, { importId: import_.id })];
    const { again } = seenOfDetails(
      trail.flatMap(({ what, detail }) => (what === "settle-row" ? [detail] : [])),
      wasRowSent,
    );
    const sheet = textIn(
      trail.findLast(({ what }) => what === "plan"),
      "sheet",
    );
    for (const [part, { state, sentAt, endedAt, status }] of import_.parts.entries()) {
      // A batch that is planned, and has the time of a try, may have arrived then, or was rejected then.
      if (sentAt === null || sentAt < sinceMs) continue;
      const notSaved = import_.leftOut.filter((row) => row.notSaved?.part === part);
      // Rows that were certainly not saved have no fingerprint any more.
      const forgotten = notSaved.filter(({ notSaved: said }) => said?.isCertain).map(({ row }) => row);
      const rows = [...rowsOfPart(import_.id, part), ...forgotten].toSorted((a, b) => a - b);
      const invoices = invoicesFromPayload(payload(import_.id, part));
      const call = callOf(trail, part);
      const outcome = state === "planned" && status !== null ? "rejected" : outcomes[state];
      for (const [at, invoice] of invoices.entries()) {
        const row = rows[at] ?? 0;
        const said = notSaved.find((one) => one.row === row)?.notSaved;
        yield {
          ...{ importId: import_.id, file: import_.place.dropped, sha256: import_.sha256 },
          ...{ inbox: import_.inbox, connection: import_.connection, sheet, row, batch: part + 1 },
          ...figuresOf(invoice),
          outcome: again.has(`${part} ${row}`)
            ? "missing"
            : said === undefined || said === null
              ? outcome
              : said.isCertain
                ? "not-saved"
                : "perhaps-not-saved",
          ...{ sentAt, endedAt, status, ...call },
          purchaseInvoiceIds: idsOf(import_, invoice),
        };
      }
    }
  }

  const idsOf = ({ connection }: Import, invoice: PurchaseInvoice) =>
    invoice.InvoiceNumber === undefined
      ? []
      : idsOfInvoice(registered(connection, foldNumber(invoice.InvoiceNumber)), invoice);

  /** The imports with such an invoice that was not saved. */
  const unsavedWith = (isIt: (invoice: PurchaseInvoice) => boolean): readonly string[] =>
    unsaved
      .all()
      .flatMap(({ id }) => get(String(id)) ?? [])
      .filter(({ id, parts }) => parts.some((_part, n) => invoicesFromPayload(payload(id, n)).some(isIt)))
      .map(({ id }) => id)
      .slice(0, mostImports);

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
        .map((entry): LifeEntry => ({ is: "entry", entry, isReversal: true }));
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
      if (loose === "") return { sent: [], life: [] };
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
          const rows = new Set(sent.flatMap((line) => (line.importId === import_.id ? [line.row] : [])));
          return trail
            .filter((entry) => isAbout(entry, parts) && isAboutRows(entry, rows))
            .map((entry): LifeEntry => ({ is: "entry", entry, ...notSavedIn(import_, entry, rows) }));
        }),
        ...imports.flatMap((import_) => reversalsIn(import_, loose)),
        ...documents.flatMap(({ id }) =>
          [...readTrail(db, { importId: String(id) })]
            .filter(({ what }) => ["take-in", "accepted"].includes(what))
            .map((entry): LifeEntry => ({ is: "entry", entry })),
        ),
      ];
      return { sent, life: [...life, ...lists].toSorted((a, b) => timeOf(a) - timeOf(b)) };
    },
  };
}

const ofReversal: ReadonlySet<string> = new Set([
  ...["approve", "reject", "begin-sending", "accepted", "rejected-by-service", "outcome-unknown", "settle"],
]);

/** What the answer said of the invoice, where it wasn't saved. */
function notSavedIn(
  { leftOut }: Import,
  { what, detail }: TrailEntry,
  rows: ReadonlySet<number>,
): { readonly notSaved?: LeftOutRow } {
  if (what !== "accepted") return {};
  const part = (detail as { readonly part?: unknown } | null)?.part;
  const notSaved = leftOut.find((one) => one.notSaved?.part === part && rows.has(one.row));
  return notSaved === undefined ? {} : { notSaved };
}

const timeOf = (one: LifeEntry): number => (one.is === "entry" ? one.entry.at : one.at);

/** These batches, and those that they were divided from. See [Note: row by row]. */
function withFormer(trail: readonly TrailEntry[], parts: readonly number[]): ReadonlySet<number> {
  const all = new Set(parts);
  for (const { what, detail } of trail.toReversed()) {
    const { part, from } = (detail ?? {}) as { readonly part?: number; readonly from?: number };
    if (what === "settle" && part !== undefined && from !== undefined && all.has(part)) all.add(from);
  }
  return all;
}

/** An entry about another batch of the same file is about other invoices. */
function isAbout({ what, detail }: TrailEntry, parts: ReadonlySet<number>): boolean {
  if (asides.has(what)) return false;
  const part = (detail as { readonly part?: unknown } | null)?.part;
  return typeof part !== "number" || parts.has(part);
}

/** What was said of one row of a batch is about another invoice where it isn't one of these rows. */
function isAboutRows({ what, detail }: TrailEntry, rows: ReadonlySet<number>): boolean {
  const { row, rows: ranges } = (detail ?? {}) as { readonly row?: unknown; readonly rows?: unknown };
  if (what === "settle-row") return typeof row !== "number" || rows.has(row);
  if (what !== "settle-rows" || typeof ranges !== "string") return true;
  return ranges.split(",").some((range) => {
    const [from = Number.NaN, to = from] = range.split("-").map(Number);
    return [...rows].some((one) => from <= one && one <= to);
  });
}

const outcomes = {
  done: "sent",
  unknown: "perhaps",
  sending: "perhaps",
  refused: "rejected",
  planned: "perhaps",
} as const;

const figuresOf = ({ InvoiceNumber, AccountName, AccountId, Date: date, Currency, Net, VAT }: PurchaseInvoice) => ({
  supplier: AccountName ?? AccountId ?? null,
  invoiceNumber: InvoiceNumber ?? null,
  ...{ date: date ?? null, currency: Currency ?? null, net: Net ?? null, vat: VAT ?? null },
});

const decisions: ReadonlySet<string> = new Set(["approve", "send-anyway", "settle", "retry", "answer"]);

/** Who let a part go, where, and what the answer named the request. */
function callOf(trail: readonly TrailEntry[], part: number) {
  const isOfPart = ({ detail }: TrailEntry) => (detail as { readonly part?: unknown } | null)?.part === part;
  const begun = trail.findLast((entry) => entry.what === "begin-sending" && isOfPart(entry));
  const accepted = trail.findLast((entry) => entry.what === "accepted" && isOfPart(entry));
  const decided = trail.findLast(
    ({ seq, what, who }) => begun !== undefined && seq < begun.seq && who !== "agent" && decisions.has(what),
  );
  return {
    who: decided?.who ?? begun?.who ?? "agent",
    machine: begun?.machine ?? "",
    version: begun?.version ?? "",
    requestId: textIn(accepted, "requestId"),
  };
}

function textIn(entry: TrailEntry | undefined, name: string): string | null {
  const value = (entry?.detail as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === "string" ? value : null;
}
