/** @file The connections, each with its account and its inboxes: which folder, what is set for it, which kinds of files it knows. */

import type { SettingsView } from "../../shared/settings-view.ts";
import { count } from "../../shared/wording-grammar.ts";
import { sayInboxSettings } from "../../shared/wording-settings.ts";
import { FailureLine } from "../components/failure-line.tsx";
import { StateMark } from "../components/state-mark.tsx";
import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { labelsSettings } from "../labels-settings.ts";
import { status } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";
import { settings, settingsFailure, useSettings } from "../use-settings.ts";

export function Inboxes() {
  useSettings();
  const view = settings.value;
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={labels.view.inboxes} />
      <FailureLine failure={settingsFailure.value} />
      {view?.connections.map((connection) => (
        <section key={connection.id} class="connection-group" aria-labelledby={`connection-${connection.id}`}>
          <ConnectionHead connection={connection} />
          <ul class="cards">
            {view.inboxes
              .filter((inbox) => inbox.connection === connection.id)
              .map((inbox) => (
                <InboxCard key={inbox.id} inbox={inbox} />
              ))}
          </ul>
        </section>
      ))}
      {view !== null && view.connections.length === 0 ? <p class="muted">{labelsSettings.noConnection}</p> : null}
    </section>
  );
}

function ConnectionHead({ connection }: { readonly connection: SettingsView["connections"][number] }) {
  const { id, name, baseUrl } = connection;
  const stands = status.value?.connections.find((one) => one.id === id);
  return (
    <div class="section-head">
      <h3 id={`connection-${id}`} class="group-title">
        {name}
      </h3>
      <p class="muted">
        {stands?.signedIn === true ? labels.signedInAs(stands.account) : labels.signedOutOf(null)}, {baseUrl}
      </p>
    </div>
  );
}

function InboxCard({ inbox }: { readonly inbox: SettingsView["inboxes"][number] }) {
  const { run, failure } = useCommand();
  const { id, path, templates } = inbox;
  const unreachable = status.value?.inboxes.find((one) => one.id === id)?.unreachable ?? null;
  return (
    <li>
      <article class="card" aria-labelledby={`inbox-${id}`}>
        <div class="card-head">
          <StateMark mark={unreachable === null ? "done" : "needs-you"} />
          <h4 id={`inbox-${id}`} class="path">
            {path}
          </h4>
          <p class="card-meta">
            <span>{unreachable === null ? labelsSettings.watched : labelsSettings.unreachable(unreachable)}</span>
          </p>
        </div>
        <div class="card-body">
          <ul class="plain-words">
            {sayInboxSettings(inbox).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {templates.length === 0 ? (
            <p class="muted">{labelsSettings.noTemplates}</p>
          ) : (
            <details>
              <summary>{labelsSettings.templates(templates.length)}</summary>
              <ul class="plain-words">
                {templates.map(({ name, columns }) => (
                  <li key={name}>
                    {name} <span class="muted">{count(columns, "column")}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <div class="card-acts">
            <button
              type="button"
              class="button"
              aria-label={labels.about(labelsSettings.openFolder, path)}
              onClick={() => void run("inbox.open", { id })}
            >
              {labelsSettings.openFolder}
            </button>
          </div>
          <FailureLine failure={failure} />
        </div>
      </article>
    </li>
  );
}
