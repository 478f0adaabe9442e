/** @file The door of auth: signs in and out of each connection, stores client secrets, and returns access tokens, one request at a time. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Send } from "./authority.ts";
import { createBrowserFlow } from "./browser-flow.ts";
import { readsClientSecret } from "./client-secret.ts";
import type { Flow, NoteEnd, TakeTurn } from "./flow.ts";
import { createMachineFlow } from "./machine-flow.ts";
import { createReachAuthority, noKeychain, type SignInProblem, sayProblem, signedOut } from "./sign-in-problems.ts";
import { secretItem, tokensItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";
import { audienceOf, type ReadClocks, readClocks } from "./tokens.ts";

export type { Identity } from "./flow.ts";

/** The accounts of all connections, whichever flow each one uses. */
export interface Accounts extends Omit<Flow, "renew"> {
  /**
   * Requests a new token now, even if the current one is still valid, to find out in the evening what would fail at
   * night. Without a refresh token it reports on the current token.
   *
   * @returns `expiresAt` in epoch ms; `namesService`: whether the token names this service as its audience. A token that
   * names only other services is a failure.
   */
  refreshNow(
    connection: Connection,
  ): Promise<Result<{ readonly expiresAt: number | null; readonly namesService: boolean }, NotSent>>;
  /** The client secret, to leave it out of what is stored; null where there is none, or the keychain can't be read. */
  clientSecret(connection: Connection): Promise<string | null>;
  /** Stores the client secret in the keychain. */
  keepSecret(connection: Connection, secret: string): Promise<Result<null, SignInProblem>>;
  /** Removes the client secret from the keychain. */
  forgetSecret(connection: Connection): Promise<Result<null, SignInProblem>>;
}

interface Attempt {
  readonly cancel: () => void;
  readonly end: ReturnType<Flow["signIn"]>;
}

/** What the accounts need from outside; tests replace it. */
interface Environment {
  /** Sends every request; absent for Node's fetch, which uses no proxy. */
  readonly send?: Send;
  readonly noteEnd?: NoteEnd;
  /** Absent for this computer's clocks. */
  readonly clocks?: ReadClocks;
}

/**
 * @param environmentSecret a client secret for machines without a keychain; it is only kept in memory
 * @param takeTurn prevents two processes that share the keychain's items from refreshing at the same time
 */
export function createAccounts(
  vault: TokenVault,
  environmentSecret: string | null,
  takeTurn: TakeTurn,
  { send, noteEnd = () => {}, clocks = readClocks }: Environment = {},
): Accounts {
  const reach = createReachAuthority(send, clocks);
  const secretOf = readsClientSecret(vault, environmentSecret);
  const flows: Readonly<Record<Connection["flow"], Flow>> = {
    browser: createBrowserFlow(vault, secretOf, reach, takeTurn, noteEnd, clocks),
    "client-credentials": createMachineFlow(vault, secretOf, reach, environmentSecret !== null, noteEnd, clocks),
  };
  const asking = new Map<string, Promise<Result<string, NotSent>>>();
  /** A second sign-in means that the page was lost: it replaces the first attempt, and both callers get its result. */
  const attempts = new Map<string, Attempt>();

  /** Registers a running request, so that callers in the meantime get its answer. */
  function holdTurn(item: string, answer: Promise<Result<string, NotSent>>): Promise<Result<string, NotSent>> {
    const turn = answer.finally(() => asking.delete(item));
    asking.set(item, turn);
    return turn;
  }

  /** A machine's sign-in is an ordinary token request. A browser's takes minutes, so it takes its turn only at the end. */
  async function signInByTurn(...how: Parameters<Flow["signIn"]>): ReturnType<Flow["signIn"]> {
    const [connection] = how;
    const flow = flows[connection.flow];
    const item = tokensItem(connection);
    while (asking.has(item)) await asking.get(item);
    const end = flow.signIn(...how);
    await holdTurn(
      item,
      end.then(() => flow.accessToken(connection, null)),
    );
    return end;
  }

  return {
    async accessToken(connection, refused) {
      const item = tokensItem(connection);
      for (let inFlight = asking.get(item); inFlight; inFlight = asking.get(item)) {
        const answer = await inFlight;
        // The request may have begun before the service rejected this token, and have returned the same one.
        if (!answer.ok || answer.value !== refused) return answer;
      }
      return holdTurn(item, flows[connection.flow].accessToken(connection, refused));
    },

    async refreshNow(connection) {
      const item = tokensItem(connection);
      while (asking.has(item)) await asking.get(item);
      const flow = flows[connection.flow];
      const fresh = await holdTurn(item, flow.renew(connection));
      if (!fresh.ok) return fresh;
      const { expiresAt } = await flow.status(connection);
      return ok({ expiresAt, namesService: audienceOf(fresh.value) !== null });
    },

    async signIn(connection, open, signal) {
      const item = tokensItem(connection);
      attempts.get(item)?.cancel();
      const cancelling = new AbortController();
      const either = AbortSignal.any([signal, cancelling.signal]);
      const attempt: Attempt = {
        cancel: () => cancelling.abort(),
        end:
          connection.flow === "browser"
            ? flows.browser.signIn(connection, open, either)
            : signInByTurn(connection, open, either),
      };
      attempts.set(item, attempt);
      const end = await attempt.end;
      const latest = attempts.get(item) ?? attempt;
      return latest === attempt ? end : latest.end;
    },

    async signOut(connection) {
      const item = tokensItem(connection);
      // A refresh that ends after the sign-out would store tokens again.
      while (asking.has(item)) await asking.get(item);
      const leaving = flows[connection.flow].signOut(connection);
      await holdTurn(
        item,
        leaving.then(() => fail(signedOut(connection, { say: "nobody-signed-in" }))),
      );
      return leaving;
    },

    status: (connection) => flows[connection.flow].status(connection),
    identity: (connection) => flows[connection.flow].identity(connection),

    async clientSecret(connection) {
      const secret = await secretOf(connection);
      return secret.ok ? secret.value : null;
    },
    async keepSecret(connection, secret) {
      const written = await vault.write(secretItem(connection), secret);
      return written.ok ? ok(null) : fail(sayProblem(noKeychain(written.error)));
    },

    async forgetSecret(connection) {
      const erased = await vault.erase(secretItem(connection));
      return erased.ok ? ok(null) : fail(sayProblem(noKeychain(erased.error)));
    },
  };
}
