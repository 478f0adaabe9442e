/** @file The view of the settings: language, login, the settings file, diagnostics and keyboard shortcuts. */

import { sayPolicy } from "../../shared/wording/say-policy.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { settings, settingsFailure, useSettings } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { LockedFields } from "../parts/fields/locked-fields.ts";
import { ViewHead } from "../parts/view-head.tsx";
import { AlertsCard } from "./alerts-card.tsx";
import { ColleaguesCard } from "./colleagues-card.tsx";
import { Diagnostics } from "./diagnostics-card.tsx";
import { HabitsCard } from "./habits-card.tsx";
import { LanguageCard } from "./language-card.tsx";
import { OpenAtLoginSetting } from "./open-at-login.tsx";
import { UpdatesCard } from "./updates-card.tsx";

export function Settings() {
  useSettings();
  const { run, failure } = useCommand();
  const view = settings.value;
  return (
    <section class="settings" aria-labelledby="view-title">
      <ViewHead title={words.window.view.settings} />
      <FailureLine failure={settingsFailure.value} />
      <LockedFields.Provider value={view?.policy.locked ?? []}>
        <LanguageCard />
        {view === null ? null : <HabitsCard key={view.path} habits={view.habits} />}
        <AlertsCard />
        <section class="card" aria-labelledby="this-computer">
          <h3 id="this-computer">{words.preferences.computer}</h3>
          <OpenAtLoginSetting />
          <Diagnostics />
        </section>
        <UpdatesCard />
      </LockedFields.Provider>
      {view === null || view.connections.length === 0 ? null : <ColleaguesCard />}
      {view?.connections.map(({ id, name, baseUrl, authUrl, clientId, flow }) => (
        <section key={id} class="card" aria-labelledby={`set-${id}`}>
          <h3 id={`set-${id}`}>{name}</h3>
          <dl class="facts-list">
            <Fact name={words.preferences.service} value={baseUrl} />
            <Fact name={words.preferences.signIn} value={authUrl} />
            <Fact name={words.preferences.client} value={clientId} />
            <Fact name={words.preferences.flow} value={words.preferences.flows[flow]} />
          </dl>
        </section>
      ))}
      <section class="card" aria-labelledby="keys">
        <h3 id="keys">{words.preferences.keys}</h3>
        <dl class="facts-list">
          {words.preferences.keyList.map(([keys, does]) => (
            <Fact key={keys} name={keys} value={does} />
          ))}
        </dl>
      </section>
      <section class="card" aria-labelledby="settings-file">
        <h3 id="settings-file">{words.preferences.file}</h3>
        <p class="card-words">{words.preferences.fileWords}</p>
        {view?.policy.from == null ? null : <p class="card-words">{sayPolicy(view.policy.by, view.policy.from)}</p>}
        {view === null ? null : <p class="path muted">{view.path}</p>}
        <div class="card-acts">
          <button type="button" class="button" onClick={() => void run("settings.openFile", null)}>
            {words.window.openSettings}
          </button>
        </div>
        <FailureLine failure={failure} />
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
