/** @file Finds the client secret of a connection: in the environment, otherwise in the keychain. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { noKeychain } from "./sign-in-problems.ts";
import { secretItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";

/** Returns the secret, or null where the client has none. */
export type SecretOf = (connection: Connection) => Promise<Result<string | null, NotSent>>;

export function readsClientSecret(vault: TokenVault, environmentSecret: string | null): SecretOf {
  return async (connection) => {
    if (environmentSecret !== null) return ok(environmentSecret);
    const read = await vault.read(secretItem(connection));
    if (read.ok) return read;
    // A public client needs no secret, so a missing keychain is reported only when its tokens are read.
    return connection.flow === "browser" ? ok(null) : fail(noKeychain(read.error));
  };
}
