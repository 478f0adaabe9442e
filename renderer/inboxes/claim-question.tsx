/** @file Says who else imports an inbox, and takes it over when a person has confirmed that. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { InboxStatus } from "../../shared/agent/agent-status.ts";
import type { NotImported } from "../../shared/agent/inbox-owner.ts";
import { canBeClaimed, sayNotImported } from "../../shared/wording/agent/say-not-imported.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";

interface ClaimInboxProps {
  readonly inbox: Pick<InboxStatus, "id" | "path">;
  readonly because: NotImported;
}

export function ClaimInbox({ inbox, because }: ClaimInboxProps) {
  const { id, path } = inbox;
  const isAsked = useSignal(false);
  const { run, running, failure } = useCommand();
  const claim = async () => {
    if (await run("inbox.claim", { id }, words.oneInbox.claimed)) isAsked.value = false;
  };
  return (
    <>
      <p>{sayNotImported(inbox, because, timeZone)}</p>
      {!canBeClaimed(because) || isAsked.value ? null : (
        <button
          type="button"
          class="button"
          aria-label={words.window.about(words.oneInbox.importHere, path)}
          onClick={() => (isAsked.value = true)}
        >
          {words.oneInbox.importHere}
        </button>
      )}
      {isAsked.value ? (
        <Question path={path} isRunning={running !== null} claim={claim} cancel={() => (isAsked.value = false)} />
      ) : null}
      <FailureLine failure={failure} />
    </>
  );
}

interface QuestionProps {
  readonly path: string;
  readonly isRunning: boolean;
  readonly claim: () => Promise<void>;
  readonly cancel: () => void;
}

function Question({ path, isRunning, claim, cancel }: QuestionProps) {
  const harmless = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => harmless.current?.focus(), []);
  return (
    <fieldset class="question">
      <legend>{words.oneInbox.askToClaim(path)}</legend>
      <button type="button" class="button danger" aria-disabled={isRunning} onClick={() => void claim()}>
        {words.oneInbox.importHere}
      </button>
      <button ref={harmless} type="button" class="button" onClick={cancel}>
        {words.forms.cancel}
      </button>
    </fieldset>
  );
}
