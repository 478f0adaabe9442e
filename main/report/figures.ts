/** @file The figures of one morning report: what the page, the table and `report --json` tell alike. */

import type { MissingDocuments } from "../../shared/agent/missing-documents.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import type { Balance } from "./balance.ts";
import type { Picture } from "./picture-of-night.ts";

/** A file that waits for a person, in words. */
interface Asking {
  readonly id: string;
  readonly inbox: string;
  readonly file: string;
  readonly why: string;
  readonly toDo: string;
  /** Epoch ms, as are all of these. */
  readonly since: number;
}

export interface BatchSent {
  readonly file: string;
  /** The names that it may bear in the finance system. */
  readonly names: readonly string[];
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  readonly sentAt: number;
}

export interface DocumentSent {
  readonly file: string;
  readonly purchaseInvoiceId: string | null;
  readonly sentAt: number;
}

interface NotSentAgain {
  readonly file: string;
  /** The file that went before, or null where the journal does not know it any more. */
  readonly firstFile: string | null;
}

/** How long files took from being seen to being done. */
export interface Took {
  readonly files: number;
  readonly usualMs: number;
  readonly longestMs: number;
  readonly longestFile: string;
  readonly lastAt: number;
}

export interface Figures {
  readonly day: string;
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  /** What keeps the agent from working at this moment, in a sentence, or null. */
  readonly trouble: string | null;
  readonly alarms: readonly string[];
  readonly needYou: readonly Asking[];
  readonly balance: Balance;
  readonly batches: readonly BatchSent[];
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  readonly documents: readonly DocumentSent[];
  readonly duplicates: readonly NotSentAgain[];
  readonly notCome: readonly MissingDocuments[];
  readonly ignored: readonly string[];
  readonly underWay: readonly { readonly file: string; readonly how: string }[];
  readonly took: Took | null;
  /** How far the audit trail had come: whoever keeps the report elsewhere can tell whether it was changed since. */
  readonly trail: TrailEnd;
  readonly picture: Picture;
}
