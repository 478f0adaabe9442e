/**
 * @file How long it takes from the bytes of a spreadsheet to its checked batch, beside bare reading of the same bytes.
 *
 * node test/bench/spreadsheets.ts [--rows 1000,10000,100000] [--times 3]
 *
 * Bare is the workbook library's dense reading, or the CSV parser alone, in a process started in the same way. "Inside"
 * counts from the bytes in memory, planning included; "whole" from asking for the file to the reading in this process,
 * the start of the parser's process, the file and the way back included. Of several runs the best one counts, for a
 * machine has other things to do; "by cpu" is the ratio of the time that the processors were busy. Ratios are those of
 * the same run; everything else depends on the machine.
 *
 * Stalls are the longest turns of this process's loop: while the reading arrives, and from there until the plan is in
 * a journal on the disk. "Planned ms" is the whole of both.
 */

import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchFork } from "../../main/parser/launch-fork.ts";
import { createParser } from "../../main/parser/parser.ts";
import { nothingSaid } from "../../main/spreadsheet/read-spreadsheet.ts";
import { makeCsv, makeXlsx } from "./make-invoices.ts";
import { startPlanning } from "./plan-in-main.ts";
import type { ReadOnce, Way } from "./read-once.ts";

const { values } = parseArgs({ options: { rows: { type: "string" }, times: { type: "string" } } });
const sizes = (values.rows ?? "1000,10000,100000").split(",").map(Number);
const times = Number(values.times ?? 3);
const parserEntry = join(import.meta.dirname, "../../main/parser/parser-entry.ts");
const readOnceEntry = join(import.meta.dirname, "read-once.ts");
const folder = mkdtempSync(join(tmpdir(), "pigeonhole-bench-"));

interface Timed extends ReadOnce {
  readonly wholeMs: number;
}

/** A process of the parser's kind that reads in another way. */
function readInProcess(way: Way, path: string): Promise<Timed> {
  const startedAt = performance.now();
  const child = fork(readOnceEntry, [way, path], {
    env: {},
    execArgv: ["--max-old-space-size=768"],
    serialization: "advanced",
  });
  child.send("go");
  return new Promise((resolve, reject) => {
    child.once("message", (once) => resolve({ ...(once as ReadOnce), wholeMs: performance.now() - startedAt }));
    child.once("exit", (code) => reject(new Error(`${way} of ${path} ended with ${code}`)));
  });
}

interface Parsed {
  readonly ms: number;
  readonly rows: number;
  readonly stallMs: number;
}

const parser = createParser(launchFork(parserEntry), { timeMs: 300_000 });

async function readWithParser(path: string, fileName: string): Promise<Parsed> {
  const watch = watchLoop();
  const startedAt = performance.now();
  const read = await parser.read({ path, fileName, ...nothingSaid });
  const ms = performance.now() - startedAt;
  const stallMs = await watch();
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ms, rows: read.value.reading.invoices.length, stallMs };
}

interface Planned {
  readonly ms: number;
  readonly stallMs: number;
}

/** Each time in a journal that knows nothing of the file. */
async function planFrom(path: string, fileName: string): Promise<Planned> {
  let stopWatching = watchLoop();
  const planning = startPlanning({
    ...parser,
    async read(request, signal) {
      const read = await parser.read(request, signal);
      await stopWatching();
      stopWatching = watchLoop();
      return read;
    },
  });
  const startedAt = performance.now();
  await planning.plan(path, fileName);
  const ms = performance.now() - startedAt;
  const stallMs = await stopWatching();
  planning.close();
  return { ms, stallMs };
}

/**
 * Watches the longest turn of this process's loop, until it is called: between two looks, the time that has passed or
 * that this thread was busy, whichever is less, for on a crowded machine it also waits for others.
 */
function watchLoop(): () => Promise<number> {
  let longest = 0;
  let last = { at: performance.now(), busy: busyMs() };
  const look = (): void => {
    const now = { at: performance.now(), busy: busyMs() };
    longest = Math.max(longest, Math.min(now.at - last.at, now.busy - last.busy));
    last = now;
  };
  const looks = setInterval(look, 1);
  return async () => {
    // The turn in which the reading arrived is still under way.
    await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(looks);
    return longest;
  };
}

function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The most memory that the parser's process took, where the system tells. */
async function peakOfParser(path: string, fileName: string): Promise<number | null> {
  if (process.platform !== "linux") return null;
  let peakMb = 0;
  const look = setInterval(() => {
    const tasks = readdirSync("/proc/self/task");
    const children = tasks.flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" "));
    for (const child of children.filter((pid) => pid !== "")) {
      try {
        const [, kb = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, "utf8")) ?? [];
        peakMb = Math.max(peakMb, Number(kb) / 1024);
      } catch {
        // It has just ended.
      }
    }
  }, 20);
  await parser.read({ path, fileName, ...nothingSaid });
  clearInterval(look);
  return peakMb;
}

async function repeat<T>(act: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let i = 0; i < times; i++) all.push(await act());
  return all;
}

const least = <T>(all: readonly T[], of: (one: T) => number): number => Math.min(...all.map(of));

async function measure(kind: "xlsx" | "csv", count: number): Promise<Record<string, string | number>> {
  const fileName = `invoices-${count}.${kind}`;
  const path = join(folder, fileName);
  const bytes = kind === "xlsx" ? makeXlsx(count) : makeCsv(count);
  writeFileSync(path, bytes);
  const bare = await repeat(() => readInProcess(`bare-${kind}`, path));
  const ours = await repeat(() => readInProcess("ours", path));
  const parsed = await repeat(() => readWithParser(path, fileName));
  const planned = await repeat(() => planFrom(path, fileName));
  const peakMb = await peakOfParser(path, fileName);
  for (const { rows } of [...bare, ...ours, ...parsed])
    if (rows !== count) throw new Error(`${fileName}: ${rows} rows were read`);
  const [bareMs, oursMs] = [least(bare, ({ ms }) => ms), least(ours, ({ ms }) => ms)];
  const [bareWholeMs, wholeMs] = [least(bare, ({ wholeMs: ms }) => ms), least(parsed, ({ ms }) => ms)];
  return {
    file: fileName,
    MB: (bytes.length / 1e6).toFixed(1),
    "bare ms": bareMs.toFixed(0),
    "inside ms": oursMs.toFixed(0),
    "of it planning": least(ours, (one) => one.planningMs).toFixed(0),
    "inside / bare": (oursMs / bareMs).toFixed(2),
    "by cpu": (least(ours, ({ cpuMs }) => cpuMs) / least(bare, ({ cpuMs }) => cpuMs)).toFixed(2),
    "rows/s": Math.round((count / wholeMs) * 1_000),
    "whole ms": wholeMs.toFixed(0),
    "whole / bare": (wholeMs / bareWholeMs).toFixed(2),
    "peak MB": peakMb?.toFixed(0) ?? "?",
    "bare peak MB": least(bare, (one) => one.peakMb).toFixed(0),
    "stall ms": least(parsed, ({ stallMs }) => stallMs).toFixed(1),
    "planned ms": least(planned, ({ ms }) => ms).toFixed(0),
    "planning stall ms": least(planned, ({ stallMs }) => stallMs).toFixed(1),
  };
}

try {
  const table: Record<string, string | number>[] = [];
  for (const count of sizes) for (const kind of ["xlsx", "csv"] as const) table.push(await measure(kind, count));
  console.log(`${sizes.join(", ")} rows of 20 columns, the best of ${times}; Node ${process.version}`);
  console.table(table);
} finally {
  rmSync(folder, { recursive: true });
}
