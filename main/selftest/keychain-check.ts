/** @file Checks that the keychain keeps a secret, returns it and forgets it. */

import { randomUUID } from "node:crypto";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { createTokenVault } from "../auth/token-vault.ts";
import { type Check, failed, leftOut, passed } from "./check.ts";

/** @param hasOtherSecret true where the client secret comes from the environment, so no keychain is needed */
export const keychainCheck = (hasOtherSecret: boolean): Check => ({
  name: "keychain",
  async run() {
    const vault = createTokenVault();
    const [account, secret] = [`self-test ${randomUUID()}`, randomUUID()];
    const written = await vault.write(account, secret);
    if (!written.ok) {
      const why = sayMessage(written.error.detail);
      return hasOtherSecret ? leftOut(why) : failed(why);
    }
    const read = await vault.read(account);
    const erased = await vault.erase(account);
    if (!read.ok) return failed(sayMessage(read.error.detail));
    if (!erased.ok) return failed(sayMessage(erased.error.detail));
    return read.value === secret ? passed() : failed(words.selftest.keychainReturnsOther);
  },
});
