/** @file Watches one fortnight: sign-ins are lost in the open and told once, and what was refused is not asked again. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { isOpen, type PostingHours } from "../../shared/settings/posting-hours.ts";
import { saySignInTurnedAway } from "../../shared/wording/agent/say-notices.ts";
import type { Arrival } from "../fakes/fake-service.ts";
import { keysOfArrival } from "./judge/what-a-file-holds.ts";

/** A sweep, and the tick after it. */
const oneSweepMs = 6_000;
/** A call, a new token where it is turned away, and the call again. */
const oneTryMs = 3 * 60_000;
/** People are told of something at most this often. */
const betweenNoticesMs = 5 * 60_000;

/** Two times: `trueMs` passes always, `livedMs` only while an agent is awake and is watched at every tick. */
export interface Moment {
  readonly trueMs: number;
  readonly livedMs: number;
}

export interface FortnightWatch {
  readonly broken: string[];
  /** Of each promise, how often it was put to the test. */
  readonly tried: Map<string, number>;
  /** True while the agent has something to tell at once. */
  readonly isTense: boolean;
  // The authority.
  asked(credential: string, inFlight: number): void;
  refused(credential: string): void;
  given(credential: string, lifetimeMs: number | null, canRefresh: boolean): void;
  lost(credential: string): void;
  usedTwice(credential: string): void;
  // The service.
  called(arrival: Arrival): void;
  // People and the computer.
  signsIn(isNewSecret: boolean): void;
  signedIn(): void;
  locks(isLocked: boolean): void;
  setsClock(): void;
  wantsNow(keys: readonly string[]): void;
  powerWent(): void;
  shown(lines: readonly string[]): void;
  /** The agent has lived through some ticks. */
  looks(status: AgentStatus, dropped: number, isQuiet: boolean): void;
}

export function createFortnightWatch(
  now: () => Moment,
  wallNow: () => number,
  hours: PostingHours | null,
  timeZone: string,
  dozeMs: number,
): FortnightWatch {
  const broken: string[] = [];
  const tried = new Map<string, number>();
  const refusals = new Set<string>();
  const lostInAnswers = new Set<string>();
  /** What somebody wants at once, and when it was tried first. */
  const wanted = new Map<string, number>();
  let loss: Moment | null = null;
  let runsOut: number | null = null;
  let isLocked = false;
  let isClockTrue = true;
  let changedAt = now();
  /** The stretch in which somebody has been needed to sign in, as the agent says. */
  let out: Moment | null = null;
  let told = 0;
  let turnedAway: { readonly since: Moment; told: boolean } | null = null;
  let cuts = 0;
  /** What the process before had heard is not known: it may not have been written down. */
  let mayBeLost = false;
  let lastUsed = "";

  const tries = (what: string) => void tried.set(what, (tried.get(what) ?? 0) + 1);
  const breaks = (what: string) => void broken.push(what);

  function saysLoss({ connections }: AgentStatus): void {
    const [connection] = connections;
    if (connection === undefined) return;
    const { livedMs, trueMs } = now();
    if (loss !== null && livedMs - loss.livedMs > oneSweepMs) {
      tries("a loss is said within one sweep");
      if (connection.signedIn) breaks("the authority said no, and the agent says that somebody is signed in");
    }
    if (runsOut !== null && isClockTrue && trueMs > runsOut && livedMs - changedAt.livedMs > oneSweepMs) {
      tries("a token that runs out is said within one sweep");
      if (connection.signedIn && trueMs - runsOut > dozeMs)
        breaks("the last token has run out, and the agent says that somebody is signed in");
    }
    if (!connection.signedIn && livedMs - changedAt.livedMs > oneSweepMs && isClockTrue) {
      tries("what is said to be lost is lost");
      // A token that cannot be replaced is given up some seconds before its end.
      const isOut = runsOut !== null && trueMs + 10_000 >= runsOut;
      if (loss === null && !isOut && !isLocked && !mayBeLost)
        breaks("the agent says that nobody is signed in, and somebody is");
    }
  }

  /** A good token is turned away at each try: somebody must hear of that too. */
  function tellsTurnedAway({ connections, state }: AgentStatus): void {
    const isOut = state === "signed-out" && connections.length > 0 && connections.every(({ signedIn }) => signedIn);
    if (!isOut && state === "working") return;
    if (!isOut) {
      turnedAway = null;
      return;
    }
    turnedAway ??= { since: now(), told: false };
    // Once two minutes have gone by, and then five from the notice before.
    if (now().trueMs - turnedAway.since.trueMs < 2 * betweenNoticesMs + 2 * dozeMs) return;
    if (now().livedMs - turnedAway.since.livedMs < oneSweepMs + 10_000) return;
    tries("a sign-in that is turned away is told");
    if (!turnedAway.told) breaks("nobody was told that a good sign-in is turned away");
  }

  function tellsLoss({ connections }: AgentStatus): void {
    // Before the accounts have been looked at, nobody knows.
    if (connections.length === 0) return;
    if (connections.every(({ signedIn }) => signedIn)) {
      out = null;
      told = 0;
      cuts = 0;
      return;
    }
    out ??= now();
    if (told > 1 + cuts) breaks(`the same loss of a sign-in was told ${told} times`);
    if (now().trueMs - out.trueMs < betweenNoticesMs + dozeMs + 60_000) return;
    if (now().livedMs - out.livedMs < oneSweepMs + 10_000) return;
    tries("a loss is told");
    if (told === 0) breaks("nobody was told of a loss of a sign-in");
  }

  return {
    broken,
    tried,
    get isTense() {
      return now().livedMs - changedAt.livedMs <= oneSweepMs + 1_500;
    },
    asked(credential, inFlight) {
      tries("one request for a token at a time");
      if (inFlight > 1) breaks(`${inFlight} requests for a token at once`);
      if (refusals.has(credential)) breaks(`${credential} was refused, and is asked with again`);
    },
    refused(credential) {
      refusals.add(credential);
      mayBeLost = false;
      loss ??= now();
      changedAt = now();
    },
    given(credential, lifetimeMs, canRefresh) {
      lastUsed = credential;
      runsOut = canRefresh || lifetimeMs === null ? null : now().trueMs + lifetimeMs;
      loss = null;
      // Where nobody says for how long it is good, the service's 401 tells.
      mayBeLost = !canRefresh && lifetimeMs === null;
      changedAt = now();
    },
    lost: (credential) => void lostInAnswers.add(credential),
    usedTwice(credential) {
      if (!lostInAnswers.has(credential)) breaks(`${credential} was used up, and is used again`);
    },
    called(arrival) {
      if (hours === null) return;
      const keys = keysOfArrival(arrival);
      tries("what is sent is sent within the hours");
      if (isOpen(hours, wallNow(), timeZone)) return;
      const { trueMs } = now();
      const isTried = (key: string) => trueMs - (wanted.get(key) ?? Number.NEGATIVE_INFINITY) > oneTryMs;
      if (keys.some(isTried)) breaks(`${keys} was sent at ${new Date(wallNow()).toISOString()}, outside the hours`);
      for (const key of keys) wanted.set(key, Math.min(wanted.get(key) ?? trueMs, trueMs));
    },
    signsIn(isNewSecret) {
      refusals.clear();
      if (!isNewSecret) return;
      // Nobody has said yet whether it is right.
      loss = null;
      mayBeLost = true;
    },
    signedIn() {
      changedAt = now();
    },
    locks(locked) {
      isLocked = locked;
      changedAt = now();
    },
    setsClock() {
      isClockTrue = false;
    },
    wantsNow(keys) {
      for (const key of keys) wanted.set(key, Number.POSITIVE_INFINITY);
    },
    powerWent() {
      // What it had heard and not written down, it may ask again; and who was told is not known either.
      refusals.clear();
      mayBeLost = true;
      lostInAnswers.add(lastUsed);
      turnedAway = null;
      loss = null;
      cuts += 1;
      changedAt = now();
    },
    shown(lines) {
      if (turnedAway && lines.some((line) => line.includes(saySignInTurnedAway()))) turnedAway.told = true;
      if (!lines.some((line) => line.startsWith("Signed out of"))) return;
      told += 1;
    },
    looks(status, dropped, isQuiet) {
      saysLoss(status);
      tellsLoss(status);
      tellsTurnedAway(status);
      if (!isQuiet) return;
      const { underWay, done, failed, needsYou, duplicate } = status.counts;
      const sum = underWay + done + failed + needsYou + duplicate;
      tries("the counts come to what was dropped");
      if (sum !== dropped) breaks(`${dropped} files were dropped, and the counts come to ${sum}`);
    },
  };
}
