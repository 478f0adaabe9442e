/**
 * @file What the window knows of the agent, as signals, and how it asks for things.
 *
 * The only user of `window.agent`.
 */

import { batch, computed, signal } from "@preact/signals";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { AgentBridge, Command, Input, Notice, Notices, PageCommand, Reply, Unsettled } from "../../shared/ipc.ts";
import { fail } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { mergeImports, splitImports } from "./merge-imports.ts";

declare global {
  interface Window {
    readonly agent: AgentBridge;
  }
}

/** Null until main has answered for the first time. */
export const status = signal<AgentStatus | null>(null);
export const imports = signal<readonly Import[]>([]);
export const unsettled = signal<readonly Unsettled[]>([]);
export const split = computed(() => splitImports(imports.value));
/** What could not be read from main, in a sentence. */
export const loadFailure = signal<string | null>(null);
/** An instant of the day that it is: it changes at midnight alone, so that a thousand rows need not look again. */
export const today = signal(Date.now());
/** What a screen reader is told after something was done. */
export const announcement = signal("");

export const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const listLimit = 500;
// Short enough to be true at once, long enough that a busy minute is not drawn hundreds of times.
const gatherMs = 50;

/** Asks main to do something. A bug on the way comes back as a failure too, so that it is shown where it was asked. */
export function ask<C extends PageCommand>(name: C, input: Input<C>): Promise<Reply<C>> {
  return whole<C>(() => window.agent.call(name, input));
}

/** Has a file checked that was dropped on the page. Where it lies, the page does not know. */
export const checkDropped = (inbox: string, file: File): Promise<Reply<"sample.checkDropped">> =>
  whole(() => window.agent.checkSample(inbox, file));

/** Has files copied that were dropped on the page. Where they lie, the page does not know. */
export const addDropped = (inbox: string, files: readonly File[]): Promise<Reply<"inbox.addFiles">> =>
  whole(() => window.agent.addFiles(inbox, files));

/** A bug on the way comes back as a failure. */
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

/** Listens first and reads then: what changes in between is told twice rather than not at all. */
export function connect(): void {
  window.agent.on("status.changed", (changed) => {
    status.value = changed;
  });
  window.agent.on("unsettled.changed", (changed) => {
    unsettled.value = changed;
  });
  window.agent.on("import.changed", gatherImport);
  // A notice that was lost while the computer slept is made good as soon as someone looks.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void readEverything();
  });
  setInterval(() => {
    if (new Date(today.value).toDateString() !== new Date().toDateString()) today.value = Date.now();
  }, 30_000);
  void readEverything();
}

async function readEverything(): Promise<void> {
  const [stands, list, asking, waiting] = await Promise.all([
    ask("agent.status", null),
    ask("imports.list", { limit: listLimit }),
    // What has waited for a person for months is not among the newest.
    ask("imports.needPerson", null),
    ask("imports.unsettled", null),
  ]);
  batch(() => {
    if (stands.ok) status.value = stands.value;
    if (list.ok) imports.value = mergeImports(imports.value, list.value);
    if (asking.ok) imports.value = mergeImports(imports.value, asking.value);
    if (waiting.ok) unsettled.value = waiting.value;
    const failed = [stands, list, asking, waiting].find(({ ok }) => !ok);
    loadFailure.value = failed !== undefined && !failed.ok ? failed.error.message : null;
  });
}

let gathered: Import[] = [];

function gatherImport(changed: Import): void {
  gathered.push(changed);
  if (gathered.length > 1) return;
  setTimeout(() => {
    imports.value = mergeImports(imports.value, gathered);
    gathered = [];
  }, gatherMs);
}
