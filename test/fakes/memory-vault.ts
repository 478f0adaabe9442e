/** @file A keychain in memory, with a lock on demand and a memory of what was written when. */

import type { TokenVault } from "../../main/auth/token-vault.ts";
import { fail, ok } from "../../shared/values/result.ts";

export interface MemoryVault extends TokenVault {
  readonly items: Map<string, string>;
  /** Every write in order, the ones that were refused included. */
  readonly writes: { readonly account: string; readonly secret: string; readonly wasKept: boolean }[];
  /** From now on every call fails with this; null unlocks. */
  lock(detail: string | null): void;
  /** From now on nothing new is kept, though reading works. */
  refuseWrites(detail: string | null): void;
}

export function makeMemoryVault(): MemoryVault {
  const items = new Map<string, string>();
  const writes: MemoryVault["writes"] = [];
  let locked: string | null = null;
  let full: string | null = null;
  return {
    items,
    writes,
    lock(detail) {
      locked = detail;
    },
    refuseWrites(detail) {
      full = detail;
    },
    async read(account) {
      return locked === null ? ok(items.get(account) ?? null) : fail({ detail: locked });
    },
    async write(account, secret) {
      const problem = locked ?? full;
      writes.push({ account, secret, wasKept: problem === null });
      if (problem !== null) return fail({ detail: problem });
      items.set(account, secret);
      return ok(null);
    },
    async erase(account) {
      if (locked !== null) return fail({ detail: locked });
      items.delete(account);
      return ok(null);
    },
  };
}
