/** @file Stores secrets in the operating system's keychain. The only file that uses keytar. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs, type Reason } from "../../shared/wording/reason.ts";
import { keychainReason } from "./keychain-reason.ts";

/** Why the keychain cannot be used, in its own words or ours. There is no plaintext fallback. */
export interface KeychainProblem {
  readonly detail: Reason;
}

export interface TokenVault {
  read(account: string): Promise<Result<string | null, KeychainProblem>>;
  write(account: string, secret: string): Promise<Result<null, KeychainProblem>>;
  erase(account: string): Promise<Result<null, KeychainProblem>>;
}

/** The service name under which the keychain's own window lists our items. */
const application = "Pigeonhole";

/** A locked keychain asks its user to unlock it; at night nobody does, and the call would never return. */
const patienceMs = 20_000;

/** The name of an item that holds nothing secret. If it can be read, the keychain is unlocked. */
const openMark = "is the keychain open?";

/**
 * Throws where the keychain may be locked.
 *
 * libsecret answers "no such item" for a locked keychain too (seen with
 * gnome-keyring 42), and a person who is told to sign in again would try in vain.
 * Writing fails on a locked keychain.
 */
async function proveOpen(keytar: typeof import("keytar")): Promise<void> {
  if (process.platform !== "linux" || (await keytar.getPassword(application, openMark)) !== null) return;
  await keytar.setPassword(application, openMark, "yes");
}

/** Loads the library when first needed: if it is missing, everything without secrets still works. */
async function use<T>(work: (keytar: typeof import("keytar")) => Promise<T>): Promise<Result<T, KeychainProblem>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EndedByUs({ say: "keychain-silent" })), patienceMs);
  });
  try {
    const loaded = await import("keytar");
    return ok(await Promise.race([work(loaded.default ?? loaded), tooLong]));
  } catch (problem) {
    return fail({ detail: keychainReason(problem) });
  } finally {
    clearTimeout(timer);
  }
}

/** Erases all that Pigeonhole has in this user's keychain, of every data folder. Returns how many entries there were. */
export const eraseKeychain = (): Promise<Result<number, KeychainProblem>> =>
  use(async (keytar) => {
    const entries = await keytar.findCredentials(application);
    // A locked keychain shows none.
    if (entries.length === 0) await proveOpen(keytar);
    for (const { account } of await keytar.findCredentials(application))
      await keytar.deletePassword(application, account);
    return entries.length;
  });

export function createTokenVault(): TokenVault {
  return {
    read: (account) =>
      use(async (keytar) => {
        const secret = await keytar.getPassword(application, account);
        if (secret === null) await proveOpen(keytar);
        return secret;
      }),
    write: (account, secret) =>
      use(async (keytar) => {
        await keytar.setPassword(application, account, secret);
        // Some keychains report success and store nothing.
        if ((await keytar.getPassword(application, account)) !== secret)
          throw new EndedByUs({ say: "keychain-forgets" });
        return null;
      }),
    erase: (account) =>
      use(async (keytar) => {
        if (!(await keytar.deletePassword(application, account))) await proveOpen(keytar);
        return null;
      }),
  };
}
