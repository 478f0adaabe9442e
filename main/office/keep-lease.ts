/** @file Decides whether this computer drives: takes the lease, keeps it, gives it up, and is the gate before each last byte. */

import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import type { SendGate } from "../imports/ports/api-port.ts";
import type { LeaseHolder, Ledger, LogPosition, Looked, OfficeComputer } from "./ledger.ts";

/** A lease that is older is renewed; it lasts 30 s. */
const renewAfterMs = 10_000;
/** A computer that looked within this time lives: each one looks every 5 s. */
const aliveMs = 20_000;
/** How often the log is read to its end, because others append meanwhile, before the next turn tries. */
const mostTries = 5;

export type Standing =
  | { readonly is: "driving"; readonly term: number }
  /** `driver` is null where nobody drives. */
  | { readonly is: "following"; readonly driver: OfficeComputer | null }
  | { readonly is: "settling"; readonly remainingMs: number }
  | { readonly is: "away"; readonly problem: DatabaseProblem }
  /** The database knows less than this image, or other entries. */
  | { readonly is: "diverged"; readonly how: "lost" | "other-log"; readonly end: LogPosition };

export interface LeaseNeeds {
  readonly ledger: Ledger;
  /** The id of this computer. */
  readonly computer: string;
  /** Both in ms. The first never goes back; the second is the time of day. */
  readonly clocks: { readonly monotonic: () => number; readonly wall: () => number };
  /** How far this image has followed the log. */
  readonly known: () => LogPosition;
  /** Reads the log to its end and applies it. False where that was not possible. */
  readonly catchUp: () => Promise<boolean>;
  /** Whether this computer could import now: signed in, and its inboxes are there. */
  readonly isReady: () => boolean;
}

export interface LeaseKeeper extends SendGate {
  /** Looks, and takes, renews or gives up the lease. To be called every 5 s, and after each change that the ledger tells. */
  turn(): Promise<Standing>;
  /** The term to write in; null where this computer may not, as far as it knows. */
  term(): number | null;
  /** The computers of the office as of the last turn. */
  computers(): readonly OfficeComputer[];
  /** By how many ms the time of day here is ahead of the database's, as of the last turn. */
  clockAheadMs(): number;
  /** Before this computer stops: another one takes over at once. */
  handOver(): Promise<void>;
  /** Until `wakeUp` it sends nothing and takes no lease. The next turn hands over, and says that it is not ready. */
  fallAsleep(): void;
  wakeUp(): void;
}

interface Held {
  readonly term: number;
  readonly untilMonotonicMs: number;
  readonly untilWallMs: number;
  readonly renewedAtMs: number;
}

export function createLeaseKeeper({ ledger, computer, clocks, known, catchUp, isReady }: LeaseNeeds): LeaseKeeper {
  let held: Held | null = null;
  let computers: readonly OfficeComputer[] = [];
  /** The database's clock at the last look, for who lives. */
  let seenAt = 0;
  let clockAheadMs = 0;
  let part: "taken" | "asleep" | "stopped" = "taken";
  const takesPart = () => part === "taken";

  const isInside = ({ untilMonotonicMs, untilWallMs }: Held) =>
    clocks.monotonic() < untilMonotonicMs && clocks.wall() < untilWallMs;

  function hold(lease: Omit<Held, "renewedAtMs">): Standing {
    held = { ...lease, renewedAtMs: clocks.monotonic() };
    return { is: "driving", term: lease.term };
  }

  /** Asks for 30 s more. What is not granted is given up, but while the database is away or settles the term stays ours. */
  async function renew(own: Held): Promise<Standing> {
    const said = await ledger.renew(own.term, known());
    // Given up while this was on its way: what was granted counts no more.
    if (held?.term !== own.term) return following(null);
    if (said.is === "granted") return hold(said.lease);
    if (said.is === "away" || said.is === "settling") return said;
    held = null;
    if (said.is === "held") return following(said.holder);
    return { is: "diverged", how: said.is, end: said.end };
  }

  const following = (holder: LeaseHolder | null): Standing => ({
    is: "following",
    driver: computers.find(({ id }) => id === holder?.computer) ?? null,
  });

  /** Takes the lease where nobody has it. It is granted at the end of the log alone, so it is read first. */
  async function take(): Promise<Standing> {
    for (let tries = 0; tries < mostTries && takesPart(); tries += 1) {
      if (!(await catchUp())) break;
      const said = await ledger.acquire(known());
      if (said.is === "granted" && !takesPart()) await ledger.release(said.lease.term, successor());
      else if (said.is === "granted") return hold(said.lease);
      if (said.is === "away" || said.is === "settling") return said;
      if (said.is === "held") return following(said.holder);
      if (said.is !== "behind" && said.is !== "granted") return { is: "diverged", how: said.is, end: said.end };
    }
    return following(null);
  }

  const alive = () => computers.filter(({ lastSeen }) => seenAt - lastSeen < aliveMs);

  /** Another computer that could drive, or null. */
  const successor = (): string | null => alive().find(({ id, isReady: could }) => could && id !== computer)?.id ?? null;

  async function giveUp(own: Held): Promise<void> {
    held = null;
    await ledger.release(own.term, successor());
  }

  async function turnOn(seen: Extract<Looked, { readonly is: "seen" }>): Promise<Standing> {
    const { holder } = seen;
    ({ computers, now: seenAt } = seen);
    // To the second: how long the reply took is in it.
    clockAheadMs = Math.round((clocks.wall() - seenAt) / 1_000) * 1_000;
    const isOurs = held !== null && holder?.computer === computer && holder.term === held.term;
    if (held !== null && !isOurs) held = null;
    if (held !== null && isOurs) {
      // A computer that couldn't import lets others take over, and keeps driving if there is none.
      if (!takesPart() || (!isReady() && successor() !== null)) {
        await giveUp(held);
        return following(null);
      }
      const isDue = clocks.monotonic() - held.renewedAtMs >= renewAfterMs || !isInside(held);
      return isDue ? renew(held) : { is: "driving", term: held.term };
    }
    if (!takesPart()) return following(holder !== null && holder.remainingMs > 0 ? holder : null);
    const isFree = holder === null || holder.remainingMs <= 0 || holder.computer === computer;
    // Nobody is ready: one of them drives anyway, and says what it lacks.
    return isFree && (isReady() || successor() === null) ? take() : following(holder);
  }

  return {
    async turn() {
      if (part === "stopped") return following(null);
      const seen = await ledger.look(known(), isReady() && takesPart());
      if (seen.is === "seen") return turnOn(seen);
      if (seen.is === "away") return seen;
      held = null;
      return { is: "diverged", how: seen.is, end: seen.end };
    },
    term: () => held?.term ?? null,
    computers: () => computers,
    clockAheadMs: () => clockAheadMs,
    async ask() {
      if (held === null || !takesPart()) return false;
      return (await renew(held)).is === "driving";
    },
    isOpen: () => held !== null && takesPart() && isInside(held),
    async handOver() {
      part = "stopped";
      if (held !== null) await giveUp(held);
    },
    fallAsleep() {
      if (part === "taken") part = "asleep";
    },
    wakeUp() {
      if (part === "asleep") part = "taken";
    },
  };
}
