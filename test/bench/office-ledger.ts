/**
 * @file How long the office's ledger in PostgreSQL takes: an append, the gate, a wake-up, and two computers that write at once.
 *
 * node test/bench/office-ledger.ts [appends]
 */

import { randomUUID } from "node:crypto";
import type { Ledger, LogPosition } from "../../main/office/ledger.ts";
import { createOfficeDatabase, startCluster } from "../postgres/cluster.ts";
import { openLedger } from "../postgres/open-ledger.ts";

const appends = Number(process.argv[2] ?? 1_000);

function say(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${sorted.length} times)`);
}

async function time(count: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Appends at the end of the log, reading what others wrote as often as it takes. */
async function append(ledger: Ledger, at: { known: LogPosition }, body: string): Promise<void> {
  for (;;) {
    const said = await ledger.append({ known: at.known, term: null, body, nonce: randomUUID() });
    if (said.is === "appended") at.known = said.entry;
    else if (said.is === "behind") {
      const read = await ledger.read(at.known);
      if (read.is === "entries") at.known = read.entries.at(-1) ?? at.known;
    } else throw new Error(JSON.stringify(said));
    if (said.is === "appended") return;
  }
}

const cluster = await startCluster();
try {
  const database = await createOfficeDatabase(cluster);
  const [one, two] = [openLedger(database, "pc-1"), openLedger(database, "pc-2")];
  const found = await one.find();
  if (found.is !== "office") throw new Error(JSON.stringify(found));
  const [at, other] = [{ known: found.start as LogPosition }, { known: found.start as LogPosition }];
  for (const bytes of [1_000, 50_000])
    say(`one append of ${bytes} bytes`, await time(appends, () => append(one, at, JSON.stringify("x".repeat(bytes)))));
  const lease = await one.acquire(at.known);
  if (lease.is !== "granted") throw new Error(JSON.stringify(lease));
  say("the gate (one renewal)", await time(appends, () => one.renew(lease.lease.term, at.known)));
  say("one look", await time(appends, () => one.look(at.known, true)));

  await two.look(at.known, true);
  const heard: number[] = [];
  let told = () => {};
  const stop = two.onChange(() => told());
  for (let n = 0; n < Math.min(appends, 200); n += 1) {
    const hears = new Promise<void>((resolve) => {
      told = resolve;
    });
    await append(one, at, "{}");
    const appendedAt = performance.now();
    await hears;
    heard.push(Math.max(performance.now() - appendedAt, 0));
  }
  stop();
  say("heard by another computer after the append", heard);

  const startedAt = performance.now();
  const both = await Promise.all([
    time(appends / 2, () => append(one, at, "{}")),
    time(appends / 2, () => append(two, other, "{}")),
  ]);
  say("one append of two computers at once, with the reading of the other's", both.flat());
  console.log(`${Math.round((appends / (performance.now() - startedAt)) * 1_000)} appends a second from two computers`);
  await Promise.all([one.close(), two.close()]);
} finally {
  await cluster.remove();
}
