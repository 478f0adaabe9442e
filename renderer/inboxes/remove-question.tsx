/** @file Asks for confirmation before a connection or an inbox is removed from the settings. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import type { CommandRun } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

interface RemoveQuestionProps {
  readonly question: string;
  /** On the button that carries it out. */
  readonly removes: string;
  readonly command: CommandRun;
  readonly remove: () => void;
  readonly keep: () => void;
}

export function RemoveQuestion({ question, removes, command, remove, keep }: RemoveQuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => harmless.current?.focus(), []);
  return (
    <fieldset class="question">
      <legend>{question}</legend>
      <button type="button" class="button danger" aria-disabled={command.running !== null} onClick={remove}>
        {removes}
      </button>
      <button ref={harmless} type="button" class="button" onClick={keep}>
        {words.forms.keep}
      </button>
      <FailureLine failure={command.failure} />
    </fieldset>
  );
}
