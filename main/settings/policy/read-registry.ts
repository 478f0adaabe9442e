/** @file Reads the policy that group policies and device management write into the registry of Windows. */

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPolicy } from "../../../shared/settings/policy.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { FoundPolicy } from "./policy-source.ts";
import { policyFromRegistry } from "./registry-file.ts";

/** Ordinary users can't write below it. */
const key = "HKLM\\SOFTWARE\\Policies\\Pigeonhole";

/** The policy in the registry, or null if there is none. */
export function readRegistry(environment: NodeJS.ProcessEnv): FoundPolicy {
  const reg = join(environment["SystemRoot"] ?? "C:\\Windows", "System32", "reg.exe");
  const run = (...words: readonly string[]) => spawnSync(reg, words, { windowsHide: true, stdio: "ignore" });
  if (run("query", key, "/reg:64").status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "pigeonhole-policy-"));
  try {
    const file = join(folder, "policy.reg");
    // What it prints has lost every letter that a terminal doesn't know; an export hasn't.
    const exported = run("export", key, file, "/y", "/reg:64");
    if (exported.status !== 0) return { problems: [words.settings.cannotBeRead(key, `reg ${exported.status}`)] };
    const raw = policyFromRegistry(readFileSync(file, "utf16le"));
    return raw === null ? null : readPolicy(raw, key);
  } catch (problem) {
    return { problems: [words.settings.cannotBeRead(key, (problem as Error).message)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
