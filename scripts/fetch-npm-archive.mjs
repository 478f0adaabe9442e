/** @file Fetches the archive of one package from the npm registry, and accepts only the one whose hash is known. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runNpmQuietly } from "./run-npm.mjs";

/**
 * @param pinned the package with its version, and the sha512 of its archive in base64
 * @param workshop an empty folder for the archive
 * @returns the archive's path; or what npm said; or how the content differs
 */
export function fetchNpmArchive(pinned, workshop) {
  const packed = runNpmQuietly(["pack", pinned.package, "--ignore-scripts", "--pack-destination", workshop], {
    cwd: workshop,
  });
  const name = readdirSync(workshop).find((file) => file.endsWith(".tgz"));
  if (!packed.ok || !name) return { is: "not-fetched", output: packed.everything };
  const archive = join(workshop, name);
  const problem = findOtherHash(archive, "sha512", "base64", pinned.sha512);
  return problem === null ? { is: "fetched", archive } : { is: "other-content", problem };
}

/** How the content of a file differs from the one whose hash is known; null where it is the same. */
export function findOtherHash(file, algorithm, encoding, expected) {
  const found = createHash(algorithm).update(readFileSync(file)).digest(encoding);
  return found === expected ? null : `${file} is not what it was: ${algorithm} ${found}, expected ${expected}`;
}
