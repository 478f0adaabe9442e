/** @file The office's ledger over a bad line, through crashes of the server, and with a computer that is frozen: an entry is there once, or not at all. */

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Appended, Entry, Ledger, LogPosition } from "../../main/office/ledger.ts";
import { type Cluster, createOfficeDatabase, type OfficeDatabase, startCluster } from "../postgres/cluster.ts";
import { openLedger } from "../postgres/open-ledger.ts";
import { sharedCluster } from "../postgres/shared-cluster.ts";
import { type FaultProxy, type LineFault, startFaultProxy, type Way } from "./fault-proxy.ts";

let database: OfficeDatabase;
beforeAll(async () => {
  database = await createOfficeDatabase(await sharedCluster());
});

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const act of undo.splice(0).toReversed()) await act();
});

function open(on: OfficeDatabase, computer: string, port = on.port): Ledger {
  const ledger = openLedger(on, computer, { port });
  undo.push(() => ledger.close());
  return ledger;
}

async function proxyTo(port: number): Promise<FaultProxy & { readonly port: number }> {
  const proxy = await startFaultProxy(port);
  undo.push(() => proxy.stop());
  return { ...proxy, port: Number(new URL(proxy.url).port) };
}

/** The whole log, oldest first; the reading has verified its chain. */
async function wholeLog(ledger: Ledger): Promise<readonly Entry[]> {
  const found = await ledger.find();
  if (found.is !== "office") throw new Error(JSON.stringify(found));
  const entries: Entry[] = [];
  for (let known: LogPosition = found.start; known.pos < found.end.pos; known = entries.at(-1) as Entry) {
    const read = await ledger.read(known);
    if (read.is !== "entries") throw new Error(JSON.stringify(read));
    entries.push(...read.entries);
  }
  return entries;
}

async function endOf(ledger: Ledger): Promise<LogPosition> {
  const found = await ledger.find();
  if (found.is !== "office") throw new Error(JSON.stringify(found));
  return found.end;
}

/** How many bytes one undisturbed append takes on a new connection. */
async function bytesOfAppend(): Promise<Readonly<Record<Way, number>>> {
  const proxy = await proxyTo(database.port);
  const ledger = open(database, "pc-1", proxy.port);
  const known = await endOf(open(database, "pc-1"));
  await ledger.append({ known, term: null, body: "{}", nonce: randomUUID() });
  return { ...proxy.passed };
}

test.each([
  ["reset", "request"],
  ["reset", "answer"],
  ["close", "request"],
  ["close", "answer"],
] as const)("after a %s at any byte of the %s an append is there once", async (kind, way) => {
  const bytes = (await bytesOfAppend())[way];
  expect(bytes).toBeGreaterThan(300);
  const sound = open(database, "pc-1");
  const proxy = await proxyTo(database.port);
  const outcomes = new Map<string, number>();
  const step = 11;
  for (let afterBytes = 0; afterBytes < bytes; afterBytes += step) {
    const known = await endOf(sound);
    proxy.order({ kind, way, afterBytes });
    const ledger = openLedger(database, "pc-1", { port: proxy.port });
    const entry = { known, term: null, body: "{}", nonce: randomUUID() };
    let said: Appended = await ledger.append(entry);
    outcomes.set(said.is, (outcomes.get(said.is) ?? 0) + 1);
    // Where the connection never came about, the caller asks again.
    if (said.is === "away") said = await ledger.append(entry);
    await ledger.close();
    expect(said, `${kind} after ${afterBytes} bytes of the ${way}`).toMatchObject({ is: "appended" });
    expect(await endOf(sound), `${kind} after ${afterBytes} bytes of the ${way}`).toMatchObject({ pos: known.pos + 1 });
  }
  expect(outcomes.get("appended")).toBeGreaterThan(5);
  const nonces = (await wholeLog(sound)).map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test("a line that falls silent ends each call in its time, and a repeated append is there once", async () => {
  const bytes = await bytesOfAppend();
  const faults = (["request", "answer"] as const).flatMap((way): LineFault[] =>
    [0.3, 0.7, 0.97].map((share) => ({ kind: "stall", way, afterBytes: Math.floor(bytes[way] * share) })),
  );
  const sound = open(database, "pc-1");
  const from = await endOf(sound);
  const nonces = await Promise.all(
    faults.map(async (fault) => {
      const proxy = await proxyTo(database.port);
      // This connection and the ones after it: the whole line is silent.
      proxy.order(...Array.from({ length: 50 }, () => fault));
      const ledger = open(database, "pc-1", proxy.port);
      const nonce = randomUUID();
      const startedAt = performance.now();
      const said = await ledger.append({ known: from, term: null, body: "{}", nonce });
      expect(performance.now() - startedAt).toBeLessThan(15_000);
      expect(["away", "appended", "behind"]).toContain(said.is);
      return nonce;
    }),
  );
  // At one position there is room for one of them, and it is known by its nonce.
  const log = (await wholeLog(sound)).filter(({ pos }) => pos > from.pos);
  expect(log.length).toBeLessThanOrEqual(1);
  for (const nonce of nonces) {
    const again = await sound.append({ known: from, term: null, body: "{}", nonce });
    const isThere = (await wholeLog(sound)).some((entry) => entry.nonce === nonce);
    expect(again.is === "appended").toBe(isThere);
  }
});

test("a server that crashes again and again loses nothing that it confirmed, and holds nothing twice", async () => {
  const cluster: Cluster = await startCluster();
  undo.push(() => cluster.remove());
  const own = await createOfficeDatabase(cluster);
  const writers = ["pc-1", "pc-2"].map((id) => open(own, id));
  const confirmed = new Set<string>();
  const tried = new Set<string>();
  const stopping = new AbortController();
  const start = await endOf(writers[0] as Ledger);

  async function write(ledger: Ledger): Promise<void> {
    let known = start;
    let nonce = randomUUID();
    while (!stopping.signal.aborted) {
      tried.add(nonce);
      await ledger.look(known, true);
      const said = await ledger.append({ known, term: null, body: "{}", nonce });
      if (said.is === "appended") {
        confirmed.add(nonce);
        known = said.entry;
        nonce = randomUUID();
      } else if (said.is === "behind") {
        const read = await ledger.read(known);
        if (read.is === "entries") {
          // An earlier try of this one may be among them.
          if (read.entries.some((entry) => entry.nonce === nonce)) nonce = randomUUID();
          known = read.entries.at(-1) ?? known;
        }
      } else {
        expect(["away", "settling"]).toContain(said.is);
        await wait(20);
      }
    }
  }
  const writing = writers.map(write);
  for (let crash = 0; crash < 6; crash += 1) {
    const before = confirmed.size;
    await expect.poll(() => confirmed.size).toBeGreaterThan(before + 20);
    await cluster.stop("immediate");
    await cluster.start();
  }
  stopping.abort();
  await Promise.all(writing);
  const log = await wholeLog(open(own, "pc-3"));
  const nonces = log.map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  expect([...confirmed].filter((nonce) => !nonces.includes(nonce))).toEqual([]);
  expect(nonces.filter((nonce) => !tried.has(nonce))).toEqual([]);
  expect(log.map(({ pos }) => pos)).toEqual(log.map((_, n) => n + 1));
});

test("a computer that is frozen beyond its lease writes and sends nothing when it wakes", async () => {
  const own = await createOfficeDatabase(await sharedCluster());
  const { name, user, password, port } = own;
  const holder = spawn(process.execPath, [join(import.meta.dirname, "lease-holder.ts")], {
    env: { ...process.env, name, user, password, port: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  undo.push(async () => void holder.kill("SIGKILL"));
  const lines = createInterface(holder.stdout)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? "null");
  const { is, term } = await next();
  expect(is).toBe("driving");
  const other = open(own, "pc-2");
  await expect.poll(async () => (await endOf(other)).pos).toBeGreaterThan(20);
  holder.kill("SIGSTOP");
  // Thirty seconds go by in the database.
  await own.administer("UPDATE pigeonhole.head SET lease_until = lease_until - 30000");
  let taken: Awaited<ReturnType<Ledger["acquire"]>>;
  do taken = await other.acquire(await endOf(other));
  while (taken.is === "behind");
  expect(taken).toMatchObject({ is: "granted", lease: { term: term + 1 } });
  const atTakeOver = await endOf(other);
  holder.kill("SIGCONT");
  const stopped = await next();
  expect(stopped.is).toBe("stopped");
  // Whether it was frozen before its intent or before its gate, neither is let through.
  expect([
    ["fenced", "fenced"],
    ["appended", "held"],
  ]).toContainEqual([stopped.append, stopped.gate]);
  expect(await endOf(other)).toEqual(atTakeOver);
  if (holder.exitCode === null) await once(holder, "exit");
});
