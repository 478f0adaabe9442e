/**
 * @file A process of its own that asks for a token and prints what it gets.
 *
 * `node asking-process.ts FOLDER CONNECTION WHEN`: WHEN is `before-write` or `after-write` to die there, else `never`.
 */

import { join } from "node:path";
import { createAccounts } from "../../../main/auth/account.ts";
import { createNamedLock } from "../../../main/journal/locks/named-lock.ts";
import { openFileVault } from "../../fakes/file-vault.ts";

const [folder = "", connection = "", when = ""] = process.argv.slice(2);
const die = () => process.kill(process.pid, "SIGKILL");
const vault = openFileVault(join(folder, "vault.json"), {
  ...(when === "before-write" && { beforeWrite: die }),
  ...(when === "after-write" && { afterWrite: die }),
});
const answer = await createAccounts(vault, null, createNamedLock(folder)).accessToken(JSON.parse(connection), null);
process.stdout.write(JSON.stringify(answer));
