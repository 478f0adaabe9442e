/** @file What the journal knows of each invoice that was sent: where it came from, and what became of it. */

import type { LeftOutRow } from "../imports/failures/open-question.ts";
import type { TrailEntry } from "../imports/history-query.ts";
import type { ToCompare } from "./confirmation.ts";

/** One row that was sent, or may have been. */
export interface SentInvoice {
  readonly importId: string;
  readonly file: string;
  /** Of the file's content, in hex. */
  readonly sha256: string;
  readonly inbox: string;
  readonly connection: string;
  /** The sheet's name, or null for a text file and an e-invoice. */
  readonly sheet: string | null;
  /** 1-based, as the spreadsheet program numbers it. */
  readonly row: number;
  /** The batch of the file, from 1. */
  readonly batch: number;
  /** Its name or its ID, as it was sent. */
  readonly supplier: string | null;
  readonly invoiceNumber: string | null;
  /** yyyy-mm-dd. */
  readonly date: string | null;
  readonly currency: string | null;
  /** Decimal text. */
  readonly net: string | null;
  readonly vat: string | null;
  /**
   * `perhaps`: no whole answer came. `not-saved`: the finance system took the batch, and says that it didn't save this row.
   * `missing`: an invoice list lacks it, and a person had it sent again with another file.
   */
  readonly outcome: "sent" | "perhaps" | "rejected" | "not-saved" | "perhaps-not-saved" | "missing";
  /** Epoch ms of the first byte and of the answer. */
  readonly sentAt: number;
  readonly endedAt: number | null;
  /** The HTTP status of the answer, and the id that the finance system gave the request; null where it gave none. */
  readonly status: number | null;
  readonly requestId: string | null;
  /** Who let it go: the person who approved it or had it sent again, else `agent`. */
  readonly who: string;
  readonly machine: string;
  readonly version: string;
  /** The IDs that the answer or the newest list gives this number; several where it can't be told, none of a row that isn't there. */
  readonly purchaseInvoiceIds: readonly string[];
}

/** Suppliers may number their invoices alike, so each entry of a life says whose it is. */
interface Whose {
  /** As the invoice was sent, or as the list has it; null where neither says. */
  readonly supplier: string | null;
}

/** One thing that happened to an invoice. */
export type LifeEntry = Whose & LifeEvent;

type LifeEvent =
  /** An entry of the trail about a file that has it, or about a document that was attached to it. */
  | {
      readonly is: "entry";
      readonly entry: TrailEntry;
      /** The row of the file; null where several have the number, and of a document or a reversal. */
      readonly row: number | null;
      /** Set of a call that was accepted, where the answer says that this invoice wasn't saved, or not clearly that it was. */
      readonly notSaved?: LeftOutRow;
      /** The entry is of the file that reverses it. */
      readonly isReversal?: true;
    }
  /** An invoice list was saved that has it. */
  | {
      readonly is: "listed";
      readonly at: number;
      readonly list: string;
      readonly importId: string;
      readonly row: number;
      readonly purchaseInvoiceId: string;
      /** Set where the list has it with other figures, or more often than it was sent. */
      readonly told: Pick<ToCompare, "here" | "finding"> | null;
      /**
       * Why it says nothing of what was sent: it names another company, gives the ID to several invoices, or was made
       * before; a day where that is clear.
       */
      readonly says?:
        | { readonly ofCompany: string }
        | { readonly hasSharedId: true }
        | { readonly madeBefore: string | null };
    }
  /** An invoice list was saved that should have it, and doesn't. `of`: the row that was sent. */
  | {
      readonly is: "not-listed";
      readonly at: number;
      readonly list: string;
      readonly importId: string;
      readonly of: { readonly importId: string; readonly row: number };
    };

export interface InvoiceLife {
  /** The rows with this number, oldest first. */
  readonly sent: readonly SentInvoice[];
  /** In the order of time. */
  readonly life: readonly LifeEntry[];
  /** Where there is none: numbers that were sent and may be meant, such as 00042 for 42; at most three. */
  readonly meant: readonly string[];
}

/** The part of the journal that tells of single invoices. */
export interface InvoiceTrail {
  /** Every row that was sent, in the order of the files, one at a time: there may be a million. */
  sentInvoices(filter?: { readonly sinceMs?: number | null; readonly importId?: string | null }): Iterable<SentInvoice>;
  /** The life of the invoices whose number looks like this one, at most a hundred. */
  invoiceLife(invoiceNumber: string): InvoiceLife;
}
