/** @file Two agents with two journals on one inbox, in random histories: nothing is posted twice, and nothing is lost. */

import { expect, test } from "vitest";
import { createAfterRestore } from "../../main/assemble/after-restore.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import { createFakeClock, untilPromisesSettle } from "../fakes/fake-clock.ts";
import { createFakeWorldOn, type FakeWorld, invoicesCsv, sampleSettings, shareWorld } from "../fakes/fake-world.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import { numbersIn } from "./check-promises.ts";
import { type Life, type Spoilt, startLife } from "./life.ts";
import { isNote } from "./own-folders.ts";
import { createPower, type Power } from "./power.ts";

const histories = 40;

/** What one agent leaves out, to prove that its lack is noticed. */
interface Planted {
  readonly spoilt?: Spoilt;
  readonly forgetsDoubt?: true;
}

interface Computer {
  readonly world: FakeWorld;
  power: Power;
  life: Life;
}

/** Numbers from 0 up to 1 that a seed gives; see the clock's own. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function startOn(world: FakeWorld, power: Power, { spoilt, forgetsDoubt }: Planted): Life {
  const doubts = (journal: MemoryJournal, folder: Inboxes) =>
    createAfterRestore({
      journal,
      inboxes: folder,
      listOwn: async ({ id }, own) => {
        const lying = world.disk.paths(id).filter((path) => path.startsWith(`${own}/`) && !isNote(path));
        return lying.map((path) => path.slice(own.length + 1));
      },
    });
  // Of the very journal that the agent has, and of its own eyes for the folder.
  const afterRestore = doubts(world.journal, world.folder);
  const doubtAbout = forgetsDoubt ? () => null : afterRestore.doubtAbout;
  const inDoubt: FakeWorld = { ...world, ports: { ...world.ports, doubtAbout } };
  return startLife(inDoubt, power, spoilt, false, (ports) => ({
    inboxes: {
      sweep: async (inbox, nowMs, onlyLooks) => {
        if (!onlyLooks && !forgetsDoubt) await afterRestore.sweep(inbox, nowMs);
        return (ports.folder as Inboxes).sweep(inbox, nowMs);
      },
      watch: () => ({ close: async () => {} }),
      count: (ports.folder as Inboxes).count,
    },
  }));
}

interface Played {
  readonly broken: readonly string[];
  readonly dropped: number;
  readonly posted: number;
}

/** Plays one history; returns what was posted more than once, and what was thrown. */
async function play(seed: number, planted: Planted = {}): Promise<Played> {
  const chance = chanceFrom(seed);
  const shared = shareWorld(createFakeClock(1, untilPromisesSettle));
  const { clock, disk, service, markers } = shared;
  const broken: string[] = [];
  const start = (world: FakeWorld): Computer => {
    const power = createPower();
    const life = startOn(world, power, planted);
    life.agent.start();
    return { world, power, life };
  };
  const computers = ["PC-1", "PC-2"].map((name) => start(createFakeWorldOn(shared, sampleSettings(), undefined, name)));
  const dropped: string[] = [];
  const any = () => computers[Math.floor(chance() * computers.length)] as Computer;

  for (let step = 0; step < 25; step += 1) {
    const is = chance();
    if (is < 0.5) {
      const number = `A${seed}${String(dropped.length).padStart(2, "0")}`;
      dropped.push(number);
      disk.drop(`${number}.csv`, invoicesCsv(number));
    } else if (is < 0.6) await clock.during(any().life.claims.claim("payables", "Ada"));
    else if (is < 0.65) markers.delete("payables");
    else if (is < 0.68) markers.set("payables", "damaged");
    else if (is < 0.76) service.answerWith(["accept"], Math.floor(chance() * 150_000));
    else if (is < 0.84) {
      // The power goes off at some moment, and the computer is started again a while later.
      const computer = any();
      computer.power.goOffIn(1 + Math.floor(chance() * 6));
      await clock.advance(chance() * 60_000);
      const { bugs } = computer.life;
      broken.push(...bugs.map((bug) => `a bug: ${bug instanceof Error ? bug.stack : bug}`));
      const stopped = computer.life.agent.stop();
      await clock.during(stopped.catch(() => {}));
      Object.assign(computer, start(computer.world));
    }
    await clock.advance(chance() * (is < 0.5 ? 4_000 : 150_000));
  }
  await clock.advance(5 * 60_000);
  for (const { life } of computers) {
    await clock.during(life.agent.stop().catch(() => {}));
    broken.push(...life.bugs.map((bug) => `a bug: ${bug instanceof Error ? bug.stack : bug}`));
  }
  const arrived = service.arrived.flatMap((arrival) => (arrival.what === "batch" ? numbersIn(arrival.payload) : []));
  const twice = arrived.filter((number, at) => arrived.indexOf(number) !== at);
  broken.push(...twice.map((number) => `${number} was posted twice`));
  const lying = disk.paths().filter((path) => !isNote(path));
  if (lying.length !== dropped.length) broken.push(`of ${dropped.length} files ${lying.length} are left`);
  return { broken, dropped: dropped.length, posted: arrived.length };
}

async function firstBroken(planted: Planted): Promise<readonly string[] | null> {
  for (let seed = 1; seed <= histories; seed += 1) {
    const { broken } = await play(seed, planted);
    if (broken.length > 0) return [`seed ${seed}`, ...broken];
  }
  return null;
}

test("two agents on one inbox post nothing twice and lose nothing, in any order of claims, with any marker", async () => {
  expect(await firstBroken({})).toBeNull();
});

test("most of what is dropped in these histories is posted", async () => {
  let [dropped, posted] = [0, 0];
  for (let seed = 1; seed <= 10; seed += 1) {
    const played = await play(seed);
    dropped += played.dropped;
    posted += played.posted;
  }
  expect(posted).toBeGreaterThan(dropped / 3);
});

test.each<[string, Planted]>([
  [
    "does not look at the marker",
    {
      spoilt: {
        claims: (claims) => ({ ...claims, look: async () => null, mayImport: async () => true, refusal: () => null }),
      },
    },
  ],
  ["forgets what lay there when it took the inbox over", { forgetsDoubt: true }],
])("the histories catch an agent that %s", async (_, planted) => {
  expect(await firstBroken(planted)).not.toBeNull();
});
