/** @file Which spreadsheet a person looks at, how it is read now, and what they have said about it and not sent yet. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, imports } from "../agent/use-agent.ts";
import { openId, view } from "../agent/use-view.ts";
import { changedUses, type Draft, emptyDraft } from "./sheet-draft.ts";
import { readingFor, type Stage, stageOf } from "./sheet-stage.ts";

/** As it was last read; it stays while it is read again, so that nothing jumps. */
export const sheet = signal<SheetPreview | null>(null);
export const draft = signal<Draft>(emptyDraft);
export const remember = signal(true);
/** Why the sheet cannot be shown, in a sentence. */
export const sheetFailure = signal<string | null>(null);

export const opened = computed(() => imports.value.find(({ id }) => id === openId.value) ?? null);
const wanted = computed(() => (opened.value === null ? null : `${opened.value.id} ${readingFor(opened.value)}`));
/** What is said of columns and not sent yet. */
export const changes = computed(() => changedUses(draft.value, sheet.value?.columns ?? []));
/** Which reading `sheet` is. */
const held = signal<string | null>(null);
export const stage = computed<Stage>(() =>
  opened.value === null ? "reading" : stageOf(opened.value, held.value === wanted.value ? sheet.value : null),
);
export const isReading = computed(() => held.value !== wanted.value && sheetFailure.value === null);

/** Shows this spreadsheet in place of what needs a person. What was said of it and not sent is still there. */
export function openSheet(import_: Import): void {
  batch(() => {
    if (held.value?.startsWith(`${import_.id} `) !== true) {
      sheet.value = null;
      held.value = null;
      draft.value = emptyDraft;
      remember.value = import_.answers?.remember ?? true;
    }
    sheetFailure.value = null;
    openId.value = import_.id;
    view.value = "needs-you";
  });
}

export function closeSheet(): void {
  openId.value = null;
}

effect(() => {
  const import_ = opened.value;
  if (import_ === null || readingFor(import_) === null || held.peek() === wanted.value) return;
  void load(import_.id, wanted.value);
});

async function load(id: string, reading: string | null): Promise<void> {
  const reply = await ask("imports.sheet", { id });
  // Meanwhile another file may have been opened, or this one may have gone on.
  if (wanted.peek() !== reading || held.peek() === reading) return;
  batch(() => {
    // What goes is moved while it is looked at; a look that failed is repeated when the move is told.
    const came = reply.ok ? reply.value : null;
    sheetFailure.value = !reply.ok ? reply.error.message : came === null ? words.look.noSheet : null;
    if (came === null) return;
    sheet.value = came;
    draft.value = emptyDraft;
    held.value = reading;
  });
}
