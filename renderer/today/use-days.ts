/** @file The figures of the last fourteen days, read again when an import ends. */

import { signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DayFigures } from "../../shared/imports/history-query.ts";
import { ask, status, today } from "../agent/use-agent.ts";

export const days = signal<readonly DayFigures[] | null>(null);
export const daysFailure = signal<string | null>(null);

const howMany = 14;
// Gathered, so that a hundred documents in a row do not cause a hundred requests.
const gatherMs = 300;

export function useDays(): void {
  const current = useComputed(() => `${JSON.stringify(status.value?.counts)} ${today.value}`).value;
  useEffect(() => {
    if (current === "") return;
    const timer = setTimeout(() => void read(), days.peek() === null ? 0 : gatherMs);
    return () => clearTimeout(timer);
  }, [current]);
}

async function read(): Promise<void> {
  const reply = await ask("imports.days", { days: howMany });
  if (reply.ok) days.value = reply.value;
  daysFailure.value = reply.ok ? null : reply.error.message;
}
