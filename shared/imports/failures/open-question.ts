/** @file What a person can be asked about a file. */

import type { EInvoice } from "../../e-invoice/e-invoice.ts";
import type { Question, RowProblem } from "../../spreadsheet/sheet-reading.ts";
import type { Money } from "../../values/purchase-invoice.ts";
import type { Message } from "../../wording/message.ts";
import type { Candidate, WhyUnmatched } from "../candidate.ts";
import type { SentRow } from "../row-fingerprint.ts";
import type { AfterTry } from "./after-try.ts";
import type { NamedImport, PerhapsCorrected } from "./named-import.ts";

/** A row that needs a person while the rest of its file was sent. */
export interface LeftOutRow extends RowProblem {
  /** Set if the finance system took the row in a batch, and says that it didn't save it, or doesn't say whether it did. */
  readonly notSaved?: {
    /** The batch that it was sent in, from 0. */
    readonly part: number;
    /** True if it certainly wasn't saved: only then may another file send it again without a question. */
    readonly isCertain: boolean;
    readonly net: Money;
    readonly vat: Money;
  };
}

/** A file with the same document. `mayHaveArrived`: it has ended, and an earlier try of it may have been sent. */
interface CopyOf extends NamedImport, AfterTry {}

/** A row without problems that waits; with both invoices where the other file has another one with its number. */
export interface StillWaiting extends Pick<SentRow, "row" | "invoiceNumber" | "both"> {
  /** It was sent in the other file, and certainly not saved: that file waits for its correction. */
  readonly notSaved?: true;
}

/** A person can answer this. */
export type OpenQuestion =
  | ({
      readonly kind: "rows-have-problems";
      readonly problems: readonly LeftOutRow[];
      readonly rowsSent: number;
      /** How many rows without problems wait with them. */
      readonly rowsReady: number;
      /** The file that was sent last with some of its rows; those aren't counted above. */
      readonly replacedIn?: NamedImport;
      /** Some of the rows without problems that wait, once another file was sent with others. */
      readonly stillWait?: readonly StillWaiting[];
    } & PerhapsCorrected)
  | ({
      readonly kind: "cannot-tell";
      readonly questions: readonly Question[];
      /** Those that no answer solves. */
      readonly problems: readonly RowProblem[];
    } & PerhapsCorrected)
  | { readonly kind: "no-invoices" }
  /** See [Note: sync-conflict copies]; `original` is the name of the other version. */
  | { readonly kind: "sync-conflict"; readonly original: string }
  /** See [Note: a spreadsheet as a document]. */
  | {
      readonly kind: "spreadsheet-or-document";
      /** Set for a PDF that contains one, and whether the register has it already. */
      readonly eInvoice?: Pick<EInvoice, "number" | "currency"> & {
        readonly seller: string | null;
        readonly gross: string;
      };
      /** The invoices that it may belong to if it is a document. */
      readonly candidates: readonly Candidate[];
    }
  /**
   * Rows that resemble rows sent before in another file, but are not clearly the same; and rows of a file that a person
   * has to decide about first. `copyOf`: such a file with the same document, where there are no rows.
   */
  | { readonly kind: "already-sent"; readonly rows: readonly SentRow[]; readonly copyOf?: CopyOf }
  /** It is a reversal, and can't be sent now; `in` is another one of the same batch. See [Note: a reversal]. */
  | {
      readonly kind: "cannot-reverse";
      readonly why: "reversed-already" | "not-settled" | "other-office";
      readonly in?: NamedImport;
    }
  | {
      readonly kind: "no-purchase-invoice-id";
      readonly why: WhyUnmatched;
      /** What the data inside a PDF say that it is, where that is no invoice: an order, for instance. */
      readonly inside?: Message;
      /** The invoice that it was being attached to when it was renamed or changed. */
      readonly sentTo?: string;
      /** The invoices that a person can choose from. */
      readonly candidates: readonly Candidate[];
    };
