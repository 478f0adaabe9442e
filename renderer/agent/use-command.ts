/** @file Runs one command at a time for a part of the window, and keeps its failure to show it there. */

import { useSignal } from "@preact/signals";
import type { Commands, Input, PageCommand } from "../../shared/ipc.ts";
import { announcement, ask } from "./use-agent.ts";

export interface CommandRun {
  readonly running: PageCommand | null;
  readonly failure: string | null;
  /** Resolves with true if it succeeded. `said` is for screen readers; `onDone` gets what came back. */
  readonly run: <C extends PageCommand>(
    name: C,
    input: Input<C>,
    said?: string,
    onDone?: (value: ReturnType<Commands[C]>) => void,
  ) => Promise<boolean>;
}

export function useCommand(): CommandRun {
  const running = useSignal<PageCommand | null>(null);
  const failure = useSignal<string | null>(null);
  return {
    running: running.value,
    failure: failure.value,
    run: async (name, input, said, onDone) => {
      running.value = name;
      failure.value = null;
      const reply = await ask(name, input);
      // Another command may have been started meanwhile, because signing in waits for the browser.
      if (running.value === name) running.value = null;
      if (!reply.ok) failure.value = reply.error.message;
      else {
        if (said !== undefined) announcement.value = said;
        onDone?.(reply.value);
      }
      return reply.ok;
    },
  };
}
