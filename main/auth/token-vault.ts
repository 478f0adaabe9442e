/** @file Stores secrets in the operating system's keychain, and says why it can't be used. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs, type Reason } from "../../shared/wording/reason.ts";
import { type Keychain, openKeychain } from "./keychain.ts";
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

/** A locked keychain asks its user to unlock it; at night nobody does, and the call would never return. */
const patienceMs = 20_000;

/** The name of an item that holds nothing secret. If it can be read, the keychain is unlocked. */
const openMark = "is the keychain open?";

/**
 * Throws where the keychain may be locked.
 *
 * libsecret answers "no such item" for a locked keychain too (seen with
 * gnome-keyring 42), and a person who is told to sign in again would try without success.
 * Writing fails on a locked keychain.
 */
async function proveOpen(keychain: Keychain): Promise<void> {
  if (process.platform !== "linux" || (await keychain.get(openMark)) !== null) return;
  await keychain.set(openMark, "yes");
}

async function use<T>(work: (keychain: Keychain) => Promise<T>): Promise<Result<T, KeychainProblem>> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new EndedByUs({ say: "keychain-silent" })), patienceMs);
  });
  try {
    const keychain = await openKeychain();
    return ok(await Promise.race([work(keychain), tooLong]));
  } catch (problem) {
    return fail({ detail: keychainReason(problem) });
  } finally {
    clearTimeout(timer);
  }
}

/** Erases all that Pigeonhole has in this user's keychain, of every data folder. Returns how many entries there were. */
export const eraseKeychain = (): Promise<Result<number, KeychainProblem>> =>
  use(async (keychain) => {
    const accounts = await keychain.accounts();
    // A locked keychain shows none.
    if (accounts.length === 0) await proveOpen(keychain);
    for (const account of await keychain.accounts()) await keychain.delete(account);
    return accounts.length;
  });

export function createTokenVault(): TokenVault {
  return {
    read: (account) =>
      use(async (keychain) => {
        const secret = await keychain.get(account);
        if (secret === null) await proveOpen(keychain);
        return secret;
      }),
    write: (account, secret) =>
      use(async (keychain) => {
        await keychain.set(account, secret);
        // Some keychains report success and store nothing.
        if ((await keychain.get(account)) !== secret) throw new EndedByUs({ say: "keychain-forgets" });
        return null;
      }),
    erase: (account) =>
      use(async (keychain) => {
        if (!(await keychain.delete(account))) await proveOpen(keychain);
        return null;
      }),
  };
}
