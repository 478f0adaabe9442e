/** @file What a person has just decided, said in words for some seconds, and undoing it. */

import { signal } from "@preact/signals";
import type { Decided } from "../../shared/ipc/imports-contract.ts";
import type { Input, Reply } from "../../shared/ipc.ts";
import { words } from "../../shared/words/spoken.ts";
import { announcement, ask } from "./use-agent.ts";
import type { CommandRun } from "./use-command.ts";

interface Told {
  /** The first of the files, which tells one line from another. */
  readonly id: string;
  /** The files that can be taken back; empty where it can't be undone. */
  readonly ids: readonly string[];
  /** What was done, as a sentence. */
  readonly said: string;
  /** Why it could not be undone, or null. */
  readonly failure: string | null;
}

/** For how long it is said what was done, where it can't be undone. */
const toldMs = 5_000;
/** The button disappears a moment before main sends. */
const earlierMs = 300;

/** Oldest first. */
export const undoable = signal<readonly Told[]>([]);

type Deciding =
  | "imports.approve"
  | "imports.reject"
  | "imports.sendAnyway"
  | "imports.attach"
  | "imports.addInside"
  | "imports.markCorrected";

/** Decides, says so, and offers to undo it. @param said what was done, as a sentence */
export async function decideWithUndo<C extends Deciding>(
  run: CommandRun["run"],
  name: C,
  input: Input<C> & { readonly id: string },
  said: string,
): Promise<void> {
  await run(name, input, undefined, (decided) => tell([{ id: input.id, ...(decided as Decided) }], said));
}

/** Says what was done with these files, and offers to undo it for as long as it can be. */
export function tell(decided: readonly ({ readonly id: string } & Decided)[], said: string): void {
  const [first] = decided;
  if (first === undefined) return;
  const ends = decided.flatMap(({ undoUntil }) => (undoUntil === null ? [] : [undoUntil]));
  const ids = decided.filter(({ undoUntil }) => undoUntil !== null).map(({ id }) => id);
  // Where one of them can't be undone any more, the rest still can for a moment; the first to end ends the offer.
  const leftMs = ends.length === 0 ? toldMs : Math.max(0, Math.min(...ends) - Date.now() - earlierMs);
  show({ id: first.id, ids, said, failure: null }, leftMs);
}

export async function undo(id: string): Promise<void> {
  const known = undoable.peek().find((one) => one.id === id);
  if (known === undefined) return;
  forget(id);
  const replies: Reply<"imports.takeBack">[] = [];
  for (const each of known.ids) replies.push(await ask("imports.takeBack", { id: each }));
  const failed = replies.find((reply) => !reply.ok);
  if (failed === undefined) announcement.value = words.needsYou.undone;
  else show({ ...known, ids: [], failure: failed.ok ? null : failed.error.message }, toldMs);
}

function show(told: Told, ms: number): void {
  undoable.value = [...undoable.peek().filter(({ id }) => id !== told.id), told];
  setTimeout(() => {
    undoable.value = undoable.peek().filter((one) => one !== told);
  }, ms);
}

function forget(id: string): void {
  undoable.value = undoable.peek().filter((one) => one.id !== id);
}
