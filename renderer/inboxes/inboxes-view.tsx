/** @file The view of the connections and inboxes, with their settings in plain sentences and their actions. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { words } from "../../shared/words/spoken.ts";
import { readSettings, settings, settingsFailure, useSettings } from "../agent/use-settings.ts";
import { newGuide, type Setup, setup } from "../agent/use-setup.ts";
import { Guide } from "../first-run/guide.tsx";
import { OfficeForm } from "../office/office-form.tsx";
import { OfficeSection } from "../office/office-section.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { ConnectionForm } from "./connection-form.tsx";
import { ConnectionGroup } from "./connection-group.tsx";
import { InboxForm } from "./inbox-form.tsx";

export function Inboxes() {
  useSettings();
  const view = settings.value;
  const now = setup.value;
  /** True when the list is shown again. Its buttons are new then, so the heading gets the focus. */
  const isBack = useSignal(false);
  const end = () => {
    setup.value = null;
    isBack.value = true;
    void readSettings();
  };
  useLayoutEffect(() => {
    if (isBack.value && now === null) document.getElementById("view-title")?.focus();
  }, [now]);
  if (view !== null && now?.is === "guide")
    return (
      <Guide
        now={now}
        title={now.connection === null || now.step === "connect" ? words.forms.addConnection : words.forms.addInbox}
        end={end}
      />
    );
  if (view !== null && now?.is === "office") return <OfficeForm set={view.office} end={end} />;
  if (view !== null && now !== null && "id" in now) return <Change now={now} view={view} end={end} />;
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={words.window.view.inboxes}>
        {view?.policy.closed.connections === true ? null : (
          <button type="button" class="button" onClick={() => (setup.value = newGuide)}>
            {words.forms.addConnection}
          </button>
        )}
      </ViewHead>
      <FailureLine failure={settingsFailure.value} />
      {view?.connections.map((connection) => (
        <ConnectionGroup
          key={connection.id}
          connection={connection}
          takesInboxes={!view.policy.closed.inboxes}
          inboxes={view.inboxes.filter((inbox) => inbox.connection === connection.id)}
        />
      ))}
      {view !== null && view.connections.length === 0 ? <p class="muted">{words.preferences.noConnection}</p> : null}
      {view === null ? null : <OfficeSection office={view.office} />}
    </section>
  );
}

interface ChangeProps {
  readonly now: Extract<Setup, { id: string }>;
  readonly view: SettingsSnapshot;
  readonly end: () => void;
}

function Change({ now, view, end }: ChangeProps) {
  useLayoutEffect(() => document.getElementById("view-title")?.focus(), []);
  const connection = now.is === "change-connection" ? view.connections.find(({ id }) => id === now.id) : undefined;
  const inbox = now.is === "change-inbox" ? view.inboxes.find(({ id }) => id === now.id) : undefined;
  const common = { submit: words.forms.save, onSaved: end, onCancel: { label: words.forms.cancel, act: end } };
  return (
    <section class="guide" aria-labelledby="view-title">
      <ViewHead title={words.forms.changeOf(connection?.name ?? inbox?.path ?? "")} />
      {connection ? <ConnectionForm known={connection} view={view} {...common} /> : null}
      {inbox ? <InboxForm known={inbox} connection={inbox.connection} view={view} {...common} /> : null}
    </section>
  );
}
