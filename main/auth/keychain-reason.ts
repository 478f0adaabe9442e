/** @file Says in plain words why the operating system's keychain failed. Its own words stay as a detail. */

import type { Message } from "../../shared/wording/message.ts";
import { EndedByUs } from "../../shared/wording/reason.ts";

/** What the libraries say: libsecret and D-Bus on Linux, Security on macOS. The first one found counts. */
const meanings = [
  // A native library that can't be loaded names the file.
  [/shared object|cannot find module|dlopen|was compiled against/i, "keychain-not-installed"],
  [/locked|prompt|user interaction|cancell?ed|denied/i, "keychain-locked"],
  [/d-?bus|unsupported transport|org\.freedesktop\.secrets|autolaunch/i, "keychain-not-running"],
] as const;

/** The reason in an error of the keychain. */
export function keychainReason(problem: unknown): Message {
  if (problem instanceof EndedByUs) return problem.why;
  const said = problem instanceof Error ? problem.message : String(problem);
  const [problemLine = ""] = said.split("\n", 1);
  return { say: meanings.find(([text]) => text.test(said))?.[1] ?? "keychain-failed", problem: problemLine };
}
