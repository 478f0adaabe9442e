/** @file The journal's door: what we intend and what has happened, durable and append-only where it matters. */

import type { Missed } from "../../shared/agent/missing-documents.ts";
import type { Confirmations } from "../../shared/confirmation/confirmation.ts";
import type { InvoiceTrail } from "../../shared/confirmation/invoice-trail.ts";
import type { TrailEnd, TrailEntry } from "../../shared/imports/history-query.ts";
import type { Import, StateName } from "../../shared/imports/import.ts";
import type { Journal, JournalDraft, JournalEvent, NewImport } from "../imports/ports/journal-port.ts";
import type { Followed, LoggedEntry, Rehearsed, Write } from "./entries/write.ts";
import type { ConfigReferences } from "./imports/config-references.ts";
import type { FindInvoices } from "./imports/find-invoices.ts";
import type { WaitingDocuments } from "./imports/waiting-documents.ts";
import { isLost, JournalUnusable } from "./integrity/journal-unusable.ts";
import type { Period } from "./trail/period.ts";
import type { TrailFilter } from "./trail/trail.ts";

export { isLost, JournalUnusable, type TrailFilter };

/** The metadata of a journal that was restored; its value is what it has forgotten. See [Note: after a restore]. */
export const restoredKey = "restored";

/** How many imports there are in each state, and how many ask for a person. */
interface Tally {
  readonly byState: Readonly<Partial<Record<StateName, number>>>;
  readonly needPerson: number;
}

/** A draft of the journal as the agent and the commands write it. */
export interface OpenDraft extends JournalDraft {
  /** Enters what was sent without this journal's knowing; `sent` makes of the new import what it has become, with one part. */
  addSent(entry: NewImport, sent: (added: Import) => Import, event: JournalEvent): void;
  /** Writes an entry of the trail that is about no import and no metadata. */
  note(event: JournalEvent): void;
}

/** The journal as the agent and the commands use it: the pipeline's port, and what is read out of it. */
export interface OpenJournal
  extends Journal,
    WaitingDocuments,
    Missed,
    ConfigReferences,
    Confirmations,
    InvoiceTrail,
    FindInvoices {
  /** See [Note: a commit]. */
  commit<T>(decide: (draft: OpenDraft) => T): Promise<T>;
  /** The same, decided a moment later: with others that are asked for meanwhile. See [Note: commits in one write]. */
  commitSoon<T>(decide: (draft: OpenDraft) => T): Promise<T>;
  /** Decides a commit and takes it back: what it would write, and what `decide` has returned. See [Note: an image]. */
  rehearse<T>(decide: (draft: OpenDraft) => T): Rehearsed<T>;
  /**
   * Writes what was rehearsed, here or on another image, whole or not at all; an entry that it holds already only once.
   *
   * @param at the entry of the office's log that the writes are of, or how far a log has been followed; null for none
   * @param own what is written with it and is in no log
   * @throws NotAnImage where it does not follow from what this journal holds
   */
  apply(writes: readonly Write[], at: LoggedEntry | Followed | null, own?: readonly Write[]): void;
  /** How far it has followed an office's log; null for the journal of one computer. */
  followed(): Followed | null;
  /** The entries of the log after `pos`, oldest first, as far as they are kept. */
  followedSince(pos: number): readonly LoggedEntry[];
  /** Newest first. */
  list(limit: number): readonly Import[];
  tally(): Tally;
  /** All that ask for a person, wherever their file is; oldest first. As many as the tally counts. */
  needPerson(limit: number): readonly Import[];
  trail(filter?: TrailFilter): Iterable<TrailEntry>;
  trailEnd(): TrailEnd;
  /** What happened in a stretch of time, and what is not over yet. */
  period(fromMs: number, untilMs: number): Period;
  /** What has changed since the trail's entry `seq`, by whichever process, and the trail's end now. */
  changesSince(seq: number): { readonly changed: readonly Import[]; readonly seq: number };
  /** The metadata whose keys begin with `prefix`. */
  metadataUnder(prefix: string): ReadonlyMap<string, string>;
  /** See acquireDriverLock in driver-lock.ts. */
  acquireDriverLock(): (() => void) | null;
  /** Why it took a write no longer, where the disk was full since it was opened, or since it was forgotten; or null. */
  foundNoRoom(): JournalUnusable | null;
  /** To be called before what found no room is tried again. */
  forgetNoRoom(): void;
  close(): void;
}
