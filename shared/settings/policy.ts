/** @file The policy of a computer: what its IT presets and locks of the settings, and what follows from that. */

import { z } from "zod";
import { problemFromIssue } from "./wrong-setting.ts";

type Raw = Readonly<Record<string, unknown>>;

/** The lists of the settings, whose entries have ids. */
const lists = ["connections", "inboxes"] as const;
type ListName = (typeof lists)[number];

/** In the place of an entry's id: what counts for every entry. */
const everyEntry = "*";

const part = z.record(z.string(), z.unknown()).default({});
const schema = z.strictObject({
  /** Counts where the settings say nothing. */
  presets: part,
  /** Counts whatever the settings say. */
  locked: part,
  /** Lists that have no entries but those of the policy. */
  closed: z.array(z.enum(lists)).default([]),
});

export interface Policy extends z.output<typeof schema> {
  /** Where it is, for people: a path or a key of the registry. */
  readonly from: string;
  readonly by: PolicyMaker;
}

/** Whose rules they are: those of the computer's IT, or those of the practice office, which are part of the program. */
export type PolicyMaker = "it" | "practice";

/** Reads a policy. The problems are a sentence each; then nothing of it can be used. */
export function readPolicy(raw: unknown, from: string): Policy | { readonly problems: readonly string[] } {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ...parsed.data, from, by: "it" };
  return { problems: parsed.error.issues.map((issue) => problemFromIssue(from, raw, issue)) };
}

/** True for a group of settings, such as `network`. */
export const isGroup = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (key: string): key is ListName => (lists as readonly string[]).includes(key);

/** The entries of a list, by id; one without an id has none to be found by. */
const entriesOf = (raw: Raw, list: ListName): ReadonlyMap<string, Raw> => {
  const entries = Array.isArray(raw[list]) ? (raw[list] as readonly unknown[]) : [];
  return new Map(entries.filter(isGroup).map((entry) => [String(entry["id"]), entry]));
};

/**
 * What counts: the locked before the settings, and the settings before the presets. Key by key, also inside groups and
 * the entries of lists; what is inside an entry (`hours`, `ceilings`) counts as one value.
 *
 * @param raw as config.json holds it
 */
export function applyPolicy(raw: Raw, { presets, locked, closed }: Omit<Policy, "from" | "by">): Raw {
  const keys = new Set([...Object.keys(presets), ...Object.keys(raw), ...Object.keys(locked)]);
  const at = (from: Raw, key: string) => (Object.hasOwn(from, key) ? from[key] : undefined);
  return Object.fromEntries(
    [...keys].map((key) => {
      if (isList(key)) return [key, entriesUnder(raw, { presets, locked }, key, closed.includes(key))];
      const values = [at(presets, key), at(raw, key), at(locked, key)].filter((value) => value !== undefined);
      // A mistake in the settings is theirs to tell, unless the key is locked whole.
      return [key, values.every(isGroup) ? join(values) : values.at(-1)];
    }),
  );
}

/** The groups as one; the later count. Unlike Object.assign, it also keeps a key named __proto__ as any other. */
const join = (groups: readonly Raw[]): Raw => Object.fromEntries(groups.flatMap((group) => Object.entries(group)));

function entriesUnder(
  raw: Raw,
  policy: Pick<Policy, "presets" | "locked">,
  list: ListName,
  isClosed: boolean,
): unknown {
  if (raw[list] !== undefined && !Array.isArray(raw[list])) return raw[list];
  const [preset, lock] = [entriesOf(policy.presets, list), entriesOf(policy.locked, list)];
  const named = [...preset.keys(), ...lock.keys()].filter((id) => id !== everyEntry);
  const put = (entry: Raw, id: string) => ({
    ...withoutId(preset.get(everyEntry)),
    ...withoutId(preset.get(id)),
    ...entry,
    ...withoutId(lock.get(everyEntry)),
    ...withoutId(lock.get(id)),
  });
  const own = (Array.isArray(raw[list]) ? (raw[list] as readonly unknown[]) : []).filter(
    (entry) => !isClosed || (isGroup(entry) && named.includes(String(entry["id"]))),
  );
  const known = new Set(own.filter(isGroup).map((entry) => String(entry["id"])));
  const added = [...new Set(named)].filter((id) => !known.has(id)).map((id) => put({ id }, id));
  return [...own.map((entry) => (isGroup(entry) ? put(entry, String(entry["id"])) : entry)), ...added];
}

/** An entry that has no id keeps none: that is a mistake to be told. */
const withoutId = ({ id: _, ...values }: Raw = {}): Raw => values;

/** The keys of an entry that are locked. @param id null for one that is new */
export function lockedInEntry({ locked }: Policy, list: ListName, id: string | null): readonly string[] {
  const entries = entriesOf(locked, list);
  const keys = [everyEntry, ...(id === null ? [] : [id])].flatMap((one) => Object.keys(entries.get(one) ?? {}));
  return [...new Set(keys)].filter((key) => key !== "id");
}

/** What the policy says of every entry of a list, as the settings would hold it. */
export function valuesOfNew({ presets, locked }: Policy, list: ListName): Raw {
  return withoutId({ ...entriesOf(presets, list).get(everyEntry), ...entriesOf(locked, list).get(everyEntry) });
}

/** What is locked beside the lists: `language`, or `network.proxy` of a group. */
export const lockedBesides = ({ locked }: Policy): readonly string[] =>
  Object.entries(locked)
    .filter(([key]) => !isList(key))
    .flatMap(([key, value]) => (isGroup(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : [key]));

/** True for an entry that the policy itself holds, so that it is there whatever the settings say. */
export const isInPolicy = ({ presets, locked }: Policy, list: ListName, id: string): boolean =>
  [presets, locked].some((part) => entriesOf(part, list).has(id));

/** The ids of entries that the settings hold and a closed list leaves out. */
export const leftOutByPolicy = (raw: Raw, policy: Policy, list: ListName): readonly string[] =>
  policy.closed.includes(list) ? [...entriesOf(raw, list).keys()].filter((id) => !isInPolicy(policy, list, id)) : [];
