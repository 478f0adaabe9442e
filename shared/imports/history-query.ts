/** @file Queries about all past imports: searches, the figures of a day, the audit trail of one import. */

import type { Money } from "../values/purchase-invoice.ts";
import type { Import, ImportKind, StateName } from "./import.ts";
import type { TrailEventName } from "./trail-event.ts";

/** Which imports to find. */
export interface ImportSearch {
  /** Words of a file name, supplier, invoice number, amount or purchase invoice id; "" for all. */
  readonly text: string;
  /** Empty for all. */
  readonly states: readonly StateName[];
  /** True for only those that need a person, failed ones among them; see needsPerson. */
  readonly needsPerson?: boolean | undefined;
  /** The id of an inbox; null for all. */
  readonly inbox: string | null;
  /** A person who decided something about it, as the audit trail names them; null for all. */
  readonly who: string | null;
  /** Which instant `from` and `to` limit: when the file was added, or when something of it was sent. */
  readonly by: "added" | "sent";
  /** Epoch ms, from (inclusive) and before (exclusive); null for no limit. */
  readonly from: number | null;
  readonly to: number | null;
}

/** One page of the imports found, newest first. */
export interface SearchPage extends ImportSearch {
  /** Only imports older than this id, so that new ones do not shift the pages; null for all. */
  readonly before: string | null;
  /** How many to skip. */
  readonly skip: number;
  readonly limit: number;
}

export interface FoundImports {
  readonly imports: readonly Import[];
  /** How many there are in total, older than `before`. */
  readonly total: number;
  /** The value of `before` that gives the same imports again; null if nothing was found. */
  readonly upTo: string | null;
  /** False while older imports are still being indexed. */
  readonly isComplete: boolean;
}

/** What was dropped and what was sent on one day. */
export interface DayFigures {
  /** Such as "2026-11-20", in this machine's time zone. */
  readonly day: string;
  /** The number of files dropped. */
  readonly files: number;
  /** What the finance system accepted on this day. */
  readonly invoices: number;
  readonly documents: number;
  readonly net: Money;
  readonly vat: Money;
}

/** The end of the audit trail, which an outsider can note to verify the trail later. */
export interface TrailEnd {
  /** The number of the newest entry, counted from 1. */
  readonly entries: number;
  /** Null if there is no entry yet. */
  readonly hash: string | null;
}

/** One entry of the audit trail, as `log` prints it. */
export interface TrailEntry {
  readonly seq: number;
  readonly importId: string | null;
  /** The import's kind, fingerprint and file name; null if the entry is about no import. */
  readonly kind: ImportKind | null;
  readonly sha256: string | null;
  readonly file: string | null;
  readonly at: number;
  readonly who: string;
  /** The name of the computer that it was written on. */
  readonly machine: string;
  /** The version of Pigeonhole that wrote it. */
  readonly version: string;
  /** A journal that a newer version has written may hold other names; see isTrailEventName. */
  readonly what: TrailEventName;
  readonly detail: unknown;
  /** See [Note: the chain]. */
  readonly hash: string;
}
