/** @file One connection with its inboxes: the account, whether it is a test system, and its actions. */

import { useSignal } from "@preact/signals";
import type { ConnectionSnapshot, InboxSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayConnection } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings, whoSet } from "../agent/use-settings.ts";
import { newGuide, setup } from "../agent/use-setup.ts";
import { InboxCard } from "./inbox-card.tsx";
import { RemoveQuestion } from "./remove-question.tsx";
import { TestButton, TestPoints, useTest } from "./test-points.tsx";

interface ConnectionGroupProps {
  readonly connection: ConnectionSnapshot;
  readonly inboxes: readonly InboxSnapshot[];
  /** False if only IT adds inboxes. */
  readonly takesInboxes: boolean;
}

export function ConnectionGroup({ connection, inboxes, takesInboxes }: ConnectionGroupProps) {
  const { id, baseUrl, isTest } = connection;
  const name = sayConnection(connection);
  const command = useCommand();
  const asksToRemove = useSignal(false);
  const test = useTest({ connection: id, inbox: null });
  const current = status.value?.connections.find((one) => one.id === id);
  const remove = async () => {
    if (await command.run("connection.remove", { id }, words.forms.removed)) await readSettings();
  };
  return (
    <section class="connection-group" aria-labelledby={`connection-${id}`}>
      <div class="section-head">
        <h3 id={`connection-${id}`} class="group-title">
          {name}
          {isTest ? <span class="test-tag">{words.forms.testSystem}</span> : null}
        </h3>
        <p class="muted">
          {current?.signedIn === true ? words.window.signedInAs(current.account) : words.window.signedOutOf(null)},{" "}
          {baseUrl}
        </p>
      </div>
      <div class="card-acts group-acts">
        {takesInboxes ? (
          <button
            type="button"
            class="button"
            aria-label={words.window.about(words.forms.addInbox, name)}
            onClick={() => (setup.value = { ...newGuide, step: "folder", connection: id })}
          >
            {words.forms.addInbox}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          aria-label={words.window.about(words.forms.changeConnection, name)}
          onClick={() => (setup.value = { is: "change-connection", id })}
        >
          {words.forms.changeConnection}
        </button>
        <TestButton test={test} label={words.forms.testConnection} about={name} />
        {connection.isFixed ? (
          <span class="muted">{whoSet()}</span>
        ) : (
          <button
            type="button"
            class="button"
            aria-label={words.window.about(words.forms.removeIt, name)}
            onClick={() => (asksToRemove.value = true)}
          >
            {words.forms.removeIt}
          </button>
        )}
        {asksToRemove.value ? (
          <RemoveQuestion
            question={words.forms.removeConnection(name)}
            removes={words.forms.remove}
            command={command}
            remove={() => void remove()}
            keep={() => (asksToRemove.value = false)}
          />
        ) : null}
      </div>
      <TestPoints test={test} />
      {inboxes.length === 0 ? <p class="muted">{words.preferences.noInbox}</p> : null}
      <ul class="cards">
        {inboxes.map((inbox) => (
          <InboxCard key={inbox.id} inbox={inbox} />
        ))}
      </ul>
    </section>
  );
}
