/** @file One inbox: whether it is watched, its settings, and its actions. */

import { useSignal } from "@preact/signals";
import type { InboxSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayAway } from "../../shared/wording/agent/say-agent.ts";
import { sayInboxSettings } from "../../shared/wording/agent/say-settings.ts";
import { words } from "../../shared/words/spoken.ts";
import { status, timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings, whoSet } from "../agent/use-settings.ts";
import { setup } from "../agent/use-setup.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { ClaimInbox } from "./claim-question.tsx";
import { NameList } from "./name-list.tsx";
import { RemoveQuestion } from "./remove-question.tsx";
import { TemplateList } from "./template-list.tsx";
import { TestButton, TestPoints, useTest } from "./test-points.tsx";

export function InboxCard({ inbox }: { readonly inbox: InboxSnapshot }) {
  const { id, path } = inbox;
  const { run, failure } = useCommand();
  const removing = useCommand();
  const asksToRemove = useSignal(false);
  const test = useTest({ connection: null, inbox: id });
  const now = status.value?.inboxes.find((one) => one.id === id);
  const unreachable = now === undefined ? null : sayAway(now, today.value, timeZone);
  const notImported = now?.notImported ?? null;
  const isWatched = unreachable === null && notImported === null;
  const leftAlone = now?.leftAlone;
  const remove = async () => {
    if (await removing.run("inbox.remove", { id }, words.forms.removed)) await readSettings();
  };
  return (
    <li>
      <article class="card" aria-labelledby={`inbox-${id}`}>
        <div class="card-head">
          <StateMark mark={isWatched ? "done" : "needs-you"} />
          <h4 id={`inbox-${id}`} class="path">
            {path}
          </h4>
          <p class="card-meta">
            {isWatched ? <span>{words.preferences.watched}</span> : null}
            {unreachable === null ? null : <span>{words.preferences.unreachable(unreachable)}</span>}
          </p>
        </div>
        <div class="card-body">
          {notImported === null ? null : <ClaimInbox inbox={inbox} because={notImported} />}
          <ul class="plain-words">
            {sayInboxSettings(inbox).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {leftAlone === undefined ? null : <p>{words.forms.inbox.leftAlone(leftAlone)}</p>}
          <NameList inbox={inbox} />
          <TemplateList inbox={inbox} />
          <div class="card-acts">
            <button
              type="button"
              class="button"
              aria-label={words.window.about(words.preferences.openFolder, path)}
              onClick={() => void run("inbox.open", { id })}
            >
              {words.preferences.openFolder}
            </button>
            <button
              type="button"
              class="button"
              aria-label={words.window.about(words.forms.change, path)}
              onClick={() => (setup.value = { is: "change-inbox", id })}
            >
              {words.forms.change}
            </button>
            <TestButton test={test} label={words.forms.test} about={path} />
            {inbox.isFixed ? (
              <span class="muted">{whoSet()}</span>
            ) : (
              <button
                type="button"
                class="button"
                aria-label={words.window.about(words.forms.stopWatching, path)}
                onClick={() => (asksToRemove.value = true)}
              >
                {words.forms.stopWatching}
              </button>
            )}
            {asksToRemove.value ? (
              <RemoveQuestion
                question={words.forms.removeInbox(path)}
                removes={words.forms.stopWatching}
                command={removing}
                remove={() => void remove()}
                keep={() => (asksToRemove.value = false)}
              />
            ) : null}
          </div>
          <TestPoints test={test} />
          <FailureLine failure={failure} />
        </div>
      </article>
    </li>
  );
}
