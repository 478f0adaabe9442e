/** @file Pauses and resumes: a button that asks for how long. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { type PauseLength, pauseLengths } from "../../shared/agent/pause.ts";
import { sayPauseLength } from "../../shared/wording/agent/say-pause.ts";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly run: CommandRun["run"];
}

export function PauseButton({ isPaused, run }: PauseButtonProps) {
  const choicesId = useId();
  const asks = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const wasPaused = useRef(isPaused);
  useLayoutEffect(() => {
    // Pausing replaces the button, so the new one in its place gets the focus.
    if (wasPaused.current !== isPaused && document.activeElement === document.body) button.current?.focus();
    wasPaused.current = isPaused;
  }, [isPaused]);
  useEffect(() => {
    if (asks.value) choices.current?.querySelector("button")?.focus();
  }, [asks.value]);

  if (isPaused)
    return (
      <button ref={button} type="button" class="button" onClick={() => void run("agent.resume", null)}>
        {words.window.resume}
      </button>
    );
  const close = () => {
    asks.value = false;
    button.current?.focus();
  };
  const pause = (length: PauseLength) => {
    close();
    void run("agent.pause", { length });
  };
  return (
    <fieldset
      class="pause"
      aria-label={asks.value ? words.window.pauseForHowLong : words.window.pause}
      onKeyDown={(event) => {
        if (event.key === "Escape" && asks.value) close();
      }}
      onFocusOut={(event) => {
        // Leaving the menu with the focus closes it.
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          asks.value = false;
      }}
    >
      <button
        ref={button}
        type="button"
        class="button"
        aria-expanded={asks.value}
        aria-controls={choicesId}
        onClick={() => (asks.value = !asks.value)}
      >
        {words.window.pause}
      </button>
      {asks.value ? (
        <div ref={choices} id={choicesId} class="pause-choices">
          {pauseLengths.map((length) => (
            <button key={length} type="button" class="button quiet" onClick={() => pause(length)}>
              {sayPauseLength(length)}
            </button>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
