/** @file The open spreadsheet: its current reading, and the person's unsent answers. */

import { batch, computed, effect, signal } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask, imports } from "../agent/use-agent.ts";
import { openId, view } from "../agent/use-view.ts";
import { changedUses, type Draft, emptyDraft, suitsLaterFiles } from "./sheet-draft.ts";
import { readingFor, type Stage, stageOf } from "./sheet-stage.ts";

/** The last reading. It stays during the next one, so that the page does not jump. */
export const sheet = signal<SheetPreview | null>(null);
export const draft = signal<Draft>(emptyDraft);
/** What the person has said about remembering; null if nothing. */
export const rememberSaid = signal<boolean | null>(null);
export const remember = computed(
  () => rememberSaid.value ?? (sheet.value !== null && suitsLaterFiles(sheet.value, draft.value)),
);
/** Why the sheet cannot be shown, as a sentence. */
export const sheetFailure = signal<string | null>(null);

export const opened = computed(() => imports.value.find(({ id }) => id === openId.value) ?? null);
const wanted = computed(() => (opened.value === null ? null : `${opened.value.id} ${readingFor(opened.value)}`));
/** The unsent changes of columns. */
export const changes = computed(() => changedUses(draft.value, sheet.value?.columns ?? []));
/** Identifies the reading in `sheet`. */
const held = signal<string | null>(null);
export const stage = computed<Stage>(() =>
  opened.value === null ? "reading" : stageOf(opened.value, held.value === wanted.value ? sheet.value : null),
);
export const isReading = computed(() => held.value !== wanted.value && sheetFailure.value === null);

/** Opens this spreadsheet in the Needs you view, with its unsent answers. */
export function openSheet(import_: Import): void {
  batch(() => {
    if (held.value?.startsWith(`${import_.id} `) !== true) {
      sheet.value = null;
      held.value = null;
      draft.value = emptyDraft;
      rememberSaid.value = import_.answers?.remember === false ? false : null;
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
  // Another file may have been opened meanwhile, or the state of this one may have changed.
  if (wanted.peek() !== reading || held.peek() === reading) return;
  batch(() => {
    // A sent file is moved, and may be missed during the move. The notice of the move triggers another reading.
    const came = reply.ok ? reply.value : null;
    sheetFailure.value = !reply.ok ? reply.error.message : came === null ? words.look.noSheet : null;
    if (came === null) return;
    sheet.value = came;
    draft.value = emptyDraft;
    // A yes was about the answers before, and says nothing about these.
    if (rememberSaid.value === true) rememberSaid.value = null;
    held.value = reading;
  });
}
