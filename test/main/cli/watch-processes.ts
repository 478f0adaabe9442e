/** @file Watches what every process that descends from this one shows to others: its command line and its environment. */

import { readdirSync, readFileSync } from "node:fs";

export interface SeenProcess {
  readonly pid: number;
  /** 0 for what this process started itself, 1 for what that started, and so on. */
  readonly depth: number;
  readonly commandLine: string;
  readonly environment: string;
}

/** Processes live shorter than a second, so we look often. Linux only: elsewhere nobody sees them so easily. */
export function watchProcesses(everyMs = 10): { readonly stop: () => readonly SeenProcess[] } {
  const seen = new Map<string, SeenProcess>();
  const look = () => {
    const parents = new Map(pidsNow().map((pid) => [pid, parentOf(pid)]));
    for (const pid of parents.keys()) {
      const depth = depthOf(pid, parents);
      if (depth === null) continue;
      const shown = { commandLine: shownBy(pid, "cmdline"), environment: shownBy(pid, "environ") };
      // Between fork and exec a process still shows its parent's: it is its parent, by another number.
      const isParentStill = depth > 0 && shown.commandLine === shownBy(parents.get(pid) ?? 0, "cmdline");
      if (shown.commandLine !== "" && !isParentStill) seen.set(`${pid} ${shown.commandLine}`, { pid, depth, ...shown });
    }
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return [...seen.values()];
    },
  };
}

const pidsNow = () =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

function depthOf(pid: number, parents: ReadonlyMap<number, number>): number | null {
  let depth = 0;
  for (let at = parents.get(pid); at !== undefined && at !== 0; at = parents.get(at), depth++)
    if (at === process.pid) return depth;
  return null;
}

const parentOf = (pid: number) => Number(/^PPid:\s*(\d+)$/m.exec(shownBy(pid, "status"))?.[1] ?? 0);

/** Empty where it has just ended. */
function shownBy(pid: number, what: "cmdline" | "environ" | "status"): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    return "";
  }
}
