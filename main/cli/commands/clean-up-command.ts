/** @file `clean-up`: takes back what Pigeonhole has put outside its own folder, before someone removes the program. */

import { existsSync } from "node:fs";
import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import { journalIn } from "../../assemble/assemble-journal.ts";
import { eraseKeychain } from "../../auth/token-vault.ts";
import { acquireDriverLock, driverLock } from "../../journal/locks/driver-lock.ts";
import type { Installed } from "./terminal.ts";

/** Empties the keychain of our entries and removes the login item. Files and records stay. Returns the exit code. */
export async function cleanUp(dataFolder: string, { removeLoginItem }: Installed): Promise<number> {
  const lock = driverLock(journalIn(dataFolder));
  const release = existsSync(lock) ? acquireDriverLock(lock) : () => {};
  if (release === null) {
    process.stderr.write(`${words.cli.cleanUp.running}\n`);
    return 2;
  }
  try {
    const erased = await eraseKeychain();
    if (removeLoginItem !== null) {
      removeLoginItem();
      process.stdout.write(`${words.cli.cleanUp.loginItem}\n`);
    }
    if (erased.ok) process.stdout.write(`${words.cli.cleanUp.keychain(erased.value)}\n`);
    else process.stderr.write(`${words.cli.cleanUp.keychainFailed(sayMessage(erased.error.detail))}\n`);
    process.stdout.write(`${words.cli.cleanUp.stays(existsSync(dataFolder) ? dataFolder : null)}\n`);
    return erased.ok ? 0 : 3;
  } finally {
    release();
  }
}
