/** @file The settings card that saves a setup file for colleagues. */

import { useSignal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";
import { announcement, ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";

export function ColleaguesCard() {
  const failure = useSignal<string | null>(null);
  const saved = useSignal<string | null>(null);
  const save = async () => {
    failure.value = saved.value = null;
    const reply = await ask("setup.save", null);
    if (!reply.ok) failure.value = reply.error.message;
    else if (reply.value !== null) announcement.value = saved.value = words.setup.saved(reply.value);
  };
  return (
    <section class="card" aria-labelledby="colleagues-card">
      <h3 id="colleagues-card">{words.setup.title}</h3>
      <p class="card-words">{words.setup.hint}</p>
      <div class="card-acts">
        <button type="button" class="button" onClick={() => void save()}>
          {words.setup.save}
        </button>
      </div>
      <FailureLine failure={failure.value} />
      {saved.value === null ? null : <p class="card-words path">{saved.value}</p>}
    </section>
  );
}
