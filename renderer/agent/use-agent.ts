/**
 * @file What the window knows about the agent, as signals, and the functions that send commands to main.
 *
 * The only user of `window.agent`.
 */

import { batch, computed, signal } from "@preact/signals";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { withoutEndedWait } from "../../shared/agent/ended-wait.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { AgentBridge, Command, Input, Notice, Notices, PageCommand, Reply, Unsettled } from "../../shared/ipc.ts";
import { fail } from "../../shared/values/result.ts";
import { nameConnectionsBy } from "../../shared/wording/connection-names.ts";
import { words } from "../../shared/words/spoken.ts";
import { mergeImports, splitImports } from "./merge-imports.ts";

declare global {
  interface Window {
    readonly agent: AgentBridge;
  }
}

/** Null until main has answered once. */
export const status = signal<AgentStatus | null>(null);
nameConnectionsBy((id) => status.value?.connections.find((connection) => connection.id === id)?.name);
/** As the journal keeps them. */
const stored = signal<readonly Import[]>([]);
/** The imports as they are now: a wait that a sign-in or a setting has ended is not shown. */
export const imports = computed(() =>
  stored.value.map((import_) => withoutEndedWait(import_, status.value?.connections ?? [])),
);
export const unsettled = signal<readonly Unsettled[]>([]);
export const split = computed(() => splitImports(imports.value));
/** Why something could not be read from main, as a sentence. */
export const loadFailure = signal<string | null>(null);
/** Epoch ms of a moment today. It changes only at midnight, so that a thousand rows are not redrawn more often. */
export const today = signal(Date.now());
/** Epoch ms, at most half a minute old, for ages such as "3 minutes ago". A list is not to read it: see `today`. */
export const minute = signal(Date.now());
/** What a screen reader reads out after an action. */
export const announcement = signal("");

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const listLimit = 500;
// Notices are gathered for this long, so that a busy minute does not redraw the window hundreds of times.
const gatherMs = 50;

/** Sends a command to main. A bug is returned as a failure too, so that it is shown beside the button. */
export function ask<C extends PageCommand>(name: C, input: Input<C>): Promise<Reply<C>> {
  return whole<C>(() => window.agent.call(name, input));
}

/** Checks a file that was dropped on the page. The page does not learn its path. */
export const checkDropped = (inbox: string, file: File): Promise<Reply<"sample.checkDropped">> =>
  whole(() => window.agent.checkSample(inbox, file));

/** Copies files that were dropped on the page into an inbox. The page does not learn their paths. */
export const addDropped = (inbox: string, files: readonly File[]): Promise<Reply<"inbox.addFiles">> =>
  whole(() => window.agent.addFiles(inbox, files));

/** Returns a bug as a failure. */
async function whole<C extends Command>(asked: () => Promise<Reply<C>>): Promise<Reply<C>> {
  try {
    return await asked();
  } catch (thrown) {
    console.error(thrown);
    return fail({ message: words.window.brokeOff });
  }
}

export function hear<N extends Notice>(name: N, listener: (payload: Notices[N]) => void): void {
  window.agent.on(name, listener);
}

/** Listens first, then reads: a change in between arrives twice rather than not at all. */
export function connect(): void {
  window.agent.on("status.changed", (changed) => {
    status.value = changed;
  });
  window.agent.on("unsettled.changed", (changed) => {
    unsettled.value = changed;
  });
  window.agent.on("import.changed", gatherImport);
  // Notices may be lost while the computer sleeps, so read again when the window becomes visible.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void readEverything();
  });
  setInterval(() => {
    minute.value = Date.now();
    if (new Date(today.value).toDateString() !== new Date().toDateString()) today.value = Date.now();
  }, 30_000);
  void readEverything();
}

async function readEverything(): Promise<void> {
  const [current, list, asking, waiting] = await Promise.all([
    ask("agent.status", null),
    ask("imports.list", { limit: listLimit }),
    // An import that has waited for a person for months is not among the newest.
    ask("imports.needPerson", null),
    ask("imports.unsettled", null),
  ]);
  batch(() => {
    if (current.ok) status.value = current.value;
    if (list.ok) stored.value = mergeImports(stored.value, list.value);
    if (asking.ok) stored.value = mergeImports(stored.value, asking.value);
    if (waiting.ok) unsettled.value = waiting.value;
    const failed = [current, list, asking, waiting].find(({ ok }) => !ok);
    loadFailure.value = failed !== undefined && !failed.ok ? failed.error.message : null;
  });
}

let gathered: Import[] = [];

function gatherImport(changed: Import): void {
  gathered.push(changed);
  if (gathered.length > 1) return;
  setTimeout(() => {
    stored.value = mergeImports(stored.value, gathered);
    gathered = [];
  }, gatherMs);
}
