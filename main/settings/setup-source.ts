/** @file Where a setup file counts: in the data folder for one person, or in the policy's folder for everyone. */

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  longestSetupBytes,
  readSetup,
  type Setup,
  type SetupProblem,
  setupFileName,
  underPolicy,
  withoutLocks,
} from "../../shared/settings/setup-file.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import { saySetupProblem } from "../../shared/wording/say-setup.ts";
import { stampOf } from "./file-stamp.ts";
import type { PolicySource } from "./policy/policy-source.ts";

/** Reads a setup file. Of a huge one not a byte is read. */
export function readSetupFile(path: string): Result<Setup, SetupProblem> {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return fail({ is: "not-a-setup" });
    if (stats.size > longestSetupBytes) return fail({ is: "too-long" });
    return readSetup(readFileSync(path, "utf8"));
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    return fail(code === "ENOENT" ? { is: "missing" } : { is: "unreadable", detail: message });
  }
}

export const setupIn = (dataFolder: string): string => join(dataFolder, setupFileName);

/**
 * Puts a setup file into the data folder, in the place of an earlier one: from then on it presets the settings.
 *
 * @throws what the disk says
 */
export function keepSetup(dataFolder: string, setup: Setup): void {
  const path = setupIn(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = openSync(`${path}.part`, "w", 0o600);
  try {
    writeSync(file, `${JSON.stringify({ pigeonholeSetup: 1, ...withoutLocks(setup) }, null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
}

/**
 * The policy of this computer on top of its setup file. The one in the data folder was opened by a person, so it only
 * presets; the one beside the policy is IT's, so it may lock.
 *
 * @param policyFile path of the policy, for the folder that it is in
 */
export function withSetup(source: PolicySource, dataFolder: string, policyFile: string): PolicySource {
  const places = [setupIn(dataFolder), join(dirname(policyFile), setupFileName)] as const;
  const [own] = places;
  return {
    stamp: () => [source.stamp(), ...places.map(stampOf)].join(" "),
    read() {
      const policy = source.read();
      if (policy !== null && "problems" in policy) return policy;
      const path = places.find((place) => stampOf(place) !== "none");
      if (path === undefined) return policy;
      const setup = readSetupFile(path);
      if (!setup.ok) return { problems: [saySetupProblem(setup.error, path)] };
      return underPolicy(path === own ? withoutLocks(setup.value) : setup.value, policy, path);
    },
  };
}
