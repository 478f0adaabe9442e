/** @file The window's commands about an office of several computers: look at its database, create, join and leave it. */

import type { WrongFields } from "../settings/settings-form.ts";

/** As a person typed it; nothing is written down before `office.enter`. */
export interface OfficeFields {
  readonly database: string;
  /** The path of the office's own CA certificate; empty for none. */
  readonly caFile: string;
  /** Empty where it is in the keychain already. */
  readonly password: string;
}

/** What the database has: nothing yet, or an office with these computers. */
export type OfficeLookedAt =
  | { readonly wrong: WrongFields }
  | { readonly found: "empty" }
  | { readonly found: "office"; readonly computers: readonly string[] };

export interface OfficeCommands {
  /** Looks at a database. Changes nothing. */
  "office.look": (input: OfficeFields) => OfficeLookedAt;
  /** Creates the office in this database, or joins it. Pigeonhole then starts again. */
  "office.enter": (input: OfficeFields & { readonly as: "create" | "join" }) => null;
  /** Takes this computer out of its office. Pigeonhole then starts again. */
  "office.leave": (input: null) => null;
  /** Stores the password of the office's database in the keychain. No command returns it. */
  "office.keepPassword": (input: { readonly password: string }) => null;
}

// A record, not an array, so that a missing name does not compile.
export const officeCommands: Readonly<Record<keyof OfficeCommands, true>> = {
  "office.look": true,
  "office.enter": true,
  "office.leave": true,
  "office.keepPassword": true,
};
