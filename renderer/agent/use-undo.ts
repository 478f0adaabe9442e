/** @file What a person may still undo, and undoing it. */

import { signal } from "@preact/signals";
import { words } from "../../shared/words/spoken.ts";
import { announcement, ask } from "./use-agent.ts";
import type { CommandRun } from "./use-command.ts";

interface Undoable {
  readonly id: string;
  /** What was done, as a sentence. */
  readonly said: string;
  /** Why it could not be undone, or null. */
  readonly failure: string | null;
}

/** Main waits a little longer before it sends the document. */
const offeredMs = 5_000;

/** Oldest first. */
export const undoable = signal<readonly Undoable[]>([]);

/** Attaches a document, and offers to undo it. */
export async function attachWithUndo(run: CommandRun["run"], id: string, file: string, purchaseInvoiceId: string) {
  const said = words.window.about(words.needsYou.attached, file);
  if (!(await run("imports.attach", { id, purchaseInvoiceId, mayUndo: true }, said))) return;
  offer({ id, said: words.needsYou.attachedTo(file, purchaseInvoiceId), failure: null });
}

export async function undo(id: string): Promise<void> {
  const known = undoable.peek().find((one) => one.id === id);
  forget(id);
  const reply = await ask("imports.takeBack", { id });
  if (reply.ok) announcement.value = words.needsYou.undone;
  else if (known) offer({ ...known, failure: reply.error.message });
}

function offer(offered: Undoable): void {
  undoable.value = [...undoable.peek().filter(({ id }) => id !== offered.id), offered];
  setTimeout(() => {
    undoable.value = undoable.peek().filter((one) => one !== offered);
  }, offeredMs);
}

function forget(id: string): void {
  undoable.value = undoable.peek().filter((one) => one.id !== id);
}
