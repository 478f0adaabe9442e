/** @file Leaves a connection alone after calls that nobody answered. See [Note: rest after unknown outcomes]. */

import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { NotSent } from "../../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Clock } from "../ports/ports.ts";
import { restAfterUnknownMs } from "../retry-policy.ts";
import { isSentAgain } from "../state/allowed-actions.ts";

type Reads = Pick<JournalReads, "unanswered" | "underWay">;

/** Why an import is not sent now, and until when (epoch ms). */
interface Rest {
  readonly why: Extract<NotSent, { kind: "after-unknown" }>;
  readonly until: number;
}

export interface RestAfterUnknown {
  /** Epoch ms until which nothing is sent over a connection; 0 for no rest. */
  endsAt(connection: string): number;
  /** The connections among these over which nothing is sent now, the soonest over first. */
  restsOf(connections: readonly string[]): NonNullable<AgentStatus["afterUnknown"]>;
  /** Why the import must not be sent now by what the journal says, or null. What a person tries is sent in any case. */
  restOf(import_: Import, journal: Reads): Rest | null;
  /** True where the import lets another one pass that is being sent now: after a call in vain, one goes at a time. */
  mustWaitForCall(import_: Import, journal: Reads): boolean;
  /** A person wants it tried now: one call goes over each connection. */
  end(): void;
}

/** @param isInHand true for an import that is being driven: one that was left while it was sent ends by no answer */
export function createRestAfterUnknown(
  { clock, journal }: { readonly clock: Pick<Clock, "now">; readonly journal: Reads },
  isInHand: (import_: Import) => boolean,
): RestAfterUnknown {
  let endedAt = Number.NEGATIVE_INFINITY;
  let known: { readonly of: readonly Import[]; readonly sending: readonly Import[] } = { of: [], sending: [] };

  function endOf({ calls, lastAt }: ReturnType<Reads["unanswered"]>): number {
    const [now, restMs] = [clock.now(), restAfterUnknownMs(calls)];
    // Written down before the clock was set back by more: it would last for longer than any rest does.
    if (calls === 0 || lastAt < endedAt || lastAt > now + restMs) return 0;
    return Math.min(lastAt, now) + restMs;
  }

  /** A thousand imports under way are gone through once. */
  function sendingIn(reads: Reads): readonly Import[] {
    const of = reads.underWay();
    if (known.of !== of) known = { of, sending: of.filter(({ state }) => state.at === "sending") };
    return known.sending;
  }

  return {
    endsAt: (connection) => endOf(journal.unanswered(connection)),
    restsOf: (connections) =>
      connections
        .map((connection) => {
          const unanswered = journal.unanswered(connection);
          return { connection, files: unanswered.files, until: endOf(unanswered) };
        })
        .filter(({ until }) => until > clock.now())
        .toSorted((one, other) => one.until - other.until),
    restOf(import_, reads) {
      const unanswered = reads.unanswered(import_.connection);
      const until = endOf(unanswered);
      if (until <= clock.now() || isDecidedByPerson(import_)) return null;
      return { why: { kind: "after-unknown", calls: unanswered.calls }, until };
    },
    mustWaitForCall(import_, reads) {
      const { id, connection, state } = import_;
      const isOther = (other: Import) => other.id !== id && other.connection === connection && isInHand(other);
      return state.at === "queued" && sendingIn(reads).some(isOther) && reads.unanswered(connection).calls > 0;
    },
    end() {
      endedAt = clock.now();
    },
  };
}

/** What a person has sent again, anyway, or now isn't left alone: they decided about this very file. */
export const isDecidedByPerson = (import_: Import): boolean =>
  isSentAgain(import_) ||
  import_.anyway !== null ||
  (import_.state.at === "queued" && import_.state.why?.kind === "after-unknown" && import_.state.notBefore === 0);
