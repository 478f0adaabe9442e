/** @file Runs `npm ci` if the installed packages differ from the lockfile. */

import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { runNpmQuietly } from "./run-npm.mjs";
import { StopSetUp, say } from "./say.mjs";

const compileKeytar = {
  // Otherwise it tries to download a prebuilt one first, and waits for minutes if the site is unreachable.
  npm_config_build_from_source: "keytar",
  // The version that its authors build for. By default it takes the newest of the headers, and crashes in older Electrons.
  npm_config_napi_build_version: "3",
};

/** Installs the packages; `canCompile` says that keytar can be built from source. */
export function installNpmPackages(root, canCompile) {
  if (isInstalled(root)) return;
  say("installing npm packages: a minute or two");
  if (!canCompile) npm(root, [installCommand(root)]);
  else if (hasNodedir(root)) npm(root, ["ci"], compileKeytar);
  else ciWithHeaders(root);
  if (!isInstalled(root)) {
    throw new StopSetUp("npm ended well, but the install scripts of node and keytar did not run (ignore-scripts?)");
  }
}

/**
 * Compares the lockfile with the one that npm leaves in node_modules.
 *
 * Packages for other systems are in the lockfile only. npm writes its own file
 * last, so an interrupted install does not look complete.
 */
function isInstalled(root) {
  const left = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(left) || !existsSync(ourNode(root)) || !existsSync(builtKeytar(root))) return false;
  const { "": _us, ...wanted } = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(left);
  const same = (path) => wanted[path]?.version === installed[path]?.version && !differs(wanted[path], installed[path]);
  return (
    Object.keys(installed).every(same) &&
    Object.entries(wanted).every(([path, entry]) => installed[path] || entry.optional || entry.devOptional)
  );
}

/** The same version can have another archive. */
function differs(wanted, installed) {
  return Boolean(wanted.integrity && installed.integrity && wanted.integrity !== installed.integrity);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function builtKeytar(root) {
  return join(root, "node_modules", "keytar", "build", "Release", "keytar.node");
}

/** The Node that npm scripts run on, which is a package itself. */
export function ourNode(root) {
  return join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

/**
 * `npm ci` deletes node_modules, including the Node that may be running us, and
 * Windows cannot delete a running program. `npm install` leaves unchanged
 * packages alone, and follows the lockfile as long as package.json does.
 */
function installCommand(root) {
  const runsUs = process.execPath.startsWith(join(root, "node_modules") + sep);
  return process.platform === "win32" && runsUs ? "install" : "ci";
}

function hasNodedir(root) {
  const asked = runNpmQuietly(["config", "get", "nodedir"], { cwd: root });
  return asked.ok && !["", "undefined", "null"].includes(asked.stdout.trim());
}

/**
 * Installs with Node's C headers found on this machine, because node-gyp would download them.
 *
 * keytar uses only Node-API, so the headers of any version will do. If there are
 * none, the `node` package has some, so it is installed first.
 */
function ciWithHeaders(root) {
  const nodedir = findHeaders([join(process.execPath, "..", ".."), "/usr/local", "/usr"]);
  if (nodedir) return npm(root, ["ci"], { ...compileKeytar, npm_config_nodedir: nodedir });
  npm(root, ["ci", "--ignore-scripts"]);
  npm(root, ["rebuild", "node"]);
  const platform = `node-${process.platform}-${process.arch}`;
  const packaged = findHeaders([join(root, "node_modules", "node", "node_modules", platform)]);
  npm(root, ["rebuild"], packaged ? { ...compileKeytar, npm_config_nodedir: packaged } : compileKeytar);
}

function findHeaders(directories) {
  return directories.find((directory) => existsSync(join(directory, "include", "node", "node_api.h")));
}

function npm(root, args, environment = {}) {
  const run = (words) =>
    runNpmQuietly([...words, "--no-audit", "--no-fund"], { cwd: root, env: { ...process.env, ...environment } });
  const ran = run(args);
  if (ran.ok) return;
  // If a registry lacks the optional packages of other systems, they are missing from the lockfile, and some versions of
  // npm then refuse `ci`. `install` follows the lockfile for everything in it, and does not change it here.
  const lacksOptional = args[0] === "ci" && /Missing: .* from lock file/.test(ran.everything);
  if (lacksOptional && run(["install", "--no-save", ...args.slice(1)]).ok) return;
  process.stderr.write(ran.everything);
  throw new StopSetUp(`npm ${args.join(" ")} failed`);
}
