/** @file What one start of the command line knows before it carries its command out. */

import type { Environment } from "../../assemble/environment.ts";
import type { SettingsStore } from "../../settings/settings-store.ts";

/** Starts our other processes. */
export type Launch = Pick<Environment, "launchParser" | "launchPdfText" | "launchBackupWorker">;

export interface Terminal {
  readonly settings: SettingsStore;
  readonly environment: Environment;
  /** Fires when the process is asked to stop. */
  readonly stopping: AbortSignal;
  /** Writes to stderr without escaping control characters. */
  readonly writeAsIs: (text: string) => void;
}
