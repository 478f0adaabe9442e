/** @file The settings' schema: what config.json may hold, and what is said of it when it holds something else. */

import { z } from "zod";

// Plain http would show the token to the whole network, so it is for this machine alone.
const address = z
  .union(
    [
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ }),
    ],
    "an https address (plain http is for this machine alone)",
  )
  // Paths are put behind it, so it ends where they begin; and a password here would stand in a file for all to read.
  .refine((text) => !/[?#]|\/\/[^/]*@/.test(text), "an address without a name, a password, ? or #")
  .transform((text) => text.replace(/\/+$/, ""));

const text = z.string().min(1, "some text");

const connectionSchema = z.strictObject({
  id: text,
  name: text.optional(),
  baseUrl: address,
  authUrl: address,
  clientId: text,
  flow: z.enum(["browser", "client-credentials"]).default("browser"),
  clientAuthentication: z.enum(["body", "basic"]).default("body"),
  scopes: z.array(z.string()).default([]),
  redirectPort: z.int().min(1).max(65_535).nullable().default(null),
});

const inboxSchema = z.strictObject({
  id: text,
  path: text,
  connection: text,
  sending: z.enum(["automatic", "after-approval"]).default("automatic"),
  dateOrder: z.enum(["dmy", "mdy", "ymd"]).nullable().default(null),
  decimalSign: z.enum([".", ","]).nullable().default(null),
  template: text.nullable().default(null),
  rowsWithProblems: z.enum(["hold-file", "send-the-rest"]).default("hold-file"),
  idAt: z.enum(["start", "anywhere", "end"]).default("start"),
  idPrefixes: z.array(text).default([]),
  documentNames: z.enum(["refuse", "mend"]).default("refuse"),
  textOfPdfs: z.enum(["ignore", "suggest", "attach"]).default("suggest"),
  maxInvoicesPerBatch: z.int().min(1).nullable().default(null),
  // Posting hours come with unattended nights; until then nothing but null is understood.
  hours: z.null().default(null),
  settleMs: z.int().min(200).max(600_000).default(2_000),
});

// Where somebody hears that we live. Unlike a service's address it may carry a query, and it is nobody else's business.
const pingAddress = z
  .union(
    [
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ }),
    ],
    "an https address (plain http is for this machine alone)",
  )
  .refine((text) => !/\/\/[^/]*@/.test(text), "an address without a name or a password");

/** What stands beside the lists. One that cannot be read falls back to what it is without it, and is named. */
const besides = z.strictObject({
  /** Whether the window's app opens when its user logs in; null where nobody has said. */
  openAtLogin: z.boolean().nullable().default(null),
  /** Asked for after a good sweep, so that someone notices when no more of them come. */
  pingUrl: pingAddress.nullable().default(null),
});

export type Connection = Omit<z.output<typeof connectionSchema>, "name"> & { readonly name: string };
export type InboxSettings = z.output<typeof inboxSchema>;

type Besides = z.output<typeof besides>;

interface Settings extends Readonly<Besides> {
  readonly connections: readonly Connection[];
  readonly inboxes: readonly InboxSettings[];
}

/** Where there are no settings at all. */
export const noSettings: Settings = { connections: [], inboxes: [], ...besides.parse({}) };

/** Settings as far as they can be used, and a sentence for each thing that cannot. */
export interface ReadSettings {
  readonly settings: Settings;
  /** An entry with a problem is left out whole: a default in its place might send what should have waited. */
  readonly problems: readonly string[];
  /** Keys that mean nothing to this version. They do no harm, so their entry is kept. */
  readonly unknownKeys: readonly string[];
}

/** Reads what config.json holds. Never throws: whatever cannot be used is named. */
export function readSettings(raw: unknown): ReadSettings {
  const problems: string[] = [];
  const unknownKeys: string[] = [];
  const root = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
  for (const key of Object.keys(root)) if (!Object.hasOwn(noSettings, key)) unknownKeys.push(key);

  const entries = <T extends { readonly id: string }>(list: string, schema: z.ZodType<T>): T[] => {
    const value = root[list] ?? [];
    if (!Array.isArray(value)) {
      problems.push(`${list} holds ${show(value)}; it may hold a list`);
      return [];
    }
    const good: T[] = [];
    value.forEach((entry: unknown, index) => {
      const at = `${list}[${index}]`;
      const known = withoutUnknownKeys(entry, schema, at, unknownKeys);
      const parsed = schema.safeParse(known);
      if (!parsed.success) for (const issue of parsed.error.issues) problems.push(problemFromIssue(at, known, issue));
      else if (good.some((other) => other.id === parsed.data.id))
        problems.push(`${at}.id holds ${show(parsed.data.id)}; another entry has that id already`);
      else good.push(parsed.data);
    });
    return good;
  };

  const connections = entries("connections", connectionSchema).map((c): Connection => ({ ...c, name: c.name ?? c.id }));
  const apart: InboxSettings[] = [];
  for (const inbox of entries("inboxes", inboxSchema)) {
    const other = apart.find(({ path }) => shareFiles(path, inbox.path));
    if (!other) apart.push(inbox);
    else
      problems.push(
        `inboxes ${show(inbox.id)}: path holds ${show(inbox.path)}; it may hold a folder apart from ${show(other.path)}`,
      );
  }
  const inboxes = apart.filter((inbox) => {
    if (connections.some(({ id }) => id === inbox.connection)) return true;
    const known = connections.map(({ id }) => show(id)).join(" or ") || "nothing, for there is no usable connection";
    problems.push(`inboxes ${show(inbox.id)}: connection holds ${show(inbox.connection)}; it may hold ${known}`);
    return false;
  });
  return { settings: { connections, inboxes, ...readBesides(root, problems) }, problems, unknownKeys };
}

/** Each on its own: a slip in one takes nothing from the others. */
function readBesides(root: Record<string, unknown>, problems: string[]): Besides {
  const given = Object.fromEntries(Object.keys(besides.shape).map((key) => [key, root[key]]));
  const parsed = besides.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const [key = ""] = issue.path;
    problems.push(`${String(key)} holds ${show(root[String(key)])}; it may hold ${allowed(issue)}`);
    delete given[String(key)];
  }
  return besides.parse(given);
}

/** What one of two inboxes files away would be a drop for the other. Links are not seen through here. */
function shareFiles(one: string, other: string): boolean {
  const [a, b] = [asFolder(one), asFolder(other)];
  return a.startsWith(b) || b.startsWith(a);
}

function asFolder(path: string): string {
  const isWindows = /^[a-z]:|\\/i.test(path);
  const names: string[] = [];
  for (const name of path.split(isWindows ? /[\\/]+/ : /\/+/))
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  const plain = `/${names.map((name) => `${name}/`).join("")}`;
  return isWindows ? plain.toLowerCase() : plain;
}

function withoutUnknownKeys(entry: unknown, schema: z.ZodType, at: string, unknownKeys: string[]): unknown {
  if (typeof entry !== "object" || entry === null || !(schema instanceof z.ZodObject)) return entry;
  const known = Object.entries(entry).filter(([key]) => {
    if (Object.hasOwn(schema.shape, key)) return true;
    unknownKeys.push(`${at}.${key}`);
    return false;
  });
  return Object.fromEntries(known);
}

/** The key, what it holds, and what it may hold. */
function problemFromIssue(at: string, entry: unknown, issue: z.core.$ZodIssue): string {
  const key = [at, ...issue.path.map(String)].join(".");
  const value = issue.path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step],
    entry,
  );
  return `${key} holds ${show(value)}; it may hold ${allowed(issue)}`;
}

function allowed(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_value":
      return issue.values.map(show).join(" or ");
    case "invalid_type":
      return (
        {
          string: "some text",
          int: "a whole number",
          number: "a number",
          array: "a list",
          boolean: "true or false",
          null: "null",
        }[issue.expected as string] ?? issue.expected
      );
    case "too_small":
      return issue.origin === "string" ? "some text" : `a number from ${issue.minimum}`;
    case "too_big":
      return `a number up to ${issue.maximum}`;
    default:
      return issue.message;
  }
}

// What stands before an @ in an address may be a password, and this is said aloud and logged.
const show = (value: unknown): string =>
  value === undefined ? "nothing" : JSON.stringify(value).replaceAll(/\/\/[^/@"]*@/g, "//…@");
