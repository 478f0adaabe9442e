/** @file The Authorization Code flow (service.md 5.1): a person signs in once, refresh tokens carry on from there. */

import type { NotSent } from "../../shared/failure.ts";
import { fail, ok, type Result } from "../../shared/result.ts";
import type { Connection } from "../../shared/settings.ts";
import type { SecretOf } from "./client-secret.ts";
import type { Flow, OpenPage } from "./flow.ts";
import { listenForRedirect } from "./loopback-redirect.ts";
import type { Authority, Tokens } from "./oidc.ts";
import {
  failureFrom,
  noKeychain,
  type ReachAuthority,
  type SignInProblem,
  sayProblem,
  signedOut,
} from "./sign-in-problems.ts";
import { isGood, textFromTokens, tokensFromText, tokensItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";

interface Held {
  readonly tokens: Tokens;
  /** What the keychain held before, where it has not taken these tokens yet; else null. */
  readonly over: string | null;
}

/** A sign-in that the authority or the service has ended, so that it is not tried again and again. */
interface Ended {
  readonly token: string;
  readonly secret: string | null;
  readonly detail: string;
}

export function createBrowserFlow(vault: TokenVault, secretOf: SecretOf, reachAuthority: ReachAuthority): Flow {
  const held = new Map<string, Held>();
  const ended = new Map<string, Ended>();

  /** Written before it is used: a rotated refresh token that is lost ends the sign-in. */
  async function keep(connection: Connection, tokens: Tokens, over: string): Promise<Result<string, NotSent>> {
    const written = await vault.write(tokensItem(connection), textFromTokens(tokens));
    held.set(tokensItem(connection), { tokens, over: written.ok ? null : over });
    return written.ok ? ok(tokens.accessToken) : fail(noKeychain(written.error));
  }

  async function accessToken(connection: Connection, refused: string | null): Promise<Result<string, NotSent>> {
    const item = tokensItem(connection);
    const mine = held.get(item);
    if (mine?.over === null && isGood(mine.tokens, refused)) return ok(mine.tokens.accessToken);
    // Another process may have signed in, out, or refreshed meanwhile.
    const read = await vault.read(item);
    if (!read.ok) return fail(noKeychain(read.error));
    let stored = tokensFromText(read.value);
    if (read.value === null || stored === null) {
      held.delete(item);
      return fail(signedOut(connection, "nobody is signed in"));
    }
    if (mine?.over === read.value) {
      const kept = await keep(connection, mine.tokens, read.value);
      if (!kept.ok) return kept;
      stored = mine.tokens;
    }
    if (isGood(stored, refused)) {
      held.set(item, { tokens: stored, over: null });
      return ok(stored.accessToken);
    }
    return refresh(connection, stored, textFromTokens(stored));
  }

  async function refresh(connection: Connection, stored: Tokens, text: string): Promise<Result<string, NotSent>> {
    const item = tokensItem(connection);
    const secret = await secretOf(connection);
    if (!secret.ok) return secret;
    const end = (detail: string) =>
      ended.set(item, { token: stored.refreshToken ?? stored.accessToken, secret: secret.value, detail });
    if (stored.refreshToken === null) end("the sign-in has ended");
    const before = ended.get(item);
    if (before && isEnded(before, stored, secret.value)) return fail(signedOut(connection, before.detail));
    const authority = await reachAuthority(connection, secret.value);
    if (!authority.ok) return authority;
    const fresh = await authority.value.refresh(stored.refreshToken ?? "");
    if (!fresh.ok) {
      if (fresh.error.kind === "refused") end(fresh.error.detail);
      return fail(failureFrom(connection, fresh.error));
    }
    const { refreshToken, account } = fresh.value;
    const next = {
      ...fresh.value,
      refreshToken: refreshToken ?? stored.refreshToken,
      account: account ?? stored.account,
    };
    return keep(connection, next, text);
  }

  return {
    accessToken,

    async signIn(connection, open, signal) {
      // Before anyone types a password: is there a place to keep what comes of it?
      const keychain = await vault.read(tokensItem(connection));
      if (!keychain.ok) return fail(sayProblem(noKeychain(keychain.error)));
      const secret = await secretOf(connection);
      const authority = secret.ok ? await reachAuthority(connection, secret.value) : secret;
      if (!authority.ok) return fail(sayProblem(authority.error));
      const tokens = await askPerson(authority.value, connection.redirectPort, open, signal);
      if (!tokens.ok) return tokens;
      const written = await vault.write(tokensItem(connection), textFromTokens(tokens.value));
      if (!written.ok) return fail(sayProblem(noKeychain(written.error)));
      held.set(tokensItem(connection), { tokens: tokens.value, over: null });
      return ok(tokens.value.account);
    },

    async signOut(connection) {
      const item = tokensItem(connection);
      held.delete(item);
      const read = await vault.read(item);
      if (!read.ok) return fail(sayProblem(noKeychain(read.error)));
      const tokens = tokensFromText(read.value);
      const erased = await vault.erase(item);
      if (!erased.ok) return fail(sayProblem(noKeychain(erased.error)));
      const secret = await secretOf(connection);
      const authority = tokens && secret.ok ? await reachAuthority(connection, secret.value) : null;
      if (tokens && authority?.ok) await authority.value.revoke(tokens.refreshToken ?? tokens.accessToken);
      return ok(null);
    },

    async standing(connection) {
      const item = tokensItem(connection);
      const read = await vault.read(item);
      if (!read.ok) return { signedIn: false, account: null, keychainProblem: read.error.detail };
      const tokens = tokensFromText(read.value);
      const secret = await secretOf(connection);
      const before = ended.get(item);
      const signedIn =
        tokens !== null &&
        (tokens.refreshToken !== null || isGood(tokens, null)) &&
        !(before && secret.ok && isEnded(before, tokens, secret.value));
      return { signedIn, account: signedIn ? tokens.account : null, keychainProblem: null };
    },
  };
}

/** True until the keychain holds another sign-in, or another secret to carry it on with. */
const isEnded = ({ token, secret }: Ended, tokens: Tokens, secretNow: string | null) =>
  token === (tokens.refreshToken ?? tokens.accessToken) && secret === secretNow;

/** Sends a person to the authority's page and waits for the browser to come back. */
async function askPerson(
  authority: Authority,
  port: number | null,
  open: OpenPage,
  signal: AbortSignal,
): Promise<Result<Tokens, SignInProblem>> {
  const listening = await listenForRedirect(port, signal);
  if (!listening.ok) return fail(`Pigeonhole cannot wait for the browser: ${listening.error}.`);
  const { redirectUri, arrival, close } = listening.value;
  try {
    const request = await authority.authorize(redirectUri);
    if (!request.ok) return fail(`Not signed in: ${request.error.detail}.`);
    await open(request.value.address.href);
    const redirect = await arrival;
    if (!redirect.ok) return fail(`Not signed in: ${redirect.error}.`);
    const tokens = await authority.exchange(request.value, redirect.value);
    return tokens.ok ? tokens : fail(`Not signed in: ${tokens.error.detail}.`);
  } catch (problem) {
    return fail(`The browser could not be opened: ${(problem as Error).message}.`);
  } finally {
    close();
  }
}
