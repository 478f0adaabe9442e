/** @file The settings card for updates: which version this is, what there is, and what it waits for. */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { UpdateState, UpdateView } from "../../shared/updates/update-view.ts";
import { sayUpdateEnded, sayUpdateProblem, sayUpdateState } from "../../shared/wording/agent/say-update.ts";
import { sayWhen } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, hear, timeZone } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { whoSet } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { useIsLocked } from "../parts/fields/locked-fields.ts";

const updates = signal<UpdateView | null>(null);
let isListening = false;

async function readUpdates(): Promise<void> {
  if (!isListening) {
    isListening = true;
    hear("updates.changed", (changed) => {
      updates.value = changed;
    });
  }
  const reply = await ask("updates.view", null);
  if (reply.ok) updates.value = reply.value;
}

/** Those that a person may start now. */
const canInstall: ReadonlySet<UpdateState["is"]> = new Set(["found", "ready"]);

export function UpdatesCard() {
  const { run, running, failure } = useCommand();
  const isLocked = useIsLocked("updates.install") || useIsLocked("updates.url");
  useEffect(() => void readUpdates(), []);
  const view = updates.value;
  if (view === null) return null;
  const { version, state, lookedAt, problem, last } = view;
  const nowMs = Date.now();
  return (
    <section class="card" aria-labelledby="updates-card">
      <h3 id="updates-card">{words.updates.title}</h3>
      <p class="card-words" role="status">
        {words.updates.running(version)} {sayUpdateState(state, nowMs, timeZone)}
      </p>
      {last === null ? null : <p class="card-words">{sayUpdateEnded(last)}</p>}
      {isLocked ? <p class="muted">{whoSet()}</p> : null}
      {lookedAt === null ? null : <p class="muted">{words.updates.lookedAt(sayWhen(lookedAt, nowMs, timeZone))}</p>}
      <FailureLine failure={failure ?? (problem === null ? null : sayUpdateProblem(problem))} />
      {state.is === "off" ? null : (
        <div class="card-acts">
          <button
            type="button"
            class="button"
            disabled={running !== null}
            onClick={() => void run("updates.look", null).then(readUpdates)}
          >
            {words.updates.look}
          </button>
          {canInstall.has(state.is) ? (
            <button type="button" class="button primary" onClick={() => void run("updates.install", null)}>
              {words.updates.install}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}
