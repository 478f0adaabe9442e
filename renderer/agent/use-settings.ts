/** @file What is set now, as main reads it; asked for anew whenever a view shows it or the inboxes have changed. */

import { signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { ask, status } from "./use-agent.ts";

export const settings = signal<SettingsSnapshot | null>(null);
export const settingsFailure = signal<string | null>(null);

export function useSettings(): void {
  const stands = useComputed(() =>
    JSON.stringify([status.value?.inboxes, status.value?.connections, status.value?.settingsProblems]),
  ).value;
  useEffect(() => {
    if (stands !== "") void readSettings();
  }, [stands]);
}

export async function readSettings(): Promise<void> {
  const reply = await ask("settings.view", null);
  if (reply.ok) settings.value = reply.value;
  settingsFailure.value = reply.ok ? null : reply.error.message;
}
