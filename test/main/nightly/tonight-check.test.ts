/** @file The tonight check, with one thing wrong at a time. */

import { expect, test } from "vitest";
import { createHealthChecks, type HealthProbes } from "../../../main/nightly/health-checks.ts";
import { createTonight } from "../../../main/nightly/tonight-check.ts";
import { fail, ok } from "../../../shared/values/result.ts";
import { sayTonightRed } from "../../../shared/wording/agent/say-notices.ts";
import { sayTonight, sayTonightAbove } from "../../../shared/wording/agent/say-tonight.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";
import { createMemoryJournal } from "../../fakes/memory-journal.ts";

type Probes = HealthProbes & Parameters<typeof createTonight>[0]["probes"];
const dayMs = 24 * 60 * 60_000;

function checkWith(changes: Partial<Probes>, settings = sampleSettings()) {
  const clock = createFakeClock();
  const journal = createMemoryJournal(clock.now);
  const probes: Probes = {
    signIn: async () => ok({ namesService: true }),
    authority: async () => null,
    service: async () => ({ problem: null, clockAheadMs: 900 }),
    folder: async () => null,
    notImported: async () => null,
    freeBytes: async () => 20_000_000_000,
    realPath: async (path) => path,
    backupDay: () => null,
    backUp: async () => {},
    firstSeenAt: () => null,
    isRunning: () => true,
    isPaused: () => false,
    sleep: async () => ({ is: "never" }),
    ...changes,
  };
  const readSettings = () => settings;
  const tonight = createTonight({
    points: createHealthChecks(probes, clock, "Europe/London"),
    probes,
    clock,
    timeZone: "Europe/London",
    dataFolder: "/data",
    readSettings,
    journal,
  });
  return { clock, journal, tonight, check: () => clock.during(tonight.check("Ada")) };
}

test("a check without problems is green, is stored, and is in the audit trail with who started it", async () => {
  const { check, tonight, journal } = checkWith({});
  const found = await check();
  expect([found.verdict, found.points.every(({ verdict }) => verdict === "good")]).toEqual(["green", true]);
  expect(tonight.last([], [])).toEqual(found);
  expect([...journal.trail()]).toMatchObject([{ who: "Ada", what: "tonight-check", detail: { verdict: "green" } }]);
});

test("an inbox outside its posting hours is not a problem, and the check says when its files will be sent", async () => {
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  // Relative to the clock, so on any day: an hour that has just ended.
  const ago = (ms: number) => new Date(now - ms).toISOString().slice(11, 16);
  const hours = { days: [...days], from: ago(2 * 3_600_000), until: ago(3_600_000), timeZone: "UTC" };
  const { verdict, points } = await checkWith({}, sampleSettings({ hours })).check();
  expect(verdict).toBe("green");
  expect(points[0]?.sentence).toMatch(
    /^Pigeonhole is running\. Files in the inbox “\/inboxes\/payables” are sent from (\w+day, )?\d\d:\d\d, within its hours\.$/,
  );
});

test("hours that don't begin tonight aren't promised to work", async () => {
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  const ago = (ms: number) => new Date(now - ms).toISOString().slice(11, 16);
  const hours = { days: [...days], from: ago(2 * 3_600_000), until: ago(3_600_000), timeZone: "UTC" };
  const settings = sampleSettings({ hours });
  const all = await checkWith({}, settings).check();
  expect([all.verdict, all.resting]).toEqual(["green", { inboxes: 1, isAll: true }]);
  expect(sayTonight(all, all.at, "Europe/London")).toMatch(
    /^Nothing will be sent tonight, because of the posting hours: checked at /,
  );
  const [first] = settings.settings.inboxes;
  const other = { ...first, id: "other", path: "/inboxes/other", hours: null };
  const both = { ...settings, settings: { ...settings.settings, inboxes: [first, other] } } as typeof settings;
  const some = await checkWith({}, both).check();
  expect(sayTonight(some, some.at, "Europe/London")).toMatch(
    /^Overnight sending should work, except for 1 inbox with other hours: checked at /,
  );
});

test("hours that begin within the night leave the promise as it is", async () => {
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
  const ahead = (ms: number) => new Date(now + ms).toISOString().slice(11, 16);
  const hours = { days: [...days], from: ahead(3 * 3_600_000), until: ahead(5 * 3_600_000), timeZone: "UTC" };
  const found = await checkWith({}, sampleSettings({ hours })).check();
  expect([found.verdict, found.resting]).toEqual(["green", undefined]);
});

test.each([
  [61, undefined, "green"],
  [60, "warning", "green"],
  [1, "bad", "red"],
  [0, "bad", "red"],
  // It works, so the day in the settings is probably that of an older secret.
  [-3, "warning", "green"],
] as const)("a client secret that expires in %i days is %s for the night", async (days, verdict, night) => {
  const settings = sampleSettings();
  const secretExpires = new Date(now + days * dayMs).toISOString().slice(0, 10);
  const connections = settings.settings.connections.map((each) => ({ ...each, secretExpires }));
  const found = await checkWith({}, { ...settings, settings: { ...settings.settings, connections } }).check();
  const point = found.points.find(({ about }) => about === "secret");
  expect([point?.verdict, found.verdict]).toEqual([verdict, night]);
  if (point) expect(point.sentence).toMatch(/^The client secret of “.*” expire.* Ask your IT team for a new one/);
});

const signedOut = { kind: "signed-out", connection: "office", detail: "the sign-in has expired" } as const;
/** What the probes of one test answer; it changes between the check and the look. */
let wasWrong = true;
const old = 400 * dayMs;
const now = createFakeClock().now();

test.each([
  ["the agent is not running", "agent", { isRunning: () => false }, "Start it"],
  ["the agent is paused", "agent", { isPaused: () => true }, "Resume it"],
  ["the sign-in has expired", "sign-in", { signIn: async () => fail(signedOut) }, "ign in"],
  ["the authority is away", "authority", { authority: async () => "ENOTFOUND" }, "that address couldn't be found"],
  [
    "the service is away",
    "service",
    { service: async () => ({ problem: "connect ECONNREFUSED", clockAheadMs: null }) },
    "no answer from that address",
  ],
  [
    "the clock is fast",
    "clock",
    { service: async () => ({ problem: null, clockAheadMs: 600_000 }) },
    "10 minutes ahead",
  ],
  [
    "the clock is slow",
    "clock",
    { service: async () => ({ problem: null, clockAheadMs: -240_000 }) },
    "4 minutes behind",
  ],
  [
    "another computer imports a folder",
    "owner",
    {
      notImported: async () => ({ why: "other-journal", computer: "PC-3", isThisComputer: false, seenAt: now }),
    },
    "two would post everything twice",
  ],
  [
    "nothing may be written in a folder",
    "folder",
    { folder: async () => ({ step: "write", detail: "EACCES: permission denied" }) },
    "can't save files",
  ],
  [
    "the disk is nearly full",
    "disk",
    { freeBytes: async (path: string) => (path === "/data" ? 499_999_999 : 1e9) },
    "499 MB",
  ],
  ["the computer goes to sleep", "sleep", { sleep: async () => ({ is: "after", ms: 30 * 60_000 }) }, "30 minutes"],
] as const)("it is red where %s, and says so", async (_, about, changes, said) => {
  const found = await checkWith(changes as Partial<Probes>).check();
  const bad = found.points.filter(({ verdict }) => verdict === "bad");
  expect([found.verdict, bad.map((point) => point.about)]).toEqual(["red", [about]]);
  expect(sayTonight(found, found.at, "Europe/London")).toContain(said);
});

test.each([
  ["was never backed up", null, "Pigeonhole can't back up its own records. Files are still sent."],
  ["has an old backup", "2026-11-17", "Pigeonhole can't back up its own records since 17 November 2026."],
])(
  "a journal that %s is reported, and the check stays green, because files are still sent",
  async (_, backupDay, said) => {
    const found = await checkWith({ firstSeenAt: () => now - old, backupDay: () => backupDay }).check();
    const warnings = found.points.filter(({ verdict }) => verdict === "warning");
    expect([found.verdict, warnings.map(({ about }) => about)]).toEqual(["green", ["journal"]]);
    expect(warnings[0]?.sentence).toContain(said);
  },
);

test("a backup that is only due is made by the check, and nothing is said of it", async () => {
  let day: string | null = null;
  const backUp = async () => {
    day = new Date(now).toISOString().slice(0, 10);
  };
  const found = await checkWith({ firstSeenAt: () => now - old, backupDay: () => day, backUp }).check();
  expect(found.points.find(({ about }) => about === "journal")?.verdict).toBe("good");
});

test("a point that is unknown does not make the check red", async () => {
  const found = await checkWith({ sleep: async () => ({ is: "unreadable" }), freeBytes: async () => null }).check();
  expect(found.verdict).toBe("green");
  expect(found.points.filter(({ verdict }) => verdict === "unknown").map(({ about }) => about)).toEqual([
    "disk",
    "disk",
    "sleep",
  ]);
});

test("a folder that hangs does not block the check", async () => {
  const found = await checkWith({ folder: () => new Promise(() => {}) }).check();
  expect(found.points.find(({ about }) => about === "folder")).toMatchObject({
    verdict: "bad",
    sentence: expect.stringContaining("isn't responding"),
  });
});

test("a connection that no inbox uses is not checked", async () => {
  const asked: string[] = [];
  await checkWith({
    service: async ({ id }) => {
      asked.push(id);
      return { problem: null, clockAheadMs: null };
    },
  }).check();
  expect(asked).toEqual(["office"]);
});

test("two inboxes that are one folder by a link make the check red; separate ones are not mentioned", async () => {
  const { check } = checkWith({});
  expect((await check()).points.map(({ about }) => about)).not.toContain("apart");
  const [inbox] = sampleSettings().settings.inboxes;
  if (inbox === undefined) throw new Error("no inbox");
  const read = sampleSettings();
  const twice = { ...inbox, id: "twice", path: "/link" };
  const settings = { ...read, settings: { ...read.settings, inboxes: [inbox, twice] } };
  const found = await checkWith({ realPath: async () => "/one" }, settings).check();
  expect(found.verdict).toBe("red");
  expect(found.points.find(({ about }) => about === "apart")?.sentence).toContain("A file could be sent twice");
});

const office = { id: "office", name: "office", flow: "browser", signedIn: true } as const;

test.each([
  ["a pause that ended", { isPaused: () => wasWrong }, "Overnight sending should work"],
  ["an agent that runs again", { isRunning: () => !wasWrong }, "Overnight sending should work"],
  ["a sign-in made since", { signIn: async () => fail(signedOut) }, "Overnight sending should work"],
] as const)("%s is no longer told as a problem", async (_, changes, said) => {
  wasWrong = true;
  const { check, tonight } = checkWith(changes as Partial<Probes>);
  expect((await check()).verdict).toBe("red");
  wasWrong = false;
  const now = tonight.last([office], []);
  expect(now && sayTonight(now, now.at, "Europe/London")).toContain(said);
});

test.each([
  ["paused", { isPaused: () => !wasWrong }, office, "Pigeonhole is paused"],
  ["stopped", { isRunning: () => wasWrong }, office, "Pigeonhole isn't running"],
  ["signed out", {}, { ...office, signedIn: false }, "ign in"],
] as const)("a green check is not told as ready once Pigeonhole is %s", async (_, changes, connection, said) => {
  wasWrong = true;
  const { check, tonight } = checkWith(changes as Partial<Probes>);
  expect((await check()).verdict).toBe("green");
  wasWrong = false;
  const now = tonight.last([connection], []);
  expect(now?.verdict).toBe("red");
  expect(now && sayTonight(now, now.at, "Europe/London")).toContain(said);
});

test("a problem that only another check can clear stays, whatever has changed since", async () => {
  const { check, tonight } = checkWith({
    service: async () => ({ problem: "ECONNREFUSED", clockAheadMs: null }),
    isPaused: () => wasWrong,
  });
  wasWrong = true;
  await check();
  wasWrong = false;
  const bad = tonight.last([office], [])?.points.filter(({ verdict }) => verdict === "bad");
  expect(bad?.map(({ about }) => about)).toEqual(["service"]);
});

const inbox = { id: "payables", path: "/inboxes/payables", unreachable: null } as const;
const isAway = async () => ({ step: "list", detail: "ENOENT" }) as const;

test("a folder that is back since is not told as away: only another check can say what the night will be", async () => {
  const { check, tonight } = checkWith({ folder: isAway });
  expect((await check()).verdict).toBe("red");
  const away = tonight.last([office], [{ ...inbox, unreachable: "it isn't there" }]);
  expect([away?.verdict, away?.isOutdated]).toEqual(["red", undefined]);
  const back = tonight.last([office], [inbox]);
  expect([back?.points.filter(({ verdict }) => verdict === "bad"), back?.isOutdated]).toEqual([[], true]);
  expect(back && sayTonight(back, back.at, "Europe/London")).toMatch(
    /^Overnight sending was checked at \d\d:\d\d, and something has changed since\. Please check again\.$/,
  );
});

test("what else is wrong is still told once a folder is back", async () => {
  const { check, tonight } = checkWith({ folder: isAway, isPaused: () => true });
  await check();
  const back = tonight.last([office], [inbox]);
  expect([back?.verdict, back?.isOutdated]).toEqual(["red", undefined]);
});

test("a green check is not told as ready once a folder is away", async () => {
  const { check, tonight } = checkWith({});
  expect((await check()).verdict).toBe("green");
  const now = tonight.last([office], [{ ...inbox, unreachable: "it isn't there" }]);
  expect(now?.verdict).toBe("red");
  expect(now && sayTonight(now, now.at, "Europe/London")).toContain("can't be reached (it isn't there)");
});

test("a problem that has nothing to do with reaching the folder stays while it is there", async () => {
  const { check, tonight } = checkWith({ folder: async () => ({ step: "write", detail: "EACCES" }) });
  await check();
  expect(tonight.last([office], [inbox])?.verdict).toBe("red");
});

test("several problems have a sentence above their list that repeats none of them", async () => {
  const found = await checkWith({ isPaused: () => true, sleep: async () => ({ is: "after", ms: 60_000 }) }).check();
  expect(sayTonightAbove(found, found.at, "Europe/London")).toMatch(
    /^Overnight sending won't work yet \(checked at \d\d:\d\d\): 2 things to put right\.$/,
  );
});

test("the notification of a folder that is skipped says that the others are sent", () => {
  const points = [
    { about: "folder", verdict: "good", sentence: "Fine." },
    { about: "folder", verdict: "bad", sentence: "The folder “S” can't be reached." },
  ] as const;
  expect(sayTonightRed({ at: now, verdict: "red", points })).toBe(
    "Overnight sending will skip one inbox, and the others should work. The folder “S” can't be reached.",
  );
});

test("findings are said in the reader's language", async () => {
  const { check, tonight } = checkWith({ backupDay: () => "2026-11-21", isPaused: () => true });
  await check();
  try {
    speak({ language: "de", formats: "de-DE" });
    const read = tonight.last([], []);
    expect(read?.points.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        "Pigeonhole ist pausiert. Setzen Sie es fort, sonst wird in der kommenden Nacht nichts gesendet.",
        "Pigeonholes eigene Aufzeichnungen sind in Ordnung. Ihre letzte Sicherung ist vom 21. November 2026.",
      ]),
    );
  } finally {
    speak({ language: "en", formats: "en-GB" });
  }
});
