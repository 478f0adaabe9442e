/** @file Makes a random fortnight from a seed: the same seed, the same fortnight, on every machine. */

import type { PostingHours } from "../../shared/settings/posting-hours.ts";
import { dayNames } from "../../shared/values/wall-clock.ts";
import { invoicesCsv, pdf } from "../fakes/fake-world.ts";
import { type Chance, createChance } from "../fault-injection/chance.ts";
import type { AuthorityManners, AuthorityTrouble, Fortnight, FortnightHappening, ServiceTrouble } from "./fortnight.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Fortnights in which clocks are changed: the last Sundays of London, and half an hour on Lord Howe Island. */
const places: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ["Europe/London", "2026-10-19T07:30Z"],
  ["Europe/London", "2027-03-17T08:00Z"],
  ["Australia/Lord_Howe", "2026-09-26T21:00Z"],
  ["Australia/Lord_Howe", "2027-03-29T21:00Z"],
  ["America/New_York", "2026-10-24T12:00Z"],
];

export function makeFortnight(seed: number): Fortnight {
  const chance = createChance(seed * 7_919);
  for (let n = 0; n < 4; n += 1) chance.next();
  const [timeZone, start] = chance.pick(places);
  const flow = chance.next() < 0.7 ? "browser" : "client-credentials";
  const happenings: (FortnightHappening & { afterMs: number })[] = [];
  const happen = (afterMs: number, happening: FortnightHappening) => void happenings.push({ ...happening, afterMs });
  const anyTime = () => Math.floor(chance.next() * 14 * dayMs);
  drops(chance, happen, anyTime);
  troubles(chance, happen, anyTime);
  people(chance, happen, anyTime);
  return {
    seed,
    startsAt: Date.parse(start),
    timeZone,
    hours: chance.pick(someHours),
    flow,
    authority: manners(chance),
    dozeMs: chance.pick([10, 20, 20, 30]) * minuteMs,
    signsInAfterMs: Array.from({ length: 40 }, () => Math.floor((0.1 + chance.next() ** 2 * 18) * hourMs)),
    happenings: happenings.toSorted((a, b) => a.afterMs - b.afterMs),
  };
}

/** No fortnight begins before its invoices: dates ahead wait for approval. */
const datedBefore = (csv: string): string => csv.replaceAll("2026-11-20", "2026-08-20");

type Happen = (afterMs: number, happening: FortnightHappening) => void;

/** A few in the night, and some by day; each with invoice numbers of its own. */
function drops(chance: Chance, happen: Happen, anyTime: () => number): void {
  for (let n = chance.between(8, 30); n > 0; n -= 1) {
    const isSheet = chance.next() < 0.6;
    const numbers = Array.from({ length: chance.between(1, 3) }, (_, row) => `N${n}-${row + 1}`);
    happen(anyTime(), {
      is: "drop",
      path: isSheet ? `sheet ${n}.csv` : `100${n} scan.pdf`,
      content: isSheet ? datedBefore(invoicesCsv(...numbers)) : pdf(`document ${n}`),
    });
  }
}

const authorityTroubles: readonly [AuthorityTrouble, ...AuthorityTrouble[]] = [
  "unreachable",
  "unreachable",
  "busy",
  "slow",
  "half-answer",
  "lost-answer",
  "web-page",
  "wrong-clock",
  "other-service",
];
const serviceTroubles: readonly [ServiceTrouble, ...ServiceTrouble[]] = [
  "turns-away",
  "turns-away",
  "busy",
  "unreachable",
  "lost-reply",
  "lost-call",
  "slow",
];

function troubles(chance: Chance, happen: Happen, anyTime: () => number): void {
  const lasts = () => Math.floor((0.05 + chance.next() ** 3 * 30) * hourMs);
  for (let n = chance.between(0, 6); n > 0; n -= 1) {
    const at = anyTime();
    happen(at, { is: "authority", trouble: chance.pick(authorityTroubles) });
    happen(at + lasts(), { is: "authority", trouble: "none" });
  }
  for (let n = chance.between(0, 4); n > 0; n -= 1) {
    const at = anyTime();
    happen(at, { is: "service", trouble: chance.pick(serviceTroubles) });
    happen(at + lasts(), { is: "service", trouble: "none" });
  }
  for (let n = chance.between(0, 3); n > 0; n -= 1) happen(anyTime(), { is: "sign-in-ends" });
  if (chance.next() < 0.2) {
    const at = anyTime();
    happen(at, { is: "keychain", locked: true });
    happen(at + lasts(), { is: "keychain", locked: false });
  }
  for (let n = chance.between(0, 8); n > 0; n -= 1)
    happen(anyTime(), { is: "sleep", ms: lasts(), isTold: chance.next() < 0.7 });
  if (chance.next() < 0.1) {
    const [at, ms] = [anyTime(), chance.pick([-26, -1, 1, 26]) * hourMs];
    happen(at, { is: "clock-set", ms });
    happen(at + lasts(), { is: "clock-set", ms: -ms });
  }
  for (let n = chance.between(0, 3); n > 0; n -= 1)
    happen(anyTime(), { is: "power-cut", afterMoments: chance.between(1, 30) });
}

function people(chance: Chance, happen: Happen, anyTime: () => number): void {
  for (let n = chance.between(0, 2); n > 0; n -= 1) {
    const at = anyTime();
    happen(at, { is: "pause", length: chance.pick(["hour", "tomorrow", "until-resumed"]) });
    happen(at + Math.floor(chance.next() * 2 * dayMs), { is: "resume" });
  }
  for (let n = chance.between(0, 2); n > 0; n -= 1) happen(anyTime(), { is: "sync-now" });
  for (let n = chance.between(0, 2); n > 0; n -= 1) happen(anyTime(), { is: "look-tonight" });
}

const every = [...dayNames];
const workdays = every.slice(0, 5);
const someHours: readonly [PostingHours | null, ...(PostingHours | null)[]] = [
  null,
  null,
  { days: every, from: "18:00", until: "07:00", timeZone: null },
  { days: workdays, from: "18:30", until: "06:00", timeZone: null },
  { days: every, from: "01:15", until: "02:45", timeZone: null },
  { days: every, from: "00:30", until: "01:45", timeZone: "Europe/London" },
];

function manners(chance: Chance): AuthorityManners {
  return {
    lifetimeMs: chance.pick([5, 5, 10, 30, 60, 60, 8 * 60]) * minuteMs,
    saysLifetime: chance.next() < 0.85,
    givesRefreshTokens: chance.next() < 0.9,
    rotates: chance.next() < 0.7,
    endsOnReuse: chance.next() < 0.5,
    refreshTokenMs: chance.pick([null, null, 12 * hourMs, dayMs, 8 * dayMs]),
    givesIdentity: chance.next() < 0.6,
  };
}
