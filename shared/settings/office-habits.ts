/** @file What an office changes beside connections and inboxes: from the settings to a form, and back. Pure. */

import { dayNames } from "../values/wall-clock.ts";
import { besides, networkSchema, reportSchema, type Settings, tonightSchema, updatesSchema } from "./settings.ts";
import type { OfficeHabits } from "./settings-form.ts";
import { allowed } from "./wrong-setting.ts";

export const habitsFrom = ({ undoSeconds, report, tonight, updates, network, pingUrl }: Settings): OfficeHabits => ({
  undoSeconds: String(undoSeconds),
  reportAt: report.at ?? "",
  checkAt: tonight.checkAt ?? "",
  checkDays: dayNames.filter((day) => tonight.days.includes(day)),
  installUpdates: updates.install,
  updateDelayDays: String(updates.delayDays),
  proxy: network?.proxy ?? "system",
  caFile: network?.caFile ?? "",
  pingUrl: pingUrl ?? "",
});

type Changes = Readonly<Record<string, unknown>>;

/** The keys of the settings that a form changes, also inside groups; only those that differ, so that a locked or preset one is not touched. */
export function changesFrom(settings: Settings, typed: OfficeHabits): Changes {
  const before = habitsFrom(settings);
  const { undoSeconds, reportAt, checkAt, checkDays, installUpdates, updateDelayDays } = typed;
  const { proxy, caFile, pingUrl } = typed;
  return {
    ...(undoSeconds !== before.undoSeconds && { undoSeconds: numberFrom(undoSeconds) }),
    ...group("report", { ...(reportAt !== before.reportAt && { at: reportAt || null }) }),
    ...group("tonight", {
      ...(checkAt !== before.checkAt && { checkAt: checkAt || null }),
      ...(checkDays.join() !== before.checkDays.join() && { days: checkDays }),
    }),
    ...group("updates", {
      ...(installUpdates !== before.installUpdates && { install: installUpdates }),
      ...(updateDelayDays !== before.updateDelayDays && { delayDays: numberFrom(updateDelayDays) }),
    }),
    ...group("network", {
      ...(proxy !== before.proxy && { proxy: proxy.trim() || "system" }),
      ...(caFile !== before.caFile && { caFile: caFile.trim() || null }),
    }),
    ...(pingUrl !== before.pingUrl && { pingUrl: pingUrl.trim() || null }),
  };
}

const group = (key: string, changed: Changes): Changes => (Object.keys(changed).length === 0 ? {} : { [key]: changed });

const numberFrom = (typed: string): unknown => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : typed);

/** Which values are allowed, for each field that has a wrong one; empty where all are right. */
export function wrongHabits(changes: Changes): Readonly<Partial<Record<keyof OfficeHabits, string>>> {
  const checks = [
    ["undoSeconds", besides.shape.undoSeconds, changes["undoSeconds"]],
    ["reportAt", reportSchema, changes["report"]],
    ["checkAt", tonightSchema, changes["tonight"]],
    ["updateDelayDays", updatesSchema, changes["updates"]],
    ["proxy", networkSchema.shape.proxy, networkIn(changes)["proxy"]],
    ["caFile", networkSchema.shape.caFile, networkIn(changes)["caFile"]],
    ["pingUrl", besides.shape.pingUrl, changes["pingUrl"]],
  ] as const;
  return Object.fromEntries(
    checks.flatMap(([field, schema, value]) => {
      const parsed = value === undefined ? null : schema.safeParse(value);
      const issue = parsed === null || parsed.success ? undefined : parsed.error.issues[0];
      return issue === undefined ? [] : [[field, allowed(issue)] as const];
    }),
  );
}

const networkIn = (changes: Changes): Changes => (changes["network"] ?? {}) as Changes;
