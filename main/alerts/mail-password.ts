/** @file Finds the password of the mail server: in the environment, otherwise in the keychain. */

import type { Settings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { words } from "../../shared/words/spoken.ts";

/** The part of the keychain that is used here. */
interface Keychain {
  read(item: string): Promise<Result<string | null, { readonly detail: Reason }>>;
  write(item: string, secret: string): Promise<Result<null, { readonly detail: Reason }>>;
}

type MailUser = Pick<NonNullable<Settings["alerts"]["mail"]>, "host" | "port" | "user">;

export interface MailPasswords {
  /** Fails with half a sentence. */
  find(of: MailUser): Promise<Result<string, string>>;
  keep(of: MailUser, password: string): Promise<Result<null, { readonly detail: Reason }>>;
}

/** Each user of each server has its own, so that a changed address never shows a password to another server. */
const item = ({ user, host, port }: MailUser): string => `mail ${encodeURIComponent(user ?? "")}@${host}:${port}`;

/** @param given from the environment, or null; it is kept in memory alone */
export function createMailPasswords(keychain: Keychain, given: string | null): MailPasswords {
  return {
    async find(of) {
      if (given !== null) return ok(given);
      const read = await keychain.read(item(of));
      if (!read.ok) return fail(words.alerts.noKeychain(sayMessage(read.error.detail)));
      return read.value === null ? fail(words.alerts.noPassword) : ok(read.value);
    },
    keep: (of, password) => keychain.write(item(of), password),
  };
}
