/** @file The settings' schema: what config.json may hold, and what is said of it when it holds something else. */

import { z } from "zod";
import { isLocale, languages } from "./speech.ts";
import { dayNames, isTimeZone } from "./wall-clock.ts";
import { words } from "./words/spoken.ts";

/** What may stand there, in the language that is spoken when it is read. */
const may = (allowed: (of: typeof words.settings.may) => string) => ({ error: () => allowed(words.settings.may) });

// Plain http would show the token to the whole network, so it is for this machine alone.
const address = z
  .union(
    [
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ }),
    ],
    may(({ address }) => address),
  )
  // Paths are put behind it, so it ends where they begin; and a password here would stand in a file for all to read.
  .refine(
    (text) => !/[?#]|\/\/[^/]*@/.test(text),
    may(({ bareAddress }) => bareAddress),
  )
  .transform((text) => text.replace(/\/+$/, ""));

const text = z.string().min(
  1,
  may(({ text }) => text),
);

const clockTime = z.string().regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  may(({ clockTime }) => clockTime),
);

/** See [Note: posting hours]. */
const hoursSchema = z.strictObject({
  days: z.array(z.enum(dayNames)).min(1),
  from: clockTime,
  until: clockTime,
  timeZone: z
    .string()
    .refine(
      isTimeZone,
      may(({ timeZone }) => timeZone),
    )
    .nullable()
    .default(null),
});

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
  // What people call the office whose books these are; the service does not say (service.md 4.1).
  office: text.nullable().default(null),
  isTest: z.boolean().default(false),
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
  attentionAfterDays: z.int().min(1).max(365).default(3),
  maxInvoicesPerBatch: z.int().min(1).nullable().default(null),
  hours: hoursSchema.nullable().default(null),
  settleMs: z.int().min(200).max(600_000).default(2_000),
});

const hour = z.string().regex(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  may(({ hour }) => hour),
);

/** When the agent looks whether the night will work; null for never. */
const tonightSchema = z.strictObject({
  checkAt: hour.nullable().default("17:00"),
  days: z.array(z.enum(dayNames)).default(["mon", "tue", "wed", "thu", "fri"]),
});

/** When the morning report is made; null for on demand alone. */
const reportSchema = z.strictObject({ at: hour.nullable().default("07:00") });

const networkSchema = z.strictObject({
  proxy: z
    .string()
    .refine(
      (text) =>
        /^(system|none|https?:\/\/([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?\/?)$/.test(text) &&
        (!text.includes("/") || z.url().safeParse(text).success),
      may(({ proxy }) => proxy),
    )
    .default("system"),
  caFile: z
    .string()
    .regex(
      /^(\/|\\\\|[a-z]:[\\/])/i,
      may(({ wholePath }) => wholePath),
    )
    .nullable()
    .default(null),
});

export type NetworkSettings = z.output<typeof networkSchema>;
// Where somebody hears that we live. Unlike a service's address it may carry a query, and it is nobody else's business.
const pingAddress = z
  .union(
    [
      z.url({ protocol: /^https$/ }),
      z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ }),
    ],
    may(({ address }) => address),
  )
  .refine(
    (text) => !/\/\/[^/]*@/.test(text),
    may(({ addressWithoutPassword }) => addressWithoutPassword),
  );

/** What stands beside the lists. One that cannot be read falls back to what it is without it, and is named. */
const besides = z.strictObject({
  /** Whether the window's app opens when its user logs in; null where nobody has said. */
  openAtLogin: z.boolean().nullable().default(null),
  /** What is spoken, and how figures and dates are written; see shared/speech.ts. */
  language: z.enum(["system", ...languages]).default("system"),
  formats: z
    .string()
    .refine(
      (tag) => tag === "system" || isLocale(tag),
      may(({ formats }) => formats),
    )
    .default("system"),
  /** Asked for after a good sweep, so that someone notices when no more of them come. */
  pingUrl: pingAddress.nullable().default(null),
});

export type Connection = Omit<z.output<typeof connectionSchema>, "name"> & { readonly name: string };
export type InboxSettings = z.output<typeof inboxSchema>;

/** What counts where an entry says nothing else. */
export const usual = {
  connection: connectionSchema.omit({ id: true, name: true, baseUrl: true, authUrl: true, clientId: true }).parse({}),
  inbox: inboxSchema.omit({ id: true, path: true, connection: true }).parse({}),
} as const;

type Besides = z.output<typeof besides>;

interface Settings extends Readonly<Besides> {
  readonly connections: readonly Connection[];
  readonly inboxes: readonly InboxSettings[];
  readonly tonight: z.output<typeof tonightSchema>;
  readonly report: z.output<typeof reportSchema>;
  /** Null where it cannot be used: to go round a proxy that was meant would be a guess. */
  readonly network: NetworkSettings | null;
}

/** The settings of a file that sets nothing. */
export const emptySettings: Settings = {
  connections: [],
  inboxes: [],
  tonight: tonightSchema.parse({}),
  report: reportSchema.parse({}),
  network: networkSchema.parse({}),
  ...besides.parse({}),
};

const rootKeys: ReadonlySet<string> = new Set(Object.keys(emptySettings));

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

  /** What does no harm as it usually stands: a mistake in it is told, and the usual is used. */
  const part = <T>(key: string, schema: z.ZodType<T>): T => {
    const known = withoutUnknownKeys(root[key] ?? {}, schema, key, unknownKeys);
    const parsed = schema.safeParse(known);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) problems.push(problemFromIssue(key, known, issue));
    return schema.parse({});
  };

  const connections = entries("connections", connectionSchema).map((c): Connection => ({ ...c, name: c.name ?? c.id }));
  const apart: InboxSettings[] = [];
  for (const inbox of entries("inboxes", inboxSchema)) {
    const other = apart.find(({ path }) => shareFiles(path, inbox.path));
    if (!other) apart.push(inbox);
    else
      problems.push(
        words.settings.inboxHolds(
          show(inbox.id),
          "path",
          show(inbox.path),
          words.settings.may.folderApart(show(other.path)),
        ),
      );
  }
  const inboxes = apart.filter((inbox) => {
    if (connections.some(({ id }) => id === inbox.connection)) return true;
    const { oneOf, noConnection } = words.settings.may;
    const known = connections.length === 0 ? noConnection : oneOf(connections.map(({ id }) => show(id)));
    problems.push(words.settings.inboxHolds(show(inbox.id), "connection", show(inbox.connection), known));
    return false;
  });
  const [tonight, report] = [part("tonight", tonightSchema), part("report", reportSchema)];
  const network = readNetwork(root["network"], problems, unknownKeys);
  const settings = { connections, inboxes, tonight, report, network, ...readBesides(root, problems) };
  return { settings, problems, unknownKeys };
}

function readNetwork(value: unknown = {}, problems: string[], unknownKeys: string[]): NetworkSettings | null {
  const known = withoutUnknownKeys(value, networkSchema, "network", unknownKeys);
  const parsed = networkSchema.safeParse(known);
  if (!parsed.success)
    for (const issue of parsed.error.issues) problems.push(problemFromIssue("network", known, issue));
  return parsed.success ? parsed.data : null;
}

/** Each on its own: a slip in one takes nothing from the others. */
function readBesides(root: Record<string, unknown>, problems: string[]): Besides {
  const given = Object.fromEntries(Object.keys(besides.shape).map((key) => [key, root[key]]));
  const parsed = besides.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const [key = ""] = issue.path;
    problems.push(words.settings.holds(String(key), show(root[String(key)]), allowed(issue)));
    delete given[String(key)];
  }
  return besides.parse(given);
}

/** What may stand at each key of an entry that holds something else there; empty where it is in order. For forms. */
export function wrongIn(list: "connections" | "inboxes", entry: object): Readonly<Record<string, string>> {
  const schema = list === "connections" ? connectionSchema : inboxSchema;
  const parsed = schema.safeParse(withoutUnknownKeys(entry, schema, "", []));
  const issues = parsed.success ? [] : parsed.error.issues;
  // Of several the first at each key is told.
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), allowed(issue)]));
}

/** What one of two inboxes files away would be a drop for the other. Links are not seen through here. */
export const shareFiles = (one: string, other: string): boolean => holds(one, other) || holds(other, one);

/** True where `inner` lies in `outer`, or is the same folder. Links are not seen through here. */
export const holds = (outer: string, inner: string): boolean => asFolder(inner).startsWith(asFolder(outer));

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
  return words.settings.holds(key, show(value), allowed(issue));
}

function allowed(issue: z.core.$ZodIssue): string {
  const { may } = words.settings;
  switch (issue.code) {
    case "invalid_value":
      return may.oneOf(issue.values.map(show));
    case "invalid_type":
      return (
        {
          string: may.text,
          boolean: may.trueOrFalse,
          int: may.wholeNumber,
          number: may.number,
          array: may.list,
          null: "null",
          object: may.group,
        }[issue.expected as string] ?? issue.expected
      );
    case "unrecognized_keys":
      return may.noneOf(issue.keys.map(show));
    case "too_small":
      if (issue.origin === "array") return may.atLeastOne;
      return issue.origin === "string" ? may.text : may.numberFrom(String(issue.minimum));
    case "too_big":
      return may.numberUpTo(String(issue.maximum));
    default:
      return issue.message;
  }
}

// What stands before an @ in an address may be a password, and this is said aloud and logged.
const show = (value: unknown): string =>
  value === undefined ? words.settings.nothing : JSON.stringify(value).replaceAll(/\/\/[^/@"]*@/g, "//…@");
