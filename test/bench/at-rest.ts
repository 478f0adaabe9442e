/** @file Measures memory and CPU of a program at rest. */

import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOf, nameOf, ownBytesOf, pssBytesOf, treeOf, wakesOf } from "./processes.ts";

export interface AtRest {
  /** Each process with its share. */
  readonly processes: readonly string[];
  readonly pssMb: number;
  /** Of that, what no file holds. */
  readonly ownMb: number;
  readonly cpuPercent: number;
  /** How often in a second a thread of it was woken. */
  readonly wakesPerSecond: number;
}

/** @param forMs how long it is watched; of one core, a hundred per cent is all of it */
export async function watchAtRest(pid: number, forMs: number): Promise<AtRest> {
  const [pids, startedAt] = [treeOf(pid), performance.now()];
  const before = new Map(pids.map((each) => [each, { cpuMs: cpuMsOf([each]), wakes: wakesOf([each]) }]));
  await wait(forMs);
  const now = treeOf(pid);
  const seconds = (performance.now() - startedAt) / 1_000;
  const shares = now.map((each) => ({
    name: nameOf(each),
    pssMb: pssBytesOf([each]) / 1e6,
    ownMb: ownBytesOf([each]) / 1e6,
    cpuPercent: (cpuMsOf([each]) - (before.get(each)?.cpuMs ?? 0)) / seconds / 10,
    wakesPerSecond: Math.max(0, wakesOf([each]) - (before.get(each)?.wakes ?? 0)) / seconds,
  }));
  const sum = (of: "pssMb" | "ownMb" | "cpuPercent" | "wakesPerSecond") =>
    shares.reduce((all, share) => all + share[of], 0);
  return {
    processes: shares.map(
      ({ name, pssMb, ownMb, cpuPercent, wakesPerSecond }) =>
        `${name} ${pssMb.toFixed(0)} MB (own ${ownMb.toFixed(0)}) ${cpuPercent.toFixed(3)} % ${wakesPerSecond.toFixed(1)}/s`,
    ),
    pssMb: sum("pssMb"),
    ownMb: sum("ownMb"),
    cpuPercent: sum("cpuPercent"),
    wakesPerSecond: sum("wakesPerSecond"),
  };
}
