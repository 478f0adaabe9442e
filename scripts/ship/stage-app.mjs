/** @file Puts exactly what is packed into one folder: the build, the native modules and the licences. Nothing else runs. */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { lacksSqlite, outFolder } from "../built-app.mjs";
import { noticesOf } from "./notices.mjs";
import { isNote, shippedPackages } from "./shipped-packages.mjs";

/** What runs of the native modules. The names of what the system decides are in functions. */
const native = {
  keytar: () => ["lib/keytar.js", "build/Release/keytar.node"],
};
/** The SQLite of an Electron that is older than node:sqlite, and what loads it. The official Electron has its own. */
const forOlderElectron = {
  "@photostructure/sqlite": () => ["dist", `prebuilds/${process.platform}-${process.arch}`],
  "node-gyp-build": () => ["index.js", "node-gyp-build.js"],
};

/** The terminal's entry for a checkout or a server, where Node runs it. The installed program has its own. */
const isOfNode = (path) => /[\\/]main[\\/]cli\.js$/.test(path);

/** Where a release looks for the next one, and who signs it. */
const builtForIn = (root) => JSON.parse(readFileSync(join(root, "packaging/updates.json"), "utf8"));

/**
 * @param root path of the checkout; `app` of the folder to fill, which is emptied first
 * @param changes for tests: another version, or another address and keys for updates
 */
export function stageApp(root, app, changes = {}) {
  const built = join(root, outFolder());
  const modules = join(root, "node_modules");
  const packed = { ...native, ...(lacksSqlite() ? forOlderElectron : {}) };
  rmSync(app, { recursive: true, force: true });
  for (const part of ["main", "preload", "renderer"])
    cpSync(join(built, part), join(app, "out", part), {
      recursive: true,
      filter: (path) => !isNote(path) && !isOfNode(path),
    });
  for (const [name, files] of Object.entries(packed))
    stageModule(join(modules, name), join(app, "node_modules", name), files());
  writeFileSync(join(app, "out/updates.json"), JSON.stringify({ ...builtForIn(root), ...changes.updates }));
  const shipped = shippedPackages(built, Object.keys(packed), modules);
  writeFileSync(join(app, "package.json"), JSON.stringify(manifestFor(root, Object.keys(packed)), null, 2));
  cpSync(join(root, "LICENSE"), join(app, "LICENSE"));
  writeFileSync(join(app, "THIRD-PARTY-NOTICES.txt"), noticesOf(shipped));
  return shipped;
}

function stageModule(from, to, files) {
  const { name, version, license, main, exports } = JSON.parse(readFileSync(join(from, "package.json"), "utf8"));
  const isUseless = (path) => /\.(map|d\.[cm]?ts)$/.test(path);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(from, file), join(to, file), { recursive: true, filter: (path) => !isUseless(path) });
  }
  // Without the scripts and the packages of its installation.
  writeFileSync(join(to, "package.json"), JSON.stringify({ name, version, license, main, exports }, null, 2));
}

/** Of our package.json what the program and its installers read. */
function manifestFor(root, modules) {
  const { dependencies, devDependencies, ...ours } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { name, version, description, license, author, homepage, type, main, desktopName } = ours;
  const all = { ...devDependencies, ...dependencies };
  const packed = Object.fromEntries(modules.map((module) => [module, all[module] ?? "*"]));
  return { name, version, description, license, author, homepage, type, main, desktopName, dependencies: packed };
}
