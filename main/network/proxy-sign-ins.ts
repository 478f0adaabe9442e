/** @file The user names and passwords that proxies want: from the environment, else from the keychain. */

import type { Result } from "../../shared/values/result.ts";
import { type Message, sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";

export interface ProxySignIn {
  readonly user: string;
  readonly password: string;
}

/** The keychain, as far as it is needed here. */
export interface Keychain {
  read(item: string): Promise<Result<string | null, { readonly detail: Reason }>>;
  write(item: string, secret: string): Promise<Result<null, { readonly detail: Reason }>>;
}

/** What to try at a proxy that wants a sign-in; a reason where there is nothing to try. */
type Found =
  | { readonly signIn: ProxySignIn; readonly reason?: undefined }
  | { readonly signIn: null; readonly reason: Message };

export interface ProxySignIns {
  /** The one that did last time at this proxy (host:port), or null. */
  usual(proxy: string): ProxySignIn | null;
  find(proxy: string): Promise<Found>;
  /** What a proxy said of one. */
  accepted(proxy: string, signIn: ProxySignIn): void;
  refused(proxy: string, signIn: ProxySignIn): void;
  /** Keeps one in the keychain. */
  keep(proxy: string, signIn: ProxySignIn): Promise<Result<null, { readonly detail: Reason }>>;
}

/** A wrong password is not tried again before this: offices lock an account after a few. */
const lockedOutMs = 60 * 60_000;

const item = (proxy: string) => `proxy ${proxy}`;
const isSame = (one: ProxySignIn, other: ProxySignIn | undefined) =>
  one.user === other?.user && one.password === other.password;

export function createProxySignIns(
  keychain: Keychain,
  given: (proxy: string) => ProxySignIn | null,
  now: () => number,
): ProxySignIns {
  const good = new Map<string, ProxySignIn>();
  const bad = new Map<string, { readonly signIn: ProxySignIn; readonly until: number }>();

  return {
    usual: (proxy) => good.get(proxy) ?? null,
    async find(proxy) {
      const fromEnvironment = given(proxy);
      // Read anew each time: another process may have put it right.
      const kept = fromEnvironment ? null : await keychain.read(item(proxy));
      if (kept && !kept.ok)
        return { signIn: null, reason: { say: "keychain-unreadable", problem: sayMessage(kept.error.detail) } };
      const signIn = fromEnvironment ?? signInFromText(kept?.value ?? null);
      if (signIn === null) return { signIn, reason: { say: "proxy-sign-in-missing" } };
      const before = bad.get(proxy);
      if (before && before.until > now() && isSame(signIn, before.signIn))
        return { signIn: null, reason: { say: "proxy-sign-in-refused" } };
      return { signIn };
    },
    accepted(proxy, signIn) {
      good.set(proxy, signIn);
      bad.delete(proxy);
    },
    refused(proxy, signIn) {
      good.delete(proxy);
      bad.set(proxy, { signIn, until: now() + lockedOutMs });
    },
    keep: (proxy, { user, password }) => keychain.write(item(proxy), JSON.stringify({ user, password })),
  };
}

function signInFromText(text: string | null): ProxySignIn | null {
  try {
    const { user, password } = JSON.parse(text ?? "{}");
    return typeof user === "string" && typeof password === "string" ? { user, password } : null;
  } catch {
    return null;
  }
}
