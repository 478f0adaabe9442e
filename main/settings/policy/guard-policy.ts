/** @file Guards what the policy locks: says what is locked, and why a change of it is refused. */

import { isDeepStrictEqual } from "node:util";
import {
  applyPolicy,
  isGroup,
  isInPolicy,
  lockedBesides,
  lockedInEntry,
  type Policy,
  valuesOfNew,
} from "../../../shared/settings/policy.ts";
import { readSettings } from "../../../shared/settings/read-settings.ts";
import type { Settings } from "../../../shared/settings/settings.ts";
import { sayLocked } from "../../../shared/wording/say-policy.ts";
import { type ListName, putEntry } from "../put-entry.ts";
import type { PolicyView } from "./policy-source.ts";

type Raw = Readonly<Record<string, unknown>>;

export const policyView = (policy: Policy | null): PolicyView => ({
  from: policy?.from ?? null,
  by: policy?.by ?? "it",
  locked: policy === null ? [] : lockedBesides(policy),
  lockedIn: (list, id) => (policy === null ? [] : lockedInEntry(policy, list, id)),
  valuesOfNew: (list) => (policy === null ? {} : valuesOfNew(policy, list)),
  holds: (list, id) => policy !== null && isInPolicy(policy, list, id),
  isClosed: (list) => policy?.closed.includes(list) ?? false,
});

/** Why these keys beside the lists can't be set so, in a sentence, or null. What is locked may be set to what it is. */
export function refusal(policy: Policy | null, changes: Raw): string | null {
  if (policy === null) return null;
  const given = readSettings(changes).settings;
  const counts = readSettings(applyPolicy(changes, policy)).settings;
  const changed = lockedBesides(policy).find(
    (locked) => has(changes, locked) && !isDeepStrictEqual(at(given, locked), at(counts, locked)),
  );
  return changed === undefined ? null : sayLocked(policy, changed);
}

/** @param path of a setting: `language`, or `network.proxy` of a group */
function at(settings: Settings, path: string): unknown {
  const [key = "", inner] = path.split(".");
  const value: unknown = settings[key as keyof Settings];
  return inner !== undefined && isGroup(value) ? value[inner] : value;
}

/** True where the changes set it, alone or with its whole group: one that is null changes all that is in it. */
function has(changes: Raw, path: string): boolean {
  const [key = "", inner] = path.split(".");
  const value = changes[key];
  return value !== undefined && (inner === undefined || !isGroup(value) || Object.hasOwn(value, inner));
}

/** Why an entry of a list can't be changed so, in a sentence, or null. */
export function refusalOfEntry(
  policy: Policy | null,
  raw: Raw,
  list: ListName,
  id: string,
  changes: Raw,
): string | null {
  if (policy === null) return null;
  if (policy.closed.includes(list) && !isInPolicy(policy, list, id)) return sayLocked(policy, list);
  const locked = lockedInEntry(policy, list, id).filter((key) => Object.hasOwn(changes, key));
  if (locked.length === 0) return null;
  // Compared as they are read, because a form sends what was typed.
  const put = putEntry(raw, list, id, changes, (next) => applyPolicy(next, { ...policy, locked: {} }));
  if (!put.ok) return null;
  const [given, counts] = [{ ...policy, locked: {} }, policy].map((one) =>
    readSettings(applyPolicy(put.value, one)).settings[list].find((entry) => entry.id === id),
  ) as [Raw | undefined, Raw | undefined];
  const changed = locked.find((key) => !isDeepStrictEqual(given?.[key], counts?.[key]));
  return changed === undefined ? null : sayLocked(policy, `${list}.${id}.${changed}`);
}
