/** @file Reads the settings: as far as config.json can be used, and a sentence for each thing that cannot. */

import { z } from "zod";
import { onlyHosts } from "../values/only-hosts.ts";
import { words } from "../words/spoken.ts";
import { shareFiles } from "./folders-apart.ts";
import { inboxSchema } from "./inbox-schema.ts";
import {
  alertsSchema,
  type Besides,
  besides,
  type Connection,
  connectionSchema,
  emptySettings,
  type NetworkSettings,
  networkSchema,
  type OfficeSettings,
  officeSchema,
  officeShape,
  reportSchema,
  type Settings,
  tonightSchema,
  updatesSchema,
} from "./settings.ts";
import { allowed, problemFromIssue, show } from "./wrong-setting.ts";

const rootKeys: ReadonlySet<string> = new Set(Object.keys(emptySettings));

/** Settings as far as they can be used, and a sentence for each thing that cannot. */
export interface ReadSettings {
  readonly settings: Settings;
  /** An entry with a problem is left out whole: a default in its place might send what should have waited. */
  readonly problems: readonly string[];
  /** Keys that mean nothing to this version. They do no harm, so their entry is kept. */
  readonly unknownKeys: readonly string[];
  /** The folders of all inboxes, whether they can be used or not. */
  readonly namedInboxes: readonly NamedInbox[];
}

/** What an entry of an inbox says, whatever else is wrong with it. */
export interface NamedInbox {
  readonly path: string;
  readonly connection: string | null;
}

/** Reads what config.json holds. Never throws: whatever cannot be used is named. */
export function readSettings(raw: unknown): ReadSettings {
  const problems: string[] = [];
  const unknownKeys: string[] = [];
  const root = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
  for (const key of Object.keys(root)) if (!rootKeys.has(key)) unknownKeys.push(key);

  const entries = <T extends { readonly id: string }>(list: string, schema: z.ZodType<T>): T[] => {
    const value = root[list] ?? [];
    if (!Array.isArray(value)) {
      problems.push(words.settings.holds(list, show(value), words.settings.may.list));
      return [];
    }
    const good: T[] = [];
    value.forEach((entry: unknown, index) => {
      const at = `${list}[${index}]`;
      const known = withoutUnknownKeys(entry, schema, at, unknownKeys);
      const parsed = schema.safeParse(known);
      if (!parsed.success) for (const issue of parsed.error.issues) problems.push(problemFromIssue(at, known, issue));
      else if (good.some((other) => other.id === parsed.data.id))
        problems.push(words.settings.idTaken(`${at}.id`, show(parsed.data.id)));
      else good.push(parsed.data);
    });
    return good;
  };

  /** A group whose defaults do no harm: a mistake in it is told, and the defaults are used. */
  const part = <T>(key: string, schema: z.ZodType<T>): T => {
    const known = withoutUnknownKeys(root[key] ?? {}, schema, key, unknownKeys);
    const parsed = schema.safeParse(known);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) problems.push(problemFromIssue(key, known, issue));
    return schema.parse({});
  };

  const connections = entries("connections", connectionSchema).map((c): Connection => ({ ...c, name: c.name ?? c.id }));
  const all = entries("inboxes", inboxSchema);
  // Of two that share files neither is used, because it can't be told which of them a file is meant for.
  const apart = all.filter((inbox) => {
    const other = all.find((one) => one !== inbox && shareFiles(one.path, inbox.path));
    if (other === undefined) return true;
    const allowed = words.settings.may.folderApart(show(other.path));
    problems.push(words.settings.inboxHolds(show(inbox.id), "path", show(inbox.path), allowed));
    return false;
  });
  const inboxes = apart.filter((inbox) => {
    if (connections.some(({ id }) => id === inbox.connection)) return true;
    const { inboxConnects, inboxHolds, may } = words.settings;
    const known = may.oneOf(connections.map(({ id }) => show(id)));
    const [id, value] = [show(inbox.id), show(inbox.connection)];
    problems.push(connections.length === 0 ? inboxConnects(id, value) : inboxHolds(id, "connection", value, known));
    return false;
  });
  const [tonight, report] = [part("tonight", tonightSchema), part("report", reportSchema)];
  const alerts = part("alerts", alertsSchema);
  const updates = readUpdates(root["updates"], problems, unknownKeys);
  const network = readNetwork(root["network"], problems, unknownKeys);
  const office = readOffice(root["office"], problems, unknownKeys);
  const settings = {
    connections,
    inboxes,
    tonight,
    report,
    updates,
    alerts,
    network,
    office,
    ...readBesides(root, problems),
  };
  return { settings, problems, unknownKeys, namedInboxes: namedIn(root["inboxes"]) };
}

const namedIn = (inboxes: unknown): readonly NamedInbox[] =>
  (Array.isArray(inboxes) ? inboxes : []).flatMap((entry: unknown) => {
    const { path, connection } = (typeof entry === "object" && entry !== null ? entry : {}) as Record<string, unknown>;
    return typeof path === "string" && path !== ""
      ? [{ path, connection: typeof connection === "string" ? connection : null }]
      : [];
  });

/** The inboxes that something wrong in the settings keeps from being used. */
export const unusedInboxes = ({ settings, namedInboxes }: ReadSettings): readonly NamedInbox[] =>
  namedInboxes.filter(({ path }) => !settings.inboxes.some((inbox) => inbox.path === path));

function readNetwork(value: unknown = {}, problems: string[], unknownKeys: string[]): NetworkSettings | null {
  const known = withoutUnknownKeys(value, networkSchema, "network", unknownKeys);
  const parsed = networkSchema.safeParse(known);
  if (!parsed.success)
    for (const issue of parsed.error.issues) problems.push(problemFromIssue("network", known, issue));
  return parsed.success ? parsed.data : null;
}

/** With a mistake in them there are none: installing by another rule would be a guess. */
function readUpdates(value: unknown = {}, problems: string[], unknownKeys: string[]): Settings["updates"] {
  const known = withoutUnknownKeys(value, updatesSchema, "updates", unknownKeys);
  const parsed = updatesSchema.safeParse(known);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) problems.push(problemFromIssue("updates", known, issue));
  return { ...emptySettings.updates, install: "off" };
}

function readOffice(value: unknown = null, problems: string[], unknownKeys: string[]): OfficeSettings | null {
  const known = withoutUnknownKeys(value, officeShape, "office", unknownKeys);
  const parsed = officeSchema.safeParse(known);
  if (!parsed.success) for (const issue of parsed.error.issues) problems.push(problemFromIssue("office", known, issue));
  return parsed.success ? parsed.data : null;
}

/** Each on its own: a slip in one takes nothing from the others. */
function readBesides(root: Record<string, unknown>, problems: string[]): Besides {
  const given = Object.fromEntries(Object.keys(besides.shape).map((key) => [key, root[key]]));
  const parsed = besides.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const [key = ""] = issue.path;
    problems.push(words.settings.holds(String(key), onlyHosts(show(root[String(key)])), allowed(issue)));
    delete given[String(key)];
  }
  return besides.parse(given);
}

/** For each key of an entry with a wrong value, which values are allowed; empty where all are right. For forms. */
export function wrongIn(list: "connections" | "inboxes", entry: object): Readonly<Record<string, string>> {
  const schema = list === "connections" ? connectionSchema : inboxSchema;
  const parsed = schema.safeParse(withoutUnknownKeys(entry, schema, "", []));
  const issues = parsed.success ? [] : parsed.error.issues;
  // Of several the first at each key is told.
  return Object.fromEntries(issues.toReversed().map((issue) => [fieldOf(issue.path), allowed(issue)]));
}

/** A wrong value in a list is told at the field of the list. */
const fieldOf = (path: readonly PropertyKey[]): string => path.filter((part) => typeof part !== "number").join(".");

function withoutUnknownKeys(entry: unknown, schema: z.ZodType, at: string, unknownKeys: string[]): unknown {
  if (typeof entry !== "object" || entry === null || !(schema instanceof z.ZodObject)) return entry;
  const known = Object.entries(entry).filter(([key]) => {
    if (Object.hasOwn(schema.shape, key)) return true;
    unknownKeys.push(`${at}.${key}`);
    return false;
  });
  return Object.fromEntries(known);
}
