/** @file The figures of one morning report, which the page, the table and `report --json` all show. */

import type { MissingDocuments } from "../../shared/agent/missing-documents.ts";
import type { Unconfirmed } from "../../shared/confirmation/confirmation.ts";
import type { TrailEnd } from "../../shared/imports/history-query.ts";
import type { Folder } from "../../shared/imports/own-folders.ts";
import type { Money } from "../../shared/values/purchase-invoice.ts";
import type { Balance } from "./balance.ts";
import type { Entered } from "./entered.ts";
import type { Picture } from "./picture-of-night.ts";

/** A file that needs a person, described in words. */
interface NeedsYou {
  /** Its import, or null where it has none that is about it. */
  readonly id: string | null;
  readonly inbox: string;
  readonly file: string;
  readonly why: string;
  readonly toDo: string;
  /** Whether anything of it is in the finance system; null for a folder. */
  readonly entered: Entered | null;
  /** Our folder that it is in, or null. */
  readonly folder: Folder | null;
  /** Epoch ms, like all instants here. */
  readonly since: number;
}

export interface BatchSent {
  readonly file: string;
  /** Set of a reversal: the file that it reverses. */
  readonly reverses: string | null;
  /** The names that it may have in the finance system: the server names a batch by the minute. */
  readonly names: readonly string[];
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  readonly sentAt: number;
  /** Those of its invoices that a later invoice list should have and lacks: they are in the totals nevertheless. */
  readonly notInList: { readonly invoices: number; readonly net: Money };
}

export interface DocumentSent {
  readonly file: string;
  readonly purchaseInvoiceId: string | null;
  readonly sentAt: number;
}

interface NotSentAgain {
  readonly file: string;
  /** The original file, or null where the journal no longer knows it. */
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

/** Rows that may have been sent, and that an invoice list of this night has, so that no person had to answer. */
interface SettledByList {
  readonly file: string;
  readonly rows: number;
  readonly list: string;
}

export interface Figures {
  readonly day: string;
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  /** What stops the agent from working now, as a sentence, or null. */
  readonly trouble: string | null;
  readonly alarms: readonly string[];
  readonly needYou: readonly NeedsYou[];
  /** How many files, folders and invoices that is, as a sentence in the window's words; empty where nothing does. */
  readonly howManyNeedYou: string;
  readonly balance: Balance;
  /** How many of the balance's files may be in the finance system, because no answer came. */
  readonly inDoubt: number;
  /** How many files may be there at all, also from before this report. */
  readonly mayBeSent: number;
  readonly batches: readonly BatchSent[];
  readonly invoices: number;
  readonly net: Money;
  readonly vat: Money;
  readonly documents: readonly DocumentSent[];
  readonly duplicates: readonly NotSentAgain[];
  /** Invoices that were sent, also before this report, and that no invoice list has confirmed; null where there is no list. */
  readonly unconfirmed: Pick<Unconfirmed, "invoices" | "oldestSentAt" | "byAge"> | null;
  readonly settledByLists: readonly SettledByList[];
  readonly notCome: readonly MissingDocuments[];
  readonly ignored: readonly string[];
  readonly underWay: readonly { readonly file: string; readonly how: string }[];
  readonly took: Took | null;
  /** The end of the audit trail: a copy of the report elsewhere shows whether the trail was changed since. */
  readonly trail: TrailEnd;
  readonly picture: Picture;
}
