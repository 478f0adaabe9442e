/** @file When an update is loaded and installed, and what keeps it waiting. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNightAhead, planUpdate, type UpdateFacts } from "../../../main/updates/plan-update.ts";
import { emptySettings } from "../../../shared/settings/settings.ts";
import { isNewer, type Release } from "../../../shared/updates/release.ts";

const sha512 = `${"A".repeat(86)}==`;
const release: Release = {
  version: "1.1.0",
  releasedAt: Date.parse("2026-11-20T10:00:00Z"),
  isSecurity: false,
  file: { name: "pigeonhole-1.1.0.AppImage", bytes: 1, sha512 },
};
/** A Monday morning, after the report. */
const calm: UpdateFacts = {
  now: Date.parse("2026-11-23T09:00:00Z"),
  timeZone: "UTC",
  settings: emptySettings,
  kind: "appimage",
  version: "1.0.0",
  release,
  isLoaded: true,
  last: null,
  attempts: 0,
  isBusy: false,
  isSomeoneThere: false,
  isAsked: false,
};
const updates = emptySettings.updates;
const afternoon = Date.parse("2026-11-23T15:00:00Z");
const last = { is: "rolled-back", from: "1.0.0", to: "1.1.0", at: 0 } as const;

test.each<[string, Partial<UpdateFacts>, object]>([
  ["nothing disturbs it", {}, { does: "install" }],
  ["it isn't loaded yet", { isLoaded: false }, { does: "load" }],
  ["nothing is offered", { release: null }, { does: "nothing", because: "current" }],
  ["the same version is offered", { version: "1.1.0" }, { does: "nothing", because: "current" }],
  ["an older one is offered", { version: "1.10.0" }, { does: "nothing", because: "current" }],
  ["it was rolled back here", { last }, { does: "nothing", because: "refused" }],
  ["a later one was rolled back here", { last: { ...last, to: "1.2.0" } }, { does: "nothing", because: "refused" }],
  ["an earlier one was rolled back here", { last: { ...last, to: "1.0.9" } }, { does: "install" }],
  ["it didn't install twice", { attempts: 2 }, { does: "nothing", because: "refused" }],
  ["it didn't install twice, and a person wants it", { attempts: 2, isAsked: true }, { does: "install" }],
  ["the IT installs", { kind: "by-it", isLoaded: false }, { does: "nothing", because: "by-it" }],
  [
    "the settings want to be asked",
    { settings: { ...emptySettings, updates: { ...updates, install: "ask" } } },
    { does: "wait", for: "asking" },
  ],
  ["a file is under way", { isBusy: true, isAsked: true }, { does: "wait", for: "work" }],
  ["somebody uses the window", { isSomeoneThere: true }, { does: "wait", for: "person" }],
  ["a night is ahead", { now: afternoon }, { does: "wait", for: "night" }],
  [
    "a night is ahead and it closes a hole",
    { now: afternoon, release: { ...release, isSecurity: true } },
    { does: "install" },
  ],
  [
    "a night is ahead and a person wants it",
    { now: afternoon, isAsked: true, isSomeoneThere: true },
    { does: "install" },
  ],
  [
    "IT puts updates off for a week, also one that closes a hole",
    {
      settings: { ...emptySettings, updates: { ...updates, delayDays: 7 } },
      release: { ...release, isSecurity: true },
    },
    { does: "put-off", until: Date.parse("2026-11-27T10:00:00Z") },
  ],
])("when %s", (_when, facts, step) => {
  expect(planUpdate({ ...calm, ...facts })).toEqual(step);
});

describe("a night", () => {
  const at = (time: string, settings: Partial<UpdateFacts["settings"]> = {}, timeZone = "UTC") =>
    isNightAhead({ now: Date.parse(`${time}:00Z`), timeZone, settings: { ...emptySettings, ...settings } });

  test("is kept clear from three hours before its check until its morning report", () => {
    expect(["13:59", "14:00", "23:00"].map((time) => at(`2026-11-23T${time}`))).toEqual([false, true, true]);
    expect(["06:59", "07:00"].map((time) => at(`2026-11-24T${time}`))).toEqual([true, false]);
  });

  test("begins only on the days of the check, and Friday's ends on Saturday", () => {
    expect([at("2026-11-28T03:00"), at("2026-11-28T15:00"), at("2026-11-29T23:00")]).toEqual([true, false, false]);
  });

  test("is kept clear every day where nothing is checked", () => {
    expect(at("2026-11-28T15:00", { tonight: { checkAt: null, days: [] } })).toBe(true);
  });

  test("may begin after midnight, and is told by the clock on the wall there", () => {
    const tonight = { checkAt: "01:00", days: ["tue" as const] };
    expect([at("2026-11-23T22:30", { tonight }), at("2026-11-23T21:30", { tonight })]).toEqual([true, false]);
    expect(at("2026-11-23T18:30", {}, "America/New_York")).toBe(false);
    expect(at("2026-11-23T19:30", {}, "America/New_York")).toBe(true);
  });

  test("leaves a time for updates on every day, whatever the hours", () => {
    const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const text = ([h, m]: readonly [number, number]) => `${String(h).padStart(2, "0")}:${String(m).padStart(2, "0")}`;
    fc.assert(
      fc.property(clock, fc.integer({ min: 1, max: 20 }), (from, hours) => {
        const checkAt = text(from);
        const report = { at: text([(from[0] + hours) % 24, from[1]]) };
        const free = Array.from({ length: 24 * 4 }, (_, n) =>
          isNightAhead({
            now: Date.parse("2026-11-23T00:00:00Z") + n * 15 * 60_000,
            timeZone: "UTC",
            settings: {
              ...emptySettings,
              tonight: { checkAt, days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] },
              report,
            },
          }),
        ).filter((isNight) => !isNight);
        // 24 hours without the night and the three before it.
        expect(free.length).toBe((21 - hours) * 4);
      }),
    );
  });
});

test("versions follow each other by their numbers, not their letters", () => {
  const versions = ["0.9.9", "0.10.0", "1.0.0", "1.0.10", "1.2.0", "10.0.0"];
  const sorted = versions.toReversed().toSorted((a, b) => (isNewer(a, b) ? 1 : -1));
  expect(sorted).toEqual(versions);
  expect(isNewer("1.0.0", "1.0.0")).toBe(false);
});
