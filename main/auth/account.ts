/** @file Who we are at each connection: signs in and out, and gives tokens, one request for them at a time. */

import type { NotSent } from "../../shared/imports/failure.ts";
import type { Connection } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Send } from "./authority.ts";
import { createBrowserFlow } from "./browser-flow.ts";
import { readsClientSecret } from "./client-secret.ts";
import type { Flow, NoteEnd, TakeTurn } from "./flow.ts";
import { createMachineFlow } from "./machine-flow.ts";
import { noKeychain, reachesAuthority, type SignInProblem, sayProblem, signedOut } from "./sign-in-problems.ts";
import { secretItem, tokensItem } from "./stored-sign-in.ts";
import type { TokenVault } from "./token-vault.ts";
import { audienceOf, type ReadClocks, readClocks } from "./tokens.ts";

export interface Accounts extends Omit<Flow, "renew"> {
  /**
   * Really asks for a new token now, however good the one at hand is, so that one learns today what would fail tonight.
   *
   * Where nothing could be asked with (no refresh token was given), it tells how the token at hand stands.
   *
   * @returns `namesService`: whether the token says that it is for this service; one that names others is a failure
   */
  refreshNow(
    connection: Connection,
  ): Promise<Result<{ readonly expiresAt: number | null; readonly namesService: boolean }, NotSent>>;
  /** Keeps a client's secret in the keychain. */
  keepSecret(connection: Connection, secret: string): Promise<Result<null, SignInProblem>>;
  /** Takes it out again. */
  forgetSecret(connection: Connection): Promise<Result<null, SignInProblem>>;
}

interface Attempt {
  readonly cancel: () => void;
  readonly end: ReturnType<Flow["signIn"]>;
}

/** How the accounts reach beyond this process. */
interface Beyond {
  /** The way that all requests go; absent for Node's own, which knows no proxies. */
  readonly send?: Send;
  readonly noteEnd?: NoteEnd;
  /** Absent for those of this computer. */
  readonly clocks?: ReadClocks;
}

/**
 * @param environmentSecret a client secret for machines without a keychain; it stays in memory
 * @param takeTurn keeps the processes that share the keychain's items from refreshing at the same time
 */
export function createAccounts(
  vault: TokenVault,
  environmentSecret: string | null,
  takeTurn: TakeTurn,
  { send, noteEnd = () => {}, clocks = readClocks }: Beyond = {},
): Accounts {
  const reach = reachesAuthority(send, clocks);
  const secretOf = readsClientSecret(vault, environmentSecret);
  const flows: Readonly<Record<Connection["flow"], Flow>> = {
    browser: createBrowserFlow(vault, secretOf, reach, takeTurn, noteEnd, clocks),
    "client-credentials": createMachineFlow(vault, secretOf, reach, environmentSecret !== null, noteEnd, clocks),
  };
  const asking = new Map<string, Promise<Result<string, NotSent>>>();
  /** Whoever asks again has lost the page: the new attempt takes the old one's place, and its end is told to both. */
  const attempts = new Map<string, Attempt>();

  /** Everyone who asks meanwhile gets the same answer. */
  function holdTurn(item: string, answer: Promise<Result<string, NotSent>>): Promise<Result<string, NotSent>> {
    const turn = answer.finally(() => asking.delete(item));
    asking.set(item, turn);
    return turn;
  }

  /** A machine's sign-in is a request for a token like any other. A browser's takes minutes, and its turn at the end. */
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
        // Whoever asked first may not have known that this one was turned down.
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
      const { expiresAt } = await flow.standing(connection);
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
      // A refresh that ended after us would put back what we erase.
      while (asking.has(item)) await asking.get(item);
      const leaving = flows[connection.flow].signOut(connection);
      await holdTurn(
        item,
        leaving.then(() => fail(signedOut(connection, { say: "nobody-signed-in" }))),
      );
      return leaving;
    },

    standing: (connection) => flows[connection.flow].standing(connection),

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
