/** @file The system browser of the windows' tests: `xdg-open` hands an address over to this process, which signs in there. */

import { watch } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { signInWithDrivenBrowser } from "../sandbox/driven-browser.ts";
import { readLedger } from "../sandbox/ledger.ts";

/**
 * Puts an `xdg-open` into a folder that is found first on PATH, as the app opens its browser, and visits each address
 * that it is started with, as the sandbox's first user. A process of its own for each visit would start for longer than
 * the visit takes.
 *
 * @returns what ends it
 */
export async function startSystemBrowser(commands: string): Promise<() => void> {
  const asked = join(commands, "asked");
  await mkdir(asked, { recursive: true });
  // Each address is put in its place whole.
  const script = `#!/bin/sh\nprintf %s "$1" > "${asked}/$$.part" && mv "${asked}/$$.part" "${asked}/$$.address"\n`;
  await writeFile(join(commands, "xdg-open"), script);
  await chmod(join(commands, "xdg-open"), 0o755);
  const [person] = readLedger().users;
  const visit = async () => {
    for (const name of await readdir(asked).catch(() => [])) {
      if (!name.endsWith(".address")) continue;
      const taken = join(asked, `${name}.taken`);
      // A second start of the app on the same folder has a browser too: one of them visits.
      const isOurs = await rename(join(asked, name), taken).then(
        () => true,
        () => false,
      );
      if (!isOurs) continue;
      const address = await readFile(taken, "utf8");
      // Files are opened by xdg-open too, such as the report.
      if (/^https?:/.test(address))
        await signInWithDrivenBrowser(address, { user: person?.userName ?? "", password: person?.password ?? "" });
    }
  };
  const look = () => visit().catch((problem) => process.stderr.write(`the tests' browser: ${problem}\n`));
  const watching = watch(asked, { persistent: false }, look);
  // The folder goes with its desk.
  watching.on("error", () => {});
  // A busy machine may lose a notice.
  const looking = setInterval(look, 2_000).unref();
  return () => {
    clearInterval(looking);
    watching.close();
  };
}
