/** @file Runs one command at a time for a part of the window, and keeps its failure to show it there. */

import { useSignal } from "@preact/signals";
import type { CommandFailure, Input, PageCommand } from "../../shared/ipc.ts";
import type { Result } from "../../shared/values/result.ts";
import { announcement, ask } from "./use-agent.ts";

export interface CommandRun {
  readonly running: PageCommand | null;
  readonly failure: string | null;
  /** Resolves with true if it succeeded. `said` is for screen readers. */
  readonly run: <C extends PageCommand>(name: C, input: Input<C>, said?: string) => Promise<boolean>;
}

export function useCommand(): CommandRun {
  const running = useSignal<PageCommand | null>(null);
  const failure = useSignal<string | null>(null);
  return {
    running: running.value,
    failure: failure.value,
    run: async (name, input, said) => {
      running.value = name;
      failure.value = null;
      const reply: Result<unknown, CommandFailure> = await ask(name, input);
      // Another command may have been started meanwhile, because signing in waits for the browser.
      if (running.value === name) running.value = null;
      if (!reply.ok) failure.value = reply.error.message;
      else if (said !== undefined) announcement.value = said;
      return reply.ok;
    },
  };
}
