/** @file Takes a turn of the lease every few seconds and after each change, and tells when this computer begins and stops to drive. */

import type { LeaseKeeper, Standing } from "./keep-lease.ts";
import type { Ledger } from "./ledger.ts";

/** The look is the truth: a change that the ledger did not tell is found by it. */
const everyMs = 5_000;
/** A driver hears of each entry that it writes itself: they make no more turns than this. */
const restMs = 100;

export interface LeaseTurns {
  /** As of the last turn; null before the first one. */
  standing(): Standing | null;
  /** Hands over, and takes no more turns. */
  stop(): Promise<void>;
}

export interface TurnNeeds {
  readonly keeper: Pick<LeaseKeeper, "turn" | "handOver">;
  readonly ledger: Pick<Ledger, "onChange">;
  /** Resolves after `ms`, or as soon as `signal` fires. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Called after each turn, also where nothing has changed: there may be entries to follow. */
  readonly afterTurn: (standing: Standing) => Promise<void>;
  /** Called once for each term, before anything is sent in it. */
  readonly onDrive: (term: number) => Promise<void>;
  readonly onLose: () => Promise<void>;
}

export function takeLeaseTurns({ keeper, ledger, wait, afterTurn, onDrive, onLose }: TurnNeeds): LeaseTurns {
  const stopping = new AbortController();
  let standing: Standing | null = null;
  let drivenTerm: number | null = null;
  /** Ended by a change of the ledger, and by `stop`. */
  let rest = new AbortController();
  const stopListening = ledger.onChange(() => rest.abort("changed"));

  async function takeTurn(): Promise<void> {
    standing = await keeper.turn();
    const term = standing.is === "driving" ? standing.term : null;
    // While the database is away or settles nothing leaves, and nobody else drives for certain: the term is kept.
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
