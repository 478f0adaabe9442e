/** @file The sign of life that the running agent leaves in the data folder, for `status` and whoever watches. */

import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { AgentHealth } from "../../shared/agent/health.ts";

export interface HealthFile {
  /** Written every few seconds at most, and never part of the audit trail. */
  keep(health: AgentHealth): void;
  /** What was last kept, by whichever process; null where there is nothing that can be read. */
  read(): AgentHealth | null;
}

const everyMs = 10_000;

export function createHealthFile(path: string): HealthFile {
  let kept: AgentHealth | null = null;
  return {
    keep(health) {
      const isFirstSweep = kept !== null && kept.lastSweepAt === null && health.lastSweepAt !== null;
      // Where the clock has been set back, what was kept is later than now.
      const isRecent = kept !== null && health.aliveAt >= kept.aliveAt && health.aliveAt - kept.aliveAt < everyMs;
      if (isRecent && !isFirstSweep) return;
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

/** Whole or not at all, and not forced onto the disk: it is of no use after a power cut. */
function write(path: string, text: string): void {
  try {
    writeFileSync(`${path}.part`, text);
    renameSync(`${path}.part`, path);
  } catch {
    try {
      // A full disk makes no new files, but the old one can be written over: we live, and say so.
      writeFileSync(path, text, { flag: "r+" });
    } catch {
      // Then nothing tells of us; the agent says elsewhere what is wrong with the disk.
    }
  }
}

function asHealth(raw: unknown): AgentHealth | null {
  const { startedAt, aliveAt, lastSweepAt, oldestWaitingAt, isOnePass } = (raw ?? {}) as Record<
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
    ...(isOnePass === true && { isOnePass }),
  };
}
