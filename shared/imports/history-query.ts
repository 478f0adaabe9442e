/** @file What the window may ask of all that has ever been dropped: searches, the figures of a day, the trail of one import. */

import type { Money } from "../values/purchase-invoice.ts";
import type { Import, ImportKind, StateName } from "./import.ts";
import type { TrailEventName } from "./trail-event.ts";

/** Which imports are looked for; newest first. */
export interface ImportSearch {
  /** Words of a file's name, a supplier, an invoice number, an amount or a purchase invoice id; "" for all. */
  readonly text: string;
  /** None for all. */
  readonly states: readonly StateName[];
  /** Epoch ms of the drop: from the first, before the second; null where it does not matter. */
  readonly from: number | null;
  readonly to: number | null;
}

/** A stretch of what is found. */
export interface SearchPage extends ImportSearch {
  /** Only imports older than this one, so that what arrives meanwhile moves nothing; null for all. */
  readonly before: string | null;
  /** How many of them to pass over. */
  readonly skip: number;
  readonly limit: number;
}

export interface FoundImports {
  readonly imports: readonly Import[];
  /** How many there are in all, older than `before`. */
  readonly total: number;
  /** What to say as `before` in order to see the same again; null where nothing is found. */
  readonly upTo: string | null;
  /** False while older imports are still being made ready to be searched. */
  readonly isComplete: boolean;
}

/** What came in on one day and what has gone on it. */
export interface DayFigures {
  /** As 2026-11-20, by this machine's calendar. */
  readonly day: string;
  /** Files dropped. */
  readonly files: number;
  /** What the finance system took on this day. */
  readonly invoices: number;
  readonly documents: number;
  readonly net: Money;
  readonly vat: Money;
}

/** How far the trail has come: what an outsider keeps, to know it again. */
export interface TrailEnd {
  /** The number of the newest entry; entries count from 1. */
  readonly entries: number;
  /** Null where there is no entry yet. */
  readonly hash: string | null;
}

/** One entry of the audit trail, as `log` prints it. */
export interface TrailEntry {
  readonly seq: number;
  readonly importId: string | null;
  /** What the import is, and the fingerprint and the name of its file; null where the entry is about none. */
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
