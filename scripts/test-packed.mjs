/**
 * @file `npm run test:packed [-- FILE…]`: packs the app into a folder, with its inspector left in, and runs the tests of the
 * window on that program instead of the build.
 */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "./say.mjs";
import { packFolder } from "./ship/pack-folder.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const program = packFolder(root, join(root, "out/packed-for-tests"), {}, true);
say(`packed ${program}`);
const given = process.argv.slice(2);
const files =
  given.length > 0 ? given : ["test/e2e/window.test.ts", "test/e2e/adding.test.ts", "test/e2e/practice.test.ts"];
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const ran = spawnSync(process.execPath, [vitest, "run", ...files], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PIGEONHOLE_PACKED: program },
});
process.exit(ran.status ?? 1);
