/** @file The journal as the pipeline writes it: commits, and what they hold. */

import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { Confirmations } from "../../../shared/confirmation/confirmation.ts";
import type { Import, ImportKind, Part } from "../../../shared/imports/import.ts";
import type { Office } from "../../../shared/imports/office.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import type { TrailEventName } from "../../../shared/imports/trail-event.ts";
import type { Reverses } from "../../../shared/reversal/reversal.ts";
import type { ListedPath } from "../../../shared/spreadsheet/list-file.ts";
import type { RegisterEntry } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { JournalReads } from "./journal-reads.ts";

/** An import as it enters the journal. */
export interface NewImport {
  readonly inbox: string;
  readonly connection: string;
  readonly kind: ImportKind;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly dropped: string;
  /** Where the file is, if not where it was dropped. */
  readonly at?: string;
  readonly seenAt: number;
  /** Set of a reversal. */
  readonly reverses?: Reverses;
  /** The id of the import whose file it took the place of. See [Note: a successor]. */
  readonly follows?: string;
}

/** One line of the audit trail. */
export interface JournalEvent {
  readonly what: TrailEventName;
  /** `agent`, or the person who decided. */
  readonly who: string;
  readonly detail: unknown;
}

/** What one part sends, and what it will be known by. */
export interface PartContent {
  /** A batch's JSON, or a document's address. */
  readonly payload: string;
  /** One for each invoice of a batch; none for a document. */
  readonly fingerprints: readonly RowFingerprint[];
}

/** Rows of a part that become the last part of their import, with what is sent of them. */
export interface DividedPart {
  readonly part: number;
  readonly rows: readonly number[];
}

/** What a commit may write; see Journal.commit. All of it is durable once the commit is, or none of it. */
export interface JournalWrites {
  add(entry: NewImport, event: JournalEvent): Import;
  /**
   * Writes `next` over its predecessor, with the event. Without an event nothing has happened that the trail should
   * tell.
   *
   * @param contents what the parts send, where they are planned again
   * @param register what a register holds, to be remembered with it
   * @param listed the same of a list file
   * @param divided the part whose rows become the last one; see [Note: row by row]
   * @returns false where the journal holds another version than the predecessor; nothing is written then.
   */
  save(
    next: Import,
    event: JournalEvent | null,
    contents?: readonly PartContent[],
    register?: readonly RegisterEntry[],
    listed?: readonly ListedPath[],
    divided?: DividedPart,
  ): boolean;
  /**
   * Keeps where a connection leads; an office that is known already changes nothing.
   *
   * @param who the person who has confirmed the account; absent for the agent
   */
  keepOffice(connection: string, office: Office, who?: string): void;
  /** Keeps a fact about the agent that outlives it; null takes it away. Without an event the trail tells nothing. */
  setMetadata(key: MetadataKey, value: string | null, event: JournalEvent | null): void;
}

/** The journal as a decision sees it that is being committed: with what it has written itself. */
export interface JournalDraft extends JournalReads, JournalWrites {}

/**
 * [Note: a commit]
 *
 * All writing is done in commits. A commit is decided by a function that reads the journal as it is and writes what
 * follows from that; nobody else writes between the two. So a decision and what it rests on belong into one commit:
 * "nobody has sent this before" and "this will be sent", "the name is free" and "the file is moved there".
 *
 * The function may be called again, on a newer journal, where another computer of the office was first. So it changes
 * nothing but the draft, and what follows from it is done after the commit. On one computer it is called once, at once,
 * before `commit` returns its promise; nothing may rely on that.
 */
export interface Journal extends JournalReads, Pick<Confirmations, "compareSome" | "findings"> {
  /**
   * Makes what `decide` writes durable, whole or not at all. See [Note: a commit].
   *
   * @returns what `decide` has returned, once it is durable
   * @throws what `decide` throws, or the reason why nothing can be written; nothing is written then
   */
  commit<T>(decide: (draft: JournalDraft) => T): Promise<T>;
  /**
   * Has what a long plan would send written ahead, so that the commit that records it has little to write. Nobody reads
   * any of it before that commit, and the commit is right without it. See [Note: a staged plan].
   *
   * @param import_ as it is while it is planned
   * @param parts as they will be once the plan is recorded
   * @param contents the very list that the commit is given
   */
  stage(import_: Import, parts: readonly Part[], contents: readonly PartContent[], signal: AbortSignal): Promise<void>;
}

/** Facts about the agent that outlive it, for those who need nothing else of the journal. See [Note: a commit]. */
export interface Metadata extends Pick<JournalReads, "metadata"> {
  commit<T>(decide: (draft: Pick<JournalWrites, "setMetadata">) => T): Promise<T>;
}
