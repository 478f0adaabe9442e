/** @file Offers the practice office to people who only want to see how Pigeonhole works. */

import { useSignal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";

export function PracticeCard() {
  const failure = useSignal<string | null>(null);
  const start = async () => {
    const reply = await ask("practice.start", null);
    failure.value = reply.ok ? null : reply.error.message;
  };
  return (
    <section class="card practice-card" aria-labelledby="practise">
      <h3 id="practise">{words.practice.firstRun}</h3>
      <p class="card-words">{words.practice.firstRunWords}</p>
      <div class="card-acts">
        <button type="button" class="button" onClick={() => void start()}>
          {words.practice.start}
        </button>
      </div>
      <FailureLine failure={failure.value} />
    </section>
  );
}
