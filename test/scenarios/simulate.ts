/**
 * @file Unfolds random histories for as long as one likes, on every core, and stops at the first broken promise.
 *
 * node test/scenarios/simulate.ts --histories 1000000 --seed 1 --workers 2
 * node test/scenarios/simulate.ts --fortnights 1000 --seed 1
 * node test/scenarios/simulate.ts --offices 1000 --seed 1
 * PIGEONHOLE_SEED=1234 node test/scenarios/simulate.ts
 */

import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { makeHistory } from "./make-history.ts";
import { simulateOffices } from "./office/simulate-offices.ts";
import { explain } from "./shrink.ts";
import { simulateFortnights } from "./simulate-fortnights.ts";
import { unfold } from "./unfold.ts";

/** Every `step`-th seed from `first` up to, and without, `end`. */
interface Share {
  readonly first: number;
  readonly end: number;
  readonly step: number;
}

interface Report {
  readonly histories: number;
  readonly happenings: number;
  readonly fired: ReadonlyMap<string, number>;
  readonly brokenAt: number | null;
}

const reportEvery = 2_000;

async function work({ first, end, step }: Share, report: (report: Report) => void): Promise<void> {
  let histories = 0;
  let happenings = 0;
  let fired = new Map<string, number>();
  for (let seed = first; seed < end; seed += step) {
    const history = makeHistory(seed);
    const unfolded = await unfold(history);
    histories += 1;
    happenings += history.happenings.length;
    for (const [fault, times] of unfolded.fired) fired.set(fault, (fired.get(fault) ?? 0) + times);
    const brokenAt = unfolded.broken.length > 0 ? seed : null;
    if (brokenAt === null && histories < reportEvery && seed + step < end) continue;
    report({ histories, happenings, fired, brokenAt });
    if (brokenAt !== null) return;
    histories = 0;
    happenings = 0;
    fired = new Map();
  }
}

async function simulate(first: number, histories: number, workers: number): Promise<number> {
  const startedAt = performance.now();
  const fired = new Map<string, number>();
  const broken: number[] = [];
  let done = 0;
  let happenings = 0;
  const sayRate = () => `${Math.round(done / ((performance.now() - startedAt) / 1_000))} a second`;

  const threads = Array.from({ length: workers }, (_, n) => {
    const share: Share = { first: first + n, end: first + histories, step: workers };
    return new Worker(new URL(import.meta.url), { workerData: share });
  });
  const ended = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.on("error", reject).on("exit", () => resolve());
        thread.on("message", (report: Report) => {
          const before = done;
          done += report.histories;
          happenings += report.happenings;
          for (const [fault, times] of report.fired) fired.set(fault, (fired.get(fault) ?? 0) + times);
          if (Math.floor(done / 50_000) > Math.floor(before / 50_000)) console.log(`${done} histories, ${sayRate()}`);
          if (report.brokenAt === null) return;
          broken.push(report.brokenAt);
          for (const other of threads) other.terminate().catch(() => {});
        });
      }),
  );
  await Promise.all(ended);

  console.log(`\nSeeds ${first} to ${first + histories - 1}: ${done} histories with ${happenings} happenings.`);
  console.log(`${sayRate()} on ${workers} threads; ${broken.length} broken promises.\n`);
  console.log("Faults that came true, and how often:");
  for (const [fault, times] of [...fired].toSorted()) console.log(`${String(times).padStart(10)}  ${fault}`);
  const [seed] = broken;
  if (seed !== undefined) console.log(`\n${await explain(seed)}`);
  return seed === undefined ? 0 : 1;
}

interface Asked {
  readonly histories: number;
  /** Where there are any, they are lived through in place of histories. */
  readonly fortnights: number;
  /** The same for offices of several computers. */
  readonly offices: number;
  readonly seed: number;
  readonly workers: number;
}

function readArguments(): Asked {
  const { values } = parseArgs({
    options: {
      histories: { type: "string", default: "100000" },
      fortnights: { type: "string", default: "0" },
      offices: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      workers: { type: "string", default: String(availableParallelism()) },
    },
  });
  const asked = {
    histories: Number(values.histories),
    fortnights: Number(values.fortnights),
    offices: Number(values.offices),
    seed: Number(values.seed),
    workers: Number(values.workers),
  };
  if (!Object.values(asked).every(Number.isInteger))
    throw new Error("--histories, --fortnights, --offices, --seed and --workers are whole numbers");
  return asked;
}

if (!isMainThread) await work(workerData as Share, (report) => parentPort?.postMessage(report));
else if (process.env["PIGEONHOLE_SEED"]) {
  const told = await explain(Number(process.env["PIGEONHOLE_SEED"]));
  console.log(told);
  process.exitCode = told.includes("BROKEN") ? 1 : 0;
} else {
  const { histories, fortnights, offices, seed, workers } = readArguments();
  if (offices > 0) process.exitCode = await simulateOffices(seed, offices);
  else if (fortnights > 0) process.exitCode = await simulateFortnights(seed, fortnights);
  else process.exitCode = await simulate(seed, histories, workers);
}
