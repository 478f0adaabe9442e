/** @file The guide from a new connection to a tested folder, for the first run and for connections and inboxes added later. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayConnection } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { readSettings, settings, useSettings } from "../agent/use-settings.ts";
import { type Guide as GuideNow, setup } from "../agent/use-setup.ts";
import { Connection } from "../inboxes/connection.tsx";
import { ConnectionForm } from "../inboxes/connection-form.tsx";
import { InboxForm } from "../inboxes/inbox-form.tsx";
import { TestedNow } from "../inboxes/test-points.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { TrySample } from "./try-sample.tsx";

interface GuideProps {
  readonly now: GuideNow;
  readonly title: string;
  readonly intro?: string;
  readonly end: () => void;
  /** Shown in the last step. */
  readonly children?: ComponentChildren;
}

const order = ["connect", "folder", "try"] as const;

export function Guide({ now, title, intro, end, children }: GuideProps) {
  useSettings();
  useFocusOnStep(`${now.step} ${now.connection}`);
  const view = settings.value;
  const go = (changes: Partial<GuideNow>) => {
    setup.value = { ...now, ...changes };
  };
  const leave = { label: words.forms.leave, act: end };
  return (
    <section class="guide" aria-labelledby="view-title">
      <ViewHead title={title} />
      {intro === undefined ? null : <p class="muted">{intro}</p>}
      <Steps at={now.step} />
      {view === null ? null : now.step === "connect" ? (
        <Connect now={now} view={view} go={go} leave={leave} />
      ) : now.step === "folder" ? (
        <InboxForm
          known={view.inboxes.find(({ id }) => id === now.inbox) ?? null}
          connection={now.connection ?? ""}
          view={view}
          submit={words.forms.saveAndGoOn}
          onSaved={(inbox) => {
            void readSettings();
            go({ step: "try", inbox });
          }}
          onCancel={leave}
        />
      ) : (
        <Try now={now} view={view} go={go} end={end}>
          {children}
        </Try>
      )}
    </section>
  );
}

/** Moves the focus to the beginning of each step. */
function useFocusOnStep(step: string): void {
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (last.current !== step) document.getElementById("view-title")?.focus();
    last.current = step;
  }, [step]);
}

function Steps({ at }: { readonly at: GuideNow["step"] }) {
  return (
    <ol class="steps">
      {order.map((step, index) => {
        const isDone = index < order.indexOf(at);
        return (
          <li key={step} class={isDone ? "is-done" : ""} aria-current={step === at ? "step" : undefined}>
            <span class="step-number" aria-hidden="true">
              {isDone ? "✓" : index + 1}
            </span>
            {words.forms.steps[step]}
            {isDone ? <span class="unseen"> ({words.forms.stepDone})</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  readonly now: GuideNow;
  readonly view: SettingsSnapshot;
}
interface ConnectProps extends StepProps {
  readonly go: (changes: Partial<GuideNow>) => void;
  readonly leave: { readonly label: string; readonly act: () => void };
}

interface TryProps extends StepProps, Pick<GuideProps, "end" | "children"> {
  readonly go: ConnectProps["go"];
}

/** Shows the form first; once it is saved, the sign-in and its test. */
function Connect({ now, view, go, leave }: ConnectProps) {
  const isChanging = useSignal(false);
  const connection = status.value?.connections.find(({ id }) => id === now.connection);
  if (connection === undefined || isChanging.value)
    return (
      <ConnectionForm
        known={view.connections.find(({ id }) => id === now.connection) ?? null}
        view={view}
        submit={words.forms.saveAndGoOn}
        onSaved={(id) => {
          isChanging.value = false;
          void readSettings();
          go({ connection: id });
        }}
        onCancel={leave}
      />
    );
  return (
    <div class="form">
      <p>{connection.signedIn ? words.forms.signedInWords : words.forms.signInWords}</p>
      <ul class="connections">
        <Connection connection={connection} />
      </ul>
      {connection.signedIn ? (
        <TestedNow
          tested={{ connection: connection.id, inbox: null }}
          about={sayConnection(connection)}
          when={`${connection.id} ${connection.signedIn}`}
        />
      ) : null}
      <div class="form-acts">
        <button
          type="button"
          class={connection.signedIn ? "button primary" : "button"}
          onClick={() => go({ step: "folder" })}
        >
          {connection.signedIn ? words.forms.next : words.forms.later}
        </button>
        <button type="button" class="button" onClick={() => (isChanging.value = true)}>
          {words.forms.back}
        </button>
        <button type="button" class="button" onClick={leave.act}>
          {leave.label}
        </button>
      </div>
    </div>
  );
}

function Try({ now, view, go, end, children }: TryProps) {
  const inbox = view.inboxes.find(({ id }) => id === now.inbox);
  if (inbox === undefined) return null;
  return (
    <div class="cards">
      <section class="card" aria-labelledby="try-test">
        <h3 id="try-test" class="path">
          {inbox.path}
        </h3>
        <TestedNow tested={{ connection: inbox.connection, inbox: inbox.id }} about={inbox.path} when={inbox.id} />
      </section>
      <TrySample inbox={inbox.id} />
      {children}
      <div class="form-acts">
        <button type="button" class="button primary" onClick={end}>
          {words.forms.finish}
        </button>
        <button type="button" class="button" onClick={() => go({ step: "folder" })}>
          {words.forms.back}
        </button>
      </div>
    </div>
  );
}
