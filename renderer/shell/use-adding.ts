/** @file The files that a person adds in the window: their inbox, the progress, the result. */

import { batch, signal } from "@preact/signals";
import type { Added, Adding } from "../../shared/agent/adding.ts";
import type { Reply } from "../../shared/ipc.ts";
import { sayAdded } from "../../shared/wording/imports/say-adding.ts";
import { words } from "../../shared/words/spoken.ts";
import { addDropped, announcement, ask, hear, status } from "../agent/use-agent.ts";

/** What waits for a person to choose an inbox: dropped files, or the file dialog. */
export type Handed = { readonly files: readonly File[] } | "to-choose";

export const handed = signal<Handed | null>(null);
export const adding = signal<Adding | null>(null);
export const added = signal<Added | null>(null);
export const addingFailure = signal<string | null>(null);

export function followAdding(): void {
  hear("adding.changed", (changed) => {
    adding.value = changed;
  });
}

/** Adds them to the only inbox, or asks which inbox if there are several. */
export function handOver(what: Handed): void {
  const inboxes = status.value?.inboxes ?? [];
  const [only, second] = inboxes;
  if (only === undefined) {
    addingFailure.value = words.adding.noInbox;
    return;
  }
  if (second === undefined) void addTo(only.id, what);
  else handed.value = what;
}

export async function addTo(inbox: string, what: Handed): Promise<void> {
  batch(() => {
    handed.value = null;
    added.value = null;
    addingFailure.value = null;
  });
  const reply: Reply<"inbox.chooseFiles"> =
    what === "to-choose" ? await ask("inbox.chooseFiles", { id: inbox }) : await addDropped(inbox, what.files);
  batch(() => {
    added.value = reply.ok ? reply.value : null;
    addingFailure.value = reply.ok ? null : reply.error.message;
    if (added.value !== null) announcement.value = sayAdded(added.value);
  });
}
