/** @file The client credentials flow (service.md 5.2): the machine acts as itself, with a secret and without a person. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { SecretOf } from "./client-secret.ts";
import type { Flow, NoteEnd } from "./flow.ts";
import { failureFrom, noKeychain, type ReachAuthority, sayProblem, signedOut } from "./sign-in-problems.ts";
import {
  type Ended,
  endedFromText,
  refusalItem,
  secretFingerprintOf,
  secretItem,
  tokensItem,
} from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";
import { expiryOf, isGood, type ReadClocks, type Tokens } from "./tokens.ts";

/**
 * Creates the flow for connections without a person.
 *
 * @param secretIsGiven true where the secret comes from the environment, so it is not ours to erase
 */
export function createMachineFlow(
  vault: TokenVault,
  secretOf: SecretOf,
  reachAuthority: ReachAuthority,
  secretIsGiven: boolean,
  noteEnd: NoteEnd,
  clocks: ReadClocks,
): Flow {
  const held = new Map<string, Tokens>();
  const refusals = new Map<string, Ended>();

  /** The authority's refusal of this secret, or null. With a secret from the environment there may be no keychain. */
  async function refusalOf(connection: Connection, secret: string): Promise<Ended | null> {
    const isOfThis = (refusal: Ended | null | undefined) => refusal?.secretFingerprint === secretFingerprintOf(secret);
    const known = refusals.get(tokensItem(connection));
    if (known && isOfThis(known)) return known;
    const read = secretIsGiven ? null : await vault.read(refusalItem(connection));
    const stored = read?.ok ? endedFromText(read.value) : null;
    return isOfThis(stored) ? stored : null;
  }

  async function ask(connection: Connection, secret: string): Promise<Result<string, NotSent>> {
    const authority = await reachAuthority(connection, secret);
    if (!authority.ok) return authority;
    const fresh = await authority.value.clientCredentials();
    if (!fresh.ok) {
      if (fresh.error.kind !== "unreachable") {
        const refusal = { detail: fresh.error.detail, secretFingerprint: secretFingerprintOf(secret) };
        refusals.set(tokensItem(connection), refusal);
        if (!secretIsGiven) await vault.write(refusalItem(connection), JSON.stringify(refusal));
        noteEnd(connection, sayMessage(refusal.detail));
      }
      return fail(failureFrom(connection, fresh.error));
    }
    // The access token is not stored: with the secret a new one costs one request.
    held.set(tokensItem(connection), fresh.value);
    return ok(fresh.value.accessToken);
  }

  async function accessToken(connection: Connection, refused: string | null): Promise<Result<string, NotSent>> {
    const inMemory = held.get(tokensItem(connection));
    return inMemory && isGood(inMemory, refused, clocks()) ? ok(inMemory.accessToken) : renew(connection);
  }

  async function renew(connection: Connection): Promise<Result<string, NotSent>> {
    const secret = await secretOf(connection);
    if (!secret.ok) return secret;
    if (secret.value === null) return fail(signedOut(connection, { say: "no-client-secret" }));
    const refusal = await refusalOf(connection, secret.value);
    return refusal ? fail(signedOut(connection, refusal.detail)) : ask(connection, secret.value);
  }

  async function forgetRefusal(connection: Connection): Promise<void> {
    refusals.delete(tokensItem(connection));
    if (!secretIsGiven) await vault.erase(refusalItem(connection));
  }

  return {
    accessToken,
    renew,

    /** A person asked for it, so a secret that was refused before is tried once more. */
    async signIn(connection) {
      await forgetRefusal(connection);
      const token = await renew(connection);
      return token.ok ? ok(null) : fail(sayProblem(token.error));
    },

    async signOut(connection) {
      const item = tokensItem(connection);
      const last = held.get(item);
      held.delete(item);
      if (secretIsGiven) return fail(words.signIn.secretFromOutside);
      const secret = await secretOf(connection);
      if (!secret.ok) return fail(sayProblem(secret.error));
      const erased = await vault.erase(secretItem(connection));
      if (!erased.ok) return fail(sayProblem(noKeychain(erased.error)));
      await forgetRefusal(connection);
      const authority = last && (await reachAuthority(connection, secret.value));
      if (last && authority?.ok) await authority.value.revoke(last.accessToken);
      return ok(null);
    },

    // The token acts with the client's own identity (service.md 5.2).
    async identity(connection) {
      return { subject: connection.clientId, company: held.get(tokensItem(connection))?.company ?? null };
    },

    async status(connection) {
      const secret = await secretOf(connection);
      const has = secret.ok && secret.value !== null;
      const signedIn = has && (await refusalOf(connection, secret.value ?? "")) === null;
      const last = held.get(tokensItem(connection));
      return {
        signedIn,
        account: connection.clientId,
        keychainProblem: !secret.ok && secret.error.kind === "no-keychain" ? sayMessage(secret.error.detail) : null,
        expiresAt: last ? expiryOf(last) : null,
        canRefresh: signedIn,
      };
    },
  };
}
