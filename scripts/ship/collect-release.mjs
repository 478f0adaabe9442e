/** @file Puts what is passed on into out/release/: the installers and their papers, without electron-builder's own files. */

import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [from, to] = [join(root, "out/installers"), join(root, "out/release")];
const passedOn = /\.(exe|msi|dmg|zip|deb|rpm|AppImage|cdx\.json)$|^SHA256SUMS-.*\.txt$/;

rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
const names = readdirSync(from).filter((name) => passedOn.test(name));
if (names.length === 0) throw new Error(`There are no installers in ${from}.`);
for (const name of names) cpSync(join(from, name), join(to, name));
// The same on every system, so that it is published once.
if (process.platform === "linux") cpSync(join(from, "THIRD-PARTY-NOTICES.txt"), join(to, "THIRD-PARTY-NOTICES.txt"));
