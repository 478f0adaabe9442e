/** @file Lets a history happen: the real agent over a world that is troubled as the history says, and watched all along. */

import type { Api } from "../../main/imports/ports/api-port.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { MemoryDisk } from "../fakes/memory-disk.ts";
import { act, type Stage } from "./act-out.ts";
import { type Happening, type History, sayHappening } from "./history.ts";
import { judgeAllWell } from "./judge/judge-all-well.ts";
import { judgeConfirmations } from "./judge/judge-confirmations.ts";
import { keepsHours } from "./keeps-hours.ts";
import { type Life, type Plant, type Spoilt, startLife } from "./life.ts";
import { isInOwnFolder } from "./own-folders.ts";
import { lay, layAsStranger } from "./people-and-files.ts";
import { createPower, type Power, PowerCut } from "./power.ts";
import { createTroubledWorld, DiskFull } from "./troubled-world.ts";
import { waitForLastLines } from "./wait-for-last-lines.ts";
import { createWatch } from "./watch-promises.ts";

/** A bug that is planted into each life of the agent, to prove that histories find it. */
export interface Planted {
  readonly journal?: Plant;
  readonly folder?: (folder: Inboxes, disk: MemoryDisk) => Inboxes;
  readonly api?: (api: Api) => Api;
  readonly settings?: (inbox: InboxSettings) => InboxSettings;
}

export interface Unfolded {
  readonly seed: number;
  /** A sentence for each promise that was broken, in the order in which they were. */
  readonly broken: readonly string[];
  readonly trace: number;
  /** What happened up to the first broken promise, a short line each. */
  readonly sayLines: () => readonly string[];
  readonly fired: ReadonlyMap<string, number>;
}

const dayMs = 24 * 60 * 60_000;
/** A watching agent looks twice a second: nobody waits for that for hours on end. */
const longestWatchedMs = 6_500;
/** Twice the 2 s that are promised, for files have to settle first. */
const toldWithinMs = 4_000;
/** Where nothing rings. */
const longestBetweenLooksMs = 5_000;
/** More is done in no stretch of time here; a loop that waits a little each time comes to it at once. */
const mostWakings = 6_000;

export async function unfold(history: History, planted: Planted = {}): Promise<Unfolded> {
  const watch = createWatch(() => world);
  const world = createTroubledWorld(history.settings, watch.over);
  const { clock, fired } = world;
  const fire = (fault: string) => void fired.set(fault, (fired.get(fault) ?? 0) + 1);
  const steps: (readonly [number, () => string])[] = [];
  const spoilt: Spoilt = {
    journal: (journal) => (planted.journal ?? same)((world.spoilt.journal ?? same)(journal)),
    folder: (folder) =>
      (planted.folder ?? same)(
        waitForLastLines((world.spoilt.folder ?? same)(watch.judge.seeing(folder)), world.disk),
        world.disk,
      ),
    api: (api) => keepsHours(history, world, watch, watch.judge.around((planted.api ?? same)(api))),
    settings: planted.settings ?? same,
  };

  let power: Power = createPower();
  let life: Life | null = null;
  let pass: Promise<void> | null = null;
  /** When the agent compared its folders last, in epoch ms. */
  let lookedAt = clock.now();
  let wasSlow = false;

  function noteBugs(): void {
    for (const bug of life?.bugs.splice(0) ?? [])
      if (!(bug instanceof DiskFull)) watch.broken.push(`a bug: ${bug instanceof Error ? bug.stack : bug}`);
  }

  function buryTheDead(): void {
    if (!power.isOff) return;
    fire(`power cut ${power.wentOff}`);
    noteBugs();
    clock.forgetWaits();
    power = createPower();
    life = null;
    pass = null;
  }

  function work(): void {
    if (life === null) {
      watch.judge.startLife();
      life = startLife(world, power, spoilt, history.watches);
      if (history.watches) life.agent.start();
    }
    const { agent, bugs } = life;
    if (history.watches || pass !== null) return;
    const waiting = waitingForSignIn();
    const fullBefore = fired.get("disk full");
    const mine: Promise<void> = agent
      .sync()
      // What finds no room to be written down is tried later.
      .then(() => {
        if (pass === mine && fired.get("disk full") === fullBefore) judgeWaits(waiting);
      })
      .catch((bug) => void (bug instanceof PowerCut || bugs.push(bug)))
      .finally(() => {
        if (pass !== mine) return;
        pass = null;
        lookedAt = clock.now();
      });
    pass = mine;
  }

  const waitingForSignIn = () =>
    world.journal.underWay().filter(({ state }) => state.at === "queued" && state.why?.kind === "signed-out");

  /** A pass tries what waited for a sign-in: somebody may have signed in before asking for it. */
  function judgeWaits(before: readonly Import[]): void {
    // What came to an end by itself alone counts.
    if (power.isOff || (life?.bugs.length ?? 0) > 0) return;
    if (world.settings.settings.inboxes.length === 0 || world.disk.lost("payables") !== null) return;
    // A service that has named the time to come back at is left alone until then.
    const asksToWait = ({ state }: Import) =>
      state.at === "queued" && state.why?.kind === "busy" && state.why.retryAfterMs !== null;
    if (world.journal.underWay().some(asksToWait)) return;
    // What is still being written may be a list, and lists go first.
    if (watch.judge.known.unfinished.size > 0) return;
    // One that was tried and turned away answers for the others; also where its file was changed since, which is a second
    // change of it.
    const hasEndedSince = ({ id, version }: Import): boolean => (world.journal.get(id)?.version ?? 0) > version + 1;
    if (before.some(hasEndedSince)) return;
    const isUntried = (now: Import) => before.some(({ id, version }) => now.id === id && now.version === version);
    if (!waitingForSignIn().every(isUntried)) return;
    for (const { id, version, place } of before)
      if (waitingForSignIn().some((now) => now.id === id && now.version === version))
        watch.broken.push(`rule 4: a pass leaves ${place.dropped} waiting for a sign-in, untried`);
  }

  async function passTime(ms: number): Promise<void> {
    work();
    const watched = history.watches ? Math.min(ms, longestWatchedMs) : ms;
    let wakings = 0;
    const isOver = () => {
      wakings += 1;
      if (wakings > mostWakings) watch.broken.push("it goes round in circles");
      return power.isOff || wakings > mostWakings;
    };
    await clock.advance(watched, isOver);
    if (history.watches) lookedAt = clock.now() - longestBetweenLooksMs;
    // Meanwhile the machine sleeps.
    if (watched < ms) clock.jump(ms - watched);
  }

  /** What people are told is true within 2 seconds, as far as the inbox can be looked at as fast. */
  async function passTimeAndAsk(ms: number): Promise<void> {
    // A pass that began before knows nothing of what people did meanwhile.
    const hasLooked = history.watches || pass === null;
    await passTime(ms);
    const isAway = world.troubles.isHollow || world.troubles.diskDelayMs > 0 || world.disk.lost("payables") !== null;
    // After a slow comparison of the folders the next one comes late.
    wasSlow ||= history.watches && world.troubles.diskDelayMs > 0;
    if (!hasLooked || ms < toldWithinMs || pass !== null || power.isOff || life === null || isAway || wasSlow) return;
    judgeAllWell(world, life.agent.status(), lookedAt, watch.broken);
    judgeConfirmations(world, watch.broken);
  }

  /** The writer has the file open: what it writes after its pause comes to wherever the file is then. */
  async function writeInTwo({ path, content, at, pauseMs }: Extract<Happening, { is: "write" }>): Promise<void> {
    lay(stage, path, content.slice(0, at));
    const half = world.disk.read(path);
    if (!half) return;
    watch.judge.known.unfinished.add(half);
    await passTime(pauseMs);
    const now = world.disk.paths().find((each) => world.disk.read(each) === half);
    if (now === undefined) return;
    if (isInOwnFolder(now)) layAsStranger(stage, now, content);
    else lay(stage, now, content);
  }

  async function handOver(): Promise<void> {
    if (life === null) return;
    // A pass that is stopped may leave files untried.
    pass = null;
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    life.agent.stop().then(over, over);
    await clock.advance(dayMs, () => isOver || power.isOff);
    if (!isOver && !power.isOff) watch.broken.push("the agent does not stop");
    noteBugs();
    life = null;
    clock.forgetWaits();
  }

  const stage: Stage = { world, watch, strangers: new Set(), agent: () => life?.agent ?? null };
  const step = async (say: () => string, happen: () => Promise<void> | void) => {
    if (watch.broken.length > 0) return;
    steps.push([clock.now(), say]);
    try {
      await happen();
    } catch (problem) {
      // A person's click that met a power cut or a full disk.
      if (!(problem instanceof PowerCut || problem instanceof DiskFull)) throw problem;
    }
    noteBugs();
    watch.check(world);
    buryTheDead();
  };

  for (const happening of history.happenings)
    await step(
      () => sayHappening(happening),
      () => {
        if (happening.is === "time") return passTimeAndAsk(happening.ms);
        if (happening.is === "hand-over") return handOver();
        if (happening.is === "write") return writeInTwo(happening);
        if (happening.is === "power-cut") return power.goOffIn(happening.afterMoments);
        return act(stage, happening);
      },
    );

  await step(
    () => "all is well again",
    () => {
      power.goOffIn(Number.POSITIVE_INFINITY);
      return act(stage, { is: "all-well" });
    },
  );
  const rests = () =>
    world.journal
      .underWay()
      .some(
        ({ connection, state }) =>
          state.at === "queued" &&
          (state.why?.kind === "after-unknown" ||
            (state.why === null && world.journal.unanswered(connection).calls > 1)),
      );
  const stand = () => `${world.journal.changesSince(0).seq} ${world.disk.paths().join()}`;
  for (let quiet = 0, n = 0; quiet < 2 && watch.broken.length === 0; n += 1) {
    const before = stand();
    await step(
      () => "time 20 min",
      () => passTimeAndAsk(20 * 60_000),
    );
    // A connection that rests after unknown outcomes is quiet for longer than that.
    quiet = stand() === before && pass === null && !rests() ? quiet + 1 : 0;
    if (n > 30) watch.broken.push("it never gets quiet");
  }
  const told = stage.agent()?.status().exceptions ?? [];
  const named = new Set(told.map(({ path }) => path));
  if (watch.broken.length === 0) watch.checkEnd(world, stage.strangers, named);
  // Nothing wakes this life any more.
  clock.forgetWaits();
  for (const answer of world.service.answered) if (answer !== "accept") fire(`service ${answer}`);
  const sayLines = () => steps.map(([at, say]) => `${new Date(at).toISOString().slice(5, 19)} ${say()}`);
  return { seed: history.seed, broken: watch.broken, trace: watch.trace, sayLines, fired };
}

const same = <T>(part: T) => part;
