/** @file Each row of an import that was sent, with what became of it. */

import { idsOfInvoice } from "../../../shared/confirmation/ids-of-invoice.ts";
import type { SentInvoice } from "../../../shared/confirmation/invoice-trail.ts";
import type { TrailEntry } from "../../../shared/imports/history-query.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import { createWasRowSent } from "../confirmations/journal-sources.ts";
import { seenOfDetails } from "../confirmations/seen-of-details.ts";
import type { Database } from "../database/database.ts";
import { readTrail } from "./trail.ts";

type Reads = Pick<Journal, "payload" | "rowsOfPart" | "registered">;

/** Makes the lines of an import's batches that were sent since a time, a line for each row. See SentInvoice. */
export function createSentLines(db: Database, { payload, rowsOfPart, registered }: Reads) {
  const wasRowSent = createWasRowSent(db);
  const idsOf = ({ connection }: Import, invoice: PurchaseInvoice) =>
    invoice.InvoiceNumber === undefined
      ? []
      : idsOfInvoice(registered(connection, foldNumber(invoice.InvoiceNumber)), invoice);

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
      const ofBatch = state === "planned" && status !== null ? "rejected" : outcomes[state];
      for (const [at, invoice] of invoices.entries()) {
        const row = rows[at] ?? 0;
        const said = notSaved.find((one) => one.row === row)?.notSaved;
        const ofRow = said == null ? ofBatch : said.isCertain ? "not-saved" : "perhaps-not-saved";
        const outcome = again.has(`${part} ${row}`) ? "missing" : ofRow;
        yield {
          ...{ importId: import_.id, file: import_.place.dropped, sha256: import_.sha256 },
          ...{ inbox: import_.inbox, connection: import_.connection, sheet, row, batch: part + 1 },
          ...figuresOf(invoice),
          outcome,
          ...{ sentAt, endedAt, status, ...call },
          // Another row has the ID of its number.
          purchaseInvoiceIds: isNotThere.has(outcome) ? [] : idsOf(import_, invoice),
        };
      }
    }
  }

  return linesOf;
}

const outcomes = {
  done: "sent",
  unknown: "perhaps",
  sending: "perhaps",
  refused: "rejected",
  planned: "perhaps",
} as const;

const isNotThere: ReadonlySet<SentInvoice["outcome"]> = new Set(["rejected", "not-saved", "missing"]);

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
