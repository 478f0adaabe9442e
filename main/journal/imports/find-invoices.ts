/**
 * @file Finds purchase invoices by what a person remembers of them: number, supplier, amount, date or ID.
 *
 * [Note: the lists that are searched]
 *
 * An office may add its whole list every day. The newest lists have what the older ones had, so only they are searched,
 * up to a number of rows that takes no longer than a keystroke may.
 */

import type { FoundInvoice, FoundInvoices } from "../../../shared/imports/candidate.ts";
import type { EntryFigures } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import { foldNumberLoosely } from "../../../shared/values/text/fold-look-alikes.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import type { Journal } from "../../imports/ports/journal-port.ts";
import type { Database, Value } from "../database/database.ts";
import type { QueryCache } from "../database/query-cache.ts";
import type { Row } from "./import-rows.ts";
import { distanceOf, foldName, type InvoiceTerm, termsOf } from "./invoice-terms.ts";
import { isOfOwnBooks } from "./registers.ts";

export interface FindInvoices {
  /**
   * The purchase invoices that lists for this connection's office name, and answers to what was sent there.
   *
   * @param text as typed; all its words must fit
   */
  findInvoices(connection: string, text: string): FoundInvoices;
}

const mostRows = 100_000;
const mostLists = 500;
/** More than anyone reads; they are ranked, and the best are shown. */
const mostRanked = 1_000;
const mostFound = 8;

const selectEntries = "SELECT import_id, purchase_invoice_id, invoice_number, supplier, says FROM register_entries";

type Condition = readonly [sql: string, ...values: Value[]];

export function createFindInvoices(
  db: Database,
  journal: Pick<Journal, "sameOffice" | "hasRegisteredId">,
  remember: QueryCache,
): FindInvoices {
  const listBefore = db.prepare(
    `SELECT import_id, connection, row FROM register_entries JOIN imports ON imports.id = import_id
     WHERE import_id < ? ORDER BY import_id DESC, row DESC LIMIT 1`,
  );
  /** The ids of the newest lists, newest first. See [Note: the lists that are searched]. */
  const newestLists = remember((offices: string): readonly number[] => {
    const wanted = new Set(JSON.parse(offices) as string[]);
    const lists: number[] = [];
    let rows = 0;
    let list = listBefore.get(Number.MAX_SAFE_INTEGER);
    while (list !== undefined && rows < mostRows && lists.length < mostLists) {
      const id = Number(list["import_id"]);
      if (wanted.has(String(list["connection"]))) {
        lists.push(id);
        rows += Number(list["row"]);
      }
      list = listBefore.get(id);
    }
    return lists;
  });
  const suppliersIn = remember((lists: string): readonly (readonly [folded: string, name: string])[] =>
    db
      .prepare(
        `SELECT DISTINCT supplier FROM register_entries
         WHERE import_id IN (SELECT value FROM json_each(?)) AND supplier IS NOT NULL`,
      )
      .all(lists)
      .map(({ supplier }) => [foldName(String(supplier)), String(supplier)]),
  );
  // What answers name is only what was sent from here: an ID that they lack is nothing to ask about.
  const listOf = db.prepare(
    `SELECT 1 FROM imports WHERE kind = 'register' AND connection IN (SELECT value FROM json_each(?))
     AND EXISTS (SELECT 1 FROM register_entries WHERE import_id = imports.id) LIMIT 1`,
  );
  const sentOf = db.prepare("SELECT invoice FROM row_fingerprints WHERE import_id = ?");

  return {
    findInvoices(connection, text) {
      const offices = JSON.stringify(journal.sameOffice(connection).certain);
      const lists = newestLists(offices);
      const terms = termsOf(text);
      const typedId = /^\s*(\d{1,19})\s*$/.exec(text)?.[1] ?? null;
      const isListed =
        typedId === null || listOf.get(offices) === undefined
          ? null
          : journal.hasRegisteredId(connection, typedId.replace(/^0+(?=\d)/, ""));
      if (terms.length === 0 || lists.length === 0) return { invoices: [], hasMore: false, isListed };
      const rows = new Map<string, Row>();
      for (const row of [...exactly(lists, text), ...containing(lists, terms)]) {
        const id = String(row["purchase_invoice_id"]);
        // What the newest list says counts.
        if (Number(rows.get(id)?.["import_id"] ?? 0) < Number(row["import_id"])) rows.set(id, row);
      }
      const found = [...rows.values()]
        .map((row) => ({ row, invoice: invoiceFromRow(row) }))
        .map((one) => ({ ...one, distance: distanceOf(one.invoice, text) }))
        .toSorted((a, b) => a.distance - b.distance);
      return {
        invoices: found
          .slice(0, mostFound)
          .map(({ row, invoice }) => (row["says"] === null ? asSent(row, invoice) : invoice)),
        hasMore: found.length > mostFound,
        isListed,
      };
    },
  };

  /** Entries whose ID or number is what was typed, newest first: found by their indexes, however many others fit. */
  function exactly(lists: readonly number[], text: string): readonly Row[] {
    const typed = text.trim();
    return db
      .prepare(
        `${selectEntries} WHERE (purchase_invoice_id = ? OR folded_number = ? OR loose_number = ?)
         AND ${isOfOwnBooks} AND +import_id IN (SELECT value FROM json_each(?)) ORDER BY import_id DESC, row LIMIT ${mostRanked}`,
      )
      .all(typed, foldNumber(typed), foldNumberLoosely(typed), JSON.stringify(lists));
  }

  /** Entries that all terms fit, newest first, until there are more than anyone reads. */
  function containing(lists: readonly number[], terms: readonly InvoiceTerm[]): readonly Row[] {
    const suppliers = suppliersIn(JSON.stringify(lists));
    const conditions = terms.map((term) => conditionFor(term, suppliers));
    const search = db.prepare(
      `${selectEntries} WHERE import_id = ? AND ${isOfOwnBooks} AND ${conditions.map(([sql]) => sql).join(" AND ")} ORDER BY row DESC LIMIT ?`,
    );
    const found: Row[] = [];
    for (const list of lists) {
      if (found.length >= mostRanked) break;
      found.push(...search.all(list, ...conditions.flatMap(([, ...values]) => values), mostRanked - found.length));
    }
    return found;
  }

  /** With the amounts of what was sent, where the number is from its answer. */
  function asSent(row: Row, invoice: FoundInvoice): FoundInvoice {
    const sent = sentOf
      .all(Number(row["import_id"]))
      .map((one) => JSON.parse(String(one["invoice"])) as PurchaseInvoice)
      .find((one) => one.InvoiceNumber === invoice.invoiceNumber);
    if (sent === undefined) return invoice;
    const { AccountName = null, Net = null, Currency = null, Date: date = null } = sent;
    return {
      ...invoice,
      supplier: invoice.supplier ?? AccountName,
      ...{ net: Net, currency: Currency, date: date?.slice(0, 10) ?? null },
    };
  }
}

function conditionFor(term: InvoiceTerm, suppliers: readonly (readonly [folded: string, name: string])[]): Condition {
  const { id, folded, loose, name, amount, dates } = term;
  const named = name === "" ? [] : suppliers.filter(([own]) => own.includes(name)).map(([, own]) => own);
  const ways: Condition[] = [
    ["instr(folded_number, ?) > 0", folded],
    ["supplier IN (SELECT value FROM json_each(?))", JSON.stringify(named)],
    ...(id === "" ? [] : [["instr(purchase_invoice_id, ?) = 1", id] as const]),
    ...(loose === "" ? [] : [["instr(loose_number, ?) > 0", loose] as const]),
    ...(amount === ""
      ? []
      : ["net", "gross"].map(
          (which): Condition => [`instr(ltrim(json_extract(says, '$.${which}'), '-'), ?) = 1`, amount],
        )),
    ...dates.map((date): Condition => ["instr(json_extract(says, '$.date'), ?) = 1", date]),
  ];
  return [`(${ways.map(([sql]) => sql).join(" OR ")})`, ...ways.flatMap(([, ...values]) => values)];
}

function invoiceFromRow(row: Row): FoundInvoice {
  const says = typeof row["says"] === "string" ? (JSON.parse(row["says"]) as EntryFigures) : null;
  return {
    purchaseInvoiceId: row["purchase_invoice_id"] as string,
    invoiceNumber: row["invoice_number"] as string,
    supplier: row["supplier"] as string | null,
    date: says?.date ?? null,
    net: says?.net ?? null,
    gross: says?.gross ?? null,
    currency: says?.currency ?? null,
  };
}
