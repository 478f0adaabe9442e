/** @file What an office may rely on in its ledger, held against the one in memory and the one in PostgreSQL 15. */

import { afterEach, describe, expect, test } from "vitest";
import { entryHash } from "../../main/ledger/entry-hash.ts";
import type { Entry, Ledger, LogPosition } from "../../main/office/ledger.ts";
import { createMemoryOffice } from "../fakes/memory-ledger.ts";
import { createOfficeDatabase, type OfficeDatabase } from "../postgres/cluster.ts";
import { openLedger } from "../postgres/open-ledger.ts";
import { sharedCluster } from "../postgres/shared-cluster.ts";

interface Bench {
  open(computer: string): Ledger;
  /** Lets time pass for the database alone. */
  pass(ms: number): Promise<void>;
  /** The database starts again, without its last entries. */
  restart(without: number): Promise<void>;
  damageSnapshots(): Promise<void>;
}

const opened: Ledger[] = [];
afterEach(async () => {
  for (const ledger of opened.splice(0)) await ledger.close();
});

async function inMemory(): Promise<Bench> {
  let now = Date.UTC(2026, 10, 23);
  const office = createMemoryOffice({ now: () => now });
  return {
    open: (id) => office.open({ id, name: id.toUpperCase() }, { monotonic: () => performance.now(), wall: Date.now }),
    async pass(ms) {
      now += ms;
    },
    async restart(without) {
      now += 1;
      office.restart(without);
    },
    damageSnapshots: async () => office.damageSnapshots(),
  };
}

/** One database for the whole file; each test begins with an empty office in it. */
let database: OfficeDatabase | null = null;

async function inPostgres(): Promise<Bench> {
  database ??= await createOfficeDatabase(await sharedCluster());
  const { administer } = database;
  await administer(
    "TRUNCATE pigeonhole.head, entries, computers, snapshots, snapshot_pieces".replace(/, /g, ", pigeonhole."),
  );
  await administer("INSERT INTO pigeonhole.head (version, hash) VALUES (1, '')");
  await administer("UPDATE pigeonhole.head SET hash = pigeonhole.start_hash(office)");
  const own = database;
  return {
    open(computer) {
      const ledger = openLedger(own, computer);
      opened.push(ledger);
      return ledger;
    },
    async pass(ms) {
      await administer(`UPDATE pigeonhole.head SET lease_until = lease_until - ${ms},
        reserved_until = reserved_until - ${ms}, noticed_at = noticed_at - ${ms}, awaited_since = awaited_since - ${ms}`);
      await administer(`UPDATE pigeonhole.computers SET last_seen = last_seen - ${ms}`);
    },
    async restart(without) {
      await administer(`DELETE FROM pigeonhole.entries WHERE pos > (SELECT pos FROM pigeonhole.head) - ${without}`);
      await administer(`UPDATE pigeonhole.head SET (pos, hash) = (
          SELECT coalesce(max(pos), 0), coalesce((array_agg(hash ORDER BY pos DESC))[1], pigeonhole.start_hash(office))
          FROM pigeonhole.entries), server_start = server_start - interval '1 day'`);
    },
    damageSnapshots: async () =>
      void (await administer("UPDATE pigeonhole.snapshot_pieces SET bytes = bytes || '!' WHERE n = 0")),
  };
}

let nonces = 0;
const nonce = () => {
  nonces += 1;
  return `nonce ${nonces}`;
};

async function start(ledger: Ledger): Promise<LogPosition> {
  const found = await ledger.find();
  if (found.is !== "office") throw new Error(JSON.stringify(found));
  return found.start;
}

/** Appends one entry for each body, one after the other, as a person's decision. */
async function write(ledger: Ledger, known: LogPosition, ...bodies: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const body of bodies) {
    const said = await ledger.append({ known: entries.at(-1) ?? known, term: null, body, nonce: nonce() });
    if (said.is !== "appended") throw new Error(JSON.stringify(said));
    entries.push(said.entry);
  }
  return entries;
}

async function drive(ledger: Ledger, known: LogPosition): Promise<number> {
  const said = await ledger.acquire(known);
  if (said.is !== "granted") throw new Error(JSON.stringify(said));
  return said.lease.term;
}

const atEnd = (entries: readonly Entry[]): Entry => entries.at(-1) as Entry;
const positionOf = ({ pos, hash }: LogPosition): LogPosition => ({ pos, hash });

async function* piecesOf(...pieces: readonly Uint8Array[]) {
  yield* pieces;
}

describe.each([
  ["in memory", inMemory],
  ["in PostgreSQL", inPostgres],
])("a ledger %s", (_where, make) => {
  describe("holds a log that", () => {
    test("every computer reads in the same order, to the character", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const bodies = ['{"a":"Müller & Söhne 😀\\u0000"}', "[]", JSON.stringify("x".repeat(300_000))];
      const begin = await start(one);
      const entries = await write(one, begin, ...bodies);
      expect(entries.map(({ pos }) => pos)).toEqual([1, 2, 3]);
      expect(entries.map(({ body }) => body)).toEqual(bodies);
      const end = positionOf(atEnd(entries));
      expect(await two.read(begin)).toEqual({ is: "entries", entries, end });
      expect(await two.read(entries[0] as Entry)).toEqual({ is: "entries", entries: entries.slice(1), end });
      expect(await two.read(end)).toEqual({ is: "entries", entries: [], end });
    });

    test("is a chain: each hash holds the one before it and the whole entry", async () => {
      const ledger = (await make()).open("pc-1");
      const begin = await start(ledger);
      const entries = await write(ledger, begin, "1", "2");
      expect(entries.map(({ hash }) => hash)).toEqual([
        entryHash(begin.hash, entries[0] as Entry),
        entryHash(entries[0]?.hash ?? "", entries[1] as Entry),
      ]);
      expect(Math.abs((entries[0] as Entry).writtenAt - (entries[1] as Entry).writtenAt)).toBeLessThan(60_000);
    });

    test("takes no entry from a computer that has not read to its end", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const [first] = await write(one, begin, "1");
      const end = positionOf(first as Entry);
      expect(await two.append({ known: begin, term: null, body: "2", nonce: nonce() })).toEqual({ is: "behind", end });
      expect(await one.read(begin)).toMatchObject({ entries: [{ body: "1" }], end });
    });

    test("takes one of several entries that are appended at the same moment", async () => {
      const bench = await make();
      const ledgers = ["pc-1", "pc-2", "pc-3"].map(bench.open);
      let known = await start(ledgers[0] as Ledger);
      for (let round = 0; round < 10; round += 1) {
        const at = known;
        const said = await Promise.all(
          ledgers.map((ledger, n) => ledger.append({ known: at, term: null, body: `${n}`, nonce: nonce() })),
        );
        expect(said.map(({ is }) => is).toSorted()).toEqual(["appended", "behind", "behind"]);
        for (const one of said) if (one.is === "appended") known = one.entry;
      }
      expect(known.pos).toBe(10);
    });

    test("holds an entry once, however often it is appended, and also after others", async () => {
      const ledger = (await make()).open("pc-1");
      const begin = await start(ledger);
      const same = { known: begin, term: null, body: "once", nonce: nonce() };
      const first = await ledger.append(same);
      expect(await ledger.append(same)).toEqual(first);
      if (first.is !== "appended") throw new Error("it was not appended");
      const [last] = await write(ledger, first.entry, "after it");
      expect(await ledger.append(same)).toEqual(first);
      expect(await ledger.read(begin)).toMatchObject({ entries: [{ pos: 1 }, { pos: 2 }], end: { pos: 2 } });
      expect(last?.pos).toBe(2);
    });
  });

  describe("fences off", () => {
    test("the one who drove before, and nobody who decides", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const old = await drive(one, begin);
      await bench.pass(30_000);
      const term = await drive(two, begin);
      expect(term).toBe(old + 1);
      const late = { known: begin, term: old, body: "late", nonce: nonce() };
      expect(await one.append(late)).toMatchObject({ is: "fenced", holder: { computer: "pc-2", term } });
      const [decision] = await write(one, begin, "a decision");
      expect(await two.append({ known: decision as Entry, term, body: "next", nonce: nonce() })).toMatchObject({
        is: "appended",
        entry: { pos: 2, term, computer: "pc-2" },
      });
      expect(await one.append({ ...late, term })).toMatchObject({ is: "fenced" });
    });

    test("nobody whose lease ran out while no other computer took it", async () => {
      const bench = await make();
      const ledger = bench.open("pc-1");
      const begin = await start(ledger);
      const term = await drive(ledger, begin);
      await bench.pass(60_000);
      expect(await ledger.append({ known: begin, term, body: "{}", nonce: nonce() })).toMatchObject({ is: "appended" });
    });

    test("an earlier run on the same computer", async () => {
      const ledger = (await make()).open("pc-1");
      const begin = await start(ledger);
      const old = await drive(ledger, begin);
      expect(await drive(ledger, begin)).toBe(old + 1);
      const said = await ledger.append({ known: begin, term: old, body: "{}", nonce: nonce() });
      expect(said).toMatchObject({ is: "fenced" });
    });
  });

  describe("grants the lease", () => {
    test("to one computer of many that ask at once", async () => {
      const bench = await make();
      const ledgers = ["pc-1", "pc-2", "pc-3"].map(bench.open);
      const begin = await start(ledgers[0] as Ledger);
      const said = await Promise.all(ledgers.map((ledger) => ledger.acquire(begin)));
      expect(said.map(({ is }) => is).toSorted()).toEqual(["granted", "held", "held"]);
    });

    test("for 30 seconds, counted from before it was asked", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await bench.open("pc-3").look(begin, true);
      const [monotonic, wall] = [performance.now(), Date.now()];
      const said = await one.acquire(begin);
      if (said.is !== "granted") throw new Error("it was not granted");
      expect(said.lease.untilMonotonicMs - 30_000).toBeLessThanOrEqual(performance.now());
      expect(said.lease.untilMonotonicMs - 30_000 - monotonic).toBeLessThan(1_000);
      expect(Math.abs(said.lease.untilWallMs - 30_000 - wall)).toBeLessThan(1_000);
      await bench.pass(25_000);
      expect(await two.acquire(begin)).toMatchObject({
        is: "held",
        holder: { computer: "pc-1", term: said.lease.term },
      });
      expect(await one.renew(said.lease.term, begin)).toMatchObject({
        is: "granted",
        lease: { term: said.lease.term },
      });
      await bench.pass(25_000);
      expect(await two.acquire(begin)).toMatchObject({ is: "held" });
      await bench.pass(5_001);
      expect(await two.acquire(begin)).toMatchObject({ is: "granted", lease: { term: said.lease.term + 1 } });
      expect(await one.renew(said.lease.term, begin)).toMatchObject({ is: "held", holder: { computer: "pc-2" } });
    });

    test("again to a computer that slept too long, where no other took it", async () => {
      const bench = await make();
      const ledger = bench.open("pc-1");
      const begin = await start(ledger);
      const term = await drive(ledger, begin);
      await bench.pass(600_000);
      expect(await ledger.renew(term, begin)).toMatchObject({ is: "granted", lease: { term } });
    });

    test("only to a computer that has read to the end", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const [entry] = await write(one, begin, "1");
      expect(await two.acquire(begin)).toEqual({ is: "behind", end: positionOf(entry as Entry) });
      expect(await two.acquire(entry as Entry)).toMatchObject({ is: "granted" });
      // Who drives already may be behind a decision.
      const [decision] = await write(one, entry as Entry, "2");
      expect(await two.renew(1, entry as Entry)).toMatchObject({ is: "granted" });
      expect(decision?.pos).toBe(2);
    });

    test("at once after it was given up, and after a hand-over first to the computer that was named", async () => {
      const bench = await make();
      const [one, two, three] = [bench.open("pc-1"), bench.open("pc-2"), bench.open("pc-3")];
      const begin = await start(one);
      const term = await drive(one, begin);
      // Of another term, and by one who has it not: nothing happens.
      await one.release(term + 1, null);
      await two.release(term, null);
      expect(await two.acquire(begin)).toMatchObject({ is: "held" });
      expect(await one.release(term, null)).toEqual({ is: "released" });
      const second = await drive(two, begin);
      await two.release(second, "pc-3");
      expect(await one.acquire(begin)).toMatchObject({ is: "held", holder: { computer: "pc-3" } });
      const third = await drive(three, begin);
      await three.release(third, "pc-1");
      expect(await two.acquire(begin)).toMatchObject({ is: "held" });
      await bench.pass(10_000);
      expect(await drive(two, begin)).toBe(third + 1);
    });
  });

  describe("shows the office", () => {
    test("its computers, who drives, and the end of the log", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      expect(await one.look(begin, true)).toMatchObject({ is: "seen", end: begin, holder: null });
      const term = await drive(one, begin);
      const [entry] = await write(one, begin, "1");
      const seen = await two.look(begin, false);
      expect(seen).toMatchObject({ end: positionOf(entry as Entry), holder: { computer: "pc-1", term } });
      if (seen.is !== "seen") throw new Error("it was not seen");
      expect(seen.computers).toMatchObject([
        { id: "pc-1", name: "PC-1", version: "1", isReady: true },
        { id: "pc-2", name: "PC-2", version: "1", isReady: false },
      ]);
      for (const { lastSeen } of seen.computers) expect(seen.now - lastSeen).toBeLessThan(60_000);
      expect(await two.forget()).toEqual({ is: "forgotten" });
      expect(await one.look(begin, true)).toMatchObject({ computers: [{ id: "pc-1" }] });
    });

    test("a computer that was not seen for an hour, with the time when it was", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await one.look(begin, true);
      await bench.pass(3_600_000);
      const seen = await two.look(begin, true);
      if (seen.is !== "seen") throw new Error("it was not seen");
      expect(seen.now - (seen.computers[0]?.lastSeen ?? 0)).toBeGreaterThanOrEqual(3_600_000);
    });

    test("tells at once that an entry was appended, or that somebody drives", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await two.look(begin, true);
      let told = 0;
      const stop = two.onChange(() => {
        told += 1;
      });
      const [entry] = await write(one, begin, "1");
      await expect.poll(() => told).toBe(1);
      await drive(one, entry as Entry);
      await expect.poll(() => told).toBe(2);
      stop();
      const [next] = await write(one, entry as Entry, "2");
      await two.look(next as Entry, true);
      expect(told).toBe(2);
    });
  });

  describe("that lost commits", () => {
    test("says so to every computer that knows them, at each call", async () => {
      const bench = await make();
      const ledger = bench.open("pc-1");
      const begin = await start(ledger);
      const term = await drive(ledger, begin);
      const entries = await write(ledger, begin, "1", "2", "3");
      await bench.restart(2);
      const lost = { is: "lost", end: positionOf(entries[0] as Entry) };
      const known = atEnd(entries);
      expect(await ledger.look(known, true)).toEqual(lost);
      expect(await ledger.read(known)).toEqual(lost);
      expect(await ledger.acquire(known)).toEqual(lost);
      expect(await ledger.renew(term, known)).toEqual(lost);
      expect(await ledger.append({ known, term: null, body: "4", nonce: nonce() })).toEqual(lost);
    });

    test("takes them back from a computer that knows them, and is then the same as before", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const entries = await write(one, begin, "1", "2", "3");
      await one.look(atEnd(entries), true);
      await bench.restart(2);
      expect(await one.refill(entries.slice(2))).toMatchObject({ is: "lost" });
      expect(await one.refill(entries.slice(1))).toEqual({ is: "refilled", end: positionOf(atEnd(entries)) });
      // Another computer that knows them too does no harm.
      expect(await two.refill(entries.slice(1))).toMatchObject({ is: "refilled" });
      expect(await two.read(begin)).toMatchObject({ is: "entries", entries });
    });

    test("takes back nothing that was not in it", async () => {
      const bench = await make();
      const ledger = bench.open("pc-1");
      const begin = await start(ledger);
      const entries = await write(ledger, begin, "1", "2");
      await bench.restart(1);
      const forged = { ...atEnd(entries), body: "3" };
      expect(await ledger.refill([forged])).toMatchObject({ is: "other-log" });
      expect(await ledger.read(begin)).toMatchObject({ entries: [{ body: "1" }] });
    });

    test("and went on without them has another log", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const entries = await write(one, begin, "1", "2", "3");
      await bench.restart(2);
      const others = await write(two, entries[0] as Entry, "other", "others");
      const known = atEnd(entries);
      const other = { is: "other-log", end: positionOf(atEnd(others)) };
      expect(await one.look(known, true)).toEqual(other);
      expect(await one.read(known)).toEqual(other);
      expect(await one.acquire(known)).toEqual(other);
      expect(await one.append({ known, term: null, body: "4", nonce: nonce() })).toEqual(other);
      expect(await one.refill(entries.slice(1))).toEqual(other);
    });

    test("grants no term a second time that an entry was written in", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      // The grants are lost too, and only the entry says that there were two.
      const term = (await drive(one, begin)) + 7;
      const entry = { pos: 1, term, computer: "pc-1", nonce: nonce(), writtenAt: 1, body: "{}" };
      const whole = { ...entry, hash: entryHash(begin.hash, entry) };
      expect(await one.refill([whole])).toMatchObject({ is: "refilled" });
      expect(await drive(two, whole)).toBe(term + 1);
    });

    test("of another office is not taken for this one", async () => {
      const ledger = (await make()).open("pc-1");
      const known = { pos: 0, hash: "of another office" };
      expect(await ledger.acquire(known)).toMatchObject({ is: "other-log" });
      expect(await ledger.look(known, true)).toMatchObject({ is: "other-log" });
    });
  });

  describe("that was started again", () => {
    test("waits until every computer that lives has said what it knows", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const term = await drive(one, begin);
      const [entry, second] = await write(one, begin, "1", "2");
      await one.look(second as Entry, true);
      await two.look(entry as Entry, true);
      await bench.restart(1);
      // The second computer never saw the entry that is lost: it would drive, and send what was sent.
      expect(await two.look(entry as Entry, true)).toMatchObject({ is: "seen" });
      expect(await two.acquire(entry as Entry)).toMatchObject({ is: "settling" });
      const decision = { known: entry as Entry, term: null, body: "{}", nonce: nonce() };
      const said = await two.append(decision);
      expect(said).toMatchObject({ is: "settling" });
      if (said.is === "settling") expect(Math.abs(said.remainingMs - 20_000)).toBeLessThanOrEqual(5_000);
      expect(await one.look(second as Entry, true)).toMatchObject({ is: "lost" });
      expect(await two.acquire(entry as Entry)).toMatchObject({ is: "settling" });
      expect(await one.refill([second as Entry])).toMatchObject({ is: "refilled" });
      expect(await one.renew(term, second as Entry)).toMatchObject({ is: "settling" });
      expect(await one.look(second as Entry, true)).toMatchObject({ is: "seen" });
      expect(await one.renew(term, second as Entry)).toMatchObject({ is: "granted" });
      expect(await two.append(decision)).toMatchObject({ is: "behind" });
    });

    test("waits 20 seconds at most for a computer that does not come back", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await one.look(begin, true);
      await bench.restart(0);
      expect(await two.acquire(begin)).toMatchObject({ is: "settling" });
      await bench.pass(20_001);
      expect(await two.acquire(begin)).toMatchObject({ is: "granted" });
    });

    test("waits for no computer that was switched off a minute before the others were seen last", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await one.look(begin, true);
      await bench.pass(61_000);
      await two.look(begin, true);
      await bench.restart(0);
      expect(await two.acquire(begin)).toMatchObject({ is: "settling" });
      await two.look(begin, true);
      expect(await two.acquire(begin)).toMatchObject({ is: "granted" });
    });

    test("waits also where it was away for days: a backup that was put back knows old times alone", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      await one.look(begin, true);
      await bench.pass(3 * 24 * 3_600_000);
      await bench.restart(0);
      expect(await two.acquire(begin)).toMatchObject({ is: "settling" });
      await one.look(begin, true);
      expect(await two.acquire(begin)).toMatchObject({ is: "granted" });
    });
  });

  describe("keeps snapshots for those that join", () => {
    const bytes = (length: number, seed: number) => Uint8Array.from({ length }, (_, n) => (n * seed + (n >> 8)) % 251);

    test("none at first, and then the newest, to the byte", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      expect(await two.find()).toEqual({
        is: "office",
        place: expect.any(String),
        now: expect.any(Number),
        ...{ start: begin, end: begin, snapshot: null, holder: null, computers: [] },
      });
      const image = bytes(2_500_000, 7);
      expect(await one.saveSnapshot(begin, piecesOf(image.subarray(0, 10), image.subarray(10)))).toEqual({
        is: "saved",
      });
      const [entry] = await write(one, begin, "1");
      const found = await two.find();
      if (found.is !== "office" || found.snapshot === null) throw new Error("there is no snapshot");
      expect(found).toMatchObject({ end: positionOf(entry as Entry), snapshot: { ...begin, sizeBytes: image.length } });
      const read: Uint8Array[] = [];
      expect(await two.fetchSnapshot(found.snapshot, async (piece) => void read.push(piece))).toEqual({
        is: "fetched",
      });
      expect(Buffer.concat(read).equals(image)).toBe(true);
      await one.saveSnapshot(entry as Entry, piecesOf(bytes(10, 3)));
      expect(await two.find()).toMatchObject({ snapshot: { ...positionOf(entry as Entry), sizeBytes: 10 } });
    });

    test("the first one of two that create the office at once", async () => {
      const bench = await make();
      const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
      const begin = await start(one);
      const save = (ledger: Ledger, seed: number) => ledger.saveSnapshot(begin, piecesOf(bytes(100, seed)));
      const said = await Promise.all([save(one, 3), save(two, 5)]);
      expect(said.map(({ is }) => is).toSorted()).toEqual(["saved", "taken"]);
    });

    test("none of a log that the database does not have", async () => {
      const ledger = (await make()).open("pc-1");
      const at = { pos: 3, hash: "unknown" };
      expect(await ledger.saveSnapshot(at, piecesOf(bytes(10, 3)))).toMatchObject({ is: "lost" });
    });

    test("and finds out that one is damaged", async () => {
      const bench = await make();
      const ledger = bench.open("pc-1");
      await ledger.saveSnapshot(await start(ledger), piecesOf(bytes(1_000, 3)));
      await bench.damageSnapshots();
      const found = await ledger.find();
      if (found.is !== "office" || found.snapshot === null) throw new Error("there is no snapshot");
      expect(await ledger.fetchSnapshot(found.snapshot, async () => {})).toEqual({ is: "damaged" });
    });
  });
});

describe("the ledger in PostgreSQL", () => {
  test("does not believe a log that an administrator has changed by hand", async () => {
    const bench = await inPostgres();
    const ledger = bench.open("pc-1");
    const begin = await start(ledger);
    const entries = await write(ledger, begin, "1", "2", "3");
    await database?.administer("UPDATE pigeonhole.entries SET body = '4' WHERE pos = 2");
    expect(await ledger.read(begin)).toMatchObject({ is: "other-log" });
    expect(await ledger.read(entries[1] as Entry)).toMatchObject({ is: "entries", entries: [{ body: "3" }] });
  });
});

describe("a log that is put back from a dump while the server runs", () => {
  test("waits for what the computers know, as after a start", async () => {
    const bench = await inPostgres();
    const [one, two] = [bench.open("pc-1"), bench.open("pc-2")];
    const entries = await write(one, await start(one), "1", "2");
    await one.look(atEnd(entries), true);
    await database?.administer(`CREATE TEMP TABLE dump AS TABLE pigeonhole.entries; TRUNCATE pigeonhole.entries;
      INSERT INTO pigeonhole.entries TABLE dump; DROP TABLE dump`);
    expect(await two.acquire(atEnd(entries))).toMatchObject({ is: "settling" });
    await one.look(atEnd(entries), true);
    expect(await two.acquire(atEnd(entries))).toMatchObject({ is: "granted" });
  });
});

describe("the ledger in memory", () => {
  const cutOff = { is: "away", problem: { why: "unreachable", detail: "the database is away" } };

  test("can be cut off from one computer, before a request arrives or after", async () => {
    const office = createMemoryOffice({ now: Date.now });
    const [one, two] = ["pc-1", "pc-2"].map((id) => office.open({ id, name: id })) as [Ledger, Ledger];
    const begin = await start(one);
    office.cut("away", "pc-1");
    expect(await one.append({ known: begin, term: null, body: "1", nonce: nonce() })).toEqual(cutOff);
    expect(office.entries()).toEqual([]);
    office.cut("replies", "pc-1");
    expect(await one.append({ known: begin, term: null, body: "1", nonce: nonce() })).toEqual(cutOff);
    expect(office.entries()).toHaveLength(1);
    expect(await two.read(begin)).toMatchObject({ entries: [{ body: "1" }] });
    office.cut(null);
    office.loseReply("pc-1");
    expect(await one.read(begin)).toEqual(cutOff);
    expect(await one.read(begin)).toMatchObject({ is: "entries" });
  });
});
