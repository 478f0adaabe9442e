/** @file The settings card for alerts: where they go, and a button that tries it. */

import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import type { AlertChannel, ChannelTried } from "../../shared/notices/channel-tried.ts";
import type { AlertsShown } from "../../shared/settings/alert-fields.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { AlertsForm } from "./alerts-form.tsx";

export function AlertsCard() {
  const channels = useSignal<readonly AlertChannel[] | null>(null);
  const tried = useSignal<readonly ChannelTried[]>([]);
  const isTrying = useSignal(false);
  const failure = useSignal<string | null>(null);
  const shown = useSignal<AlertsShown | null>(null);
  const read = useCallback(async () => {
    const [view, set] = await Promise.all([ask("alerts.view", null), ask("alerts.settings", null)]);
    if (view.ok) channels.value = view.value;
    if (set.ok) shown.value = set.value;
    failure.value = view.ok ? null : view.error.message;
  }, [channels, shown, failure]);
  useEffect(() => void read(), [read]);
  async function tryOut(): Promise<void> {
    isTrying.value = true;
    tried.value = [];
    const reply = await ask("alerts.test", null);
    isTrying.value = false;
    if (reply.ok) tried.value = reply.value;
    failure.value = reply.ok ? null : reply.error.message;
  }
  if (channels.value === null) return null;
  const howItWent = (name: AlertChannel["name"]) => tried.value.find((one) => one.name === name);
  return (
    <section class="card" aria-labelledby="alerts-card">
      <h3 id="alerts-card">{words.alerts.heading}</h3>
      <p class="card-words">{channels.value.length === 0 ? words.alerts.none : words.alerts.hint}</p>
      {channels.value.length === 0 ? null : (
        <>
          <div role="status">
            <ul>
              {channels.value.map(({ name, to }) => (
                <li key={name}>
                  {words.alerts.over[name]}: <span class="path">{to}</span>
                  <HowItWent tried={howItWent(name)} />
                </li>
              ))}
            </ul>
          </div>
          <FailureLine failure={failure.value} />
          <div class="card-acts">
            <button type="button" class="button" disabled={isTrying.value} onClick={() => void tryOut()}>
              {words.alerts.sendTest}
            </button>
          </div>
        </>
      )}
      {shown.value === null ? null : <AlertsForm shown={shown.value} onSaved={() => void read()} />}
    </section>
  );
}

function HowItWent({ tried }: { readonly tried: ChannelTried | undefined }) {
  if (tried === undefined) return null;
  const { delivered, notDelivered } = words.alerts;
  return <p class="field-hint">{tried.problem === null ? delivered : notDelivered(tried.problem)}</p>;
}
