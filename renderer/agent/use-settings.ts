/** @file The current settings from main, read again when a view shows them or the inboxes have changed. */

import { signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayWhoSet } from "../../shared/wording/say-policy.ts";
import { ask, status } from "./use-agent.ts";

export const settings = signal<SettingsSnapshot | null>(null);
/** The hint at a field that can't be changed. */
export const whoSet = (): string => sayWhoSet(settings.value?.policy.by ?? "it");
export const settingsFailure = signal<string | null>(null);

export function useSettings(): void {
  const current = useComputed(() =>
    JSON.stringify([status.value?.inboxes, status.value?.connections, status.value?.settingsProblems]),
  ).value;
  useEffect(() => {
    if (current !== "") void readSettings();
  }, [current]);
}

export async function readSettings(): Promise<void> {
  const reply = await ask("settings.view", null);
  if (reply.ok) settings.value = reply.value;
  settingsFailure.value = reply.ok ? null : reply.error.message;
}
