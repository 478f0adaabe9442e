/** @file The daily jobs run once at their hour, or when the computer wakes; a check counts for one night. */

import { expect, test } from "vitest";
import { createDailyJobs } from "../../../main/nightly/daily-jobs.ts";
import type { Tonight } from "../../../main/nightly/tonight-check.ts";
import type { MorningReport } from "../../../main/nightly/write-morning-report.ts";
import type { ReportMade } from "../../../shared/agent/morning-report.ts";
import type { TonightCheck } from "../../../shared/agent/tonight.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { sampleSettings } from "../../fakes/fake-world.ts";

const hourMs = 60 * 60_000;
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Noon on a Friday; checks at five in the afternoon, reports at seven in the morning. */
function startHours(breaks = false, begun: { readonly lastReport?: null; readonly firstFileAt?: number } = {}) {
  const clock = createFakeClock();
  const did: string[] = [];
  const told: TonightCheck[] = [];
  const bugs: unknown[] = [];
  let found: TonightCheck | null = null;
  const earlier = { day: "", from: 0, until: clock.now() - 5 * hourMs, needYou: 0, alarms: [] };
  let made: ReportMade | null = begun.lastReport === null ? null : earlier;
  const tonight: Tonight = {
    last: () => found,
    lastAt: () => found?.at ?? null,
    async check() {
      did.push("check");
      if (breaks) throw new Error("bug");
      found = { at: clock.now(), verdict: "green", points: [] };
      return found;
    },
  };
  const report: MorningReport = {
    last: () => made,
    firstFileAt: () => begun.firstFileAt ?? null,
    async make() {
      did.push("report");
      made = { day: "", from: 0, until: clock.now(), needYou: 0, alarms: [] };
      return made;
    },
    page: () => "",
    figures: async () => null,
  };
  const hours = createDailyJobs({
    tonight,
    report,
    clock,
    timeZone,
    readSettings: () => sampleSettings(),
    onTonight: (check) => told.push(check),
    reportBug: (bug) => bugs.push(bug),
  });
  const agent = { status: () => ({}) as never, unsettled: () => [] };
  /** The agent's ticks, every minute. */
  const live = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 60_000) {
      hours.look(agent);
      await clock.advance(60_000);
    }
  };
  return { hours, clock, did, told, bugs, live };
}

test("the check runs once at five and is announced; the report is made in the morning", async () => {
  const { did, told, live } = startHours();
  await live(4.9 * hourMs);
  expect(did).toEqual([]);
  await live(2 * hourMs);
  expect([did, told.length]).toEqual([["check"], 1]);
  await live(14 * hourMs);
  expect(did).toEqual(["check", "report"]);
});

test("a computer that slept through both hours makes the report, but not yesterday's check", async () => {
  const { did, clock, live } = startHours();
  await live(hourMs);
  clock.jump(19 * hourMs);
  await live(hourMs);
  expect(did).toEqual(["report"]);
});

test("a check does not count for the next night", async () => {
  const { hours, clock, live } = startHours();
  await live(6 * hourMs);
  expect(hours.latest([], []).tonight).toMatchObject({ verdict: "green" });
  clock.jump(15 * hourMs);
  expect(hours.latest([], []).tonight).toBeNull();
});

test("on a new folder the first report is made the next morning, and not at night because none was made yet", async () => {
  const { did, live } = startHours(false, { lastReport: null });
  await live(12 * hourMs);
  expect(did).not.toContain("report");
  await live(8 * hourMs);
  expect(did.filter((one) => one === "report")).toHaveLength(1);
});

test("a report that was never made is made at once where files were there before its hour", async () => {
  const noon = createFakeClock().now();
  const { did, live } = startHours(false, { lastReport: null, firstFileAt: noon - 6 * hourMs });
  await live(60_000);
  expect(did).toEqual(["report"]);
  const fresh = startHours(false, { lastReport: null, firstFileAt: noon - hourMs });
  await fresh.live(60_000);
  expect(fresh.did).toEqual([]);
});

test("a check that throws is reported, and not tried again at every tick", async () => {
  const { did, bugs, live } = startHours(true);
  await live(5.5 * hourMs);
  expect(did.length).toBeGreaterThan(1);
  expect(did.length).toBeLessThan(6);
  expect(bugs).toHaveLength(did.length);
});
