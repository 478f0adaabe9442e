/** @file Real processes killed with kill -9 over real files, real SQLite and real sockets: nothing lost, nothing doubled. */

import { expect, test } from "vitest";
import { nightPlan } from "../main/cli/night-office.ts";
import { openOffice, until } from "../main/cli/office.ts";
import { startSandbox } from "../sandbox/sandbox.ts";
import { audit, readJournal } from "./audit.ts";
import { createChance } from "./chance.ts";
import { document, spreadsheet } from "./drops.ts";
import { killRing, sumUp } from "./kill-faults.ts";

const nothingBroken = { lost: [], doubled: [], untrue: [], litter: [] };

test("50 kills at seeded moments lose nothing and send nothing twice", { timeout: 400_000 }, async () => {
  // Two at a time: most of a cycle is waiting for a process to start.
  const figures = await Promise.all([1, 2].map((seed) => killRing(25, seed, () => {})));
  for (const each of figures) {
    console.info(`seed ${each.seed}: ${sumUp(each)}, ${each.seconds} s`);
    expect(each).toMatchObject({ ...nothingBroken, kills: 25 });
    // Else it would have killed nothing but idle processes.
    expect(each.inFlight).toBeGreaterThan(0);
  }
});

test("with several kills during 200 files, each file ends in its place, and at the service at most once", {
  timeout: 400_000,
}, async () => {
  const chance = createChance(7);
  const sandbox = await startSandbox();
  const office = await openOffice(nightPlan(sandbox));
  try {
    const files = Array.from({ length: 200 }, (_, n) =>
      n % 20 === 0 ? spreadsheet(`W${n}`, 5) : document(`W${n}`, 5_000),
    );
    for (const { path, bytes } of files) await office.drop(path, bytes);
    const inFlight = new Set<number>();
    const sent = () => sandbox.received().batches.length + sandbox.received().documents.length;
    for (let kill = 0; kill < 8; kill += 1) {
      const before = sent();
      const run = office.start("run");
      await until("it sends", () => sent() > before + chance.between(0, 15));
      run.stop("SIGKILL");
      await run.ended;
      for (const { id, at } of await readJournal(office)) if (at === "sending") inFlight.add(id);
    }
    // What one pass leaves for a while, the next one takes up.
    const rest = async () => {
      await office.pigeonhole("sync");
      return (await office.files()).every((path) => path.includes("/"));
    };
    await until("all lie in their places", rest);
    const findings = await audit(office, files, sandbox.received(), inFlight);
    console.info(`200 files, 8 kills: ${findings.unknown} unknown of ${inFlight.size} in flight at a kill`);
    expect(findings).toMatchObject(nothingBroken);
    expect(findings.unknown).toBe(inFlight.size);
  } finally {
    await office.close();
    await sandbox.stop();
  }
});
