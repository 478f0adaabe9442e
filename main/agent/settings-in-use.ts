/** @file The settings that the agent works by: as they were when it read them last. */

import type { ReadSettings } from "../../shared/settings/read-settings.ts";
import type { AgentParts } from "./agent-parts.ts";

export interface SettingsInUse {
  current(): ReadSettings;
  /** A sentence for each template that cannot be used. */
  templateProblems(): readonly string[];
  /** Reads them again, and the templates from the disk: before each sweep, and not at every turn. */
  refresh(): void;
  /** True where they have changed since. */
  haveChanged(): boolean;
}

export function createSettingsInUse(parts: Pick<AgentParts, "readSettings" | "templateProblems">): SettingsInUse {
  let current = parts.readSettings();
  let templateProblems: readonly string[] = [];
  return {
    current: () => current,
    templateProblems: () => templateProblems,
    refresh() {
      current = parts.readSettings();
      templateProblems = parts.templateProblems(current.settings.inboxes);
    },
    haveChanged: () => parts.readSettings() !== current,
  };
}
