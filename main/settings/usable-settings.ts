/** @file The settings as far as they can be used on this computer: under its policy, and without folders that are not apart. */

import { holds } from "../../shared/settings/folders-apart.ts";
import { applyPolicy, leftOutByPolicy, type Policy } from "../../shared/settings/policy.ts";
import { type ReadSettings, readSettings } from "../../shared/settings/read-settings.ts";
import { emptySettings, type InboxSettings } from "../../shared/settings/settings.ts";
import { findJsonFault } from "../../shared/values/json/json-fault.ts";
import { sayLeftOut } from "../../shared/wording/say-policy.ts";
import { words } from "../../shared/words/spoken.ts";
import { listNames } from "./put-entry.ts";

/** Settings of which nothing can be used. */
export const unusable = (problems: readonly string[]): ReadSettings => ({
  settings: { ...emptySettings, network: null },
  problems,
  unknownKeys: [],
  namedInboxes: [],
});

/** The file itself cannot be read. It is left as it is. @param text what it contains; null where that can't be read */
export function unreadable(path: string, text: string | null, problem: unknown): ReadSettings {
  const fault = text === null ? null : findJsonFault(text);
  const why =
    fault === null
      ? (problem as Error).message.replace(/[.\s]+$/, "")
      : words.settings.notJson(fault.line, fault.column);
  return unusable([words.settings.cannotBeRead(path, why)]);
}

/** The settings under a policy, and which of their entries a closed list leaves out. */
export function readUnder(policy: Policy | null, raw: Readonly<Record<string, unknown>>): ReadSettings {
  if (policy === null) return readSettings(raw);
  const read = readSettings(applyPolicy(raw, policy));
  const leftOut = listNames.flatMap((list) =>
    leftOutByPolicy(raw, policy, list).map((id) => sayLeftOut(policy, list, JSON.stringify(id))),
  );
  return { ...read, problems: [...read.problems, ...leftOut] };
}

/** What counts under a policy, where there is one. */
export const under = (policy: Policy | null, raw: Readonly<Record<string, unknown>>) =>
  policy === null ? raw : applyPolicy(raw, policy);

/** Every file in an inbox is filed away, and our journal would be too. */
export function withoutOurOwn(read: ReadSettings, ours: string): ReadSettings {
  const [swallows, inboxes] = [true, false].map((is) =>
    read.settings.inboxes.filter((inbox) => holds(inbox.path, ours) === is),
  ) as [InboxSettings[], InboxSettings[]];
  if (swallows.length === 0) return read;
  const problems = swallows.map(({ id, path }) =>
    words.settings.inboxHolds(
      JSON.stringify(id),
      "path",
      JSON.stringify(path),
      words.settings.may.folderWithoutOurs(ours),
    ),
  );
  return { ...read, settings: { ...read.settings, inboxes }, problems: [...read.problems, ...problems] };
}

/** A file in such a folder would be sent for both inboxes. Which of them is meant can't be told. */
export function withoutShared(
  read: ReadSettings,
  findShared: (path: string, others: readonly string[]) => string | null,
): ReadSettings {
  const { inboxes } = read.settings;
  const shared = inboxes.flatMap((inbox) => {
    const paths = inboxes.filter((other) => other !== inbox).map(({ path }) => path);
    const other = findShared(inbox.path, paths);
    return other === null ? [] : [{ inbox, other }];
  });
  if (shared.length === 0) return read;
  const problems = shared.map(({ inbox, other }) => words.settings.folderShared(inbox.id, inbox.path, other));
  const left = inboxes.filter((one) => !shared.some(({ inbox }) => inbox === one));
  return { ...read, settings: { ...read.settings, inboxes: left }, problems: [...read.problems, ...problems] };
}
