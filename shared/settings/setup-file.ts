/** @file The setup file: what a colleague needs of the settings, in one file without a secret. Read, checked and made. Pure. */

import { z } from "zod";
import { parseJson } from "../values/json/parse-json.ts";
import { fail, ok, type Result } from "../values/result.ts";
import { applyPolicy, isGroup, type Policy } from "./policy.ts";
import { readSettings } from "./read-settings.ts";
import { type InboxSettings, type Settings, usual } from "./settings.ts";

/** The file's usual name. Beside an installer or in the policy's folder only this name is looked for. */
export const setupFileName = "office.pigeonhole-setup";
export const setupExtension = ".pigeonhole-setup";

/** More than a hundred connections need. */
export const longestSetupBytes = 256 * 1024;

/** The version of the format. A file of a later one is refused. */
const formatVersion = 1;

const part = z.record(z.string(), z.unknown()).default({});
const schema = z.strictObject({
  pigeonholeSetup: z.int().min(1),
  presets: part,
  locked: part,
  closed: z.array(z.enum(["connections", "inboxes"])).default([]),
});

/** Why a setup file can't be used. `details` are sentences. */
export type SetupProblem =
  | { readonly is: "unreadable"; readonly detail: string }
  | { readonly is: "missing" | "too-long" | "not-a-setup" | "newer" | "empty" }
  | { readonly is: "wrong"; readonly details: readonly string[] }
  | { readonly is: "unknown"; readonly keys: readonly string[] };

/** What a setup file says: a policy without a place. See applyPolicy. */
export type Setup = Omit<Policy, "from" | "by">;

/** Reads the text of a setup file. What isn't a setting is refused: it might be a secret, and would be kept. */
export function readSetup(text: string): Result<Setup, SetupProblem> {
  if (text.length > longestSetupBytes) return fail({ is: "too-long" });
  const raw = parseJson(text.replace(/^\uFEFF/, ""));
  const version = (raw as { readonly pigeonholeSetup?: unknown } | null)?.pigeonholeSetup;
  if (typeof version === "number" && version > formatVersion) return fail({ is: "newer" });
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const strange = parsed.error.issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
    return fail(
      version === formatVersion && strange.length > 0 ? { is: "unknown", keys: strange } : { is: "not-a-setup" },
    );
  }
  const { pigeonholeSetup: _, ...setup } = parsed.data;
  const lists = [setup.presets, setup.locked].flatMap(({ connections, inboxes }) => [connections, inboxes]);
  if (!lists.every((list) => list === undefined || isListOfEntries(list))) return fail({ is: "not-a-setup" });
  if ([setup.presets, setup.locked].every((settings) => Object.keys(settings).length === 0))
    return fail({ is: "empty" });
  const read = readSettings(applyPolicy({}, withExamples(setup)));
  if (read.unknownKeys.length > 0) return fail({ is: "unknown", keys: read.unknownKeys });
  return read.problems.length > 0 ? fail({ is: "wrong", details: read.problems }) : ok(setup);
}

/** What is meant for every connection or inbox is checked on one. */
function withExamples(setup: Setup): Setup {
  const id = "example";
  const connection = { id, baseUrl: "https://a.example", authUrl: "https://b.example", clientId: id };
  const add = (list: unknown, entry: object) =>
    Array.isArray(list) || list === undefined ? [...(list ?? []), entry] : list;
  const presets = {
    ...setup.presets,
    connections: add(setup.presets["connections"], connection),
    inboxes: add(setup.presets["inboxes"], { id, path: "/example", connection: id }),
  };
  return { ...setup, presets, closed: [] };
}

/** The addresses that a setup file leads to, for the person who is asked about it. */
export function addressesOf(
  setup: Setup,
): readonly { readonly name: string; readonly baseUrl: string; readonly authUrl: string }[] {
  const { connections } = readSettings(applyPolicy({}, setup)).settings;
  return connections.map(({ name, baseUrl, authUrl }) => ({ name, baseUrl, authUrl }));
}

/** What belongs to one computer or one inbox, and is chosen there. */
const ofOneInbox: ReadonlySet<string> = new Set(["id", "path", "connection", "template", "existingFiles", "settleMs"]);

/**
 * The setup file for colleagues: the connections, what all inboxes have in common, language, hours and network. Folders,
 * the office's database and paths on this computer aren't in it. The settings hold no secret, so neither does this.
 */
export function makeSetup(settings: Settings): object {
  const { connections, inboxes, language, formats, tonight, report, updates, network } = settings;
  const [first] = inboxes;
  const common = Object.entries(first ?? {}).filter(
    ([key, value]) =>
      !ofOneInbox.has(key) &&
      !isSame(value, usual.inbox[key as keyof typeof usual.inbox]) &&
      inboxes.every((inbox) => isSame(value, inbox[key as keyof InboxSettings])),
  );
  const presets = {
    connections,
    ...(common.length > 0 && { inboxes: [{ id: "*", ...Object.fromEntries(common) }] }),
    ...{ language, formats, tonight, report, updates },
    ...(network !== null && { network: { proxy: network.proxy } }),
  };
  return { pigeonholeSetup: formatVersion, presets };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Raw = Readonly<Record<string, unknown>>;

const isListOfEntries = (value: unknown): value is readonly Raw[] => Array.isArray(value) && value.every(isGroup);

/** One part of a policy on top of another: key by key, also inside groups and entries with the same id, `*` included. */
function onTop(upper: Raw, lower: Raw): Raw {
  const both = Object.entries(upper).map(([key, value]) => {
    const below = lower[key];
    if (isGroup(value) && isGroup(below)) return [key, { ...below, ...value }];
    if ((key !== "connections" && key !== "inboxes") || !isListOfEntries(value) || !isListOfEntries(below))
      return [key, value];
    const ids = [...new Set([...below, ...value].map(({ id }) => id))];
    const entry = (list: readonly Raw[], id: unknown) => list.find((one) => one["id"] === id) ?? {};
    return [key, ids.map((id) => ({ ...entry(below, id), ...entry(value, id) }))];
  });
  return { ...lower, ...Object.fromEntries(both) };
}

/** What a person may bring to a computer themselves: it presets, and locks nothing. */
export const withoutLocks = ({ presets, locked }: Setup): Setup => ({
  presets: onTop(locked, presets),
  locked: {},
  closed: [],
});

/** A policy on top of a setup file: what the policy says counts first. */
export const underPolicy = (setup: Setup, policy: Policy | null, from: string): Policy => ({
  presets: onTop(policy?.presets ?? {}, setup.presets),
  locked: onTop(policy?.locked ?? {}, setup.locked),
  closed: [...new Set([...setup.closed, ...(policy?.closed ?? [])])],
  from: policy?.from ?? from,
  by: "it",
});
