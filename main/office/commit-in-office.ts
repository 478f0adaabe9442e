/**
 * @file Commits in an office: decided on the image, appended to the office's log, then applied to the image.
 *
 * [Note: a commit in an office]
 *
 * The image of this computer may be behind the log: another computer has decided something meanwhile. So a commit is
 * rehearsed on the image and taken back, and what it would write is appended where the log ends as the image has it.
 * Where the log is further, the image follows first and the commit is decided again. Only what is in the log is applied
 * to the image, so no image ever holds what the others will never see.
 *
 * One commit goes on at a time in this process, and following the log is one of them. Other processes on the same data
 * folder write to the image too: so a commit is decided on one state of it, and an entry is applied once. A reply that was lost leaves open whether an entry
 * is in the log. It is asked for again with the same nonce; where no answer comes, the commit fails and says that its fate
 * is open, and the log tells it later.
 *
 * The driver's commits bear its term, and the log refuses them once another computer has the lease. What a person decides
 * bears none: people decide on every computer, on what they see there.
 */

import { type MetadataKey, whoseMetadata } from "../../shared/agent/metadata-keys.ts";
import type { OfficeRefusal } from "../../shared/agent/office-status.ts";
import type { Entry, Ledger, LogPosition } from "./ledger.ts";

/** A write as far as it matters here; see `Write` in the journal. */
interface AnyWrite {
  readonly put: string;
  readonly key?: MetadataKey;
}

/** The journal of this computer as an image of the log. */
interface Image<Draft, Write extends AnyWrite> {
  rehearse<T>(decide: (draft: Draft) => T): {
    readonly result: T;
    readonly writes: readonly Write[];
    /** How far the log was followed when it was decided. */
    readonly at: LogPosition | null;
  };
  /** @param own what is written with it and is not in the log */
  apply(writes: readonly Write[], entry: Entry | null, own?: readonly Write[]): void;
  /** How far it has followed the log; null where it follows none. */
  followed(): LogPosition | null;
  /** The entries after `pos` that it still has, oldest first. */
  followedSince(pos: number): readonly Entry[];
}

interface Parts<Draft, Write extends AnyWrite> {
  readonly image: Image<Draft, Write>;
  readonly ledger: Pick<Ledger, "append" | "read" | "refill">;
  /** The term under which this computer drives, or null while it does not. */
  readonly term: () => number | null;
  readonly wait: (ms: number) => Promise<void>;
  readonly newNonce: () => string;
  /** Why this computer takes no part in the office, or null. */
  readonly barred?: OfficeRefusal | null;
}

/** Nothing of the commit is in the image. Where `isOpen`, it may still be in the log. */
export class NotCommitted extends Error {
  readonly because: OfficeRefusal;
  readonly isOpen: boolean;

  constructor(because: OfficeRefusal, isOpen = false) {
    super(`the office takes no commit: ${because}`);
    this.because = because;
    this.isOpen = isOpen;
  }
}

export interface OfficeCommits<Draft> {
  /** As the driver. @throws NotCommitted */
  drive<T>(decide: (draft: Draft) => T): Promise<T>;
  /** As a person at this computer. @throws NotCommitted */
  decide<T>(decide: (draft: Draft) => T): Promise<T>;
  /** The same for what this computer has to keep in any case: where the office takes nothing now, only its own is written. */
  keep<T>(decide: (draft: Draft) => T): Promise<T>;
  /** Follows the log to its end, and gives it back what it has lost. Null where that worked. */
  catchUp(): Promise<OfficeRefusal | null>;
}

const askAgainMs = 1_000;
/** The ledger has asked for a lost reply for some seconds already. */
const mostAsked = 3;

export function createOfficeCommits<Draft, Write extends AnyWrite>({
  image,
  ledger,
  term,
  wait,
  newNonce,
  barred = null,
}: Parts<Draft, Write>): OfficeCommits<Draft> {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const mine = last.then(act);
    last = mine.catch(() => {});
    return mine;
  }

  async function follow(): Promise<OfficeRefusal | null> {
    while (true) {
      const known = image.followed();
      if (barred !== null || known === null) return barred ?? "not-joined";
      const read = await ledger.read(known);
      switch (read.is) {
        case "entries":
          for (const entry of read.entries) image.apply(JSON.parse(entry.body).writes, entry);
          if (read.entries.length === 0) return null;
          break;
        case "lost": {
          const kept = image.followedSince(read.end.pos);
          const refilled = kept[0]?.pos === read.end.pos + 1 ? await ledger.refill(kept) : read;
          if (refilled.is === "away") return "away";
          if (refilled.is === "lost" || refilled.is === "other-log") return "diverged";
          break;
        }
        case "other-log":
          return "diverged";
        case "away":
          return "away";
        default:
          return read satisfies never;
      }
    }
  }

  /** Null where the log is further than the image, or not as far. */
  async function append(entry: Parameters<Ledger["append"]>[0]): Promise<Entry | null> {
    for (let asked = 1; ; asked += 1) {
      const answer = await ledger.append(entry);
      switch (answer.is) {
        case "appended":
          return answer.entry;
        case "behind":
        // The log has lost what the image has, and is given it back.
        case "lost":
          return null;
        case "fenced":
          throw new NotCommitted("not-driver");
        case "settling":
          throw new NotCommitted("settling");
        case "other-log":
          throw new NotCommitted("diverged");
        case "away":
          if (asked === mostAsked) throw new NotCommitted("away", true);
          await wait(askAgainMs);
          break;
        default:
          return answer satisfies never;
      }
    }
  }

  async function commit<T>(decide: (draft: Draft) => T, isDriver: boolean): Promise<T> {
    while (true) {
      const { result, writes, at } = image.rehearse(decide);
      const own = writes.filter(isOwn);
      const shared = writes.filter((write) => !isOwn(write));
      if (shared.length === 0) {
        if (own.length > 0) image.apply([], null, own);
        return result;
      }
      if (barred !== null || at === null) throw new NotCommitted(barred ?? "not-joined");
      // Asked for right here: the lease may have been lost while the commit waited for its turn.
      const underTerm = isDriver ? term() : null;
      if (isDriver && underTerm === null) throw new NotCommitted("not-driver");
      const body = JSON.stringify({ writes: shared });
      const entry = await append({ known: at, term: underTerm, nonce: newNonce(), body });
      if (entry !== null) {
        image.apply(shared, entry, own);
        return result;
      }
      const refused = await follow();
      if (refused !== null) throw new NotCommitted(refused);
    }
  }

  async function keep<T>(decide: (draft: Draft) => T): Promise<T> {
    try {
      return await commit(decide, false);
    } catch (problem) {
      if (!(problem instanceof NotCommitted)) throw problem;
      const { result, writes } = image.rehearse(decide);
      image.apply([], null, writes.filter(isOwn));
      return result;
    }
  }

  return {
    keep: (decide) => inTurn(() => keep(decide)),
    drive: (decide) => inTurn(() => commit(decide, true)),
    decide: (decide) => inTurn(() => commit(decide, false)),
    catchUp: () => inTurn(follow),
  };
}

/** A fact of this computer alone; see [Note: the office's and the computer's]. */
const isOwn = ({ put, key }: AnyWrite): boolean =>
  put === "metadata" && key !== undefined && whoseMetadata(key) === "computer";
