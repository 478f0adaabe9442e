/** @file What a program takes while nothing is to be done. */

import { setTimeout as wait } from "node:timers/promises";
import { cpuMsOf, nameOf, pssBytesOf, treeOf } from "./processes.ts";

export interface AtRest {
  /** Each process with its share. */
  readonly processes: readonly string[];
  readonly pssMb: number;
  readonly cpuPercent: number;
}

/** @param forMs how long it is watched; of one core, a hundred per cent is all of it */
export async function watchAtRest(pid: number, forMs: number): Promise<AtRest> {
  const [pids, startedAt] = [treeOf(pid), performance.now()];
  const before = new Map(pids.map((each) => [each, cpuMsOf([each])]));
  await wait(forMs);
  const percent = 100 / (performance.now() - startedAt);
  const now = treeOf(pid);
  const cpuOf = (each: number) => (cpuMsOf([each]) - (before.get(each) ?? 0)) * percent;
  return {
    processes: now.map(
      (each) => `${nameOf(each)} ${(pssBytesOf([each]) / 1e6).toFixed(0)} MB ${cpuOf(each).toFixed(2)} %`,
    ),
    pssMb: pssBytesOf(now) / 1e6,
    cpuPercent: now.reduce((sum, each) => sum + cpuOf(each), 0),
  };
}
