/** @file Measures memory and CPU of a process and all its descendants, as Linux counts them. */

import { readdirSync, readFileSync } from "node:fs";

interface Stat {
  readonly parent: number;
  readonly cpuMs: number;
}

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const msInTick = 10;

/** Null where the process has gone meanwhile. */
function statOf(pid: number): Stat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in brackets and may hold anything; the parent is the second word after it.
    // The browser engine writes its own over them, with spaces between.
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system] = [words[1], words[11], words[12]].map(Number);
    return { parent: parent ?? 0, cpuMs: ((user ?? 0) + (system ?? 0)) * msInTick };
  } catch {
    return null;
  }
}

/** The process and its descendants. */
export function treeOf(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat) parents.set(Number(name), stat.parent);
  }
  const tree = [root];
  for (const known of tree) for (const [pid, parent] of parents) if (parent === known) tree.push(pid);
  return tree;
}

/** CPU time that the processes have taken since they started. */
export const cpuMsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + (statOf(pid)?.cpuMs ?? 0), 0);

/** How often the processes' threads have gone to sleep since they started: at rest, that is how often something woke them. */
export const wakesOf = (pids: readonly number[]): number =>
  pids
    .flatMap(threadsOf)
    .reduce((sum, status) => sum + Number(/^voluntary_ctxt_switches:\s+(\d+)$/m.exec(status)?.[1] ?? 0), 0);

function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/status`, "utf8"));
  } catch {
    return [];
  }
}

/** How much of a core this machine gives to one who asks for all of it, in per cent: what other programs leave over. */
export function percentOfCoreToBeHad(): number {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  while (performance.now() - startedAt < 1_000);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 10 / (performance.now() - startedAt);
}

/** What a process is: the browser engine's own are told apart by their `--type`. */
export function nameOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split(/[\0 ]/);
    const type = words.find((word) => word.startsWith("--type="))?.slice(7);
    const kind = words.find((word) => word.startsWith("--utility-sub-type="))?.slice(19);
    return kind ?? type ?? "main";
  } catch {
    return "gone";
  }
}

/** Proportional set size: what is shared counts by halves, thirds and so on, so that the processes can be added up. */
export const pssBytesOf = (pids: readonly number[]): number => sumOf(pids, /^Pss:\s+(\d+) kB$/m);

/** Of that, what no file holds; the rest are pages of programs and libraries, which the system can drop and read again. */
export const ownBytesOf = (pids: readonly number[]): number => sumOf(pids, /^Pss_Anon:\s+(\d+) kB$/m);

function sumOf(pids: readonly number[], line: RegExp): number {
  return pids.reduce((sum, pid) => {
    try {
      const [, kilobytes = "0"] = line.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
      return sum + Number(kilobytes) * 1_024;
    } catch {
      return sum;
    }
  }, 0);
}
