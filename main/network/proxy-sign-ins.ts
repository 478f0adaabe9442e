/** @file Finds user names and passwords for proxies: in the environment, otherwise in the keychain. */

import type { Result } from "../../shared/values/result.ts";
import { type Message, sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";

export interface ProxySignIn {
  readonly user: string;
  readonly password: string;
}

/** The part of the keychain that is used here. */
export interface Keychain {
  read(item: string): Promise<Result<string | null, { readonly detail: Reason }>>;
  write(item: string, secret: string): Promise<Result<null, { readonly detail: Reason }>>;
}

/** The sign-in to try at a proxy, or the reason why there is none. */
type SignInToTry =
  | { readonly signIn: ProxySignIn; readonly reason?: undefined }
  | { readonly signIn: null; readonly reason: Message };

export interface ProxySignIns {
  /** The sign-in that this proxy (host:port) accepted last, or null. */
  usual(proxy: string): ProxySignIn | null;
  find(proxy: string): Promise<SignInToTry>;
  /** Records that a proxy has accepted, or refused, a sign-in. */
  accepted(proxy: string, signIn: ProxySignIn): void;
  refused(proxy: string, signIn: ProxySignIn): void;
  /** Stores a sign-in in the keychain. */
  keep(proxy: string, signIn: ProxySignIn): Promise<Result<null, { readonly detail: Reason }>>;
}

/** A wrong password is not tried again for this long, because many offices lock an account after a few attempts. */
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
      // Read from the keychain each time, because another process may have corrected it.
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
