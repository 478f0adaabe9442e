/** @file Reads and writes `health.json`, in which the running agent shows `status` and monitoring tools that it is alive. */

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { AgentHealth } from "../../shared/agent/health.ts";
import { privateFileMode } from "./private-files.ts";

export interface HealthFile {
  /** Writes it, at most every few seconds. It is not part of the audit trail. */
  keep(health: AgentHealth): void;
  /** What any process wrote last, or null if there is no readable file. */
  read(): AgentHealth | null;
}

const everyMs = 10_000;

export function createHealthFile(path: string): HealthFile {
  let kept: AgentHealth | null = null;
  return {
    keep(health) {
      const isFirstSweep = kept !== null && kept.lastSweepAt === null && health.lastSweepAt !== null;
      // After the clock was set back, the last time written is in the future.
      const isRecent = kept !== null && health.aliveAt >= kept.aliveAt && health.aliveAt - kept.aliveAt < everyMs;
      const isSame =
        JSON.stringify([kept?.signedIn, kept?.awaySince]) === JSON.stringify([health.signedIn, health.awaySince]);
      if (isRecent && !isFirstSweep && isSame) return;
      kept = health;
      write(path, `${JSON.stringify(health)}\n`);
    },
    read() {
      try {
        return asHealth(JSON.parse(readFileSync(path, "utf8")));
      } catch {
        return null;
      }
    },
  };
}

/** Replaces the file in one step. Does not fsync it, because nobody needs it after a power cut. */
function write(path: string, text: string): void {
  try {
    writeFileSync(`${path}.part`, text, { mode: privateFileMode });
    renameSync(`${path}.part`, path);
  } catch {
    try {
      // On a full disk no new file can be made, but the old one can be overwritten in place.
      writeFileSync(path, text, { flag: "r+" });
    } catch {
      // No sign of life then; the agent reports the disk's problem elsewhere.
    }
  }
}

function asHealth(raw: unknown): AgentHealth | null {
  const { startedAt, aliveAt, lastSweepAt, oldestWaitingAt, signedIn, awaySince, isOnePass } = (raw ?? {}) as Record<
    keyof AgentHealth,
    unknown
  >;
  if (typeof startedAt !== "number" || typeof aliveAt !== "number") return null;
  const orNull = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    startedAt,
    aliveAt,
    lastSweepAt: orNull(lastSweepAt),
    oldestWaitingAt: orNull(oldestWaitingAt),
    ...(Array.isArray(signedIn) && { signedIn: signedIn.filter((id) => typeof id === "string") }),
    ...(typeof awaySince === "object" && awaySince !== null && { awaySince: timesIn(awaySince) }),
    ...(isOnePass === true && { isOnePass }),
  };
}

const timesIn = (raw: object): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(raw).filter(([, at]) => typeof at === "number"));
