/** @file Keeps secrets in the operating system's keychain. The only file that knows keytar. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs, type Reason, reasonIn } from "../../shared/wording/reason.ts";

/** Why the keychain cannot be used, in its own words or ours. There is no plaintext to fall back to. */
export interface KeychainProblem {
  readonly detail: Reason;
}

export interface TokenVault {
  read(account: string): Promise<Result<string | null, KeychainProblem>>;
  write(account: string, secret: string): Promise<Result<null, KeychainProblem>>;
  erase(account: string): Promise<Result<null, KeychainProblem>>;
}

/** The name under which the keychain's own window shows our items. */
const application = "Pigeonhole";

/** A locked keychain asks its user to unlock it; at night there is none, and the call would never end. */
const patienceMs = 20_000;

/** An item that holds nothing secret. Where it can be read, so can the others. */
const openMark = "is the keychain open?";

/**
 * Throws where "there is no such item" may mean "it is locked".
 *
 * libsecret says the same of both (seen with gnome-keyring 42), and a person
 * who is told to sign in again would try in vain. Writing does tell.
 */
async function proveOpen(keytar: typeof import("keytar")): Promise<void> {
  if (process.platform !== "linux" || (await keytar.getPassword(application, openMark)) !== null) return;
  await keytar.setPassword(application, openMark, "yes");
}

export function createTokenVault(): TokenVault {
  // Loaded when first needed: where the library is missing, everything that needs no keychain still works.
  const use = async <T>(work: (keytar: typeof import("keytar")) => Promise<T>): Promise<Result<T, KeychainProblem>> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new EndedByUs({ say: "keychain-silent" })), patienceMs);
    });
    try {
      const loaded = await import("keytar");
      return ok(await Promise.race([work(loaded.default ?? loaded), tooLong]));
    } catch (problem) {
      const reason = reasonIn(problem);
      return fail({ detail: typeof reason === "string" ? (reason.split("\n", 1)[0] ?? "") : reason });
    } finally {
      clearTimeout(timer);
    }
  };
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
        // Some keychains say yes and keep nothing.
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
