/** @file What one start of the command line knows before it carries its command out. */

import type { Environment } from "../../assemble/environment.ts";
import type { ChecksOfApp } from "../../selftest/selftest.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";

/** Starts our other processes. */
export type Launch = Pick<Environment, "launchParser" | "launchPdfText" | "launchBackupWorker" | "launchPlanWriter">;

/** What only the installed program can do, because it has Electron. */
export interface Installed {
  readonly checks: ChecksOfApp;
  /** Makes the system open Pigeonhole at login no more; null in Node, which made no such item. */
  readonly removeLoginItem: (() => void) | null;
}

export interface Terminal {
  readonly settings: SettingsStore;
  readonly environment: Environment;
  /** Fires when the process is asked to stop. */
  readonly stopping: AbortSignal;
  /** Writes to stderr without escaping control characters. */
  readonly writeAsIs: (text: string) => void;
}
