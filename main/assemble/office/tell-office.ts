/** @file Tells the status of this computer's office: who drives, which computers it has, and what is wrong with the database. */

import { hostname } from "node:os";
import type { OfficeRefusal, OfficeStatus, OfficeTrouble } from "../../../shared/agent/office-status.ts";
import type { Standing } from "../../office/keep-lease.ts";
import type { Ledger, OfficeComputer } from "../../office/ledger.ts";
import type { Membership } from "./office-membership.ts";
import { addressOf } from "./open-office-ledger.ts";

interface Parts {
  readonly membership: Exclude<Membership, { is: "alone" }>;
  /** The id of this computer. */
  readonly computer: string;
  readonly find: Ledger["find"];
  /** As of the last turn of the lease; null before the first one. */
  readonly standing: () => Standing | null;
  /** The computers of the office as of the last turn. */
  readonly computers: () => readonly OfficeComputer[];
  readonly clockAheadMs: () => number;
  readonly catchUp: () => Promise<OfficeRefusal | null>;
  readonly isDiverged: () => boolean;
}

interface OfficeTeller {
  /** As of the last turn, or of the last look where this computer takes no turns. */
  status(): OfficeStatus;
  /** Looks without taking part: for a command that only reads. */
  see(): Promise<OfficeStatus>;
  /** After each turn: keeps since when the database has been away. */
  seeTurn(now: Standing): void;
}

export function createOfficeTeller(parts: Parts): OfficeTeller {
  const { membership, computer, find, standing, computers, clockAheadMs, catchUp, isDiverged } = parts;
  let awaySince: number | null = null;
  let seen: OfficeStatus | null = null;

  function troubleIn(now: Standing | null): OfficeTrouble | null {
    if (membership.is === "barred") return { is: membership.why };
    if (isDiverged() || now?.is === "diverged") return { is: "diverged" };
    if (now?.is === "settling") return { is: "settling" };
    return now?.is === "away" ? away(now.problem) : null;
  }

  function away(problem: Extract<Standing, { is: "away" }>["problem"]): OfficeTrouble {
    awaySince ??= Date.now();
    const { host, port } = membership.is === "member" ? addressOf(membership.settings) : { host: "", port: 0 };
    return { is: "away", problem, at: { host, port }, since: awaySince };
  }

  async function lookFromOutside(): Promise<OfficeStatus> {
    const nobody = { driver: null, isDriver: false, computers: [], database: "reachable" } as const;
    if (membership.is === "barred") return { ...nobody, trouble: { is: membership.why } };
    const found = await find();
    if (found.is === "away") return { ...nobody, database: "away", trouble: away(found.problem) };
    awaySince = null;
    await catchUp();
    const holder = (found.holder?.remainingMs ?? 0) > 0 ? found.holder?.computer : null;
    const driver = found.computers.find(({ id }) => id === holder)?.name ?? null;
    const trouble = isDiverged() ? ({ is: "diverged" } as const) : null;
    const isDriver = holder === computer;
    const ahead = Date.now() - found.now;
    return {
      ...{ driver, isDriver, computers: listed(found.computers), database: "reachable" as const },
      ...{ clockAheadMs: ahead, trouble },
    };
  }

  return {
    status() {
      const now = standing();
      if (now === null && seen !== null) return seen;
      const trouble = troubleIn(now);
      const other = now?.is === "following" ? (now.driver?.name ?? null) : null;
      const isDriver = now?.is === "driving";
      const driver = isDriver ? hostname() : other;
      const database = trouble?.is === "away" ? "away" : "reachable";
      return { driver, isDriver, computers: listed(computers()), database, clockAheadMs: clockAheadMs(), trouble };
    },
    async see() {
      seen = await lookFromOutside();
      return seen;
    },
    seeTurn(now) {
      if (now.is !== "away") awaySince = null;
    },
  };
}

const listed = (computers: readonly OfficeComputer[]): OfficeStatus["computers"] =>
  computers.map(({ name, lastSeen, isReady }) => ({ name, lastSeen, isReady }));
