/** @file The port to what an office's computers share: one ordered log, and the lease that says who drives. */

import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";

/**
 * How far a log goes, or how far an image has followed it. Nothing is written yet at `pos` 0.
 *
 * `hash` is the value of the hash chain at `pos`: sha256 in hex over the hash before it and the whole entry. At `pos` 0 it
 * is made from the office's id, so the log of another office is never taken for this one.
 */
export interface LogPosition {
  readonly pos: number;
  readonly hash: string;
}

export interface Entry extends LogPosition {
  /** The term of the lease under which it was written, or null for what a person decided on any computer. */
  readonly term: number | null;
  /** The id of the computer that wrote it. */
  readonly computer: string;
  /** Random; the same at each try to append the same entry. */
  readonly nonce: string;
  /** Epoch ms by the database's clock. */
  readonly writtenAt: number;
  /** JSON text, exactly as it was appended. */
  readonly body: string;
}

/** Nobody knows whether the call was carried out. `append` may be repeated with its nonce. */
export interface Away {
  readonly is: "away";
  readonly problem: DatabaseProblem;
}

/**
 * The database does not know what this image knows: a backup was put back, or a standby without the last commits took over.
 *
 * - `lost`: its log ends before `known`. Where `end` is on the image's own log, the image can refill it.
 * - `other-log`: it has another entry at `known`. No computer may send from this image; a person is told.
 */
export type Diverged =
  | { readonly is: "lost"; readonly end: LogPosition }
  | { readonly is: "other-log"; readonly end: LogPosition };

/** Others have appended since `known`. Nothing was written: read their entries first. */
export interface Behind {
  readonly is: "behind";
  readonly end: LogPosition;
}

/**
 * The database was started again a moment ago, perhaps without its last commits. Until every computer that lives has said
 * what it knows, nothing but a refill is written, and no lease is granted or renewed. See [Note: a database that starts].
 */
interface Settling {
  readonly is: "settling";
  readonly remainingMs: number;
}

/**
 * A lease is held while both clocks of this computer are before these times. They are counted from before the request
 * left, so they are never later than the end that the database sees. Two clocks, because one may stop while the computer
 * sleeps, and the other may be set.
 */
interface Lease {
  readonly term: number;
  readonly untilMonotonicMs: number;
  readonly untilWallMs: number;
}

/** Who had the lease last, as the database sees it. */
export interface LeaseHolder {
  readonly computer: string;
  readonly term: number;
  /** 0 where it has run out, so anybody may take it. */
  readonly remainingMs: number;
}

export type Appended =
  /** It is durable. It may be an earlier try with this nonce that was written. */
  | { readonly is: "appended"; readonly entry: Entry }
  | Behind
  /** `term` is no longer the current one, or no longer ours. Nothing was written. A lease that ran out and that nobody took still appends. */
  | { readonly is: "fenced"; readonly holder: LeaseHolder | null }
  | Settling
  | Diverged
  | Away;

export type LeaseAnswer =
  | { readonly is: "granted"; readonly lease: Lease }
  /** Another computer has it, or it is reserved for another one. */
  | { readonly is: "held"; readonly holder: LeaseHolder }
  | Settling
  | Diverged
  | Away;

/** A computer of the office. */
export interface OfficeComputer {
  /** The instance of its data folder; see `Marker`. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** False where it could not drive: nobody is signed in, or it does not reach the inboxes. */
  readonly isReady: boolean;
  /** Epoch ms by the database's clock. */
  readonly lastSeen: number;
}

export type Looked =
  | {
      readonly is: "seen";
      readonly end: LogPosition;
      /** Null where nobody has driven yet. */
      readonly holder: LeaseHolder | null;
      readonly computers: readonly OfficeComputer[];
      /** Epoch ms by the database's clock. */
      readonly now: number;
    }
  | Diverged
  | Away;

/** A copy of an image, in the database for those that join. */
export interface Snapshot extends LogPosition {
  readonly id: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly pieces: number;
}

/** What a computer needs to know to join, or to show the office's status. */
export type OfficeFound =
  | {
      readonly is: "office";
      /** Where the server keeps the log: another one once it was put back from a dump. */
      readonly place: string;
      /** The end of a log without entries. */
      readonly start: LogPosition;
      readonly end: LogPosition;
      /** The newest one; null where nobody has created the office yet. */
      readonly snapshot: Snapshot | null;
      /** As `look` has them; finding an office doesn't make this computer count as seen. */
      readonly holder: LeaseHolder | null;
      readonly computers: readonly OfficeComputer[];
      /** Epoch ms by the database's clock. */
      readonly now: number;
    }
  | Away;

/** No call throws for the network's sake, and none lasts longer than its time. */
export interface Ledger {
  /**
   * Appends one entry, whole or not at all. A reply that is lost is asked for again by the nonce, for a few seconds.
   *
   * @param entry.term null for what a person decided: then only `known` is compared
   */
  append(entry: {
    readonly known: LogPosition;
    readonly term: number | null;
    readonly body: string;
    readonly nonce: string;
  }): Promise<Appended>;
  /** The next entries after `known`, oldest first, a few MB at most; none at the end of the log. Their chain is verified. */
  read(
    known: LogPosition,
  ): Promise<
    { readonly is: "entries"; readonly entries: readonly Entry[]; readonly end: LogPosition } | Diverged | Away
  >;
  /** Puts entries back that the database has lost, exactly as they were. The first one follows the end of its log. */
  refill(
    entries: readonly Entry[],
  ): Promise<{ readonly is: "refilled"; readonly end: LogPosition } | Behind | Diverged | Away>;

  /** Takes the lease for 30 s with a new term, where nobody holds it and `known` is the end of the log. */
  acquire(known: LogPosition): Promise<LeaseAnswer | Behind>;
  /** Holds the lease for 30 s from now. It never waits behind an append of this computer. */
  renew(term: number, known: LogPosition): Promise<LeaseAnswer>;
  /** Gives the lease up, where it is ours. For the next 10 s only the computer `to` may take it, if it is not null. */
  release(term: number, to: string | null): Promise<{ readonly is: "released" } | Away>;

  /** Says that this computer lives, compares what it knows, and shows the others. Asked every 5 s. */
  look(known: LogPosition, isReady: boolean): Promise<Looked>;
  /** Takes this computer off the office's list. */
  forget(): Promise<{ readonly is: "forgotten" } | Away>;
  /**
   * Calls `tell` soon after the log or the lease has changed. It may miss a change: the 5 s look is the truth.
   *
   * @returns stops listening
   */
  onChange(tell: () => void): () => void;

  find(): Promise<OfficeFound>;
  /** The snapshot's bytes, all of them. `damaged` where they are not the ones that were saved. */
  fetchSnapshot(
    snapshot: Snapshot,
    write: (piece: Uint8Array) => Promise<void>,
  ): Promise<{ readonly is: "fetched" } | { readonly is: "damaged" } | Away>;
  /** Saves an image as of `at`. At the start of the log only the first one is kept; for the others it is `taken`. */
  saveSnapshot(
    at: LogPosition,
    pieces: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly is: "saved" } | { readonly is: "taken" } | Diverged | Away>;

  close(): Promise<void>;
}
