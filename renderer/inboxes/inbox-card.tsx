/** @file One inbox: whether it is watched, its settings, and its actions. */

import { useSignal } from "@preact/signals";
import type { InboxSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayAway } from "../../shared/wording/agent/say-agent.ts";
import { sayInboxSettings } from "../../shared/wording/agent/say-settings.ts";
import { words } from "../../shared/words/spoken.ts";
import { status, timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings } from "../agent/use-settings.ts";
import { setup } from "../agent/use-setup.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { ClaimInbox } from "./claim-question.tsx";
import { RemoveQuestion } from "./remove-question.tsx";
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
          <Templates inbox={inbox} />
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
            <TestButton test={test} about={path} />
            {inbox.isFixed ? (
              <span class="muted">{words.forms.setByIt}</span>
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

function Templates({ inbox: { id, templates } }: { readonly inbox: InboxSnapshot }) {
  const command = useCommand();
  const { forget, forgotten, templatesHint } = words.preferences;
  const forgetOne = async (name: string) => {
    if (command.running !== null) return;
    const said = words.window.about(forgotten, name);
    if (await command.run("template.forget", { inbox: id, name }, said)) await readSettings();
  };
  if (templates.length === 0) return <p class="muted">{words.preferences.noTemplates}</p>;
  return (
    <details>
      <summary>{words.preferences.templates(templates.length)}</summary>
      <ul class="plain-words">
        {templates.map(({ name, columns }) => (
          <li key={name}>
            {name} <span class="muted">{words.preferences.columns(columns)}</span>{" "}
            <button
              type="button"
              class="button quiet"
              aria-disabled={command.running !== null}
              aria-label={words.window.about(forget, name)}
              onClick={() => void forgetOne(name)}
            >
              {forget}
            </button>
          </li>
        ))}
      </ul>
      <p class="field-hint">{templatesHint}</p>
      <FailureLine failure={command.failure} />
    </details>
  );
}
