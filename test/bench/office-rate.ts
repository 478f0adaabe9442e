/**
 * @file How fast an office of computers imports, with one and with two of them, beside one computer alone; and how long a
 * take-over takes.
 *
 * npm run bench -- office [files]
 */

import { setTimeout as wait } from "node:timers/promises";
import { nightPlan } from "../main/cli/night-office.ts";
import { configFor, type Office, openOffice, type Running, until } from "../main/cli/office.ts";
import { openComputers } from "../main/cli/office-computers.ts";
import { invoices } from "../main/cli/sample-files.ts";
import { createOfficeDatabase, startCluster } from "../postgres/cluster.ts";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { cpuMsOf, treeOf } from "./processes.ts";

const files = Number(process.argv[2] ?? 200);
const patienceMs = 600_000;
/** Until nobody starts any more. */
const restMs = 5_000;

const sent = (sandbox: Sandbox) => sandbox.received().batches.length;

/** Says files a second, from the first that is dropped to the last that is filed away, and the agents' CPU for each. */
async function timeFiles(name: string, sandbox: Sandbox, office: Office, runs: readonly Running[]): Promise<void> {
  const prefix = "A";
  await wait(restMs);
  const before = sent(sandbox);
  const cpuMs = () => cpuMsOf(runs.flatMap(({ pid }) => treeOf(pid)));
  const cpuBefore = cpuMs();
  const startedAt = performance.now();
  for (let n = 0; n < files; n += 1) await office.drop(`${prefix}${n}.csv`, invoices(`${prefix}${n}`));
  await until("all are sent", () => sent(sandbox) - before === files, patienceMs);
  const isFiled = async () => (await office.files()).every((path) => path.includes("/"));
  await until("all are filed away", isFiled, patienceMs);
  const rate = files / ((performance.now() - startedAt) / 1_000);
  const cpuMsPerFile = Math.round((cpuMs() - cpuBefore) / files);
  console.log(`${name}: ${rate.toFixed(1)} files a second, ${cpuMsPerFile} ms of CPU for each`);
}

async function timeAlone(): Promise<void> {
  const sandbox = await startSandbox();
  const plan = nightPlan(sandbox);
  const office = await openOffice(plan);
  await office.writeConfig(configFor(plan, office.inbox));
  const run = office.start("run");
  await timeFiles("one computer alone", sandbox, office, [run]);
  run.stop();
  await run.ended;
  await office.close();
  await sandbox.stop();
}

async function timeOffice(howMany: number): Promise<void> {
  const cluster = await startCluster();
  const sandbox = await startSandbox();
  const database = await createOfficeDatabase(cluster);
  const computers = await openComputers(sandbox, database, howMany);
  const runs = computers.map((computer) => computer.start("run"));
  await timeFiles(`an office of ${howMany}`, sandbox, computers[0], runs);
  if (howMany > 1) {
    const drove = (n: number) => [...(runs[n]?.stderr() ?? "").matchAll(/"drives":true/g)].length;
    const driver = drove(0) > drove(1) ? 0 : 1;
    const other = 1 - driver;
    const before = drove(other);
    const killedAt = performance.now();
    runs[driver]?.stop("SIGKILL");
    await until("the other one drives", () => drove(other) > before, patienceMs);
    console.log(`the other one drives ${((performance.now() - killedAt) / 1_000).toFixed(1)} s after a kill`);
    await computers[0].drop("after.csv", invoices("after"));
    await until("it imports", () => sent(sandbox) === files + 1, patienceMs);
    console.log(`and has sent a new file ${((performance.now() - killedAt) / 1_000).toFixed(1)} s after it`);
  }
  for (const run of runs) run.stop();
  await Promise.all(runs.map(({ ended }) => ended));
  for (const computer of computers) await computer.close();
  await sandbox.stop();
  await cluster.remove();
}

await timeAlone();
await timeOffice(1);
await timeOffice(2);
