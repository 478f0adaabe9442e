/** @file Holds the sign-ins that persons made, in memory and in the keychain, so that neither goes on without the other. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { type StoredSignIn, signInFromText, textFromSignIn } from "./stored-sign-in.ts";
import type { KeychainProblem, TokenVault } from "./token-vault.ts";

export interface Held {
  readonly signIn: StoredSignIn;
  /** As the keychain holds it, or shall. */
  readonly text: string;
  /** What the keychain held before, where it has not taken this yet: then nobody may use it. Else null. */
  readonly over: string | null;
}

export interface SignInKeeper {
  /** What may be used without asking anybody, or null. */
  inMemory(item: string): Held | null;
  /** What the keychain holds now, or what it shall hold in that thing's place; null where nobody is signed in. */
  look(item: string): Promise<Result<Held | null, KeychainProblem>>;
  /** @param over what the keychain holds now, to be tried again in its place where it does not take this; or null to give up */
  keep(item: string, signIn: StoredSignIn, over: string | null): Promise<Result<Held, KeychainProblem>>;
  /** @returns what was erased */
  erase(item: string): Promise<Result<StoredSignIn | null, KeychainProblem>>;
}

export function createSignInKeeper(vault: TokenVault): SignInKeeper {
  const held = new Map<string, Held>();

  async function look(item: string): Promise<Result<Held | null, KeychainProblem>> {
    const mine = held.get(item);
    const read = await vault.read(item);
    if (!read.ok) return read;
    const signIn = signInFromText(read.value);
    // Changed while we looked: what was put there since is newer than what we saw.
    if (held.get(item) !== mine) return ok(held.get(item) ?? null);
    if (read.value === null || signIn === null) {
      held.delete(item);
      return ok(null);
    }
    if (mine && (mine.over === read.value || mine.text === read.value)) return ok(mine);
    // Another process has signed in, or refreshed.
    const theirs = { signIn, text: read.value, over: null };
    held.set(item, theirs);
    return ok(theirs);
  }

  return {
    look,
    inMemory(item) {
      const mine = held.get(item);
      return mine?.over === null ? mine : null;
    },
    async keep(item, signIn, over) {
      const text = textFromSignIn(signIn);
      const written = await vault.write(item, text);
      const next = { signIn, text, over: written.ok ? null : over };
      if (written.ok || over !== null) held.set(item, next);
      return written.ok ? ok(next) : written;
    },
    async erase(item) {
      const before = await look(item);
      if (!before.ok) return before;
      const erased = await vault.erase(item);
      if (!erased.ok) return fail(erased.error);
      held.delete(item);
      return ok(before.value?.signIn ?? null);
    },
  };
}
