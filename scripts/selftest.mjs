/** @file `npm run selftest`: packs the app for this system into a folder, and has that program check itself. */

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { say } from "./say.mjs";
import { packFolder } from "./ship/pack-folder.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const isStandIn = process.env.PIGEONHOLE_ELECTRON_KIND === "stand-in";
const program = packFolder(root, join(root, isStandIn ? "out/packed-with-stand-in" : "out/packed"));
say(`packed ${program}`);
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const ran = spawnSync(program, [...asRoot, "--selftest"], { stdio: "inherit" });
process.exit(ran.status ?? 1);
