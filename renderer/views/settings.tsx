/** @file What is set now, in words; the file that it stands in; and the keys. */

import { Diagnostics } from "../components/diagnostics.tsx";
import { FailureLine } from "../components/failure-line.tsx";
import { OpenAtLoginSetting } from "../components/open-at-login.tsx";
import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { labelsSettings } from "../labels-settings.ts";
import { useCommand } from "../use-command.ts";
import { settings, settingsFailure, useSettings } from "../use-settings.ts";

export function Settings() {
  useSettings();
  const { run, failure } = useCommand();
  const view = settings.value;
  return (
    <section class="settings" aria-labelledby="view-title">
      <ViewHead title={labels.view.settings} />
      <FailureLine failure={settingsFailure.value} />
      <section class="card" aria-labelledby="settings-file">
        <h3 id="settings-file">{labelsSettings.file}</h3>
        <p class="card-words">{labelsSettings.fileWords}</p>
        {view === null ? null : <p class="path muted">{view.path}</p>}
        <div class="card-acts">
          <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
            {labels.openSettings}
          </button>
        </div>
        <FailureLine failure={failure} />
      </section>
      {view?.connections.map(({ id, name, baseUrl, authUrl, clientId, flow }) => (
        <section key={id} class="card" aria-labelledby={`set-${id}`}>
          <h3 id={`set-${id}`}>{name}</h3>
          <dl class="facts-list">
            <Fact name={labelsSettings.service} value={baseUrl} />
            <Fact name={labelsSettings.signIn} value={authUrl} />
            <Fact name={labelsSettings.client} value={clientId} />
            <Fact name={labelsSettings.flow} value={labelsSettings.flows[flow]} />
          </dl>
        </section>
      ))}
      <section class="card" aria-labelledby="this-computer">
        <h3 id="this-computer">{labelsSettings.computer}</h3>
        <OpenAtLoginSetting />
        <Diagnostics />
      </section>
      <section class="card" aria-labelledby="keys">
        <h3 id="keys">{labelsSettings.keys}</h3>
        <dl class="facts-list">
          {labelsSettings.keyList.map(([keys, does]) => (
            <Fact key={keys} name={keys} value={does} />
          ))}
        </dl>
      </section>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
