/** @file Lives through a fortnight: the real agent and its accounts in virtual time, watched at every tick that matters. */

import { get } from "node:http";
import { decide } from "../../main/imports/decide.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import type { Fortnight, FortnightHappening } from "./fortnight.ts";
import { type OfficeLife, openOffice, type PlantedInOffice, startOfficeLife } from "./fortnight-office.ts";
import { createFortnightWatch } from "./fortnight-watch.ts";
import { sayHappening } from "./history.ts";
import { keysOfArrival } from "./judge/what-a-file-holds.ts";
import { createPower, PowerCut } from "./power.ts";
import { createWatch, keysOfPart } from "./watch-promises.ts";

export interface Lived {
  readonly broken: readonly string[];
  readonly trace: number;
  readonly tried: ReadonlyMap<string, number>;
  /** What happened up to the first broken promise, a short line each. */
  readonly lines: readonly string[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Three ticks. */
const chunkMs = 1_500;
const mostChunksInARow = 5_000;
/** What is dropped so soon after Sync now may be taken for what lay there; see sending-window.ts. */
const takenInWithinMs = 15_000;
/** A person whom the authority or the keychain turned away tries again. */
const triesAgainMs = hourMs;

export async function liveThrough(fortnight: Fortnight, planted: PlantedInOffice = {}): Promise<Lived> {
  const watch = createWatch(() => world);
  const { office, watch: signIns } = openOffice(
    fortnight,
    ({ moment, world }) =>
      createFortnightWatch(moment, world.clock.now, fortnight.hours, fortnight.timeZone, fortnight.dozeMs),
    watch.over,
  );
  const { world: bare, connection, authority, service, vault, clocks, trueNow } = office;
  const world = { ...bare, service: { ...bare.service, arrived: service.arrived } };
  const { clock, disk, journal } = world;
  const lines: string[] = [];
  const delays = [...fortnight.signsInAfterMs];
  let power = createPower();
  let life: OfficeLife | null = null;
  let signInAt: number | null = null;
  const laid: Drop[] = [];
  let stood = "";
  let eventAt = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  const isBroken = () => watch.broken.length + signIns.broken.length > 0;
  const say = (what: string) => {
    if (!isBroken()) lines.push(`${new Date(clock.now()).toISOString().slice(5, 19)} ${what}`);
    watch.tell(what);
  };

  function begin(): OfficeLife {
    say("the agent starts");
    const next = startOfficeLife(office, power, planted, ({ lines: told }) => {
      say(`people are told: ${told.join(" ")}`);
      signIns.shown(told);
      if (told.some((line) => line.startsWith("Signed out of"))) signInAt ??= trueNow() + (delays.shift() ?? hourMs);
    });
    next.agent.start();
    return next;
  }

  function buryTheDead(): void {
    for (const bug of life?.bugs.splice(0) ?? []) watch.broken.push(`a bug: ${bug instanceof Error ? bug.stack : bug}`);
    if (!power.isOff) return;
    say(`the power goes, ${power.wentOff}`);
    clock.forgetWaits();
    signIns.powerWent();
    authority.hangUp();
    service.hangUp();
    power = createPower();
    life = null;
  }

  /** A few ticks. True where something goes on. */
  async function live(): Promise<boolean> {
    life ??= begin();
    const { agent, tick } = life;
    const from = clock.now();
    await clock.advance(chunkMs, () => power.isOff);
    clocks.livedMs += clock.now() - from;
    if (!power.isOff) tick();
    if (!power.isOff) {
      const stands = `${journal.changesSince(Number.MAX_SAFE_INTEGER).seq} ${disk.paths().length}`;
      const isStill = stands === stood && clocks.livedMs - eventAt > 7_000;
      stood = stands;
      signIns.looks(agent.status(), laid.length, isStill && agent.unsettled().length === 0);
      watch.check(world);
      buryTheDead();
      return !isStill || agent.unsettled().length > 0 || authority.inFlight + service.inFlight > 0 || signIns.isTense;
    }
    watch.check(world);
    buryTheDead();
    return true;
  }

  async function passUntil(untilMs: number): Promise<void> {
    let chunks = 0;
    while (trueNow() < untilMs && !isBroken()) {
      chunks = (await live()) ? chunks + 1 : 0;
      if (chunks > mostChunksInARow) watch.broken.push("it goes round in circles");
      if (signInAt !== null && signInAt <= trueNow()) await signIn();
      if (chunks > 0) continue;
      const next = Math.min(untilMs, signInAt ?? untilMs, trueNow() + fortnight.dozeMs);
      clock.jump(Math.max(0, next - trueNow()));
    }
  }

  /** Real sockets wait for no virtual clock, so time stands still while the browser is out. */
  async function signIn(): Promise<void> {
    for (let n = 0; n < 100 && authority.inFlight > 0; n += 1) await live();
    signInAt = null;
    if (life === null) {
      signInAt = trueNow() + triesAgainMs;
      return;
    }
    signIns.signsIn(connection.flow === "client-credentials");
    const problem = await duringReal(goThrough(life)).catch((bug: unknown) => {
      if (bug instanceof PowerCut) return "the power went";
      throw bug;
    });
    say(problem === null ? "a person signs in" : `a person cannot sign in: ${problem}`);
    if (problem === null) signIns.signedIn();
    else signInAt = trueNow() + triesAgainMs;
    eventAt = clocks.livedMs;
    buryTheDead();
  }

  async function goThrough({ accounts }: OfficeLife): Promise<string | null> {
    if (connection.flow === "client-credentials") {
      const kept = await accounts.keepSecret(connection, authority.newSecret());
      if (!kept.ok) return kept.error;
    }
    const end = await accounts.signIn(connection, (address) => comeBack(authority.redirectOf(address)), never);
    return end.ok ? null : end.error;
  }

  async function duringReal<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    while (!isDone) {
      await new Promise((resolve) => void setImmediate(resolve));
      if (authority.inFlight > 0) {
        const from = clock.now();
        await clock.advance(100);
        clocks.livedMs += clock.now() - from;
      }
    }
    return work;
  }

  async function act(happening: FortnightHappening): Promise<void> {
    const agent = life?.agent;
    switch (happening.is) {
      case "drop": {
        disk.drop(happening.path, happening.content);
        const bytes = disk.read(happening.path);
        if (bytes) watch.laid.add(bytes);
        laid.push(happening);
        if (trueNow() - askedAt < takenInWithinMs) signIns.wantsNow(keysOfDrop(happening));
        return;
      }
      case "authority":
        authority.trouble = happening.trouble;
        return;
      case "sign-in-ends":
        return authority.endSignIns();
      case "service":
        service.trouble = happening.trouble;
        return;
      case "keychain":
        vault.lock(happening.locked ? "it is locked" : null);
        return signIns.locks(happening.locked);
      case "sleep":
        if (happening.isTold) agent?.fallAsleep();
        await clock.advance(chunkMs, () => power.isOff);
        clock.jump(happening.ms);
        clocks.sleptMs += happening.ms;
        if (happening.isTold) agent?.wakeUp();
        return;
      case "clock-set":
        clock.jump(happening.ms);
        clocks.setMs += happening.ms;
        return signIns.setsClock();
      case "pause":
        return agent?.pause(happening.length);
      case "resume":
        return agent?.resume();
      case "sync-now":
        askedAt = trueNow();
        signIns.wantsNow(notGone());
        return agent?.syncNow();
      case "look-tonight":
        life?.tonight().catch((bug) => void (bug instanceof PowerCut || life?.bugs.push(bug)));
        return;
      case "power-cut":
        return power.goOffIn(happening.afterMoments);
    }
  }

  /** What has not gone yet of all that lies there. */
  const notGone = () => {
    const gone = new Set(service.arrived.flatMap(keysOfArrival));
    return laid.flatMap(keysOfDrop).filter((key) => !gone.has(key));
  };

  async function actAll(): Promise<void> {
    for (const { afterMs, ...happening } of fortnight.happenings) {
      await passUntil(fortnight.startsAt + afterMs);
      if (isBroken()) return;
      say(sayHappening(happening as never));
      eventAt = clocks.livedMs;
      try {
        await act(happening as FortnightHappening);
      } catch (problem) {
        // A person's click that met a power cut.
        if (!(problem instanceof PowerCut)) throw problem;
      }
      buryTheDead();
    }
    await passUntil(fortnight.startsAt + 14 * 24 * hourMs);
  }

  async function allWell(): Promise<void> {
    say("all is well again");
    power.goOffIn(Number.POSITIVE_INFINITY);
    authority.trouble = "none";
    service.trouble = "none";
    vault.lock(null);
    signIns.locks(false);
    await life?.agent.resume();
  }

  /** Whoever looks into the finance system sees what is there. */
  async function settleUnknown(): Promise<void> {
    const gone = new Set(service.arrived.flatMap(keysOfArrival));
    for (const import_ of journal.list(1_000)) {
      if (import_.state.at !== "unknown") continue;
      const keys = keysOfPart(journal, import_, import_.state.part);
      const answer = keys.some((key) => gone.has(key)) ? "arrived" : "send-again";
      say(`a person settles ${import_.place.dropped}: ${answer}`);
      await decide(world.ports, import_.id, { type: "settle", answer }, "Ada");
    }
  }

  life = begin();
  await signIn();
  await actAll();
  if (!isBroken()) {
    await allWell();
    await passUntil(trueNow() + minuteMs);
    for (let day = 0; day < 5 && !isBroken(); day += 1) {
      await settleUnknown();
      if (life?.agent.status().connections.some(({ signedIn }) => !signedIn)) await signIn();
      await passUntil(trueNow() + 24 * hourMs);
      if (day < 3) continue;
      // Where tokens last for minutes and hours are set, somebody has to be there.
      await signIn();
      await act({ is: "sync-now" });
      await passUntil(trueNow() + hourMs);
      if (journal.list(1_000).every(({ state }) => state.at === "done")) break;
    }
  }
  if (!isBroken()) {
    watch.checkEnd(world, new Set(), new Set());
    for (const { place, state } of journal.list(1_000))
      if (state.at !== "done") watch.broken.push(`in the end ${place.dropped} is ${JSON.stringify(state)}`);
    if (journal.list(1_000).length !== laid.length)
      watch.broken.push(`${laid.length} were dropped, and not all taken in`);
  }
  // Nothing wakes this life any more.
  clock.forgetWaits();
  return { broken: [...watch.broken, ...signIns.broken], trace: watch.trace, tried: signIns.tried, lines };
}

const never = new AbortController().signal;

type Drop = Extract<FortnightHappening, { is: "drop" }>;

/** What the service will know it by; see keysOfArrival. */
const keysOfDrop = ({ path, content }: Drop): readonly string[] =>
  path.endsWith(".pdf")
    ? [`office ${path.split(" ", 1)[0]} ${sha256Of(content)}`]
    : [...new Set(content.match(/N\d+-\d+/g))].map((number) => `office "${number}"`);

/** The browser comes back; it shows the page by the time this resolves. */
export const comeBack = (address: string) =>
  new Promise<void>((resolve, reject) => {
    get(address, { agent: false }, (response) => response.resume().on("end", resolve)).on("error", reject);
  });
