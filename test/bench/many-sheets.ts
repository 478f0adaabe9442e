/**
 * @file How fast many small spreadsheets go, from the inbox to Done, and what they take of the processors.
 *
 * node test/bench/many-sheets.ts [--files 500] [--rows 20] [--kinds csv,xlsx] [--times 2]
 *
 * The time is that of a `sync` from its start to the last file filed away, less the time of a `sync` that finds nothing;
 * the settle wait is at its minimum of 200 ms. No two rows are alike. Processor time is that of the agent and of the
 * processes that it started; it says more than the clock where a machine has other things to do. The best run counts.
 */

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeWorkbook } from "../fixtures/spreadsheets/make-files.ts";
import { nightPlan } from "../main/cli/night-office.ts";
import { openOffice } from "../main/cli/office.ts";
import { invoices } from "../main/cli/sample-files.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";

const { values } = parseArgs({
  options: {
    files: { type: "string", default: "500" },
    rows: { type: "string", default: "20" },
    kinds: { type: "string", default: "csv,xlsx" },
    times: { type: "string", default: "2" },
  },
});
const [files, rows, times] = [Number(values.files), Number(values.rows), Number(values.times)];
const cells = (text: string) =>
  text
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
const kinds = {
  csv: (text: string) => text,
  xlsx: (text: string) => makeWorkbook({ Invoices: cells(text) }, { isPacked: true }),
} as const;

/** Ms that the processes which this one has started, and which have ended, kept a processor busy; null where nobody says. */
function childrenCpuMs(): number | null {
  if (process.platform !== "linux") return null;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(13, 15);
  return (Number(user) + Number(system)) * 10;
}

interface Timed {
  readonly ms: number;
  readonly cpuMs: number | null;
}

async function timeSync(act: () => Promise<void>): Promise<Timed> {
  const [startedAt, before] = [performance.now(), childrenCpuMs()];
  await act();
  const after = childrenCpuMs();
  return { ms: performance.now() - startedAt, cpuMs: before === null || after === null ? null : after - before };
}

async function timeFiles(sandbox: Sandbox, kind: keyof typeof kinds): Promise<Timed> {
  const office = await openOffice(nightPlan(sandbox));
  sandbox.forget();
  try {
    for (let n = 0; n < files; n += 1)
      await office.drop(`statement ${n + 1}.${kind}`, kinds[kind](invoices(`S${1_000 + n}`, rows)));
    const sync = async (): Promise<void> => {
      const { code, stderr } = await office.pigeonhole("sync");
      if (code !== 0) throw new Error(stderr);
    };
    const all = await timeSync(sync);
    const arrived = sandbox.received().batches.length;
    const filed = (await office.files()).filter((path) => path.startsWith("Done/")).length;
    if (filed !== files || arrived !== files)
      throw new Error(`of ${files} files ${arrived} were sent, ${filed} are filed`);
    const empty = await timeSync(sync);
    return { ms: all.ms - empty.ms, cpuMs: all.cpuMs === null ? null : all.cpuMs - (empty.cpuMs ?? 0) };
  } finally {
    await office.close();
  }
}

const sandbox = await startSandbox();
try {
  console.log(`Node ${process.version}; ${files} files of ${rows} rows; the best of ${times}`);
  for (const kind of values.kinds.split(",") as (keyof typeof kinds)[]) {
    const runs: Timed[] = [];
    for (let n = 0; n < times; n += 1) runs.push(await timeFiles(sandbox, kind));
    const ms = Math.min(...runs.map((run) => run.ms));
    const cpuMs = runs[0]?.cpuMs == null ? null : Math.min(...runs.map((run) => run.cpuMs ?? 0));
    const cpu = cpuMs === null ? "" : `, ${(cpuMs / files).toFixed(0)} ms of processor time each`;
    console.log(`${kind}: ${((files / ms) * 1_000).toFixed(1)} files a second${cpu}`);
  }
} finally {
  await sandbox.stop();
}
