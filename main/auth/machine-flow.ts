/** @file Client credentials (service.md 5.2): a machine that acts as itself, with a secret in place of a person. */

import type { NotSent } from "../../shared/failure.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { Connection } from "../../shared/settings.ts";
import type { SecretOf } from "./client-secret.ts";
import type { Flow } from "./flow.ts";
import type { Tokens } from "./oidc.ts";
import { failureFrom, noKeychain, type ReachAuthority, sayProblem, signedOut } from "./sign-in-problems.ts";
import { isGood, secretItem, tokensItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";

/** @param secretIsGiven true where the secret comes from outside and is not ours to erase */
export function createMachineFlow(
  vault: TokenVault,
  secretOf: SecretOf,
  reachAuthority: ReachAuthority,
  secretIsGiven: boolean,
): Flow {
  const held = new Map<string, Tokens>();
  /** A refused secret is not tried again: an authority may lock the client out for it. */
  const refusals = new Map<string, { readonly secret: string; readonly detail: string }>();

  async function accessToken(connection: Connection, refused: string | null): Promise<Result<string, NotSent>> {
    const item = tokensItem(connection);
    const inMemory = held.get(item);
    if (inMemory && isGood(inMemory, refused)) return ok(inMemory.accessToken);
    const secret = await secretOf(connection);
    if (!secret.ok) return secret;
    if (secret.value === null) return fail(signedOut(connection, "no client secret is known"));
    const refusal = refusals.get(item);
    if (refusal?.secret === secret.value) return fail(signedOut(connection, refusal.detail));
    const authority = await reachAuthority(connection, secret.value);
    if (!authority.ok) return authority;
    const fresh = await authority.value.clientCredentials();
    if (!fresh.ok) {
      if (fresh.error.kind === "refused") refusals.set(item, { secret: secret.value, detail: fresh.error.detail });
      return fail(failureFrom(connection, fresh.error));
    }
    // Not stored: the secret is the lasting thing, and a new token costs one call.
    held.set(item, fresh.value);
    return ok(fresh.value.accessToken);
  }

  return {
    accessToken,

    async signIn(connection) {
      refusals.delete(tokensItem(connection));
      held.delete(tokensItem(connection));
      const token = await accessToken(connection, null);
      return token.ok ? ok(null) : fail(sayProblem(token.error));
    },

    async signOut(connection) {
      const item = tokensItem(connection);
      const last = held.get(item);
      held.delete(item);
      if (secretIsGiven)
        return fail("Not signed out: the client secret comes from the environment. Take it away there.");
      const secret = await secretOf(connection);
      if (!secret.ok) return fail(sayProblem(secret.error));
      const erased = await vault.erase(secretItem(connection));
      if (!erased.ok) return fail(sayProblem(noKeychain(erased.error)));
      const authority = last && (await reachAuthority(connection, secret.value));
      if (last && authority?.ok) await authority.value.revoke(last.accessToken);
      return ok(null);
    },

    async standing(connection) {
      const secret = await secretOf(connection);
      const isRefused = secret.ok && refusals.get(tokensItem(connection))?.secret === secret.value;
      return {
        signedIn: secret.ok && secret.value !== null && !isRefused,
        account: connection.clientId,
        keychainProblem: !secret.ok && secret.error.kind === "no-keychain" ? secret.error.detail : null,
      };
    },
  };
}
