/** @file Decides what is done about an update now: nothing, load it, wait, or install it. Pure. */

import type { Settings } from "../../shared/settings/settings.ts";
import { isNewer, type Release } from "../../shared/updates/release.ts";
import type { InstallKind, UpdateOutcome, WaitsFor } from "../../shared/updates/update-view.ts";
import { dayWall, hourWall, minutesOf, wallAt, weekdayOf } from "../../shared/values/wall-clock.ts";

/** What the decision rests on. */
export interface UpdateFacts {
  readonly now: number;
  readonly timeZone: string;
  readonly settings: Pick<Settings, "updates" | "tonight" | "report">;
  readonly kind: InstallKind;
  readonly version: string;
  /** What the feed offers; its signature was checked. */
  readonly release: Release | null;
  readonly isLoaded: boolean;
  readonly last: UpdateOutcome | null;
  /** How often this release was begun and didn't become the running version. */
  readonly attempts: number;
  /** True while a file is read or sent. */
  readonly isBusy: boolean;
  /** True while somebody uses the window. */
  readonly isSomeoneThere: boolean;
  /** True once a person has chosen to install it now. */
  readonly isAsked: boolean;
}

export type UpdateStep =
  | { readonly does: "nothing"; readonly because: "current" | "refused" | "by-it" }
  | { readonly does: "put-off"; readonly until: number }
  | { readonly does: "load" | "install" }
  | { readonly does: "wait"; readonly for: WaitsFor };

const dayMs = 24 * 60 * 60_000;
/** A release that twice didn't install, such as after power cuts, is left. The next one is tried. */
const mostAttempts = 2;

/** @returns what to do now. What was rolled back is never installed again, nor anything older. */
export function planUpdate(facts: UpdateFacts): UpdateStep {
  const { release, settings, now, last, isAsked } = facts;
  if (release === null || !isNewer(release.version, facts.version)) return { does: "nothing", because: "current" };
  const isRolledBack = last?.is === "rolled-back" && !isNewer(release.version, last.to);
  if (isRolledBack || (facts.attempts >= mostAttempts && !isAsked)) return { does: "nothing", because: "refused" };
  const until = release.releasedAt + settings.updates.delayDays * dayMs;
  if (now < until) return { does: "put-off", until };
  if (facts.kind === "by-it" || facts.kind === "checkout") return { does: "nothing", because: "by-it" };
  if (!facts.isLoaded) return { does: "load" };
  if (settings.updates.install === "ask" && !isAsked) return { does: "wait", for: "asking" };
  if (facts.isBusy) return { does: "wait", for: "work" };
  if (isAsked) return { does: "install" };
  if (facts.isSomeoneThere) return { does: "wait", for: "person" };
  if (!release.isSecurity && isNightAhead(facts)) return { does: "wait", for: "night" };
  return { does: "install" };
}

/** So long before the night's check nothing changes, so that what the check finds in order is what runs. */
const hoursBefore = 3;
/** Where the settings have no hour for the check or the report. */
const usualNight = { from: "17:00", until: "07:00" };

/** True from three hours before a night until its morning report, by the clock on the wall. */
export function isNightAhead({ now, timeZone, settings }: Pick<UpdateFacts, "now" | "timeZone" | "settings">): boolean {
  const { checkAt, days } = settings.tonight;
  const from = minutesOf(checkAt ?? usualNight.from) - hoursBefore * hourWall;
  const until = minutesOf(settings.report.at ?? usualNight.until);
  const wall = wallAt(timeZone, now);
  const today = Math.floor(wall / dayWall);
  // A night that begins after midnight is over on the same day, and one before 03:00 has its three hours the day before.
  return [today - 1, today, today + 1].some((day) => {
    const isNight = checkAt === null || days.includes(weekdayOf(day * dayWall));
    const begins = day * dayWall + from;
    const checked = begins + hoursBefore * hourWall;
    const ends = day * dayWall + until + (day * dayWall + until > checked ? 0 : dayWall);
    return isNight && wall >= begins && wall < ends;
  });
}
