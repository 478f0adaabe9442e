/** @file The settings' schema: what config.json may hold. */

import { z } from "zod";
import { dayNames } from "../values/wall-clock.ts";
import { isLocale, languages } from "../wording/language.ts";
import { readDatabaseAddress } from "./database-address.ts";
import { inboxSchema } from "./inbox-schema.ts";
import { address, anyAddress, hour, mailAddress, may, pingAddress, text, wholePath } from "./setting-values.ts";

export const connectionSchema = z.strictObject({
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
  // Only the person who made the secret knows the date; no interface tells it.
  secretExpires: z.iso
    .date(may(({ day }) => day))
    .nullable()
    .default(null),
  // See [Note: a named list].
  lists: z
    .strictObject({ suppliers: wholePath, nominals: wholePath, projects: wholePath, vatCodes: wholePath })
    .prefault({}),
  isTest: z.boolean().default(false),
});

/** When the agent looks whether the night will work; null for never. */
export const tonightSchema = z.strictObject({
  checkAt: hour.nullable().default("17:00"),
  days: z.array(z.enum(dayNames)).default(["mon", "tue", "wed", "thu", "fri"]),
});

/** When the morning report is made; null for on demand alone. */
export const reportSchema = z.strictObject({ at: hour.nullable().default("07:00") });

/** Where updates come from, and how much of them happens by itself. */
export const updatesSchema = z.strictObject({
  url: address.nullable().prefault(null),
  install: z.enum(["automatic", "ask", "off"]).default("automatic"),
  delayDays: z.int().min(0).max(90).default(0),
});

/** Who gets alerts, for when nobody looks at the window. The mail server's password is in the keychain. */
export const alertsSchema = z.strictObject({
  webhook: z
    .strictObject({
      url: anyAddress.refine(
        (text) => !/\/\/[^/]*@/.test(text),
        may(({ addressWithoutPassword }) => addressWithoutPassword),
      ),
      shape: z.enum(["json", "ntfy", "slack", "teams"]).default("json"),
    })
    .nullable()
    .default(null),
  mail: z
    .strictObject({
      host: z.string().regex(
        /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/,
        may(({ hostName }) => hostName),
      ),
      port: z.int().min(1).max(65_535).default(587),
      security: z.enum(["starttls", "tls", "none"]).default("starttls"),
      user: text.nullable().default(null),
      from: mailAddress,
      to: z.array(mailAddress).min(1),
    })
    // A password that anyone on the way could read.
    .refine(({ security, user }) => security !== "none" || user === null, {
      path: ["security"],
      ...may(({ mailSecurity }) => mailSecurity),
    })
    .nullable()
    .default(null),
});

export const networkSchema = z.strictObject({
  proxy: z
    .string()
    .refine(
      (text) =>
        /^(system|none|https?:\/\/([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?\/?)$/.test(text) &&
        (!text.includes("/") || z.url().safeParse(text).success),
      may(({ proxy }) => proxy),
    )
    .default("system"),
  caFile: wholePath,
});

/**
 * The database that the computers of an office share, or null where this computer works alone. Its password is in the
 * keychain, never in the file.
 */
export const officeShape = z.strictObject({
  database: z.string().refine(
    (text) => readDatabaseAddress(text) !== null,
    may(({ database }) => database),
  ),
  caFile: wholePath,
});

export const officeSchema = officeShape.nullable().default(null);

/** The keys beside the lists and groups. One that cannot be used counts as left out, and is named. */
export const besides = z.strictObject({
  /** Whether the window's app opens when its user logs in; null where nothing is set. */
  openAtLogin: z.boolean().nullable().default(null),
  /** What is spoken, and how figures and dates are written; see shared/wording/language.ts. */
  language: z.enum(["system", ...languages]).default("system"),
  formats: z
    .string()
    .refine(
      (tag) => tag === "system" || isLocale(tag),
      may(({ formats }) => formats),
    )
    .default("system"),
  /** For how long a decision made in the window can be undone before anything is sent; 0 for not at all. */
  undoSeconds: z.int().min(0).max(60).default(8),
  /** Asked for after a good sweep, so that someone notices when no more of them come. */
  pingUrl: pingAddress.nullable().default(null),
});

export type Connection = Omit<z.output<typeof connectionSchema>, "name"> & { readonly name: string };

export type InboxSettings = z.output<typeof inboxSchema>;

export type NetworkSettings = z.output<typeof networkSchema>;

export type OfficeSettings = NonNullable<z.output<typeof officeSchema>>;

/** What counts where an entry says nothing else. */
export const usual = {
  connection: connectionSchema.omit({ id: true, name: true, baseUrl: true, authUrl: true, clientId: true }).parse({}),
  inbox: inboxSchema.omit({ id: true, path: true, connection: true }).parse({}),
} as const;

export type Besides = z.output<typeof besides>;

export interface Settings extends Readonly<Besides> {
  readonly connections: readonly Connection[];
  readonly inboxes: readonly InboxSettings[];
  readonly tonight: z.output<typeof tonightSchema>;
  readonly report: z.output<typeof reportSchema>;
  readonly updates: z.output<typeof updatesSchema>;
  readonly alerts: z.output<typeof alertsSchema>;
  /** Null where it cannot be used: going without a proxy that was meant would be a guess. */
  readonly network: NetworkSettings | null;
  /** Null where this computer works alone, or where it cannot be used. A journal that follows an office's log knows. */
  readonly office: OfficeSettings | null;
}

/** The settings of a file that sets nothing. */
export const emptySettings: Settings = {
  connections: [],
  inboxes: [],
  tonight: tonightSchema.parse({}),
  report: reportSchema.parse({}),
  updates: updatesSchema.parse({}),
  alerts: alertsSchema.parse({}),
  network: networkSchema.parse({}),
  office: null,
  ...besides.parse({}),
};
