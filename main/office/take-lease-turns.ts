/**
 * @file Takes a turn of the lease every few seconds and after each change, and tells when this computer begins and stops to drive.
 *
 * [Note: handing over to sleep]
 *
 * A computer that falls asleep hands over at once where it sends nothing. What it is sending would be in doubt for the one
 * that takes over, so it hands over when that call is over. The system may not wait so long: then the lease runs out by
 * itself. Not every system says that it is awake again, or sleeps at all: one that has run for a minute is awake.
 */

import type { LeaseKeeper, Standing } from "./keep-lease.ts";
import type { Ledger } from "./ledger.ts";

/** The look is the truth: a change that the ledger did not tell is found by it. */
const everyMs = 5_000;
/** A driver is notified of its own entries too. They cause at most one turn in this time. */
const restMs = 100;
const longestFallingAsleepMs = 60_000;

export interface LeaseTurns {
  /** As of the last turn; null before the first one. */
  standing(): Standing | null;
  /** Hands over, and takes no more turns. */
  stop(): Promise<void>;
  /** The machine falls asleep; see [Note: handing over to sleep]. */
  fallAsleep(): void;
  wakeUp(): void;
}

export interface TurnNeeds {
  readonly keeper: Pick<LeaseKeeper, "turn" | "handOver" | "fallAsleep" | "wakeUp">;
  readonly ledger: Pick<Ledger, "onChange">;
  /** Resolves after `ms`, or as soon as `signal` fires. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The time of day, epoch ms. */
  readonly now: () => number;
  /** True while a call of this computer is under way. */
  readonly isSending: () => boolean;
  /** Called after each turn, also where nothing has changed: there may be entries to follow. */
  readonly afterTurn: (standing: Standing) => Promise<void>;
  /** Called once for each term, before anything is sent in it. */
  readonly onDrive: (term: number) => Promise<void>;
  readonly onLose: () => Promise<void>;
}

export function takeLeaseTurns(needs: TurnNeeds): LeaseTurns {
  const { keeper, ledger, wait, now, isSending, afterTurn, onDrive, onLose } = needs;
  const stopping = new AbortController();
  let standing: Standing | null = null;
  let drivenTerm: number | null = null;
  /** Ended by a change of the ledger, and by `stop`. */
  let rest = new AbortController();
  let fallsAsleepSince: number | null = null;
  const stopListening = ledger.onChange(() => rest.abort("changed"));

  function sleepOrWake(): void {
    if (fallsAsleepSince === null) return;
    if (Math.abs(now() - fallsAsleepSince) > longestFallingAsleepMs) wakeUp();
    else if (!isSending()) keeper.fallAsleep();
  }

  function wakeUp(): void {
    fallsAsleepSince = null;
    keeper.wakeUp();
    rest.abort("awake");
  }

  async function takeTurn(): Promise<void> {
    sleepOrWake();
    standing = await keeper.turn();
    const term = standing.is === "driving" ? standing.term : null;
    // While the database is away or settles, nothing is sent, and no other computer is known to drive: the term is kept.
    const isOver = drivenTerm !== null && term !== drivenTerm && standing.is !== "away" && standing.is !== "settling";
    if (isOver) {
      drivenTerm = null;
      await onLose();
    }
    if (term !== null && drivenTerm === null) {
      drivenTerm = term;
      await onDrive(term);
    }
    await afterTurn(standing);
  }

  const turning = (async () => {
    while (!stopping.signal.aborted) {
      await takeTurn();
      await wait(restMs, stopping.signal);
      await wait(everyMs - restMs, rest.signal);
      rest = new AbortController();
    }
  })();

  return {
    standing: () => standing,
    fallAsleep() {
      fallsAsleepSince = now();
      sleepOrWake();
      rest.abort("falling asleep");
    },
    wakeUp,
    async stop() {
      stopping.abort("stopping");
      rest.abort("stopping");
      stopListening();
      await keeper.handOver();
      await turning;
      if (drivenTerm !== null) await onLose();
    },
  };
}
