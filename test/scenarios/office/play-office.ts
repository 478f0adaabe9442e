/** @file Plays a random history of an office: two or three computers on one inbox, and all that may befall them. */

import { decide } from "../../../main/imports/decide.ts";
import type { Import, StateName } from "../../../shared/imports/import.ts";
import { createFakeClock, untilPromisesSettle } from "../../fakes/fake-clock.ts";
import { type FakeWorld, invoicesCsv, pdf, shareWorld } from "../../fakes/fake-world.ts";
import { createMemoryOffice } from "../../fakes/memory-ledger.ts";
import { createChance } from "../../fault-injection/chance.ts";
import { numbersIn } from "../check-promises.ts";
import { isNote } from "../own-folders.ts";
import { createOfficeComputer, type OfficeComputer, type OfficePlant } from "./office-computer.ts";

export interface PlayedOffice {
  /** A sentence for each promise that was broken. */
  readonly broken: readonly string[];
  readonly lines: readonly string[];
  readonly dropped: number;
  readonly takeOvers: number;
  readonly settled: number;
}

const minuteMs = 60_000;
/** Of one history. */
const mostSteps = 40;
/**
 * What passes between two happenings, in ms: less than a settled file needs, and more than a lease lasts. Longer pauses
 * find less: of a planted take-over that sends again, pauses of up to 90 s found half as much in the same processor time.
 */
const pauses = [500, 5_000, 10_000, 40_000] as const;
/** Rounds of five minutes in which an office that is well again has to come to rest. */
const mostRounds = 12;
/** After it has: a call that a frozen computer let go of has arrived by then, and each lease was taken or renewed. */
const afterRestMs = 90_000;

export async function playOffice(seed: number, plant: OfficePlant = {}): Promise<PlayedOffice> {
  const chance = createChance(seed);
  for (let n = 0; n < 4; n += 1) chance.next();
  const shared = shareWorld(createFakeClock(1, untilPromisesSettle));
  const { clock, disk, service } = shared;
  const never = new AbortController().signal;
  const office = createMemoryOffice({
    now: clock.now,
    travel: () => clock.wait(chance.between(0, 40), never),
    silence: () => clock.wait(5_000, never),
  });
  let slowMs = 5_000;
  const names = ["PC-1", "PC-2", "PC-3"].slice(0, chance.between(2, 3));
  const travelMs = () => slowMs / 4 + chance.between(0, slowMs);
  const computers = names.map((name) => createOfficeComputer({ shared, office, name, travelMs, plant }));
  const found = await clock.during(office.open({ id: "set-up", name: "set-up" }).find());
  if (found.is !== "office") throw new Error("there is no office");
  const [first] = computers;
  const dropped: string[] = [];
  const broken: string[] = [];
  const lines: string[] = [];
  const again: string[] = [];
  let settled = 0;
  let dead = new Set<OfficeComputer>();
  /** Cut off from the database. */
  let cutOff = new Set<OfficeComputer>();
  const say = (line: string) => void lines.push(`${new Date(clock.now()).toISOString().slice(11, 19)} ${line}`);

  for (const computer of computers) {
    computer.image.apply([], found.start);
    computer.start();
    await clock.advance(100);
  }

  const isWell = (computer: OfficeComputer) => !dead.has(computer) && !computer.isFrozen() && !cutOff.has(computer);
  const any = (from: readonly OfficeComputer[] = computers) => from[chance.between(0, from.length - 1)] ?? first;

  /** The one that drives, more often than not: what befalls it matters most. */
  const likelyDriver = () =>
    any(chance.next() < 0.6 ? computers.filter((each) => each.isDriving()) : computers) ?? first;

  const hasArrived = (image: FakeWorld["journal"] | OfficeComputer["image"], import_: Import): boolean => {
    if (import_.state.at !== "unknown") return false;
    const payload = image.payload(import_.id, import_.state.part);
    return service.arrived.some((arrival) =>
      arrival.what === "batch"
        ? arrival.payload === payload
        : arrival.sha256 === import_.sha256 && arrival.purchaseInvoiceId === import_.purchaseInvoiceId,
    );
  };

  /** A person at one computer looks into the finance system, and says what is there. */
  async function settle(computer: OfficeComputer): Promise<void> {
    const import_ = computer.image.list(1_000).find(({ state }) => state.at === "unknown");
    if (!import_) return;
    const answer = hasArrived(computer.image, import_) ? "arrived" : "send-again";
    say(`${computer.name}: a person says of ${import_.place.dropped}: ${answer}`);
    settled += 1;
    const saying = decide({ clock, journal: computer.decides }, import_.id, { type: "settle", answer }, "Ada");
    // Where the office takes no decision now, they say it again later.
    saying.catch(() => {});
    await clock.advance(2_000);
  }

  function drop(): void {
    // Alike in each history: what was read once is not read again.
    const number = `A1${String(dropped.length).padStart(2, "0")}`;
    dropped.push(number);
    const isDocument = chance.next() < 0.3;
    const path = isDocument ? `1000${dropped.length} scan ${number}.pdf` : `${number}.csv`;
    say(`dropped ${path}`);
    disk.drop(path, isDocument ? pdf(number) : invoicesCsv(number));
  }

  const happenings: readonly (readonly [number, () => Promise<void> | void])[] = [
    [10, drop],
    [
      3,
      () => {
        slowMs = chance.pick([200, 5_000, 20_000, 40_000]);
      },
    ],
    [
      5,
      () => {
        const computer = likelyDriver();
        computer?.freeze(!computer.isFrozen());
        say(`${computer?.name} ${computer?.isFrozen() ? "is frozen" : "goes on"}`);
      },
    ],
    [
      3,
      async () => {
        const computer = likelyDriver();
        if (!computer || dead.has(computer)) return;
        const isAsleep = computer.isFrozen();
        say(`${computer.name} ${isAsleep ? "wakes" : "falls asleep"}`);
        if (isAsleep) return computer.wakeUp(chance.next() < 0.7);
        computer.fallAsleep();
        await clock.advance(chance.pick([0, 100, 2_000, 5_000]));
        computer.freeze(true);
      },
    ],
    [
      4,
      () => {
        const computer = likelyDriver();
        if (!computer) return;
        const how = cutOff.delete(computer) ? null : chance.pick(["away", "replies"] as const);
        if (how !== null) cutOff.add(computer);
        office.cut(how, computer.name);
        say(`${computer.name} and the database: ${how ?? "connected"}`);
      },
    ],
    [3, () => office.loseReply(likelyDriver()?.name ?? "")],
    [
      3,
      () => {
        const [computer, what, isCut] = [
          likelyDriver(),
          chance.pick(["service", "share"] as const),
          chance.next() < 0.6,
        ];
        computer?.cutFrom(what, isCut);
        say(`${computer?.name} and the ${what}: ${isCut ? "cut" : "connected"}`);
      },
    ],
    [
      2,
      () => {
        const skewMs = chance.between(-10, 10) * minuteMs;
        any()?.setClock(skewMs);
        say(`a clock is off by ${skewMs} ms`);
      },
    ],
    [
      3,
      () => {
        const computer = likelyDriver();
        if (!computer) return;
        if (dead.delete(computer)) computer.start();
        else {
          dead.add(computer);
          computer.freeze(false);
          computer.kill();
        }
        say(`${computer.name} is ${dead.has(computer) ? "killed" : "started"}`);
      },
    ],
    [
      2,
      async () => {
        const without = computers.every(isWell) ? chance.between(0, 3) : 0;
        say(`the database starts again without ${without} commits`);
        office.restart(without);
        await clock.advance(45_000);
      },
    ],
    [6, () => settle(any(computers.filter(isWell)) as OfficeComputer)],
  ];

  function judge(): void {
    const arrived = service.arrived.map((arrival) =>
      arrival.what === "batch" ? numbersIn(arrival.payload).join() : arrival.sha256,
    );
    const twice = arrived.filter((key, at) => arrived.indexOf(key) !== at && !again.includes(key));
    for (const key of new Set(twice)) broken.push(`${key} was posted twice`);
    const lying = disk.paths().filter((path) => !isNote(path));
    if (lying.length !== dropped.length) broken.push(`of ${dropped.length} files ${lying.length} are left`);
    for (const { bugs } of computers) broken.push(...bugs.splice(0));
    const driving = computers.filter(({ image }) => image.followed() === null);
    if (driving.length > 0) broken.push("an image has lost its place in the log");
  }

  drop();
  for (let step = 0; step < mostSteps && broken.length === 0; step += 1) {
    const happening = pickWeighted(happenings, chance.next());
    if (computers.some(isWell) || happening?.[1] !== happenings.at(-1)?.[1]) await happening?.[1]();
    await clock.advance(chance.pick(pauses));
    judge();
  }

  say("all is well again");
  office.cut(null);
  cutOff = new Set();
  slowMs = 200;
  for (const computer of computers) {
    computer.freeze(false);
    computer.setClock(0);
    computer.cutFrom("service", false);
    computer.cutFrom("share", false);
    if (dead.has(computer)) computer.start();
  }
  dead = new Set();
  const isLeftWith = (...ends: readonly StateName[]) => {
    const imports = first?.image.list(1_000) ?? [];
    return imports.length >= dropped.length && imports.every(({ state }) => ends.includes(state.at));
  };
  const isOver = () => isLeftWith("done");
  for (let round = 0; round < mostRounds && broken.length === 0; round += 1) {
    const startedAt = clock.now();
    while (clock.now() - startedAt < 5 * minuteMs && !isLeftWith("done", "unknown")) await clock.advance(10_000);
    await clock.advance(afterRestMs);
    judge();
    if (isOver()) break;
    for (let n = 0; n < 3; n += 1) await settle(any() as OfficeComputer);
  }
  if (broken.length === 0) broken.push(...judgeEnd(computers, dropped, service.arrived.length));
  const takeOvers = new Set(office.entries().flatMap(({ term }) => term ?? [])).size;
  for (const computer of computers) computer.kill();
  clock.forgetWaits();
  return { broken, lines, dropped: dropped.length, takeOvers, settled };
}

/** @param at from 0 up to 1 */
function pickWeighted<T extends readonly [number, unknown]>(among: readonly T[], at: number): T | undefined {
  let left = at * among.reduce((total, [weight]) => total + weight, 0);
  return among.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
}

function judgeEnd(computers: readonly OfficeComputer[], dropped: readonly string[], arrived: number): string[] {
  const broken: string[] = [];
  const [first] = computers;
  const driving = computers.filter((computer) => computer.isDriving());
  if (driving.length !== 1)
    broken.push(`in the end ${driving.map(({ name }) => name).join(" and ") || "nobody"} drives`);
  for (const { state, place } of first?.image.list(1_000) ?? [])
    if (state.at !== "done") broken.push(`in the end ${place.dropped} is ${JSON.stringify(state)}`);
  broken.push(...(first ? findOverwritten(first) : []));
  if (arrived !== dropped.length) broken.push(`of ${dropped.length} files ${arrived} were posted`);
  const tells = computers.map(({ image }) =>
    JSON.stringify([image.list(1_000), [...image.trail()], image.followed(), image.metadata("journal id")]),
  );
  computers.forEach(({ name }, n) => {
    if (tells[n] !== tells[0])
      broken.push(`in the end the image of ${name} is another one than that of ${first?.name}`);
  });
  return broken;
}

/** An answer may settle a call that nobody knows the end of, until a person has decided about it. */
function findOverwritten({ image }: OfficeComputer): string[] {
  const open = new Set<string | null>();
  return [...image.trail()].flatMap(({ importId, file, what }) => {
    if (what === "begin-sending") open.add(importId);
    if (what === "settle") open.delete(importId);
    return what === "accepted" && !open.has(importId)
      ? [`an answer was written over what a person said of ${file}`]
      : [];
  });
}
