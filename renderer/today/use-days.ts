/** @file The figures of the last fourteen days; asked for anew when something has come to its end. */

import { signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DayFigures } from "../../shared/imports/history-query.ts";
import { ask, status, today } from "../agent/use-agent.ts";

export const days = signal<readonly DayFigures[] | null>(null);
export const daysFailure = signal<string | null>(null);

const howMany = 14;
// A hundred documents that arrive one after another are counted together.
const gatherMs = 300;

export function useDays(): void {
  const stands = useComputed(() => `${JSON.stringify(status.value?.counts)} ${today.value}`).value;
  useEffect(() => {
    if (stands === "") return;
    const timer = setTimeout(() => void read(), days.peek() === null ? 0 : gatherMs);
    return () => clearTimeout(timer);
  }, [stands]);
}

async function read(): Promise<void> {
  const reply = await ask("imports.days", { days: howMany });
  if (reply.ok) days.value = reply.value;
  daysFailure.value = reply.ok ? null : reply.error.message;
}
