/** @file Finds the password of the office database: in the environment, otherwise in the keychain. */

import type { DatabaseProblem } from "../../shared/agent/database-problem.ts";
import type { DatabaseAddress } from "../../shared/settings/database-address.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Reason } from "../../shared/wording/reason.ts";

/** The part of the keychain that is used here. */
interface Keychain {
  read(item: string): Promise<Result<string | null, { readonly detail: Reason }>>;
  write(item: string, secret: string): Promise<Result<null, { readonly detail: Reason }>>;
}

export interface DatabasePasswords {
  /**
   * A keychain may take seconds, and the gate waits for the database: so a password is read once.
   *
   * @param again true where the server has refused it: another process may have corrected it since
   */
  find(address: DatabaseAddress, again: boolean): Promise<Result<string, DatabaseProblem>>;
  /** Stores a password in the keychain. */
  keep(address: DatabaseAddress, password: string): Promise<Result<null, { readonly detail: Reason }>>;
}

/** Each user of each database has its own, so that a changed address never shows a password to another server. */
const item = ({ user, host, port, database }: DatabaseAddress) =>
  `office database ${encodeURIComponent(user)}@${host}:${port}/${encodeURIComponent(database)}`;

/** @param given from the environment, or null; it is kept in memory alone */
export function createDatabasePasswords(keychain: Keychain, given: string | null): DatabasePasswords {
  const known = new Map<string, string>();
  return {
    async find(address, again) {
      if (given !== null) return ok(given);
      const before = again ? undefined : known.get(item(address));
      if (before !== undefined) return ok(before);
      const read = await keychain.read(item(address));
      if (!read.ok) return fail({ why: "keychain", detail: read.error.detail });
      if (read.value === null) return fail({ why: "no-password" });
      known.set(item(address), read.value);
      return ok(read.value);
    },
    async keep(address, password) {
      known.delete(item(address));
      return keychain.write(item(address), password);
    },
  };
}
