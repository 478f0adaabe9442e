/** @file Keeps people's sign-ins in memory and in the keychain, and keeps the two equal. */

import { fail, ok, type Result } from "../../shared/values/result.ts";
import { type StoredSignIn, signInFromText, textFromSignIn } from "./stored-sign-in.ts";
import type { KeychainProblem, TokenVault } from "./token-vault.ts";

export interface KeychainItem {
  readonly signIn: StoredSignIn;
  /** The keychain item's text, or what it is to become. */
  readonly text: string;
  /** The item's old text, while the keychain has not accepted the new one: then it must not be used. Otherwise null. */
  readonly over: string | null;
}

export interface SignInKeeper {
  /** The sign-in that may be used without reading the keychain, or null. */
  inMemory(item: string): KeychainItem | null;
  /** What the keychain holds now, or the newer sign-in that it has not accepted yet; null where nobody is signed in. */
  look(item: string): Promise<Result<KeychainItem | null, KeychainProblem>>;
  /**
   * Stores a sign-in.
   *
   * @param over the item's current text, to keep trying where the keychain does not accept this; null to give up
   */
  keep(item: string, signIn: StoredSignIn, over: string | null): Promise<Result<KeychainItem, KeychainProblem>>;
  /** @returns the erased sign-in, or null */
  erase(item: string): Promise<Result<StoredSignIn | null, KeychainProblem>>;
}

export function createSignInKeeper(vault: TokenVault): SignInKeeper {
  const itemsInMemory = new Map<string, KeychainItem>();

  async function look(item: string): Promise<Result<KeychainItem | null, KeychainProblem>> {
    const mine = itemsInMemory.get(item);
    const read = await vault.read(item);
    if (!read.ok) return read;
    const signIn = signInFromText(read.value);
    // It changed during the read, so what is in memory is newer than what was read.
    if (itemsInMemory.get(item) !== mine) return ok(itemsInMemory.get(item) ?? null);
    if (read.value === null || signIn === null) {
      itemsInMemory.delete(item);
      return ok(null);
    }
    if (mine && (mine.over === read.value || mine.text === read.value)) return ok(mine);
    // Another process has signed in or refreshed.
    const theirs = { signIn, text: read.value, over: null };
    itemsInMemory.set(item, theirs);
    return ok(theirs);
  }

  return {
    look,
    inMemory(item) {
      const mine = itemsInMemory.get(item);
      return mine?.over === null ? mine : null;
    },
    async keep(item, signIn, over) {
      const text = textFromSignIn(signIn);
      const written = await vault.write(item, text);
      const next = { signIn, text, over: written.ok ? null : over };
      if (written.ok || over !== null) itemsInMemory.set(item, next);
      return written.ok ? ok(next) : written;
    },
    async erase(item) {
      const before = await look(item);
      if (!before.ok) return before;
      const erased = await vault.erase(item);
      if (!erased.ok) return fail(erased.error);
      itemsInMemory.delete(item);
      return ok(before.value?.signIn ?? null);
    },
  };
}
