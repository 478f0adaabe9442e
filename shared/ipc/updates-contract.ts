/** @file The window's commands about updates of Pigeonhole itself. */

import type { UpdateView } from "../updates/update-view.ts";

export interface UpdateCommands {
  "updates.view": (input: null) => UpdateView;
  /** Looks for a release now. */
  "updates.look": (input: null) => UpdateView;
  /** Loads and installs what was found, after the files under way. Pigeonhole then starts again. */
  "updates.install": (input: null) => null;
}

// A record, not an array, so that a missing name does not compile.
export const updateCommands: Readonly<Record<keyof UpdateCommands, true>> = {
  "updates.view": true,
  "updates.look": true,
  "updates.install": true,
};
