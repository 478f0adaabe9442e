/** @file A keychain in a file, which several processes can look into as they do into the operating system's. */

import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { TokenVault } from "../../main/auth/token-vault.ts";
import { ok } from "../../shared/values/result.ts";

/** @param afterWrite is told of each write when it stands in the file, `beforeWrite` when it does not yet */
export function openFileVault(
  path: string,
  { beforeWrite = () => {}, afterWrite = () => {} }: { beforeWrite?: () => void; afterWrite?: () => void } = {},
): TokenVault {
  const items = (): Record<string, string> => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
  const put = (next: Record<string, string>) => {
    // Whole or not at all: others read while we write.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(next));
    renameSync(`${path}.${process.pid}`, path);
  };
  return {
    read: async (account) => ok(items()[account] ?? null),
    async write(account, secret) {
      beforeWrite();
      put({ ...items(), [account]: secret });
      afterWrite();
      return ok(null);
    },
    async erase(account) {
      const { [account]: _erased, ...others } = items();
      put(others);
      return ok(null);
    },
  };
}
