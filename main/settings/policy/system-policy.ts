/** @file Finds the policy of this computer where its system has such things: a file, and on Windows the registry too. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPolicy } from "../../../shared/settings/policy.ts";
import { words } from "../../../shared/words/spoken.ts";
import { stampOf } from "../file-stamp.ts";
import type { PolicySource } from "./policy-source.ts";
import { readRegistry } from "./read-registry.ts";

/**
 * The path of the policy: a folder in which only administrators may write.
 *
 * On Windows that isn't ProgramData, where every user may make a folder.
 */
export function policyPath(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string {
  switch (platform) {
    case "win32":
      return join(
        environment["ProgramW6432"] ?? environment["ProgramFiles"] ?? "C:\\Program Files",
        folderOnWindows,
        name,
      );
    case "darwin":
      return `/Library/Application Support/Pigeonhole/${name}`;
    default:
      return `/etc/pigeonhole/${name}`;
  }
}

const name = "policy.json";
/** Not the program's own folder, which an update empties. */
const folderOnWindows = "Pigeonhole Policy";

/** The policy of this computer. The registry is read once, at the start, and counts before the file. */
export function systemPolicy(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): PolicySource {
  const inRegistry = platform === "win32" ? readRegistry(environment) : null;
  if (inRegistry !== null) return { stamp: () => "registry", read: () => inRegistry };
  return policyInFile(policyPath(platform, environment));
}

export function policyInFile(path: string): PolicySource {
  return {
    stamp() {
      try {
        return stampOf(path);
      } catch (problem) {
        return String((problem as NodeJS.ErrnoException).code);
      }
    },
    read() {
      try {
        return readPolicy(JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, "")), path);
      } catch (problem) {
        const { code, message } = problem as NodeJS.ErrnoException;
        // No file, or no such folder.
        if (code === "ENOENT" || code === "ENOTDIR") return null;
        return { problems: [words.settings.cannotBeRead(path, message)] };
      }
    },
  };
}
